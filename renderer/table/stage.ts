import { Matrix4, Quaternion } from 'three';
import { DECK, type GameEvent, NOBODY, type Seat, type State, type Viewer, WAGON_DECK } from '../../core/index.ts';
import { type Cue, PATHS, type PathName, type SoundCue } from '../choreography/cue.ts';
import type { Troupe } from '../choreography/director.ts';
import { REDUCED, SECONDS } from '../choreography/timing.ts';
import { Bodies, type Body } from './bodies.ts';
import { Effects } from './effects/effects.ts';
import { Mover, type Path } from './flight.ts';
import { clock } from './frame/clock.ts';
import type { Frame } from './hand-fan.ts';
import { layout, type TableLayout } from './layout.ts';
import type { Pose } from './pose.ts';
import { HAND, HUD, PILES } from './sizes.ts';
import { sendToEasels } from './train/posting.ts';
import { Yard } from './train/yard.ts';

const IDLE_FRAME: Frame = { aspect: 16 / 9, rail: HUD.rail, handScale: 1, spread: HAND.width, hidden: false };
/** How far a hit throws a seat's cards back, in units for each life point. */
const RECOIL = 0.22;

/**
 * Everything that stands on the table, as mutable things that chase the layout of `shown`. The director tells it what
 * has happened; the components draw what it holds. It decides nothing.
 */
export class Stage implements Troupe {
  readonly bodies = new Bodies();
  readonly effects = new Effects();
  readonly cards: Mover[] = [];
  readonly roles: Mover[] = [];
  readonly characters: Mover[] = [];
  /** Cards of the stations, from left to right. */
  readonly stations: Mover[] = [];
  /** All of them in the order of drawing: cards, roles, characters, stations. */
  readonly all: Mover[] = [];
  readonly yard = new Yard();
  /** Cards that have lain among the wagons: they have another back. */
  readonly wagons = new Set<Body>();
  shown: State | null = null;
  plan: TableLayout | null = null;
  me: Viewer = NOBODY;
  reduced = false;
  /** Grows whenever `shown` or the layout has changed. */
  version = 0;
  /** Something moves in this frame, or has come to rest in it, or has changed since the last one. */
  active = true;
  private lastVersion = -1;
  private wasMoving = true;

  /** Written by the camera rig before anything moves. */
  readonly camera = new Matrix4();
  readonly inverse = new Matrix4();
  /** From the window (-1 to 1) to the world. */
  readonly unproject = new Matrix4();
  readonly cameraTurn = new Quaternion();
  cameraMoved = true;

  private readonly hear: (cue: SoundCue) => void;
  private frame: Frame = IDLE_FRAME;
  private moved: Body | null = null;
  private pushed = false;

  constructor(hear: (cue: SoundCue) => void) {
    this.hear = hear;
  }

  setFrame(frame: Frame): void {
    if (JSON.stringify(frame) === JSON.stringify(this.frame)) return;
    this.frame = frame;
    if (this.shown) this.lay(this.shown);
  }

  follow(event: GameEvent, after: State): void {
    this.moved = null;
    if (event.e === 'cardMoved') this.moved = this.bodies.move(event, after);
    if (event.e === 'reshuffled') this.bodies.reshuffle(event.order);
    if (event.e === 'trainBuilt') this.bodies.gatherWagons(event.order);
    if (event.e !== 'settled') this.lay(after);
    this.yard.reduced = this.reduced;
    this.yard.follow(event, after);
    if (event.e === 'roleShown') this.send(this.roles[event.seat], 'turnUp', false);
    if (event.e === 'roleDealt') this.deal(this.roles[event.seat]);
    if (event.e === 'characterTaken') this.deal(this.characters[event.seat]);
    this.shown = after;
    this.version += 1;
  }

  perform(cue: Cue): void {
    const { effects } = this;
    switch (cue.cue) {
      case 'fly':
        if (this.moved !== null) this.send(this.cards[this.moved], cue.path, cue.shows !== null);
        return;
      case 'gather':
        for (const body of this.bodies.zones[DECK] ?? []) this.send(this.cards[body], 'slide', false);
        return;
      case 'arrow':
        effects.arrow.by = cue.by;
        effects.arrow.at = cue.at;
        effects.arrow.left = SECONDS.arrow;
        return;
      case 'puff':
        effects.puffs.push({ seat: cue.seat, puff: cue.puff });
        return;
      case 'recoil':
        if (!this.reduced) effects.recoils.push({ seat: cue.seat, spent: 0, strength: cue.strength });
        return;
      case 'shake':
        if (this.reduced) return;
        effects.shake.left = SECONDS.shake * (1 + cue.strength);
        effects.shake.strength = cue.strength;
        return;
      case 'bullets':
        this.sendBullets(cue.seat, cue.from, cue.to);
        return;
      case 'blast':
        if (this.reduced) return;
        effects.blast.seat = cue.seat;
        effects.blast.spent = 0;
        effects.puffs.push({ seat: cue.seat, puff: 'blast' });
        return;
      case 'fall':
        effects.falls.set(cue.seat, this.reduced ? SECONDS.fall : 0);
        return;
      case 'haunt':
        effects.haunts.set(cue.seat, this.reduced ? SECONDS.haunt : 0);
        return;
      case 'verdict':
        effects.verdict.met = cue.met;
        effects.verdict.left = SECONDS.judge;
        return;
      case 'closeUp':
        effects.closeUp.shot = cue.shot;
        effects.closeUp.seats = cue.seats;
        effects.closeUp.left = SECONDS.blast;
        return;
      case 'turn':
        return;
      case 'roll':
        this.yard.roll(cue.stations);
        return;
      case 'uncouple': {
        const to = this.targetOf(this.moved);
        if (to) this.yard.uncouple(cue.card, to);
        return;
      }
      case 'couple':
        this.yard.couple();
        return;
      case 'post':
        sendToEasels(this.stations, this.plan?.stations[0], (mover, later) => this.send(mover, 'post', false, later));
        return;
      case 'whistle':
        effects.whistle = this.reduced ? 0 : SECONDS.whistle;
        return;
      case 'salvo':
        this.unload('shot', cue.seats);
        return;
      case 'unload':
        this.unload('goods', cue.seats);
        return;
      case 'sound':
        this.hear(cue);
        return;
    }
  }

