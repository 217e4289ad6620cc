import {
  CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  MeshStandardMaterial,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { AtlasLayout } from '../media/atlas-layout.ts';
import { atlasShader } from '../media/atlas-shader.ts';
import { cardGeometry } from './card-geometry.ts';
import { CARD } from './sizes.ts';

/** More cards than any table holds: 80 + roles + characters now, expansions later. */
const MOST_CARDS = 256;

/** What is drawn round a card's edge. */
export const EDGE = { none: 0, legal: 1, picked: 2, good: 3, bad: 4 } as const;
export type Edge = (typeof EDGE)[keyof typeof EDGE];

/** Cells of the atlas for both sides, and the plate of rank and suit over the front (-1 for none). */
export interface Sides {
  readonly front: number;
  readonly plate: number;
  readonly back: number;
}

/** All cards of the table as one mesh: a draw call, and another for its shadow. */
export class CardMesh {
  readonly mesh: InstancedMesh;
  private readonly faces: InstancedBufferAttribute;
  private readonly looks: InstancedBufferAttribute;
  private readonly material: MeshStandardMaterial;

  constructor(layout: AtlasLayout) {
    const geometry = cardGeometry();
    this.faces = new InstancedBufferAttribute(new Float32Array(MOST_CARDS * 4), 4).setUsage(DynamicDrawUsage);
    this.looks = new InstancedBufferAttribute(new Float32Array(MOST_CARDS * 2), 2).setUsage(DynamicDrawUsage);
    geometry.setAttribute('aFace', this.faces);
    geometry.setAttribute('aLook', this.looks);
    this.material = cardMaterial(layout);
    this.mesh = new InstancedMesh(geometry, this.material, MOST_CARDS);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  /** The picture of all faces; `repaint` after its canvas has changed. */
  setPicture(canvas: HTMLCanvasElement, anisotropy: number): void {
    this.material.map?.dispose();
    const map = new CanvasTexture(canvas);
    map.colorSpace = SRGBColorSpace;
    map.anisotropy = anisotropy;
    map.flipY = false;
    this.material.map = map;
    this.material.needsUpdate = true;
  }

  /** For what else shows faces out of the atlas. */
  get picture(): Texture | null {
    return this.material.map;
  }

  repaint(): void {
    if (this.material.map) this.material.map.needsUpdate = true;
  }

  set count(count: number) {
    this.mesh.count = count;
  }

  place(at: number, matrix: Matrix4): void {
    this.mesh.setMatrixAt(at, matrix);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  /** What a card shows, the card's own light, how faded it is (0 to 1) and its edge. */
  dress(at: number, { front, plate, back }: Sides, light: number, fade: number, edge: Edge): void {
    this.faces.setXYZW(at, front, back, plate, light);
    this.looks.setXY(at, fade, edge);
    this.faces.needsUpdate = true;
    this.looks.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.material.map?.dispose();
    this.material.dispose();
    this.mesh.dispose();
  }
}

function cardMaterial(layout: AtlasLayout): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.58, metalness: 0, envMapIntensity: 0.7 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute float aSide; attribute vec4 aFace; attribute vec2 aLook;
varying vec4 vCard; varying vec2 vSpot; flat varying vec2 vCell;
${shader.vertexShader.replace(
  '#include <uv_vertex>',
  `#include <uv_vertex>
vSpot = vec2(uv.x, 1.0 - uv.y);
vCell = aSide > 1.5 ? vec2(${layout.edge}.0, -1.0) : aSide < 0.5 ? vec2(aFace.x, aFace.z) : vec2(aFace.y, -1.0);
vCard = vec4(aSide > 1.5 ? 1.0 : 0.0, aFace.w, aLook);`,
)}`;
    shader.fragmentShader = `varying vec4 vCard; varying vec2 vSpot; flat varying vec2 vCell;
${shader.fragmentShader
  .replace('#include <map_pars_fragment>', `#include <map_pars_fragment>\n${atlasShader(layout)}`)
  .replace(
    '#include <map_fragment>',
    `diffuseColor *= atlasTexel(map, vCell.x, vCell.y, vSpot);
diffuseColor.rgb *= 1.0 - 0.25 * vCard.x;
float grey = dot(diffuseColor.rgb, vec3(0.3, 0.59, 0.11));
diffuseColor.rgb = mix(diffuseColor.rgb, mix(vec3(grey), diffuseColor.rgb, 0.3) * 0.45, vCard.z);`,
  )
  .replace(
    '#include <emissivemap_fragment>',
    `#include <emissivemap_fragment>
totalEmissiveRadiance += diffuseColor.rgb * vCard.y * (1.0 - 0.5 * vCard.z);
vec2 inward = min(vSpot, 1.0 - vSpot) * vec2(${CARD.width.toFixed(2)}, ${CARD.height.toFixed(2)});
float rim = 1.0 - smoothstep(0.035, 0.05, min(inward.x, inward.y));
vec3 line = vCard.w < 1.5 ? vec3(0.95, 0.52, 0.06) : vCard.w < 2.5 ? vec3(0.95, 0.9, 0.8) : vCard.w < 3.5 ? vec3(0.25, 0.75, 0.15) : vec3(0.9, 0.1, 0.04);
float lit = step(0.5, vCard.w) * max(rim, vCard.x);
diffuseColor.rgb *= 1.0 - lit;
totalEmissiveRadiance = mix(totalEmissiveRadiance, line * 0.85, lit);`,
  )}`;
  };
  return material;
}
