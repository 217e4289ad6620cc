import type { Seat } from '../../../core/index.ts';
import type { Puff, Shot } from '../../choreography/cue.ts';
import { SECONDS } from '../../choreography/timing.ts';

/** A bullet that leaves its loop or comes back to it. */
export interface BulletFlight {
  readonly seat: Seat;
  readonly point: number;
  readonly away: boolean;
  spent: number;
}

/** Something that leaves the train for a seat after `wait` seconds: a shot, or goods. */
interface FromTrain {
  readonly seat: Seat;
  readonly what: 'shot' | 'goods';
  wait: number;
}

/** A moment that has begun and not yet faded; `spent` seconds of it are over. */
interface Moment {
  seat: Seat;
  spent: number;
  strength: number;
}

/**
 * What is in the air besides cards: short-lived, never read by rules, gone after a skip. Mutable and outside React; the
 * components of the table read it in their frame.
 */
export class Effects {
  readonly arrow = { by: 0, at: 0, left: 0 };
  readonly shake = { left: 0, strength: 0 };
  readonly blast: Moment = { seat: 0, spent: Number.POSITIVE_INFINITY, strength: 0 };
  readonly verdict = { met: false, left: 0 };
  readonly closeUp: { shot: Shot; seats: readonly Seat[]; left: number } = { shot: 'duel', seats: [], left: 0 };
  readonly recoils: Moment[] = [];
  readonly falls = new Map<Seat, number>();
  /** Seconds since a ghost began to rise or to fade. */
  readonly haunts = new Map<Seat, number>();
  readonly bullets: BulletFlight[] = [];
  /** Puffs that the particles have not taken over yet. */
  readonly puffs: { seat: Seat; puff: Puff | 'blast' }[] = [];

  /** On their way out of the train; the particles take over those that are due. */
  readonly fromTrain: FromTrain[] = [];
  /** Steam that the whistle has still to let off, in seconds. */
  whistle = 0;

  private falling = false;
  private haunting = false;

  get busy(): boolean {
    return (
      this.falling ||
      this.haunting ||
      this.arrow.left > 0 ||
      this.shake.left > 0 ||
      this.blast.spent < SECONDS.blast ||
      this.verdict.left > 0 ||
      this.closeUp.left > 0 ||
      this.recoils.length > 0 ||
      this.bullets.length > 0 ||
      this.puffs.length > 0 ||
      this.fromTrain.length > 0 ||
      this.whistle > 0
    );
  }

  step(seconds: number): void {
    this.arrow.left = Math.max(0, this.arrow.left - seconds);
    this.shake.left = Math.max(0, this.shake.left - seconds);
    this.verdict.left = Math.max(0, this.verdict.left - seconds);
    this.closeUp.left = Math.max(0, this.closeUp.left - seconds);
    this.blast.spent += seconds;
    for (let at = this.recoils.length - 1; at >= 0; at -= 1) {
      const recoil = this.recoils[at];
      if (recoil) recoil.spent += seconds;
      if (recoil && recoil.spent > SECONDS.recoil) this.recoils.splice(at, 1);
    }
    for (let at = this.bullets.length - 1; at >= 0; at -= 1) {
      const bullet = this.bullets[at];
      if (bullet) bullet.spent += seconds;
      if (bullet && bullet.spent > SECONDS.bullet) this.bullets.splice(at, 1);
    }
    this.whistle = Math.max(0, this.whistle - seconds);
    for (const one of this.fromTrain) one.wait -= seconds;
    this.falling = false;
    for (const [seat, spent] of this.falls) {
      this.falls.set(seat, Math.min(SECONDS.fall, spent + seconds));
      if (spent < SECONDS.fall) this.falling = true;
    }
    this.haunting = false;
    for (const [seat, spent] of this.haunts) {
      this.haunts.set(seat, Math.min(SECONDS.haunt, spent + seconds));
      if (spent < SECONDS.haunt) this.haunting = true;
    }
  }

  /** How much of a ghost is at this seat, 0 to 1; `rises` while it is one, else it fades. */
  hauntOf(seat: Seat, rises: boolean): number {
    const share = (this.haunts.get(seat) ?? SECONDS.haunt) / SECONDS.haunt;
    const eased = share * share * (3 - 2 * share);
    return rises ? eased : 1 - eased;
  }

  /** Nothing is in the air any more. */
  clear(): void {
    this.arrow.left = 0;
    this.shake.left = 0;
    this.verdict.left = 0;
    this.closeUp.left = 0;
    this.blast.spent = Number.POSITIVE_INFINITY;
    this.recoils.length = 0;
    this.bullets.length = 0;
    this.puffs.length = 0;
    this.fromTrain.length = 0;
    this.whistle = 0;
    this.falls.clear();
    this.haunts.clear();
    this.haunting = false;
    this.falling = false;
  }
}
