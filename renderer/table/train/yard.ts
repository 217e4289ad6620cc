import type { WagonId } from '../../../assets/expansions/great-train-robbery/art/liveries.ts';
import { type Card, type GameEvent, type State, TRAIN } from '../../../core/index.ts';
import { REDUCED, SECONDS } from '../../choreography/timing.ts';
import type { Pose } from '../pose.ts';
import { Glide } from './glide.ts';
import type { Side } from './locomotive.ts';
import { alongOf, LAP } from './track.ts';

/** A wagon on the rails: how many places behind the locomotive, and how high above the rails. */
export interface Wagon {
  readonly card: Card;
  readonly id: WagonId;
  readonly place: Glide;
  readonly drop: Glide;
}

/** A wagon that has been uncoupled, on the way to whom it now belongs to. */
export interface Departure {
  readonly wagon: Wagon;
  /** The locomotive's place when it left. */
  readonly head: number;
  readonly to: Pose;
  spent: number;
  readonly seconds: number;
}

/** A wagon that is coupled comes from above, some way behind its place. */
const ARRIVAL = { drop: 2.4, behind: 0.55 } as const;

/**
 * The train as it is seen to move: the locomotive's place and those of its wagons chase the table's. Like the rest of the
 * stage it decides nothing, and everything in it ends where the state says.
 */
export class Yard {
  /** The station before which the locomotive stands, on the way between two a fraction. */
  readonly head = new Glide(0);
  side: Side = 'ironhorse';
  stations = 0;
  wagons: Wagon[] = [];
  readonly departures: Departure[] = [];
  reduced = false;
  moving = false;
  /** Wagons that the last event took off the train. */
  private gone: readonly Wagon[] = [];
  /** Once round the table: the locomotive comes back with its other side up, and without its old wagons. */
  private turning: { readonly at: number; readonly side: Side; readonly old: readonly Wagon[] } | null = null;

  get laid(): boolean {
    return this.stations > 0;
  }

  /** Where the locomotive is, from the middle of the far side along the rails. */
  get along(): number {
    return alongOf(this.head.value, this.stations);
  }

  /** Stands as the table says, at once. */
  settle(shown: State): void {
    this.turning = null;
    this.departures.length = 0;
    this.wagons = [];
    this.adopt(shown);
    this.head.snap();
    for (const { place, drop } of this.wagons) {
      place.snap();
      drop.snap();
    }
    this.moving = false;
  }

  /** What has happened; everything settles where it then belongs unless a cue sends it. */
  follow({ e }: GameEvent, after: State): void {
    if (e === 'trainBuilt') {
      this.turn(after);
      return;
    }
    const before = this.wagons;
    this.adopt(after);
    if (before !== this.wagons) this.gone = before.filter((wagon) => !this.wagons.includes(wagon));
  }

  private adopt(shown: State): void {
    const { train } = shown;
    if (!train || train.stations.length === 0) {
      this.stations = 0;
      if (this.wagons.length > 0) this.wagons = [];
      return;
    }
    this.head.shift((train.stations.length - this.stations) / 2);
    this.stations = train.stations.length;
    if (!this.turning) this.side = sideOf(train.locomotive);
    const lap = this.turning ? LAP : 0;
    if (this.head.goal !== train.at + lap) this.head.goal = train.at + lap;
    const old = this.turning?.old ?? [];
    const coupled = (shown.zones[TRAIN] ?? []).map((card, at) => {
      const known = this.wagons.find((wagon) => wagon.card === card && !old.includes(wagon));
      const wagon = known ?? newWagon(shown, card, at);
      wagon.place.goal = at;
      return wagon;
    });
    const wagons = [...old, ...coupled];
    const same = wagons.length === this.wagons.length && wagons.every((wagon, at) => wagon === this.wagons[at]);
    if (!same) this.wagons = wagons;
    this.moving ||= !same || this.head.moving;
  }

