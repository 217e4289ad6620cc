import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useRef } from 'react';
import { Matrix4, MeshStandardMaterial, Vector4 } from 'three';
import type { Atlas } from '../../media/atlas.ts';
import { lookOf, previewsAdvance, useSelection } from '../../session/selection.ts';
import { sameThing, type Thing } from '../../session/thing.ts';
import { soundWheels } from '../../sound/chuffs.ts';
import type { Drawn } from '../cards/Cards.tsx';
import { EDGE } from '../cards/card-mesh.ts';
import { HaloMesh } from '../cards/halo-mesh.ts';
import { useRestyle } from '../cards/use-restyle.ts';
import { useOwned } from '../frame/use-owned.ts';
import type { Stage } from '../stage.ts';
import { DRIVERS } from './locomotive.ts';
import { PlateMesh } from './plate-mesh.ts';
import { LOCOMOTIVE_WHEELS, RollingStock, TENDER_WHEELS, WAGON_WHEELS, type Wheels } from './rolling-stock.ts';
import { placeDeparture, placeEasel, placeEngine, placeWagon } from './vehicles.ts';
import type { Wagon, Yard } from './yard.ts';

const vehicle = new Matrix4();
const part = new Matrix4();
const turned = new Matrix4();

/** Light on what can be chosen or cannot be had: the colours of the models are multiplied by it. */
const TINTS = {
  plain: new Vector4(1, 1, 1, 1),
  legal: new Vector4(1.26, 1.18, 1, 1),
  picked: new Vector4(1.45, 1.42, 1.32, 1),
  faded: new Vector4(0.42, 0.4, 0.42, 1),
} as const;
/** How much brighter what the pointer is on. */
const POINTED = 1.2;
/** The train as it would stand after an advance, in light; and how solid the real one is meanwhile. */
const AHEAD = new Vector4(1.5, 1.75, 2.1, 0.5);
const MEANWHILE = 0.45;
const tint = new Vector4();
/** Units that it can roll in a frame. */
const FURTHEST = 3;

/** The train on its rails and the easels of its stations, each where the yard has it. */
export function Train({ stage, atlas, drawn }: { stage: Stage; atlas: Atlas; drawn: Drawn }) {
  const invalidate = useThree((state) => state.invalidate);
  const stock = useOwned(rollingStock);
  const plates = useOwned(useCallback(() => new PlateMesh(atlas.layout), [atlas]));
  const halo = useOwned(ring);
  const stale = useRestyle();
  useEffect(() => {
    if (!stock || !plates || !halo) return;
    stale.current = true;
    invalidate();
  }, [stock, plates, halo, invalidate, stale]);
  const rolled = useRef(0);
  const drawnAs = useRef({ moving: true, version: -1 });
  useFrame((_, delta) => {
    if (!stock || !plates || !halo) return;
    const { along } = stage.yard;
    const way = along - rolled.current;
    rolled.current = along;
    // A train that is set elsewhere has not rolled there.
    if (way !== 0 && Math.abs(way) < FURTHEST) soundWheels(way, delta);
    plates.setPicture(drawn.mesh?.picture ?? null);
    const { moving } = stage.yard;
    const changed = stale.current || moving || drawnAs.current.moving || drawnAs.current.version !== stage.version;
    drawnAs.current.moving = moving;
    drawnAs.current.version = stage.version;
    stale.current = false;
    if (!changed) return;
    draw(stage.yard, stock, plates);
    glow(stage.yard, halo);
  });
  return (
    <>
      {stock && <primitive object={stock.mesh} />}
      {plates && <primitive object={plates.mesh} />}
      {halo && <primitive object={halo.mesh} />}
    </>
  );
}

const ring = (): HaloMesh => new HaloMesh();

function rollingStock(): RollingStock {
  // Transparent only for the sake of what is shown one station on.
  const paint = new MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.52,
    envMapIntensity: 0.9,
    transparent: true,
  });
  const stock = new RollingStock(paint);
  stock.mesh.castShadow = true;
  stock.mesh.receiveShadow = true;
  stock.mesh.renderOrder = -1;
  return stock;
}

