import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  Euler,
  ExtrudeGeometry,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Shape,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { SECONDS } from '../../choreography/timing.ts';
import { COLOUR } from '../colours.ts';
import { bulletOn } from '../layout.ts';
import { disorder } from '../pose.ts';
import { STRIP } from '../sizes.ts';
import type { Stage } from '../stage.ts';
import { lathe, tinted } from './sweep.ts';

const MOST_SEATS = 8;
const MOST_BULLETS = MOST_SEATS * 8;
const FULL = new Color(1, 1, 1);
const EMPTY = new Color(COLOUR.spent).multiplyScalar(0.6);

/** Leather strips with a bullet in its loop for each life point; a lost one jumps out and leaves an empty loop. */
export function Strips({ stage }: { stage: Stage }) {
  const strips = useMemo(leather, []);
  const bullets = useMemo(cartridges, []);
  const seen = useRef(-1);
  useEffect(
    () => () => {
      for (const mesh of [strips, bullets]) {
        mesh.geometry.dispose();
        mesh.dispose();
      }
    },
    [strips, bullets],
  );
  useFrame(() => {
    if (seen.current === stage.version && stage.effects.bullets.length === 0 && stage.effects.recoils.length === 0)
      return;
    seen.current = stage.effects.bullets.length + stage.effects.recoils.length > 0 ? -1 : stage.version;
    lay(stage, strips, bullets);
  });
  return (
    <>
      <primitive object={strips} />
      <primitive object={bullets} />
    </>
  );
}

const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const angles = new Euler(0, 0, 0, 'YXZ');

function lay({ plan, shown, effects, characters }: Stage, strips: InstancedMesh, bullets: InstancedMesh): void {
  if (!plan || !shown) return;
  let count = 0;
  plan.strips.forEach((strip, seat) => {
    const push = characters[seat]?.push;
    const x = push?.x ?? 0;
    const z = push?.z ?? 0;
    turn.setFromEuler(angles.set(0, strip.yaw, 0));
    strips.setMatrixAt(seat, matrix.compose(place.set(strip.x + x, strip.y, strip.z + z), turn, size.setScalar(1)));
    const slot = plan.slots[seat];
    const life = shown.life[seat] ?? 0;
    const loops = Math.max(shown.maxLife[seat] ?? 0, life);
    for (let point = 0; point < loops && slot && count < MOST_BULLETS; point += 1) {
      const at = bulletOn(slot, point);
      const flight = effects.bullets.find((one) => one.seat === seat && one.point === point);
      const full = point < life;
      const share = flight ? Math.min(1, flight.spent / SECONDS.bullet) : 1;
      const out = flight ? (flight.away ? share : 1 - share) : 0;
      const thrown = flight !== undefined && (flight.away || full);
      place.set(at.x + x - STRIP.length / 2, at.y, at.z + z);
      if (thrown)
        place.add(size.set(out * 1.1 * Math.sign(slot.x || 1), Math.sin(out * Math.PI * 0.72) * 2.2, out * 0.5));
      turn.setFromEuler(angles.set(thrown ? out * 9 : 0, at.yaw + disorder(point, seat) * 0.05, -Math.PI / 2));
      bullets.setMatrixAt(
        count,
        matrix.compose(place, turn, size.setScalar(thrown ? Math.max(0.001, 1 - out ** 4) : 1)),
      );
      bullets.setColorAt(count, full || thrown ? FULL : EMPTY);
      count += 1;
    }
  });
  strips.count = plan.strips.length;
  bullets.count = count;
  strips.instanceMatrix.needsUpdate = true;
  bullets.instanceMatrix.needsUpdate = true;
  if (bullets.instanceColor) bullets.instanceColor.needsUpdate = true;
}

function leather(): InstancedMesh {
  const w = STRIP.width / 2;
  const h = STRIP.height / 2;
  const r = 0.06;
  const shape = new Shape()
    .moveTo(-w + r, -h)
    .lineTo(w - r, -h)
    .quadraticCurveTo(w, -h, w, -h + r)
    .lineTo(w, h - r)
    .quadraticCurveTo(w, h, w - r, h)
    .lineTo(-w + r, h)
    .quadraticCurveTo(-w, h, -w, h - r)
    .lineTo(-w, -h + r)
    .quadraticCurveTo(-w, -h, -w + r, -h);
  const geometry = new ExtrudeGeometry(shape, {
    depth: 0.02,
    bevelEnabled: true,
    bevelSize: 0.015,
    bevelThickness: 0.015,
    bevelSegments: 1,
    curveSegments: 4,
  }).rotateX(-Math.PI / 2);
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.78 });
  return shadowed(new InstancedMesh(tinted(geometry, COLOUR.leather), material, MOST_SEATS));
}

function cartridges(): InstancedMesh {
  const geometry: BufferGeometry = mergeGeometries([
    tinted(lathe(CASE, 16), COLOUR.case),
    tinted(lathe(SLUG, 16), COLOUR.slug),
  ]);
  const material = new MeshStandardMaterial({ vertexColors: true, metalness: 1, roughness: 0.24 });
  const mesh = shadowed(new InstancedMesh(geometry, material, MOST_BULLETS));
  mesh.setColorAt(0, FULL);
  return mesh;
}

function shadowed(mesh: InstancedMesh): InstancedMesh {
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  mesh.count = 0;
  return mesh;
}

const CASE = [
  [0, 0],
  [0.085, 0],
  [0.092, 0.02],
  [0.075, 0.03],
  [0.082, 0.05],
  [0.082, 0.3],
  [0.07, 0.33],
] as const;
const SLUG = [
  [0.07, 0.33],
  [0.066, 0.4],
  [0.045, 0.47],
  [0.02, 0.5],
  [0, 0.505],
] as const;