  /** So many stations on in one go. */
  roll(stations: number): void {
    const seconds = SECONDS.trainStep * Math.sqrt(Math.max(1, stations));
    this.head.go(this.head.goal, this.reduced ? REDUCED.motion : seconds);
  }

  /** The wagon that has just left the train is carried to `to`. */
  uncouple(card: Card, to: Pose): void {
    const wagon = this.gone.find((one) => one.card === card);
    if (!wagon || this.reduced) return;
    this.departures.push({ wagon, head: this.head.value, to, spent: 0, seconds: SECONDS.uncouple });
    this.moving = true;
    for (const { place } of this.wagons) if (place.moving) place.go(place.goal, SECONDS.couple);
  }

  /** The wagons that are not yet where they belong roll up and couple; a new one is set on the rails behind them. */
  couple(): void {
    const seconds = this.reduced ? REDUCED.motion : SECONDS.couple;
    for (const { place, drop } of this.wagons) {
      if (place.moving) place.go(place.goal, seconds);
      if (drop.moving) drop.go(0, seconds * 0.7);
    }
  }

  /** The line is set up anew: the train runs once round the table and comes back as the new one. */
  private turn(next: State): void {
    const { train } = next;
    if (!train || this.reduced) {
      this.settle(next);
      this.moving = true;
      return;
    }
    const side = sideOf(train.locomotive);
    const half = LAP / 2 + (train.stations.length - 1) / 2;
    if (this.laid) {
      this.turning = { at: half + 1.5, side, old: this.wagons };
      this.adopt(next);
      this.head.go(LAP, SECONDS.lap);
      return;
    }
    // The first one comes from behind the player.
    this.adopt(next);
    this.head.snap(half - LAP);
    this.head.go(0, SECONDS.lap / 2);
  }

  /** What is wrong with it, or null. */
  fault(shown: State): string | null {
    const wagons = shown.zones[TRAIN] ?? [];
    const here = this.wagons.filter((wagon) => !this.turning?.old.includes(wagon)).map(({ card }) => card);
    if (here.join() !== wagons.join()) return `train: wagons ${here.join()} for ${wagons.join()}`;
    if (!this.laid) return null;
    const goal = this.head.goal - (this.turning ? LAP : 0);
    return goal === shown.train?.at ? null : `train: at ${goal} for ${shown.train?.at}`;
  }

  /** True while anything of it moves. */
  step(seconds: number): boolean {
    if (!this.moving) return false;
    this.head.step(seconds);
    this.changeSides();
    let moving = this.head.moving;
    for (const { place, drop } of this.wagons) {
      place.step(seconds);
      drop.step(seconds);
      moving ||= place.moving || drop.moving;
    }
    for (let at = this.departures.length - 1; at >= 0; at -= 1) {
      const departure = this.departures[at];
      if (departure) departure.spent += seconds;
      if (departure && departure.spent >= departure.seconds) this.departures.splice(at, 1);
    }
    this.moving = moving || this.departures.length > 0;
    return true;
  }

  /** Behind the player, where nobody sees it. */
  private changeSides(): void {
    const { turning } = this;
    if (!turning) return;
    if (this.head.value >= turning.at && this.side !== turning.side) this.side = turning.side;
    if (this.head.value >= turning.at && turning.old.length > 0) {
      this.wagons = this.wagons.filter((wagon) => !turning.old.includes(wagon));
      this.turning = { ...turning, old: [] };
    }
    if (this.head.moving) return;
    this.head.shift(-LAP);
    this.head.snap(Math.round(this.head.value));
    this.turning = null;
  }
}

const sideOf = (locomotive: string): Side => (locomotive === 'leland' ? 'leland' : 'ironhorse');

function newWagon(shown: State, card: Card, at: number): Wagon {
  const drop = new Glide(ARRIVAL.drop);
  drop.goal = 0;
  const id = shown.printed[card]?.kind as WagonId; // only wagons are coupled to a train
  return { card, id, place: new Glide(at + ARRIVAL.behind), drop };
}
