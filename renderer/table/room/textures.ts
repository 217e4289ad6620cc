import type { Texture, WebGLRenderer } from 'three';
import { bake, type Maps } from './bake.ts';
import { environment } from './environment.ts';
import { feltPrint } from './felt-print.ts';
import { backWall } from './wall.ts';

/** Everything that is drawn once and then only shown. */
export interface Textures {
  readonly walnut: Maps;
  readonly felt: Maps;
  readonly floor: Maps;
  readonly print: Texture;
  readonly wall: Texture;
  readonly surroundings: Texture;
}

/** How many there are. */
export const TEXTURES = 6;

const BUMP = { walnut: 1.6, felt: 1.3, floor: 2 } as const;

export function textures(gl: WebGLRenderer, size: number): Textures {
  const anisotropy = Math.min(8, gl.capabilities.getMaxAnisotropy());
  return {
    walnut: bake(gl, 'walnut', size, BUMP.walnut),
    felt: bake(gl, 'felt', size, BUMP.felt),
    floor: bake(gl, 'floor', size / 2, BUMP.floor),
    print: feltPrint(anisotropy),
    wall: backWall(),
    surroundings: environment(gl),
  };
}

export function disposeTextures({ walnut, felt, floor, print, wall, surroundings }: Textures): void {
  for (const maps of [walnut, felt, floor]) {
    maps.map.dispose();
    maps.normalMap.dispose();
    maps.roughnessMap.dispose();
  }
  print.dispose();
  wall.dispose();
  surroundings.dispose();
}
