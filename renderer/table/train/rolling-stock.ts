import { BatchedMesh, type BufferGeometry, type Material, type Matrix4, Vector4 } from 'three';
import { LIVERIES, type WagonId } from '../../../assets/expansions/great-train-robbery/art/liveries.ts';
import { AXLES, axle, chassis, WAGON, WHEEL } from './chassis.ts';
import { easel } from './easel.ts';
import { DRIVERS, locomotive, PILOTS, sideRods, tender, WHEEL_PAINT } from './locomotive.ts';
import { wagonBody } from './wagons.ts';

/** More wagons than are ever seen at once: an old train, a new one, and those on the way to their owners. */
export const MOST_WAGONS = 10;
export const MOST_STATIONS = 8;

/** The turning parts of a vehicle: where their axles are, and which. */
export interface Wheels {
  readonly part: 'axle' | 'driver' | 'pilot';
  readonly radius: number;
  readonly at: readonly number[];
}
export const WAGON_WHEELS: readonly Wheels[] = [
  { part: 'axle', radius: WHEEL.radius, at: [-1, 1].flatMap((end) => AXLES.map((off) => end * WAGON.truck + off)) },
];
export const TENDER_WHEELS: readonly Wheels[] = [
  { part: 'axle', radius: WHEEL.radius, at: [-0.32, 0.32].flatMap((truck) => AXLES.map((off) => truck + off)) },
];
export const LOCOMOTIVE_WHEELS: readonly Wheels[] = [
  { part: 'driver', radius: DRIVERS.radius, at: DRIVERS.at },
  { part: 'pilot', radius: PILOTS.radius, at: PILOTS.at },
];

/** Every shape of the train and its stations, by name. */
function shapes(): ReadonlyMap<string, BufferGeometry> {
  return new Map<string, BufferGeometry>([
    ...(Object.keys(LIVERIES) as WagonId[]).map((id): [string, BufferGeometry] => [id, wagonBody(id)]),
    ...(['ironhorse', 'leland'] as const).flatMap((side): [string, BufferGeometry][] => [
      [side, locomotive(side, false)],
      [`tender ${side}`, tender(side, false)],
    ]),
    ['chassis', chassis(false)],
    ['axle', axle(WHEEL.radius, '#26242a')],
    ['driver', axle(DRIVERS.radius, WHEEL_PAINT)],
    ['pilot', axle(PILOTS.radius, WHEEL_PAINT)],
    ['rods', sideRods()],
    ['easel', easel()],
  ]);
}

/** Room for all that is drawn at once. */
const MOST = MOST_WAGONS * 6 + MOST_STATIONS + 20;

/** As painted; the fourth number is how solid it is. */
const WHITE = new Vector4(1, 1, 1, 1);

/**
 * The whole train and the easels as one mesh: a draw call, and another for its shadow. A frame is written anew whenever
 * something moves: `begin`, `put` for each part, `end`.
 */
export class RollingStock {
  readonly mesh: BatchedMesh;
  private readonly ids = new Map<string, number>();
  private readonly instances: number[] = [];
  private readonly shown: string[] = [];
  private readonly material: Material;
  private used = 0;

  constructor(material: Material) {
    this.material = material;
    const all = shapes();
    const corners = [...all.values()].reduce((sum, shape) => sum + shape.getAttribute('position').count, 0);
    this.mesh = new BatchedMesh(MOST, corners, 0, material);
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = false;
    this.mesh.frustumCulled = false;
    for (const [name, shape] of all) {
      this.ids.set(name, this.mesh.addGeometry(shape));
      shape.dispose();
    }
    const first = this.idOf('chassis');
    for (let at = 0; at < MOST; at += 1) {
      const instance = this.mesh.addInstance(first);
      this.mesh.setVisibleAt(instance, false);
      this.mesh.setColorAt(instance, WHITE);
      this.instances.push(instance);
      this.shown.push('');
    }
  }

  begin(): void {
    this.used = 0;
  }

  put(shape: string, matrix: Matrix4, tint: Vector4 = WHITE): void {
    const instance = this.instances[this.used];
    if (instance === undefined) return;
    if (this.shown[this.used] !== shape) {
      if (this.shown[this.used] === '') this.mesh.setVisibleAt(instance, true);
      this.mesh.setGeometryIdAt(instance, this.idOf(shape));
      this.shown[this.used] = shape;
    }
    this.mesh.setMatrixAt(instance, matrix);
    this.mesh.setColorAt(instance, tint);
    this.used += 1;
  }

  end(): void {
    for (let at = this.used; at < this.shown.length && this.shown[at] !== ''; at += 1) {
      this.mesh.setVisibleAt(this.instances[at] ?? 0, false);
      this.shown[at] = '';
    }
    this.mesh.visible = this.used > 0;
  }

  /** With the material, which is this train's alone. */
  dispose(): void {
    this.mesh.dispose();
    this.material.dispose();
  }

  private idOf(shape: string): number {
    const id = this.ids.get(shape);
    if (id === undefined) throw new Error(`expected a shape of the train, got ${shape}`);
    return id;
  }
}
