import { useFrame, useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DynamicDrawUsage,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Points,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Puff } from '../../choreography/cue.ts';
import { clock } from '../frame/clock.ts';
import { disorder } from '../pose.ts';
import type { Stage } from '../stage.ts';
import { spotOf } from '../train/vehicles.ts';

const MOST = 512;

/** What a puff is made of: how many, how fast they rise and spread (units a second), how long they last, how they look. */
interface Burst {
  readonly count: number;
  readonly rise: number;
  readonly spread: number;
  readonly seconds: number;
  readonly size: number;
  readonly look: 'smoke' | 'steam' | 'spark' | 'fire';
}
const LOOK = { smoke: 0, steam: 0.3, spark: 1, fire: 2 } as const;
const BURSTS: Readonly<Record<Puff | 'blast' | 'chuff' | 'whistle' | 'tracer' | 'goods', readonly Burst[]>> = {
  muzzle: [
    { count: 5, rise: 0.4, spread: 1.4, seconds: 0.25, size: 0.38, look: 'fire' },
    { count: 10, rise: 0.9, spread: 0.9, seconds: 1.3, size: 0.9, look: 'smoke' },
  ],
  dust: [{ count: 12, rise: 0.5, spread: 1.6, seconds: 0.8, size: 0.6, look: 'smoke' }],
  sparkle: [{ count: 18, rise: 1.5, spread: 1, seconds: 0.9, size: 0.12, look: 'spark' }],
  chuff: [{ count: 5, rise: 1.5, spread: 0.45, seconds: 1.7, size: 0.85, look: 'steam' }],
  whistle: [{ count: 3, rise: 2.6, spread: 0.5, seconds: 0.8, size: 0.42, look: 'steam' }],
  tracer: [{ count: 1, rise: 0, spread: 0.25, seconds: 0.4, size: 0.2, look: 'spark' }],
  goods: [{ count: 2, rise: 0.5, spread: 0.4, seconds: 0.7, size: 0.16, look: 'spark' }],
  blast: [
    { count: 26, rise: 2.2, spread: 3.2, seconds: 0.7, size: 1.7, look: 'fire' },
    { count: 40, rise: 3.5, spread: 5.5, seconds: 1.1, size: 0.16, look: 'spark' },
    { count: 30, rise: 1.5, spread: 2, seconds: 2.4, size: 2, look: 'smoke' },
  ],
};

/** Smoke, dust, fire and sparks of the moment: one draw, moved by the shader alone. */
export function Particles({ stage }: { stage: Stage }) {
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);
  const cloud = useMemo(() => new Cloud(), []);
  const rolled = useMemo(() => ({ along: 0, whistle: 0 }), []);
  useFrame(() => {
    for (const { seat, puff } of stage.effects.puffs) {
      const slot = stage.plan?.slots[seat];
      const inward = puff === 'muzzle' || puff === 'blast' ? 0.75 : 1;
      if (slot) cloud.burst(BURSTS[puff], slot.x * inward, slot.z * inward);
    }
    stage.effects.puffs.length = 0;
    if (stage.yard.laid) breathe(stage, cloud, rolled);
    if (cloud.tick(gl.domElement.height)) invalidate();
  });
  return <primitive object={cloud.points} />;
}

/** Units of the line from one puff of the chimney to the next; seconds between two of the whistle. */
const PUFF_EVERY = { way: 0.55, seconds: 0.07 } as const;
/** Puffs along the way of a shot, and how high over the felt it ends. */
const TRACER = { puffs: 16, end: 0.4 } as const;
const from = new Vector3();
const to = new Vector3();

/** What comes out of the train: smoke as its wheels turn, steam of the whistle, shots, goods. */
function breathe(
  { yard, effects, plan, reduced }: Stage,
  cloud: Cloud,
  last: { along: number; whistle: number },
): void {
  if (yard.head.moving && !reduced && Math.abs(yard.along - last.along) > PUFF_EVERY.way) {
    last.along = yard.along;
    spotOf(yard, 'chimney', from);
    cloud.burst(BURSTS.chuff, from.x, from.z, from.y, 0.05);
  }
  if (effects.whistle > 0 && Math.abs(effects.whistle - last.whistle) > PUFF_EVERY.seconds) {
    last.whistle = effects.whistle;
    spotOf(yard, 'whistle', from);
    cloud.burst(BURSTS.whistle, from.x, from.z, from.y, 0.03);
  }
  for (let at = effects.fromTrain.length - 1; at >= 0; at -= 1) {
    const one = effects.fromTrain[at];
    if (!one || one.wait > 0) continue;
    effects.fromTrain.splice(at, 1);
    const slot = plan?.slots[one.seat];
    if (!slot) continue;
    const shot = one.what === 'shot';
    spotOf(yard, shot ? 'guns' : 'load', from);
    to.set(slot.x, TRACER.end, slot.z);
    cloud.burst(shot ? BURSTS.muzzle : BURSTS.sparkle, from.x, from.z, from.y, 0.08);
    for (let puff = 1; puff <= TRACER.puffs; puff += 1) {
      const share = puff / TRACER.puffs;
      const arc = shot ? 0 : 3 * share * (1 - share);
      const y = from.y + (to.y - from.y) * share + arc;
      const x = from.x + (to.x - from.x) * share;
      cloud.burst(shot ? BURSTS.tracer : BURSTS.goods, x, from.z + (to.z - from.z) * share, y, 0.04);
    }
    if (shot) cloud.burst(BURSTS.dust, to.x, to.z);
  }
}