  settle(shown: State): void {
    this.effects.clear();
    this.bodies.adopt(shown);
    this.wagons.clear();
    this.yard.settle(shown);
    this.lay(shown);
    this.shown = shown;
    this.version += 1;
    for (const mover of this.all) mover.snap();
  }

  fault(shown: State): string | null {
    return this.bodies.fault(shown) ?? this.yard.fault(shown);
  }

  /** Moves everything on by `seconds` of table time; true while anything still moves. */
  step(seconds: number): boolean {
    clock.table += seconds;
    this.effects.step(seconds);
    this.pushSeats();
    const rolling = this.yard.step(seconds);
    let moving = this.effects.busy || rolling;
    for (const mover of this.all) {
      if (!mover.moving) continue;
      mover.step(seconds, this.camera, this.cameraTurn, this.inverse);
      moving = true;
    }
    this.active = moving || this.wasMoving || this.version !== this.lastVersion;
    this.wasMoving = moving;
    this.lastVersion = this.version;
    return moving;
  }

  private lay(shown: State): void {
    const plan = layout(shown, this.me, this.frame);
    this.plan = plan;
    fill(this.cards, this.bodies.count);
    fill(this.roles, plan.roles.length);
    fill(this.characters, plan.characters.length);
    fill(this.stations, plan.stations.length);
    for (const body of this.bodies.zones[WAGON_DECK] ?? []) this.wagons.add(body);
    this.all.length = 0;
    this.all.push(...this.cards, ...this.roles, ...this.characters, ...this.stations);
    this.bodies.zones.forEach((bodies, zone) => {
      bodies.forEach((body, at) => {
        const target = plan.cards[zone]?.[at];
        if (target) this.cards[body]?.aim(target);
      });
    });
    plan.roles.forEach((target, seat) => {
      this.roles[seat]?.aim(target);
    });
    plan.characters.forEach((target, seat) => {
      this.characters[seat]?.aim(target);
    });
    plan.stations.forEach((target, at) => {
      this.stations[at]?.aim(target);
    });
  }

  private send(mover: Mover | undefined, name: PathName, shows: boolean, later = 0): void {
    if (!mover) return;
    const { seconds, lift, spin } = PATHS[name];
    const path: Path = this.reduced
      ? { seconds: REDUCED.motion, lift: 0, spin: 0 }
      : { seconds: SECONDS[seconds] + later, lift, spin };
    mover.fly(path, this.camera, this.cameraTurn, shows);
  }

  /** From the draw pile to its place, turned over on the way where it lies open. */
  private deal(mover: Mover | undefined): void {
    if (!mover) return;
    mover.place.set(PILES.deck.x, 1, PILES.deck.z);
    mover.flip = 1;
    this.send(mover, 'deal', false);
  }

  /** Where a card of the table belongs now. */
  private targetOf(body: Body | null): Pose | null {
    if (body === null) return null;
    for (const [zone, bodies] of this.bodies.zones.entries()) {
      const at = bodies.indexOf(body);
      if (at >= 0) return this.plan?.cards[zone]?.[at] ?? null;
    }
    return null;
  }

  private unload(what: 'shot' | 'goods', seats: readonly Seat[]): void {
    if (this.reduced) return;
    seats.forEach((seat, at) => {
      this.effects.fromTrain.push({ seat, what, wait: at * SECONDS.volley });
    });
  }

  private sendBullets(seat: Seat, from: number, to: number): void {
    const away = to < from;
    for (let point = Math.max(0, Math.min(from, to)); point < Math.max(from, to); point += 1) {
      this.effects.bullets.push({ seat, point, away, spent: this.reduced ? SECONDS.bullet : 0 });
    }
  }

  /** A hit seat is thrown outward and swings back; everything of it goes along. */
  private pushSeats(): void {
    const { plan } = this;
    if (!plan) return;
    if (this.pushed) for (const mover of this.all) mover.push.set(0, 0, 0);
    this.pushed = this.effects.recoils.length > 0;
    for (const { seat, spent, strength } of this.effects.recoils) {
      const slot = plan.slots[seat];
      if (!slot) continue;
      const share = Math.min(1, spent / SECONDS.recoil);
      const swing = Math.sin(share * Math.PI * 2) * (1 - share) * RECOIL * Math.min(2, strength);
      const length = Math.hypot(slot.x, slot.z) || 1;
      this.push(this.roles[seat], (slot.x / length) * swing, (slot.z / length) * swing);
      this.push(this.characters[seat], (slot.x / length) * swing, (slot.z / length) * swing);
    }
  }

  private push(mover: Mover | undefined, x: number, z: number): void {
    if (!mover) return;
    mover.push.set(x, 0, z);
    mover.moving = true;
  }
}

function fill(movers: Mover[], count: number): void {
  while (movers.length < count) movers.push(new Mover());
  movers.length = count;
}
