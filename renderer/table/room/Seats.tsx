import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  DynamicDrawUsage,
  Euler,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { SECONDS } from '../../choreography/timing.ts';
import { COLOUR } from '../colours.ts';
import { on } from '../layout.ts';
import { disorder } from '../pose.ts';
import { IDENTITY } from '../sizes.ts';
import type { Stage } from '../stage.ts';
import { eachInPlay, PROP_KINDS } from './prop-kinds.ts';
import { lathe, tinted } from './sweep.ts';

const MOST_SEATS = 8;
const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const angles = new Euler(0, 0, 0, 'YXZ');

/** The hat that falls on the character of a player who is out. */
export function Hats({ stage }: { stage: Stage }) {
  const hats = useMemo(() => instanced(hat(), { vertexColors: true, roughness: 0.85 }), []);
  useFrame(() => {
    if (!stage.active) return;
    const { plan, shown, effects } = stage;
    let count = 0;
    plan?.slots.forEach((slot, seat) => {
      if (!shown?.dead[seat]) return;
      const share = Math.min(1, (effects.falls.get(seat) ?? SECONDS.fall) / SECONDS.fall);
      const drop = share < 0.6 ? 1 - (share / 0.6) ** 2 : 0.08 * Math.sin(((share - 0.6) / 0.4) * Math.PI);
      const at = on(slot, IDENTITY.character + 0.05, 0.35, 0.07);
      turn.setFromEuler(angles.set(drop * 0.6, at.yaw + disorder(seat, 8) * 0.5 + drop * 4, drop * 0.4));
      hats.setMatrixAt(count, matrix.compose(place.set(at.x, at.y + drop * 4, at.z), turn, size.setScalar(1)));
      count += 1;
    });
    show(hats, count);
  });
  return <primitive object={hats} />;
}

/** Iron bars over the role and character of a seat before which a Jail lies. */
export function Bars({ stage }: { stage: Stage }) {
  const bars = useMemo(
    () => instanced(tinted(grille(), COLOUR.iron), { vertexColors: true, metalness: 0.7, roughness: 0.45 }),
    [],
  );
  useFrame(() => {
    if (!stage.active) return;
    const count = eachInPlay(stage, PROP_KINDS.bars, (body, seat, at) => {
      const slot = stage.plan?.slots[seat];
      if (!slot || at >= MOST_SEATS) return;
      const flown = stage.cards[body]?.flown ?? 1;
      const over = on(slot, IDENTITY.character - 0.18, 0, 0.16 + (1 - flown) * 3);
      turn.setFromEuler(angles.set((1 - flown) * 0.5, over.yaw, 0));
      bars.setMatrixAt(at, matrix.compose(place.set(over.x, over.y, over.z), turn, size.setScalar(1)));
    });
    show(bars, Math.min(count, MOST_SEATS));
  });
  return <primitive object={bars} />;
}

function instanced(
  geometry: BufferGeometry,
  look: ConstructorParameters<typeof MeshStandardMaterial>[0],
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, new MeshStandardMaterial(look), MOST_SEATS);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  mesh.count = 0;
  mesh.visible = false;
  return mesh;
}

function show(mesh: InstancedMesh, count: number): void {
  mesh.count = count;
  mesh.visible = count > 0;
  mesh.instanceMatrix.needsUpdate = count > 0;
}

function hat(): BufferGeometry {
  const brim = tinted(lathe(BRIM, 32), COLOUR.hat).scale(1, 1, 0.78);
  const crown = tinted(lathe(CROWN, 28), COLOUR.hat).scale(1, 1, 0.86);
  const band = tinted(new CylinderGeometry(0.335, 0.345, 0.1, 28, 1, true), COLOUR.hatBand)
    .scale(1, 1, 0.86)
    .translate(0, 0.1, 0);
  return mergeGeometries([brim, crown, band]);
}

function grille(): BufferGeometry {
  const width = 2.1;
  const depth = 1.78;
  const uprights = Array.from({ length: 7 }, (_, at) =>
    new CylinderGeometry(0.035, 0.035, depth, 8).rotateX(Math.PI / 2).translate((at / 6 - 0.5) * (width - 0.1), 0, 0),
  );
  const rails = [-0.8, 0, 0.8].map((z) => new BoxGeometry(width, 0.05, 0.1).translate(0, 0, z));
  const parts = [...uprights, ...rails].map((part) => part.toNonIndexed());
  return mergeGeometries(parts);
}

const BRIM = [
  [0, 0.02],
  [0.3, 0.02],
  [0.52, 0.05],
  [0.62, 0.12],
  [0.6, 0.13],
  [0.5, 0.075],
  [0.3, 0.05],
] as const;
const CROWN = [
  [0.345, 0.04],
  [0.34, 0.16],
  [0.31, 0.34],
  [0.25, 0.42],
  [0.12, 0.39],
  [0, 0.36],
] as const;