class Cloud {
  readonly points: Points;
  private readonly place: BufferAttribute;
  private readonly way: BufferAttribute;
  private readonly life: BufferAttribute;
  private readonly time = { value: 0 };
  private readonly half = { value: 1 };
  private next = 0;
  private until = 0;

  constructor() {
    const geometry = new BufferGeometry();
    const attribute = (size: number) =>
      new BufferAttribute(new Float32Array(MOST * size), size).setUsage(DynamicDrawUsage);
    this.place = attribute(3);
    this.way = attribute(3);
    this.life = attribute(4);
    geometry.setAttribute('position', this.place);
    geometry.setAttribute('aWay', this.way);
    geometry.setAttribute('aLife', this.life);
    this.points = new Points(geometry, material({ time: this.time, halfHeight: this.half }));
    this.points.frustumCulled = false;
    this.points.renderOrder = 3;
    this.points.visible = false;
  }

  /** Scattered by `wide` about a place. */
  burst(bursts: readonly Burst[], x: number, z: number, y = 0.3, wide = 0.3): void {
    for (const { count, rise, spread, seconds, size, look } of bursts) {
      for (let at = 0; at < count; at += 1) {
        const one = this.next;
        this.next = (one + 1) % MOST;
        const turn = disorder(one, 1) * Math.PI;
        const fast = spread * (0.4 + 0.6 * Math.abs(disorder(one, 2)));
        this.place.setXYZ(one, x + disorder(one, 3) * wide, y, z + disorder(one, 4) * wide);
        this.way.setXYZ(one, Math.cos(turn) * fast, rise * (0.6 + 0.4 * disorder(one, 5)), Math.sin(turn) * fast);
        this.life.setXYZW(one, clock.table, seconds * (0.8 + 0.2 * disorder(one, 6)), size, LOOK[look]);
      }
      this.until = Math.max(this.until, clock.table + seconds);
    }
    this.place.needsUpdate = true;
    this.way.needsUpdate = true;
    this.life.needsUpdate = true;
  }

  /** True while any of them is still seen. `height`: of the picture, in its own pixels. */
  tick(height: number): boolean {
    this.half.value = height / 2;
    this.time.value = clock.table;
    this.points.visible = clock.table < this.until;
    return this.points.visible;
  }
}

function material(uniforms: ShaderMaterial['uniforms']): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    uniforms,
    vertexShader: `attribute vec3 aWay; attribute vec4 aLife; uniform float time, halfHeight; varying vec2 vState;
void main() {
  float age = (time - aLife.x) / max(aLife.y, 0.001);
  vState = vec2(age, aLife.w);
  float t = clamp(age, 0.0, 1.0) * aLife.y;
  float heavy = aLife.w > 0.5 && aLife.w < 1.5 ? 3.2 : -0.2;
  vec3 at = position + aWay * (1.0 - exp(-2.2 * t)) / 1.3 - vec3(0.0, heavy * t * t, 0.0);
  vec4 eye = modelViewMatrix * vec4(at, 1.0);
  gl_Position = age < 0.0 || age > 1.0 ? vec4(2.0, 2.0, 2.0, 1.0) : projectionMatrix * eye;
  float grow = aLife.w < 0.5 ? 0.6 + 1.3 * age : aLife.w < 1.5 ? 1.0 - 0.6 * age : 0.8 + 0.7 * age;
  gl_PointSize = aLife.z * grow * projectionMatrix[1][1] * halfHeight / -eye.z;
}`,
    fragmentShader: `varying vec2 vState;
float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9, 78.2))) * 43758.5); }
float noise(vec2 p) { vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f); return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.0), f.x), f.y); }
void main() {
  vec2 p = gl_PointCoord - 0.5;
  float away = length(p) * 2.0;
  float left = 1.0 - vState.x;
  if (vState.y < 0.5) {
    float rough = noise(p * 6.0 + vState.x * 3.0) * 0.6 + noise(p * 13.0) * 0.4;
    float dense = smoothstep(1.0, 0.2, away + (rough - 0.5) * 0.8) * left * left * 0.4;
    vec3 lit = mix(vec3(0.22, 0.15, 0.1), vec3(0.75, 0.6, 0.45), clamp(0.55 - p.y * 1.2, 0.0, 1.0));
    lit = mix(lit, vec3(0.74, 0.7, 0.66) * (0.55 + 0.45 * clamp(0.6 - p.y, 0.0, 1.0)), step(0.15, vState.y));
    gl_FragColor = vec4(lit * dense, dense);
  } else {
    float core = smoothstep(1.0, 0.0, away);
    if (vState.y < 1.5) {
      gl_FragColor = vec4(vec3(3.0, 1.9, 0.6) * core * core * left, 0.0);
    } else {
      // Flames cover one another instead of adding up, so that a fireball keeps its colours.
      float lick = noise(p * 5.0 + vState.x * 2.0) * 0.65 + noise(p * 12.0 - vState.x * 4.0) * 0.35;
      float dense = smoothstep(0.25, 0.75, core * 1.15 - (1.0 - lick) * (0.35 + 0.5 * vState.x)) * smoothstep(0.0, 0.35, left);
      vec3 hot = mix(vec3(0.16, 0.02, 0.01), mix(vec3(0.75, 0.12, 0.015), vec3(1.25, 0.6, 0.12), lick * core), left);
      gl_FragColor = vec4(hot * dense, dense * 0.9);
    }
  }
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
  });
}
