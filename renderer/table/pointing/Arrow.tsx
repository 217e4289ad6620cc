import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, ShaderMaterial, Vector3 } from 'three';
import { handOf, type Question, questionOf, type Seat } from '../../../core/index.ts';
import { lookOf, useSelection } from '../../session/selection.ts';
import { useSession } from '../../session/store.ts';
import { seatOfThing } from '../../session/thing.ts';
import { CARD } from '../sizes.ts';
import type { Slot } from '../slots.ts';
import type { Stage } from '../stage.ts';
import { spotOf } from '../train/vehicles.ts';
import { drag } from './pointer.ts';

const STEPS = 48;
const ARC = 1.2;
/** How far an arrow swings aside, as a share of its length. */
const SWING = 0.24;
/** Height over the felt where an arrow starts and ends. */
const LOW = 0.35;
const TONES = {
  mine: new Color(0.75, 0.36, 0.05),
  atMe: new Color(0.75, 0.09, 0.03),
  others: new Color(0.6, 0.34, 0.1),
} as const;

/** From who acts to whom it hits: what has been played, and what I am about to play. Never hidden by cards. */
export function Arrow({ stage }: { stage: Stage }) {
  const { played, mine } = useMemo(() => ({ played: new Ribbon(), mine: new Ribbon() }), []);
  const asked = useRef<{ version: number; question: Question | null }>({ version: -1, question: null });
  useFrame(({ camera }) => {
    if (asked.current.version !== stage.version) {
      asked.current.version = stage.version;
      asked.current.question = stage.shown ? questionOf(stage.shown) : null;
    }
    if (stage.active) aimPlayed(stage, asked.current.question, played);
    mine.mesh.visible = aimMine(stage, mine, camera.position);
  });
  return (
    <>
      <primitive object={played.mesh} />
      <primitive object={mine.mesh} />
    </>
  );
}

/** The attack that the table waits with, or that has just been made. */
function aimPlayed(stage: Stage, question: Question | null, ribbon: Ribbon): void {
  const { plan, effects, me } = stage;
  if (aimOfTrain(stage, question, ribbon)) return;
  const open = question && question.by >= 0 && question.seats.length === 1 && question.kind !== 'play';
  const by: Seat = open ? question.by : effects.arrow.by;
  const at: Seat = open ? (question.seats[0] ?? by) : effects.arrow.at;
  const from = plan?.slots[by];
  const to = plan?.slots[at];
  ribbon.mesh.visible = (open || effects.arrow.left > 0) && by !== at && from !== undefined && to !== undefined;
  if (!from || !to || !ribbon.mesh.visible) return;
  ribbon.start.set(from.x + inward(from) * 0.9, LOW, from.z * 0.94);
  ribbon.end.set(to.x + inward(to) * 1.1, LOW, to.z * 0.9);
  ribbon.tone.copy(at === me ? TONES.atMe : by === me ? TONES.mine : TONES.others);
  ribbon.bend();
}

/** A shot of the locomotive's comes from nobody's place, but from the rails. */
function aimOfTrain({ plan, shown, yard, me }: Stage, question: Question | null, ribbon: Ribbon): boolean {
  const seat = question?.seats[0];
  const fires =
    question && question.by < 0 && question.seats.length === 1 && question.source === shown?.train?.locomotive;
  const to = plan?.slots[seat ?? -1];
  if (!fires || question.kind !== 'shot' || !to || !yard.laid) return false;
  ribbon.mesh.visible = true;
  spotOf(yard, 'guns', ribbon.start);
  ribbon.end.set(to.x + inward(to) * 1.1, LOW, to.z * 0.9);
  ribbon.tone.copy(seat === me ? TONES.atMe : TONES.others);
  ribbon.bend();
  return true;
}

const inward = (slot: Slot): number => -Math.sign(Math.round(slot.x));

