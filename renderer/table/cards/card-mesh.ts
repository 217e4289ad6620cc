import {
  CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type IUniform,
  type Matrix4,
  MeshStandardMaterial,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { AtlasLayout } from '../../media/atlas-layout.ts';
import { atlasShader } from '../../media/atlas-shader.ts';
import { CARD } from '../sizes.ts';
import { cardGeometry } from './card-geometry.ts';

/** More cards than any table holds: 80 + roles + characters now, expansions later. */
const MOST_CARDS = 256;

/** What is drawn round a card's edge. */
export const EDGE = { none: 0, legal: 1, picked: 2, good: 3, bad: 4 } as const;
export type Edge = (typeof EDGE)[keyof typeof EDGE];

const MOST_SEATS = 8;

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
  /** How much of a ghost sits at each seat, 0 to 1. */
  readonly haunts = { value: new Float32Array(MOST_SEATS) };
  /** Seconds, for what drifts. */
  readonly time = { value: 0 };

  constructor(layout: AtlasLayout) {
    const geometry = cardGeometry();
    this.faces = new InstancedBufferAttribute(new Float32Array(MOST_CARDS * 4), 4).setUsage(DynamicDrawUsage);
    this.looks = new InstancedBufferAttribute(new Float32Array(MOST_CARDS * 3), 3).setUsage(DynamicDrawUsage);
    geometry.setAttribute('aFace', this.faces);
    geometry.setAttribute('aLook', this.looks);
    this.material = cardMaterial(layout, { haunts: this.haunts, hauntTime: this.time });
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

  /**
   * What a card shows, the card's own light, how faded it is (0 to 1), its edge, and whose it is: a seat's number + 1, so
   * that it turns to mist with its player, negative for what is only half a ghost's, 0 for nobody's.
   */
  dress(at: number, { front, plate, back }: Sides, light: number, fade: number, edge: Edge, haunt: number): void {
    this.faces.setXYZW(at, front, back, plate, light);
    this.looks.setXYZ(at, fade, edge, haunt);
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

function cardMaterial(layout: AtlasLayout, uniforms: Readonly<Record<string, IUniform>>): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.58, metalness: 0, envMapIntensity: 0.7 });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = `attribute float aSide; attribute vec4 aFace; attribute vec3 aLook;
uniform float haunts[${MOST_SEATS}]; uniform float hauntTime;
varying vec4 vCard; varying vec2 vSpot; flat varying vec2 vCell; varying float vHaunt;
${shader.vertexShader
  .replace(
    '#include <project_vertex>',
    `vec4 mvPosition = instanceMatrix * vec4(transformed, 1.0);
mvPosition.y += max(vHaunt - 0.5, 0.0) * (0.36 + 0.07 * sin(hauntTime * 1.1 + aLook.z * 2.4));
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,
  )
  .replace(
    '#include <uv_vertex>',
    `#include <uv_vertex>
vHaunt = aLook.z == 0.0 ? 0.0 : haunts[int(abs(aLook.z)) - 1] * (aLook.z > 0.0 ? 1.0 : 0.5);
vSpot = vec2(uv.x, 1.0 - uv.y);
vCell = aSide > 1.5 ? vec2(${layout.edge}.0, -1.0) : aSide < 0.5 ? vec2(aFace.x, aFace.z) : vec2(aFace.y, -1.0);
vCard = vec4(aSide > 1.5 ? 1.0 : 0.0, aFace.w, aLook.xy);`,
  )}`;
    shader.fragmentShader = `varying vec4 vCard; varying vec2 vSpot; flat varying vec2 vCell; varying float vHaunt; uniform float hauntTime;
${shader.fragmentShader
  .replace('#include <map_pars_fragment>', `#include <map_pars_fragment>\n${atlasShader(layout)}`)
  .replace(
    '#include <map_fragment>',
    `diffuseColor *= atlasTexel(map, vCell.x, vCell.y, vSpot);
diffuseColor.rgb *= 1.0 - 0.25 * vCard.x;
float grey = dot(diffuseColor.rgb, vec3(0.3, 0.59, 0.11));
diffuseColor.rgb = mix(diffuseColor.rgb, mix(vec3(grey), diffuseColor.rgb, 0.3) * 0.45, vCard.z);
vec2 inward = min(vSpot, 1.0 - vSpot) * vec2(${CARD.width.toFixed(2)}, ${CARD.height.toFixed(2)});
float margin = min(inward.x, inward.y);
if (vHaunt > 0.0) {
  vec3 pale = mix(vec3(grey), diffuseColor.rgb, 0.28) * vec3(0.5, 0.76, 1.08);
  diffuseColor.rgb = mix(diffuseColor.rgb, pale, vHaunt * 0.92);
  float wisp = 0.5 + 0.25 * sin(vSpot.x * 29.0 + 2.0 * sin(vSpot.y * 15.0 + hauntTime)) + 0.25 * sin(vSpot.y * 37.0 - hauntTime * 0.8 + 2.0 * sin(vSpot.x * 11.0));
  if (max(vHaunt - 0.5, 0.0) * 2.0 * wisp * smoothstep(0.17, 0.0, margin) > 0.4) discard;
}`,
  )
  .replace(
    '#include <emissivemap_fragment>',
    `#include <emissivemap_fragment>
totalEmissiveRadiance += diffuseColor.rgb * vCard.y * (1.0 - 0.5 * vCard.z);
totalEmissiveRadiance += vHaunt * (diffuseColor.rgb * 0.12 + vec3(0.2, 0.45, 0.85) * 0.6 * smoothstep(0.3, 0.0, margin));
float rim = 1.0 - smoothstep(0.035, 0.05, margin);
vec3 line = vCard.w < 1.5 ? vec3(0.95, 0.52, 0.06) : vCard.w < 2.5 ? vec3(0.95, 0.9, 0.8) : vCard.w < 3.5 ? vec3(0.25, 0.75, 0.15) : vec3(0.9, 0.1, 0.04);
float lit = step(0.5, vCard.w) * max(rim, vCard.x);
diffuseColor.rgb *= 1.0 - lit;
totalEmissiveRadiance = mix(totalEmissiveRadiance, line * 0.85, lit);`,
  )}`;
  };
  return material;
}
