import {
  type BufferGeometry,
  CustomBlending,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  SphereGeometry,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { COLOUR } from '../colours.ts';
import { lathe, tinted } from '../room/sweep.ts';

/** Profiles of a figure without legs, and of its hat, as radius and height. */
const CLOAK = [
  [0, -0.3],
  [0.1, -0.24],
  [0.21, 0],
  [0.3, 0.28],
  [0.37, 0.56],
  [0.39, 0.74],
  [0.31, 0.88],
  [0.15, 0.96],
  [0.12, 1],
  [0.19, 1.08],
  [0.215, 1.2],
  [0.19, 1.32],
  [0, 1.36],
] as const;
const HAT = [
  [0.21, 1.27],
  [0.5, 1.29],
  [0.54, 1.34],
  [0.46, 1.33],
  [0.24, 1.33],
  [0.225, 1.5],
  [0.19, 1.6],
  [0.08, 1.57],
  [0, 1.55],
] as const;
const EYES = { apart: 0.085, up: 1.2, out: 0.19, radius: 0.034 } as const;

/** Ghosts at once: one for each seat. */
const MOST = 8;

/** What sits where a ghost sits: a gunslinger of mist, all of them one draw. */
export class WraithMesh {
  readonly mesh: InstancedMesh;
  readonly time = { value: 0 };
  private readonly strength: InstancedBufferAttribute;

  constructor() {
    const geometry = figure();
    this.strength = new InstancedBufferAttribute(new Float32Array(MOST * 2), 2).setUsage(DynamicDrawUsage);
    geometry.setAttribute('aGhost', this.strength);
    this.mesh = new InstancedMesh(geometry, mist(this.time), MOST);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 2;
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  /** How much of it is there, 0 to 1, and which seat's it is, so that no two sway alike. */
  show(at: number, there: number, seat: number): void {
    this.strength.setXY(at, there, seat);
    this.strength.needsUpdate = true;
  }

  set count(count: number) {
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.instanceMatrix.needsUpdate = count > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as ShaderMaterial).dispose();
    this.mesh.dispose();
  }
}

/** Cloak and hat in the moon's colour; the eyes are white, and the shader lets them shine. */
function figure(): BufferGeometry {
  const cloak = tinted(lathe(CLOAK, 28), COLOUR.moon).scale(1, 1, 0.7);
  const hat = tinted(lathe(HAT, 28), COLOUR.moon).scale(1, 1, 0.84);
  const eyes = [-1, 1].map((side) =>
    tinted(new SphereGeometry(EYES.radius, 10, 8), COLOUR.white).translate(side * EYES.apart, EYES.up, EYES.out),
  );
  return mergeGeometries([cloak, hat, ...eyes]);
}

function mist(time: { value: number }): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    vertexColors: true,
    uniforms: { time },
    vertexShader: `attribute vec2 aGhost; uniform float time; varying vec3 vTint; varying vec4 vMist;
void main() {
  float phase = aGhost.y * 2.4;
  vec3 at = position;
  float loose = 1.0 - smoothstep(-0.3, 0.9, at.y);
  at.x += loose * 0.16 * sin(time * 1.7 + at.y * 5.0 + phase);
  at.z += loose * 0.1 * cos(time * 1.3 + at.y * 4.0 + phase);
  at.y += 0.06 * sin(time * 1.1 + phase);
  vec4 eye = modelViewMatrix * instanceMatrix * vec4(at, 1.0);
  vec3 turned = normalize(normalMatrix * mat3(instanceMatrix) * normal);
  float facing = abs(dot(turned, normalize(-eye.xyz)));
  vTint = color;
  vMist = vec4(facing, position.y, aGhost.x, position.x * 3.0 + phase);
  gl_Position = projectionMatrix * eye;
}`,
    fragmentShader: `uniform float time; varying vec3 vTint; varying vec4 vMist;
void main() {
  float eyes = step(0.95, vTint.r);
  float rim = pow(1.0 - vMist.x, 1.6);
  float wisp = 0.65 + 0.35 * sin(vMist.y * 13.0 - time * 2.1 + 2.0 * sin(vMist.w * 2.0 + vMist.y * 5.0 + time));
  float body = smoothstep(-0.3, 0.35, vMist.y) * (0.3 + 0.95 * rim) * wisp;
  vec3 light = mix(vTint * vec3(0.75, 0.95, 1.1) * body * 1.15, vec3(1.1, 1.4, 1.7), eyes);
  float cover = mix(min(0.9, body * 0.85), 1.0, eyes);
  gl_FragColor = vec4(light, cover) * vMist.z;
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
  });
}
