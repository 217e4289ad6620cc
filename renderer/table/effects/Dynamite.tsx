import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  type Group,
  type PointLight,
  ShaderMaterial,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { SECONDS } from '../../choreography/timing.ts';
import { COLOUR } from '../colours.ts';
import { clock } from '../frame/clock.ts';
import { disorder } from '../pose.ts';
import { eachInPlay, PROP_KINDS } from '../room/prop-kinds.ts';
import { lathe, tinted } from '../room/sweep.ts';
import type { Stage } from '../stage.ts';

/** Where the sticks lie on their card: on its lower half, so that the name shows. */
const OFFSET = { x: -0.12, y: 0.2, z: 0.26, turn: 0.5, size: 0.92 } as const;
/** How high it hops from seat to seat. */
const HOP = 2.2;
const MOST = 2;
const FUSE_END = new Vector3(1.08, 0.5, 0.16);
const SPARKS = 90;
/** Candela of the burning fuse, and of the moment when it has burnt down. */
const LIGHT = { fuse: 7, blast: 240, reach: 5, blastReach: 26 } as const;

/** The burning sticks on every Dynamite in play; they go wherever the card goes, on higher arcs. */
export function Dynamite({ stage, steady }: { stage: Stage; steady: boolean }) {
  const light = useRef<PointLight>(null);
  const parts = useMemo(() => ({ sticks: sticks(), sparks: sparks() }), []);
  const groups = useRef<(Group | null)[]>([]);
  const count = useRef(0);
  useFrame(() => {
    const time = parts.sparks.uniforms.time;
    if (time) time.value = clock.wall;
    if (stage.active)
      count.current = eachInPlay(stage, PROP_KINDS.dynamite, (body, _seat, at) => {
        const group = groups.current[at];
        const mover = stage.cards[body];
        if (!group || !mover) return;
        const { flown, place } = mover;
        group.position.set(place.x + OFFSET.x, place.y + OFFSET.y + HOP * 4 * flown * (1 - flown), place.z + OFFSET.z);
        group.rotation.y = OFFSET.turn + (1 - flown) * Math.PI * 2;
      });
    groups.current.forEach((group, at) => {
      if (group) group.visible = at < count.current;
    });
    shine(stage, light.current, count.current > 0 ? (groups.current[0] ?? null) : null, steady);
  });
  return (
    <>
      {Array.from({ length: MOST }, (_, at) => (
        <group
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and stay
          key={at}
          visible={false}
          scale={OFFSET.size}
          ref={(group) => {
            groups.current[at] = group;
          }}
        >
          <mesh geometry={parts.sticks} castShadow receiveShadow>
            <meshStandardMaterial vertexColors roughness={0.55} />
          </mesh>
          <points
            geometry={parts.sparks.geometry}
            material={parts.sparks.material}
            position={FUSE_END}
            frustumCulled={false}
          />
        </group>
      ))}
      <pointLight ref={light} color={COLOUR.spark} intensity={0} distance={LIGHT.reach} decay={2} />
    </>
  );
}

const tip = new Vector3();

/** One light serves the fuse and the explosion, so that no shader is built anew when either comes. */
function shine(stage: Stage, light: PointLight | null, group: Group | null, steady: boolean): void {
  if (!light) return;
  const { blast } = stage.effects;
  const slot = stage.plan?.slots[blast.seat];
  if (blast.spent < SECONDS.blast && slot) {
    const left = 1 - blast.spent / SECONDS.blast;
    light.position.set(slot.x, 1.6, slot.z);
    light.distance = LIGHT.blastReach;
    light.intensity = LIGHT.blast * left ** 3;
    return;
  }
  light.distance = LIGHT.reach;
  light.intensity = 0;
  if (!group) return;
  light.position.copy(tip.copy(FUSE_END).applyMatrix4(group.matrixWorld));
  const flicker = steady ? 0 : 0.5 * Math.sin(clock.wall * 41) * Math.sin(clock.wall * 27);
  light.intensity = LIGHT.fuse * (1 + flicker);
}

function sticks(): BufferGeometry {
  const stick = (z: number, y: number) =>
    tinted(lathe(STICK, 18), COLOUR.dynamite)
      .rotateZ(-Math.PI / 2)
      .translate(-0.44, y, z);
  const band = (x: number) =>
    tinted(new TorusGeometry(0.29, 0.03, 6, 24), COLOUR.twine)
      .scale(1, 0.92, 1)
      .rotateY(Math.PI / 2)
      .translate(x, 0.1, 0);
  const fuse = new CatmullRomCurve3([
    new Vector3(0.42, 0.28, 0),
    new Vector3(0.62, 0.36, 0.06),
    new Vector3(0.78, 0.24, 0.2),
    new Vector3(0.95, 0.3, 0.26),
    FUSE_END,
  ]);
  const parts = [
    stick(-0.15, 0),
    stick(0.15, 0),
    stick(0, 0.26),
    band(-0.22),
    band(0.2),
    tinted(new TubeGeometry(fuse, 24, 0.028, 6), COLOUR.fuse),
  ];
  return mergeGeometries(parts.map((part) => (part.index ? part.toNonIndexed() : part)));
}

function sparks(): { geometry: BufferGeometry; material: ShaderMaterial; uniforms: ShaderMaterial['uniforms'] } {
  const geometry = new BufferGeometry();
  const seeds = new Float32Array(SPARKS * 4).map((_, at) => disorder(at, 5) * 0.5 + 0.5);
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(SPARKS * 3), 3));
  geometry.setAttribute('aSeed', new BufferAttribute(seeds, 4));
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: { time: { value: 0 } },
    vertexShader: `attribute vec4 aSeed; uniform float time; varying float vLeft;
void main() {
  float life = fract(time * (1.6 + aSeed.w) + aSeed.x);
  float turn = aSeed.y * 6.2832, rise = aSeed.z * 1.2;
  vec3 way = vec3(cos(turn) * cos(rise), sin(rise) + 0.5, sin(turn) * cos(rise)) * (0.5 + aSeed.w);
  vec3 at = way * life * 0.55 - vec3(0.0, 0.54 * life * life, 0.0);
  bool core = aSeed.x < 0.06;
  if (core) at = vec3(0.0, 0.02, 0.0);
  vLeft = core ? 0.8 : 1.0 - life;
  vec4 eye = modelViewMatrix * vec4(at, 1.0);
  gl_Position = projectionMatrix * eye;
  float size = core ? 0.26 + 0.08 * sin(time * 40.0 + aSeed.y * 9.0) : (0.03 + 0.05 * aSeed.w) * vLeft + 0.01;
  gl_PointSize = size * projectionMatrix[1][1] * 450.0 / -eye.z;
}`,
    fragmentShader: `varying float vLeft;
void main() {
  float round = smoothstep(0.5, 0.0, length(gl_PointCoord - 0.5));
  round *= round;
  gl_FragColor = vec4(mix(vec3(2.4, 0.5, 0.06), vec3(5.0, 2.6, 0.8), round * vLeft) * round * vLeft, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
  });
  return { geometry, material, uniforms: material.uniforms };
}

const STICK = [
  [0, 0],
  [0.13, 0],
  [0.15, 0.02],
  [0.15, 0.86],
  [0.13, 0.88],
  [0, 0.87],
] as const;
