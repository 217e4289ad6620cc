import { type BatchedMesh, Matrix4, MeshBasicMaterial } from 'three';
import { expect, test } from 'vitest';
import { WAGON_IDS } from '../../core/index.ts';
import { atlasLayout, facesInPlay } from '../../renderer/media/atlas-layout.ts';
import { PlateMesh } from '../../renderer/table/train/plate-mesh.ts';
import {
  LOCOMOTIVE_WHEELS,
  MOST_STATIONS,
  MOST_WAGONS,
  RollingStock,
  TENDER_WHEELS,
  WAGON_WHEELS,
  type Wheels,
} from '../../renderer/table/train/rolling-stock.ts';

const PLACE = new Matrix4();
const visibleIn = (mesh: BatchedMesh): number =>
  Array.from({ length: mesh.maxInstanceCount }, (_, at) => at).filter((at) => mesh.getVisibleAt(at)).length;

const putWheels = (stock: RollingStock, wheels: readonly Wheels[]): number =>
  wheels.reduce((sum, { part, at }) => {
    for (const _ of at) stock.put(part, PLACE);
    return sum + at.length;
  }, 0);

test('there is room for an old and a new train, wagons on their way, eight stations, and a train one station on', () => {
  const stock = new RollingStock(new MeshBasicMaterial());
  stock.begin();
  let put = 0;
  for (const shape of ['ironhorse', 'tender ironhorse', 'rods', 'leland', 'tender leland']) {
    stock.put(shape, PLACE);
    put += 1;
  }
  put += putWheels(stock, LOCOMOTIVE_WHEELS) + putWheels(stock, TENDER_WHEELS);
  for (let wagon = 0; wagon < MOST_WAGONS; wagon += 1) {
    stock.put(WAGON_IDS[wagon] ?? '', PLACE);
    stock.put('chassis', PLACE);
    put += 2 + putWheels(stock, WAGON_WHEELS);
  }
  for (let station = 0; station < MOST_STATIONS; station += 1) {
    stock.put('easel', PLACE);
    put += 1;
  }
  stock.end();
  expect(visibleIn(stock.mesh)).toBe(put);
});

test('what is not put again is gone, and comes back as what it then is', () => {
  const stock = new RollingStock(new MeshBasicMaterial());
  const frame = (...shapes: readonly string[]) => {
    stock.begin();
    for (const shape of shapes) stock.put(shape, PLACE);
    stock.end();
    return visibleIn(stock.mesh);
  };
  expect(frame('caboose', 'chassis', 'easel')).toBe(3);
  expect(frame('mail-car')).toBe(1);
  expect(stock.mesh.visible).toBe(true);
  expect(frame()).toBe(0);
  expect(stock.mesh.visible).toBe(false);
  expect(frame('leland', 'tender leland')).toBe(2);
  expect(() => frame('nothing')).toThrow('got nothing');
});

test('every wagon has its plate, and plates that are not put are hidden', () => {
  const plates = new PlateMesh(atlasLayout('test', facesInPlay(['great-train-robbery'])));
  for (const id of WAGON_IDS) {
    plates.begin();
    plates.put(id as Parameters<PlateMesh['put']>[0], PLACE);
    plates.end();
    expect(visibleIn(plates.mesh)).toBe(1);
  }
  plates.begin();
  plates.end();
  expect(visibleIn(plates.mesh)).toBe(0);
});
