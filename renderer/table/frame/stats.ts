import {
  type InstancedMesh,
  type Light,
  type Mesh,
  type Scene,
  Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

/** What one frame costs. `drawCalls` and `triangles` are of everything since the frame began, shadow and post included. */
export interface FrameStats {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly programs: number;
  /** Megabytes of textures, render targets and shadow maps, by size and format. */
  readonly textureMb: number;
  /** Milliseconds of JavaScript in the last frame, three.js included. */
  readonly jsMs: number;
}

const MIPS = 4 / 3;
const BYTES_HALF_FLOAT = 8;
const BYTES_PLAIN = 4;
const HALF_FLOAT = 1016;
const FLOAT = 1015;

/** Counts what the last frame drew. `extra`: objects that own render targets, such as the composer's passes. */
export function frameStats(gl: WebGLRenderer, scene: Scene, extra: readonly object[], jsMs: number): FrameStats {
  const textures = new Set<Texture>();
  const targets = new Set<WebGLRenderTarget>();
  if (scene.environment) textures.add(scene.environment);
  scene.traverse((one) => {
    const { material } = one as Mesh | InstancedMesh;
    for (const each of material ? [material].flat() : []) collect(each, textures, targets, 0);
    const map = (one as Light & { shadow?: { map: WebGLRenderTarget | null } }).shadow?.map;
    if (map) targets.add(map);
  });
  for (const owner of extra) collect(owner, textures, targets, 3);
  let bytes = 0;
  for (const target of targets) {
    for (const texture of target.textures) textures.delete(texture);
    const pixel = bytesOf(target.texture) + (target.depthBuffer ? 4 : 0);
    // A smoothed target keeps its samples and the picture that they are resolved into.
    bytes += target.width * target.height * pixel * (target.samples > 0 ? target.samples + 1 : 1);
  }
  for (const texture of textures) bytes += textureBytes(texture);
  const { calls, triangles } = gl.info.render;
  return {
    drawCalls: calls,
    triangles,
    programs: gl.info.programs?.length ?? 0,
    textureMb: Math.round((bytes / 2 ** 20) * 10) / 10,
    jsMs,
  };
}

const bytesOf = ({ type }: Texture): number =>
  type === HALF_FLOAT ? BYTES_HALF_FLOAT : type === FLOAT ? 2 * BYTES_HALF_FLOAT : BYTES_PLAIN;

function textureBytes(texture: Texture): number {
  const image = texture.image as { width?: number; height?: number; depth?: number } | null;
  const pixels = (image?.width ?? 0) * (image?.height ?? 0);
  return pixels * bytesOf(texture) * (texture.generateMipmaps ? MIPS : 1);
}

/** Finds textures and render targets among the properties of a material or a pass, and of what those own. */
function collect(owner: object, textures: Set<Texture>, targets: Set<WebGLRenderTarget>, depth: number): void {
  for (const value of Object.values(owner)) {
    if (value instanceof WebGLRenderTarget) targets.add(value);
    else if (value instanceof Texture) textures.add(value);
    else if (depth > 0 && Array.isArray(value)) collect(value, textures, targets, depth - 1);
    else if (depth > 0 && isPass(value)) collect(value, textures, targets, depth - 1);
  }
}

const isPass = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !('isScene' in value) &&
  !('isMesh' in value) &&
  !('getContext' in value);
