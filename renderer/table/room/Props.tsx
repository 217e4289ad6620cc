import { useMemo } from 'react';
import { CylinderGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { COLOUR } from '../colours.ts';
import { disorder } from '../pose.ts';
import { lathe, tinted } from './sweep.ts';

/** Piles of coins as [x, z, coins]. */
const PILES = [
  [0, 0, 11],
  [0.36, 0.06, 8],
  [0.16, -0.34, 5],
  [0.55, 0.38, 2],
] as const;

/** A glass of whisky and some coins in the free near corner; they mean nothing. */
export function Props() {
  const parts = useMemo(
    () => ({
      coins: mergeGeometries(
        PILES.flatMap(([x, z, coins], pile) =>
          Array.from({ length: coins }, (_, at) =>
            tinted(lathe(COIN, 20), COLOUR.coin)
              .rotateY(at)
              .translate(x + disorder(at, pile) * 0.015, at * 0.042, z + disorder(at, pile + 9) * 0.015),
          ),
        ),
      ),
      glass: tinted(lathe(GLASS), COLOUR.white),
      whisky: tinted(new CylinderGeometry(0.275, 0.245, 0.26, 28), COLOUR.white),
    }),
    [],
  );
  return (
    <group position={[7.35, 0, 3.35]}>
      <mesh geometry={parts.coins} castShadow receiveShadow position={[0.35, 0, -0.25]}>
        <meshStandardMaterial vertexColors metalness={1} roughness={0.33} />
      </mesh>
      <group position={[-0.75, 0, 0.3]}>
        <mesh geometry={parts.whisky} position-y={0.1} castShadow>
          <meshStandardMaterial
            vertexColors
            color="#a8520f"
            roughness={0.04}
            emissive="#7a2f05"
            emissiveIntensity={0.08}
          />
        </mesh>
        <mesh geometry={parts.glass}>
          <meshStandardMaterial
            vertexColors
            color="#fff4e0"
            transparent
            opacity={0.28}
            roughness={0.03}
            envMapIntensity={2.4}
            depthWrite={false}
          />
        </mesh>
      </group>
    </group>
  );
}

const COIN = [
  [0, 0],
  [0.15, 0],
  [0.165, 0.012],
  [0.165, 0.03],
  [0.15, 0.04],
  [0.12, 0.034],
  [0, 0.034],
] as const;
const GLASS = [
  [0, 0.01],
  [0.24, 0.01],
  [0.27, 0.03],
  [0.33, 0.62],
  [0.31, 0.62],
  [0.255, 0.1],
  [0, 0.08],
] as const;
