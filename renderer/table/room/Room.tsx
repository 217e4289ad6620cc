import { useMemo } from 'react';
import {
  BackSide,
  type BufferGeometry,
  CylinderGeometry,
  Euler,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { COLOUR } from '../colours.ts';
import { disorder } from '../pose.ts';
import { RIM } from '../sizes.ts';
import { ringAt } from './ring.ts';
import { tinted } from './sweep.ts';
import type { Textures } from './textures.ts';

const ROOM = { radius: 34, height: 26, floorTiles: 10 } as const;
/** Shares of the way round the table; none at the near side, where the camera stands. */
const CHAIRS = [0.19, 0.31, 0.435, 0.565, 0.69, 0.81] as const;

/** What stands and lies round the table, dim: floor, chairs, the wall with its bottles. */
export function Room({ textures }: { textures: Textures }) {
  const parts = useMemo(() => {
    const floor = new PlaneGeometry(ROOM.radius * 2, ROOM.radius * 2);
    const uv = floor.getAttribute('uv');
    for (let at = 0; at < uv.count; at += 1) {
      uv.setXY(at, uv.getX(at) * ROOM.floorTiles, uv.getY(at) * ROOM.floorTiles);
    }
    const wall = new CylinderGeometry(ROOM.radius, ROOM.radius, ROOM.height, 48, 1, true);
    return { floor: tinted(floor, '#ffe6c8'), wall, chairs: chairs() };
  }, []);
  return (
    <group>
      <mesh geometry={parts.floor} rotation-x={-Math.PI / 2} position-y={RIM.floor} receiveShadow>
        <meshStandardMaterial
          map={textures.floor.map}
          normalMap={textures.floor.normalMap}
          roughness={0.8}
          vertexColors
        />
      </mesh>
      <mesh geometry={parts.wall} position-y={RIM.floor + ROOM.height / 2} rotation-y={Math.PI / 2}>
        <meshBasicMaterial map={textures.wall} side={BackSide} fog={false} toneMapped={false} color="#c9b7a4" />
      </mesh>
      <primitive object={parts.chairs} />
    </group>
  );
}

function chairs(): InstancedMesh {
  const ring = ringAt(3.9);
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.55 });
  const mesh = new InstancedMesh(tinted(chair(), COLOUR.chair), material, CHAIRS.length);
  const matrix = new Matrix4();
  const turn = new Quaternion();
  const angles = new Euler();
  CHAIRS.forEach((share, at) => {
    const { x, z, nx, nz } = ring.at(share);
    turn.setFromEuler(angles.set(0, Math.atan2(nx, nz) + disorder(at, 3) * 0.25, 0));
    mesh.setMatrixAt(at, matrix.compose(new Vector3(x, -1.1, z), turn, new Vector3(1, 1, 1)));
  });
  mesh.receiveShadow = true;
  return mesh;
}

function chair(): BufferGeometry {
  const part = (x: number, y: number, z: number, width: number, height: number, depth: number): BufferGeometry =>
    new RoundedBoxGeometry(width, height, depth, 2, 0.08).translate(x, y, z);
  const legs = [-1.25, 1.25].flatMap((x) => [
    part(x, -4.6, 1.2, 0.26, 4.4, 0.26),
    part(x, -4.6, -1.2, 0.26, 4.4, 0.26),
  ]);
  return mergeGeometries([
    part(0, -2.4, 0, 3, 0.28, 2.8),
    part(-1.25, -0.6, 1.25, 0.26, 3.8, 0.26),
    part(1.25, -0.6, 1.25, 0.26, 3.8, 0.26),
    part(0, 1, 1.25, 2.7, 0.5, 0.22),
    part(0, 0.1, 1.25, 2.4, 0.28, 0.16),
    part(0, -0.7, 1.25, 2.4, 0.28, 0.16),
    ...legs,
  ]);
}
