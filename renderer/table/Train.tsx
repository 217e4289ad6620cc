import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { Color, Matrix4, MeshStandardMaterial } from 'three';
import type { Atlas } from '../media/atlas.ts';
import { lookOf, useSelection } from '../session/selection.ts';
import { useSession } from '../session/store.ts';
import { sameThing, type Thing } from '../session/thing.ts';
import { soundWheels } from '../sound/chuffs.ts';
import type { Drawn } from './Cards.tsx';
import type { Stage } from './stage.ts';
import { DRIVERS } from './train/locomotive.ts';
import { PlateMesh } from './train/plate-mesh.ts';
import { LOCOMOTIVE_WHEELS, RollingStock, TENDER_WHEELS, WAGON_WHEELS, type Wheels } from './train/rolling-stock.ts';
import { placeDeparture, placeEasel, placeEngine, placeWagon } from './train/vehicles.ts';
import type { Wagon, Yard } from './train/yard.ts';

const vehicle = new Matrix4();
const part = new Matrix4();
const turned = new Matrix4();

/** Light on what can be chosen, is pointed at, or cannot be had: the colours of the models are multiplied by it. */
const TINTS = {
  plain: new Color(1, 1, 1),
  legal: new Color(1.5, 1.32, 1),
  picked: new Color(1.75, 1.7, 1.55),
  faded: new Color(0.42, 0.4, 0.42),
} as const;
const POINTED = 1.25;
/** Units that it can roll in a frame. */
const FURTHEST = 3;
const tint = new Color();

/** The train on its rails and the easels of its stations, each where the yard has it. */
export function Train({ stage, atlas, drawn }: { stage: Stage; atlas: Atlas; drawn: Drawn }) {
  const invalidate = useThree((state) => state.invalidate);
  const stock = useMemo(rollingStock, []);
  const plates = useMemo(() => new PlateMesh(atlas.layout), [atlas]);
  const stale = useRef(true);
  useEffect(() => () => stock.dispose(), [stock]);
  useEffect(() => {
    stale.current = true;
    invalidate();
    return () => plates.dispose();
  }, [plates, invalidate]);
  useEffect(() => {
    const restyle = () => {
      stale.current = true;
      invalidate();
    };
    const stops = [useSelection.subscribe(restyle), useSession.subscribe(restyle)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [invalidate]);
  const rolled = useRef(0);
  useFrame((_, delta) => {
    const { along } = stage.yard;
    const way = along - rolled.current;
    rolled.current = along;
    // A train that is set elsewhere has not rolled there.
    if (way !== 0 && Math.abs(way) < FURTHEST) soundWheels(way, delta);
    plates.setPicture(drawn.mesh?.picture ?? null);
    if (!stage.active && !stale.current) return;
    stale.current = false;
    draw(stage.yard, stock, plates);
  });
  return (
    <>
      <primitive object={stock.mesh} />
      <primitive object={plates.mesh} />
    </>
  );
}

function rollingStock(): RollingStock {
  const stock = new RollingStock(
    new MeshStandardMaterial({ vertexColors: true, roughness: 0.52, envMapIntensity: 0.9 }),
  );
  stock.mesh.castShadow = true;
  stock.mesh.receiveShadow = true;
  return stock;
}

function draw(yard: Yard, stock: RollingStock, plates: PlateMesh): void {
  stock.begin();
  plates.begin();
  if (yard.laid) {
    const { along, side } = yard;
    const { hovered } = useSelection.getState();
    const engine = tintOf({ what: 'locomotive' }, hovered);
    placeEngine(yard, 'locomotive', vehicle);
    stock.put(side, vehicle, engine);
    putWheels(stock, LOCOMOTIVE_WHEELS, along, engine);
    const crank = -along / DRIVERS.radius;
    part.makeTranslation(Math.cos(crank) * DRIVERS.crank, Math.sin(crank) * DRIVERS.crank, 0);
    stock.put('rods', part.premultiply(vehicle), engine);
    placeEngine(yard, 'tender', vehicle);
    stock.put(`tender ${side}`, vehicle, engine);
    putWheels(stock, TENDER_WHEELS, along, engine);
    for (const wagon of yard.wagons) {
      placeWagon(yard, wagon, vehicle);
      putWagon(stock, plates, wagon, along, tintOf({ what: 'wagon', card: wagon.card }, hovered));
    }
    for (let station = 0; station < yard.stations; station += 1) {
      stock.put('easel', placeEasel(station, yard.stations, vehicle));
    }
  }
  for (const departure of yard.departures) {
    placeDeparture(yard, departure, vehicle);
    putWagon(stock, plates, departure.wagon, yard.along, TINTS.plain);
  }
  stock.end();
  plates.end();
}

/** The one at `vehicle`. */
function putWagon(stock: RollingStock, plates: PlateMesh, { id }: Wagon, along: number, light: Color): void {
  stock.put(id, vehicle, light);
  stock.put('chassis', vehicle, light);
  putWheels(stock, WAGON_WHEELS, along, light);
  plates.put(id, vehicle);
}

function putWheels(stock: RollingStock, wheels: readonly Wheels[], along: number, light: Color): void {
  for (const { part: shape, radius, at } of wheels) {
    turned.makeRotationZ(-along / radius);
    for (const x of at) {
      part.makeTranslation(x, radius, 0).multiply(turned).premultiply(vehicle);
      stock.put(shape, part, light);
    }
  }
}

function tintOf(thing: Thing, hovered: Thing | null): Color {
  tint.copy(TINTS[lookOf(thing)]);
  return hovered !== null && sameThing(thing, hovered) ? tint.multiplyScalar(POINTED) : tint;
}
