import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  CustomBlending,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three';
import { useSelection } from '../../session/selection.ts';
import { CARD, IDENTITY } from '../sizes.ts';
import type { Slot } from '../slots.ts';
import type { Stage } from '../stage.ts';
import { lensFrames } from './lens.ts';

const MOST = 9;
const Y = 0.008;
const MARGIN = 0.14;
/** What a frame says: the seat whose turn it is, in reach, too far. */
const KIND = { turn: 0, near: 1, far: 2 } as const;

const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3();

/** Printed light on the felt: a pool under the seat whose turn it is, and the frames of the distance lens. */
export function Lens({ stage }: { stage: Stage }) {
  const invalidate = useThree((state) => state.invalidate);
  const frames = useMemo(() => new FrameMesh(), []);
  const seen = useRef(-1);
  useEffect(() => {
    const again = () => {
      seen.current = -1;
      invalidate();
    };
    return useSelection.subscribe(again);
  }, [invalidate]);
  useFrame(() => {
    if (seen.current === stage.version) return;
    seen.current = stage.version;
    frames.clear();
    const { plan, shown } = stage;
    if (!plan || !shown || shown.turns === 0) return;
    const here = plan.slots[shown.turn];
    if (here && shown.winners === null) frames.add(here, KIND.turn, 1);
    lensFrames().forEach((frame, seat) => {
      const slot = plan.slots[seat];
      if (frame && slot) frames.add(slot, frame.inReach ? KIND.near : KIND.far, frame.lines);
    });
  });
  return <primitive object={frames.mesh} />;
}

class FrameMesh {
  readonly mesh: InstancedMesh;
  private readonly frame: InstancedBufferAttribute;

  constructor() {
    const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    this.frame = new InstancedBufferAttribute(new Float32Array(MOST * 4), 4).setUsage(DynamicDrawUsage);
    geometry.setAttribute('aFrame', this.frame);
    this.mesh = new InstancedMesh(geometry, material(), MOST);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
    this.clear();
  }

  clear(): void {
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  add(slot: Slot, kind: number, lines: number): void {
    const at = this.mesh.count;
    const { x, z, width, depth } = boxOf(slot, kind !== KIND.turn);
    this.mesh.setMatrixAt(at, matrix.compose(place.set(x, Y, z), turn, size.set(width, 1, depth)));
    this.frame.setXYZW(at, width, depth, kind, lines);
    this.mesh.count = at + 1;
    this.mesh.visible = true;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.frame.needsUpdate = true;
  }
}

/** The place of a seat's things: its identity row, with its cards in play where these are measured too. */
function boxOf(slot: Slot, whole: boolean): { x: number; z: number; width: number; depth: number } {
  let left = slot.x + IDENTITY.left;
  let right = slot.x + (slot.kind === 'own' ? IDENTITY.strip + 0.4 : IDENTITY.right);
  let far = slot.z - IDENTITY.depth / 2;
  let near = slot.z + IDENTITY.depth / 2;
  if (whole && slot.kind !== 'own') {
    left = Math.min(left, slot.row.x - slot.row.width / 2);
    right = Math.max(right, slot.row.x + slot.row.width / 2);
    far = Math.min(far, slot.row.z - CARD.height / 2);
    near = Math.max(near, slot.row.z + CARD.height / 2);
  }
  const margin = whole ? 0.04 : MARGIN;
  return {
    x: (left + right) / 2,
    z: (far + near) / 2,
    width: right - left + 2 * margin,
    depth: near - far + 2 * margin,
  };
}

function material(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    vertexShader: `attribute vec4 aFrame; varying vec2 vAt; varying vec4 vFrame;
void main() {
  vFrame = aFrame;
  vAt = position.xz * aFrame.xy;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`,
    fragmentShader: `varying vec2 vAt; varying vec4 vFrame;
float box(vec2 p, vec2 extent, float r) { vec2 q = abs(p) - extent + r; return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r; }
void main() {
  vec2 extent = vFrame.xy * 0.5;
  if (vFrame.z < 0.5) {
    float inward = -box(vAt, extent, 0.26);
    float edge = 1.0 - smoothstep(0.022, 0.036, abs(inward - 0.06));
    float second = 1.0 - smoothstep(0.008, 0.018, abs(inward - 0.13));
    float glow = inward < 0.0 ? 0.0 : 0.35 * exp(-inward * 4.0) + 0.05;
    gl_FragColor = vec4(vec3(0.6, 0.31, 0.05) * (max(edge, second) + glow * 0.5), max(edge, second) * 0.85);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
    return;
  }
  float inside = -box(vAt, extent, 0.22);
  if (inside < 0.0) discard;
  bool near = vFrame.z < 1.5;
  float line = 0.0;
  for (int at = 0; at < 4; at++) {
    if (float(at) >= vFrame.w) break;
    float middle = 0.05 + float(at) * 0.11;
    line = max(line, 1.0 - smoothstep(0.018, 0.03, abs(inside - middle)));
  }
  float along = abs(vAt.x) > abs(vAt.y) * extent.x / extent.y ? vAt.y : vAt.x;
  if (!near) line *= step(0.42, fract(along * 2.6));
  float hatch = near ? 0.0 : (1.0 - smoothstep(0.05, 0.09, abs(fract((vAt.x + vAt.y) * 2.2) - 0.5))) * 0.22;
  vec3 colour = near ? vec3(0.9, 0.46, 0.03) : vec3(0.34, 0.31, 0.26);
  float fill = near ? 0.10 : 0.0;
  float glow = near ? 0.28 * exp(-inside * 5.0) : 0.0;
  gl_FragColor = vec4(colour * (line * 0.95 + fill + glow) + vec3(hatch * 0.25), near ? line * 0.5 : max(line * 0.8, 0.34));
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
  });
}
