import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, Color, type PointLight } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { COLOUR } from '../colours.ts';
import { clock } from '../frame/clock.ts';
import type { QualityStep } from '../frame/quality.ts';
import { RIM } from '../sizes.ts';
import { ringAt } from './ring.ts';
import { lathe, tinted } from './sweep.ts';
import type { Textures } from './textures.ts';

/** Shares of the way round the table where the oil lamps stand; with a train they make room for its stations. */
const LAMPS = { usual: [0.375, 0.625], aside: [0.322, 0.678] } as const;
const LAMP = { candela: 60, reach: 17, height: 1.7 } as const;
/** Brighter than white, so that only the flame blooms. */
const FLAME = new Color(9, 4.4, 1.3);

interface LightsProps {
  readonly textures: Textures;
  readonly quality: QualityStep;
  readonly steady: boolean;
  /** The lamps stand at the ends of the far side instead of on it. */
  readonly aside: boolean;
}

/** One shadow from a warm lamp above, a cool edge from behind, and two oil lamps on the far rim. */
export function Lights({ textures, quality, steady, aside }: LightsProps) {
  const scene = useThree((state) => state.scene);
  useEffect(() => {
    scene.environment = textures.surroundings;
    scene.environmentIntensity = 0.95;
  }, [scene, textures]);
  return (
    <>
      <color attach="background" args={[COLOUR.night]} />
      <fog attach="fog" args={[COLOUR.fog, 26, 62]} />
      <hemisphereLight args={[COLOUR.sky, COLOUR.ground, 0.85]} />
      <spotLight
        key={quality.shadow}
        position={[1.6, 16, 1.2]}
        color={COLOUR.key}
        intensity={1350}
        angle={0.98}
        penumbra={0.85}
        decay={2}
        castShadow={quality.shadow > 0}
        shadow-mapSize={[quality.shadow || 512, quality.shadow || 512]}
        shadow-bias={-0.0004}
        shadow-normalBias={0.025}
        shadow-radius={4}
        shadow-camera-near={6}
        shadow-camera-far={24}
      />
      <directionalLight position={[-9, 7, -14]} color={COLOUR.moon} intensity={0.7} />
      <Lamps steady={steady} shares={aside ? LAMPS.aside : LAMPS.usual} />
    </>
  );
}

function Lamps({ steady, shares }: { steady: boolean; shares: readonly number[] }) {
  const lights = useRef<(PointLight | null)[]>([]);
  const parts = useMemo(() => {
    const ring = ringAt(RIM.ledge);
    const places = shares.map((share) => ring.at(share));
    const each = (geometry: BufferGeometry): BufferGeometry =>
      mergeGeometries(places.map(({ x, z }) => geometry.clone().translate(x, RIM.top, z)));
    return {
      places,
      base: each(tinted(lathe(BASE, 32), COLOUR.brass)),
      chimney: each(tinted(lathe(CHIMNEY), COLOUR.white)),
      flame: each(tinted(lathe(FLAME_SHAPE, 14), COLOUR.white)),
    };
  }, [shares]);
  useFrame(() => {
    const { wall } = clock;
    lights.current.forEach((light, at) => {
      const flicker = steady ? 0 : 0.07 * Math.sin(wall * 9 + at * 2) + 0.05 * Math.sin(wall * 23.7 + at);
      if (light) light.intensity = LAMP.candela * (1 + flicker);
    });
  });
  return (
    <group>
      <mesh geometry={parts.base} castShadow receiveShadow>
        <meshStandardMaterial vertexColors metalness={1} roughness={0.3} />
      </mesh>
      <mesh geometry={parts.chimney}>
        <meshStandardMaterial
          vertexColors
          color="#ffd9a0"
          transparent
          opacity={0.22}
          roughness={0.05}
          emissive={COLOUR.lamp}
          emissiveIntensity={0.35}
          depthWrite={false}
        />
      </mesh>
      <mesh geometry={parts.flame}>
        <meshStandardMaterial vertexColors color="#000000" emissive={FLAME} />
      </mesh>
      {parts.places.map(({ x, z }, at) => (
        <pointLight
          key={x}
          ref={(light) => {
            lights.current[at] = light;
          }}
          color={COLOUR.lamp}
          intensity={LAMP.candela}
          distance={LAMP.reach}
          decay={1.7}
          position={[x, RIM.top + LAMP.height, z + 0.2]}
        />
      ))}
    </group>
  );
}

const BASE = [
  [0, 0],
  [0.48, 0],
  [0.5, 0.05],
  [0.4, 0.1],
  [0.16, 0.2],
  [0.12, 0.34],
  [0.34, 0.46],
  [0.42, 0.62],
  [0.36, 0.8],
  [0.2, 0.86],
  [0.16, 0.95],
  [0.22, 0.98],
  [0.22, 1.04],
  [0, 1.04],
] as const;
const CHIMNEY = [
  [0.17, 1.02],
  [0.3, 1.3],
  [0.29, 1.45],
  [0.19, 1.8],
  [0.15, 2.25],
] as const;
const FLAME_SHAPE = [
  [0, 1.08],
  [0.075, 1.2],
  [0.06, 1.34],
  [0.02, 1.5],
  [0, 1.56],
] as const;