/** From the card that I hold to what the pointer is on; true while there is something to point at. */
function aimMine(stage: Stage, ribbon: Ribbon, eye: Vector3): boolean {
  const { plan, bodies, me, cards } = stage;
  const { picked, hovered, target } = useSelection.getState();
  if (!plan || picked === null || me < 0) return false;
  const shown = useSession.getState().shown;
  const at = shown?.zones[handOf(me)]?.indexOf(picked) ?? -1;
  const mover = cards[bodies.zones[handOf(me)]?.[at] ?? -1];
  if (!mover) return false;
  ribbon.start
    .set(0, CARD.height * 0.5, 0)
    .add(mover.place)
    .applyMatrix4(stage.camera);
  ontoFelt(ribbon.start, eye);
  const seat = target ?? (hovered && lookOf(hovered) === 'legal' ? seatOfThing(hovered) : null);
  const slot = seat === null ? undefined : plan.slots[seat];
  if (slot) ribbon.end.set(slot.x + inward(slot) * 1.1, LOW, slot.z * 0.9);
  else if (drag.card === picked) {
    ribbon.end.set(drag.x, drag.y, 0.5);
    pointed.copy(ribbon.end).applyMatrix4(stage.unproject);
    ribbon.end.copy(pointed);
    ontoFelt(ribbon.end, eye);
  } else return false;
  ribbon.tone.copy(TONES.mine);
  ribbon.bend();
  return true;
}

const pointed = new Vector3();

/** Where the line of sight through a point meets the height of arrows. */
function ontoFelt(point: Vector3, eye: Vector3): void {
  const share = (eye.y - LOW) / (eye.y - point.y);
  point.sub(eye).multiplyScalar(share).add(eye);
}

/** A flat band along an arc, widening towards its head: ink edge and dotted spine, so that it reads without colour. */
class Ribbon {
  readonly mesh: Mesh;
  readonly start = new Vector3();
  readonly end = new Vector3();
  readonly tone = new Color();
  private readonly middle = new Vector3();
  private readonly span = { value: 1 };

  constructor() {
    const geometry = new BufferGeometry();
    const at = new Float32Array((STEPS + 1) * 2 * 3);
    const index: number[] = [];
    for (let step = 0; step <= STEPS; step += 1) {
      at.set([step / STEPS, -1, 0, step / STEPS, 1, 0], step * 6);
      if (step < STEPS) index.push(step * 2, step * 2 + 1, step * 2 + 2, step * 2 + 1, step * 2 + 3, step * 2 + 2);
    }
    geometry.setAttribute('position', new BufferAttribute(at, 3));
    geometry.setIndex(index);
    const uniforms = {
      start: { value: this.start },
      middle: { value: this.middle },
      end: { value: this.end },
      tone: { value: this.tone },
      span: this.span,
    };
    this.mesh = new Mesh(geometry, ribbonMaterial(uniforms));
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 10;
    this.mesh.visible = false;
  }

  /** Lays the arc between both ends, swung sideways like a thrown rope towards the middle of the table. */
  bend(): void {
    const { start, end, middle } = this;
    const length = start.distanceTo(end);
    middle.addVectors(start, end).multiplyScalar(0.5);
    const [alongX, alongZ] = [end.x - start.x, end.z - start.z];
    const side = alongZ * middle.x - alongX * middle.z > 0 ? -SWING : SWING;
    middle.x += alongZ * side;
    middle.z -= alongX * side;
    middle.y += ARC;
    this.span.value = length;
  }
}

function ribbonMaterial(uniforms: ShaderMaterial['uniforms']): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    side: DoubleSide,
    vertexShader: `uniform vec3 start, middle, end; uniform float span; varying vec3 vAt;
const float HEAD = 1.15;
void main() {
  float head = 1.0 - HEAD / max(span, 2.3);
  float t = position.x;
  vec3 at = mix(mix(start, middle, t), mix(middle, end, t), t);
  vec3 way = normalize(mix(middle - start, end - middle, t));
  vec3 aside = normalize(cross(way, vec3(0.0, 1.0, 0.0)));
  float body = mix(0.09, 0.27, t);
  float wide = t < head ? body : 0.62 * (1.0 - t) / (1.0 - head);
  vAt = vec3(t * span, position.y * wide, wide);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(at + aside * position.y * wide, 1.0);
}`,
    fragmentShader: `uniform vec3 tone; varying vec3 vAt;
void main() {
  float edge = vAt.z - abs(vAt.y);
  float ink = 1.0 - smoothstep(0.03, 0.05, edge);
  vec2 dot2 = vec2(fract(vAt.x * 2.6) - 0.5, vAt.y * 2.6);
  float spine = 1.0 - smoothstep(0.09, 0.14, length(dot2));
  vec3 colour = mix(tone * (0.8 + 0.3 * smoothstep(0.0, 0.2, edge)), vec3(0.05, 0.02, 0.01), max(ink, spine * 0.75));
  gl_FragColor = vec4(colour, 0.95);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
  });
}