function draw(yard: Yard, stock: RollingStock, plates: PlateMesh): void {
  stock.begin();
  plates.begin();
  if (yard.laid) {
    const selection = useSelection.getState();
    const ahead = !yard.moving && previewsAdvance(selection);
    putTrain(yard, stock, plates, { hovered: selection.hovered, solid: ahead ? MEANWHILE : 1 });
    for (let station = 0; station < yard.stations; station += 1) {
      stock.put('easel', placeEasel(station, yard.stations, vehicle));
    }
    if (ahead) putAhead(yard, stock, plates);
  }
  for (const departure of yard.departures) {
    placeDeparture(yard, departure, vehicle);
    putWagon(stock, departure.wagon, yard.along, TINTS.plain);
    plates.put(departure.wagon.id, vehicle);
  }
  stock.end();
  plates.end();
}

interface Light {
  readonly hovered: Thing | null;
  readonly solid: number;
}

function putTrain(yard: Yard, stock: RollingStock, plates: PlateMesh, { hovered, solid }: Light): void {
  const { along, side } = yard;
  const engine = tintOf({ what: 'locomotive' }, hovered, solid);
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
    putWagon(stock, wagon, along, tintOf({ what: 'wagon', card: wagon.card }, hovered, solid));
    if (solid === 1) plates.put(wagon.id, vehicle);
  }
}

/** Where everything would stand one station further on. */
function putAhead(yard: Yard, stock: RollingStock, plates: PlateMesh): void {
  const head = yard.head.value + 1;
  stock.put(yard.side, placeEngine(yard, 'locomotive', vehicle, head), AHEAD);
  stock.put(`tender ${yard.side}`, placeEngine(yard, 'tender', vehicle, head), AHEAD);
  for (const wagon of yard.wagons) {
    placeWagon(yard, wagon, vehicle, head);
    stock.put(wagon.id, vehicle, AHEAD);
    stock.put('chassis', vehicle, AHEAD);
    plates.put(wagon.id, vehicle);
  }
}

/** A card's halo drawn out to the length of a vehicle, over the sleepers. */
const PATCH = { wagon: { long: 1.66, wide: 0.52 }, locomotive: { long: 1.95, wide: 0.52 }, up: 0.01 } as const;

/** Light on the rails under what can be chosen. */
function glow(yard: Yard, halo: HaloMesh): void {
  let count = 0;
  const lay = (thing: Thing, { long, wide }: { long: number; wide: number }): void => {
    const look = lookOf(thing);
    if (look !== 'legal' && look !== 'picked') return;
    part.makeScale(long, 1, wide).setPosition(0, PATCH.up, 0);
    halo.put(count, part.premultiply(vehicle), EDGE[look]);
    count += 1;
  };
  if (yard.laid && !yard.moving) {
    placeEngine(yard, 'locomotive', vehicle);
    lay({ what: 'locomotive' }, PATCH.locomotive);
    for (const wagon of yard.wagons) {
      placeWagon(yard, wagon, vehicle);
      lay({ what: 'wagon', card: wagon.card }, PATCH.wagon);
    }
  }
  halo.show(count);
}

/** The one at `vehicle`. */
function putWagon(stock: RollingStock, { id }: Wagon, along: number, light: Vector4): void {
  stock.put(id, vehicle, light);
  stock.put('chassis', vehicle, light);
  putWheels(stock, WAGON_WHEELS, along, light);
}

function putWheels(stock: RollingStock, wheels: readonly Wheels[], along: number, light: Vector4): void {
  for (const { part: shape, radius, at } of wheels) {
    turned.makeRotationZ(-along / radius);
    for (const x of at) {
      part.makeTranslation(x, radius, 0).multiply(turned).premultiply(vehicle);
      stock.put(shape, part, light);
    }
  }
}

function tintOf(thing: Thing, hovered: Thing | null, solid: number): Vector4 {
  tint.copy(TINTS[lookOf(thing)]);
  if (hovered !== null && sameThing(thing, hovered)) tint.multiplyScalar(POINTED);
  tint.w = solid;
  return tint;
}
