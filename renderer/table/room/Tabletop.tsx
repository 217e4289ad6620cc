import { useMemo } from 'react';
import { BoxGeometry, Euler, InstancedMesh, Matrix4, MeshStandardMaterial, Quaternion, Vector2, Vector3 } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { COLOUR } from '../colours.ts';
import { disorder } from '../pose.ts';
import { RIM } from '../sizes.ts';
import { ringAt } from './ring.ts';
import { feltGeometry, type ProfilePoint, sweep, tinted } from './sweep.ts';
import type { Textures } from './textures.ts';

const Y = RIM.top;
const RIM_PROFILE: readonly ProfilePoint[] = [
  [-0.02, -0.05, 0.25],
  [0, 0.16, 0.5],
  [0.03, 0.27, 0.8],
  [0.09, Y - 0.01],
  [0.16, Y + 0.02],
  [0.26, Y + 0.02],
  [0.32, Y],
  [0.34, Y - 0.03, 0.45],
  [0.4, Y - 0.03, 0.8],
  [1.5, Y - 0.03],
  [1.56, Y - 0.03, 0.6],
  [1.6, Y, 0.9],
  [2.36, Y],
  [2.5, Y - 0.03],
  [2.6, Y - 0.12],
  [RIM.outer, Y - 0.24, 0.8],
  [2.56, Y - 0.36, 0.6],
  [2.36, Y - 0.44, 0.4],
  [2.3, -0.9, 0.35],
];
const INLAYS: readonly (readonly ProfilePoint[])[] = [
  [
    [0.335, Y - 0.028],
    [0.345, Y + 0.004],
    [0.375, Y + 0.004],
    [0.385, Y - 0.028],
  ],
  [
    [1.555, Y - 0.028],
    [1.565, Y + 0.008],
    [1.605, Y + 0.008],
    [1.615, Y],
  ],
];
const GAUGE = 0.25;
const SLEEPER = { width: 0.12, height: 0.05, length: 0.72, every: 0.3 } as const;

/** The felt with its print, the walnut rim with its rails and inlay. */
export function Tabletop({ textures }: { textures: Textures }) {
  const parts = useMemo(() => {
    const rail = (to: number): readonly ProfilePoint[] => [
      [RIM.track + to * GAUGE - 0.03, Y + 0.03],
      [RIM.track + to * GAUGE - 0.022, Y + 0.075],
      [RIM.track + to * GAUGE + 0.022, Y + 0.075],
      [RIM.track + to * GAUGE + 0.03, Y + 0.03],
    ];
    return {
      felt: feltGeometry(0, false),
      print: feltGeometry(0.004, true),
      rim: sweep(RIM_PROFILE, 7, 0.34),
      metal: mergeGeometries([...INLAYS, rail(-1), rail(1)].map((profile) => sweep(profile, 1))),
      sleepers: sleepers(),
    };
  }, []);
  return (
    <group>
      <mesh geometry={parts.felt} receiveShadow>
        <meshStandardMaterial
          map={textures.felt.map}
          normalMap={textures.felt.normalMap}
          normalScale={FELT_NAP}
          vertexColors
          roughness={0.96}
          envMapIntensity={0.35}
        />
      </mesh>
      <mesh geometry={parts.print} receiveShadow>
        <meshStandardMaterial
          map={textures.print}
          transparent
          opacity={0.3}
          roughness={1}
          polygonOffset
          polygonOffsetFactor={-2}
          depthWrite={false}
        />
      </mesh>
      <mesh geometry={parts.rim} castShadow receiveShadow>
        <meshStandardMaterial
          {...textures.walnut}
          color={COLOUR.varnish}
          envMapIntensity={0.7}
          vertexColors
          roughness={0.86}
          normalScale={GRAIN}
        />
      </mesh>
      <mesh geometry={parts.metal} castShadow receiveShadow>
        <meshStandardMaterial color={COLOUR.brass} metalness={1} roughness={0.3} vertexColors />
      </mesh>
      <primitive object={parts.sleepers} />
    </group>
  );
}

const FELT_NAP = new Vector2(0.8, 0.8);
const GRAIN = new Vector2(0.6, 0.6);

function sleepers(): InstancedMesh {
  const ring = ringAt(RIM.track);
  const count = Math.round(ring.length / SLEEPER.every);
  const geometry = tinted(new BoxGeometry(SLEEPER.width, SLEEPER.height, SLEEPER.length), COLOUR.sleeper);
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.85 });
  const mesh = new InstancedMesh(geometry, material, count);
  const matrix = new Matrix4();
  const turn = new Quaternion();
  const angles = new Euler();
  for (let at = 0; at < count; at += 1) {
    const { x, z, tx, tz } = ring.at(at / count);
    turn.setFromEuler(angles.set(0, Math.atan2(-tz, tx) + disorder(at, 1) * 0.03, 0));
    const size = new Vector3(1, 1, 1 + disorder(at, 2) * 0.06);
    mesh.setMatrixAt(at, matrix.compose(new Vector3(x, Y + 0.005, z), turn, size));
  }
  mesh.receiveShadow = true;
  return mesh;
}
