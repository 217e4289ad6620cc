import { NOBODY, type Seat, type Viewer } from '../../core/index.ts';
import type { Presence, SeatPlan } from '../../core/protocol/messages.ts';

interface Chair {
  readonly plan: SeatPlan;
  /** Digest of the token of the person whose chair it is; null while nobody has taken it. */
  owner: string | null;
  here: boolean;
  /** Its bot plays because its person has gone and others wait. */
  taken: boolean;
}

/** Who sits where, and who of them is here. */
export class Seats {
  readonly #chairs: Chair[];

  constructor(plans: readonly SeatPlan[]) {
    this.#chairs = plans.map((plan) => ({ plan, owner: null, here: false, taken: false }));
  }

  /**
   * A chair for a person: their own, else one that nobody owns, else one whose owner is not here (everybody who gets as
   * far as this has the key of this machine). NOBODY when all are taken: then they look on. `claimed` learns of a new
   * owner first.
   */
  sit(owner: string, claimed: (seat: Seat) => void): Viewer {
    const persons = this.#chairs.flatMap(({ plan }, seat) => (plan.kind === 'person' ? [seat] : []));
    const chair = (test: (chair: Chair) => boolean): Seat | undefined =>
      persons.find((seat) => test(this.#chairs[seat] as Chair));
    const seat =
      chair((each) => each.owner === owner) ?? chair((each) => each.owner === null) ?? chair((each) => !each.here);
    if (seat === undefined) return NOBODY;
    if (this.ownerOf(seat) !== owner) {
      claimed(seat);
      this.claim(seat, owner);
    }
    this.#at(seat).here = true;
    this.#at(seat).taken = false;
    return seat;
  }

  /** Whose chair it is, as a log has it. */
  claim(seat: Seat, owner: string): void {
    this.#at(seat).owner = owner;
  }

  ownerOf(seat: Seat): string | null {
    return this.#at(seat).owner;
  }

  goAway(seat: Seat): void {
    this.#at(seat).here = false;
  }

  handOver(seat: Seat): void {
    this.#at(seat).taken = true;
  }

  isBot(seat: Seat): boolean {
    return this.#at(seat).plan.kind === 'bot';
  }

  /** A bot plays this chair just now. */
  playsItself(seat: Seat): boolean {
    const chair = this.#at(seat);
    return chair.plan.kind === 'bot' || chair.taken;
  }

  isHere(seat: Seat): boolean {
    return this.#at(seat).here;
  }

  plan(seat: Seat): SeatPlan {
    return this.#at(seat).plan;
  }

  /** Chairs of persons, whether they are here or not. */
  persons(): readonly Seat[] {
    return this.#chairs.flatMap(({ plan }, seat) => (plan.kind === 'person' ? [seat] : []));
  }

  isAnyoneHere(): boolean {
    return this.#chairs.some(({ plan, here }) => plan.kind === 'person' && here);
  }

  /** Whether a viewer may decide about the table as a whole: a person on a chair, or anybody where only bots sit. */
  mayLead(viewer: Viewer): boolean {
    return viewer !== NOBODY || this.persons().length === 0;
  }

  presence(): Presence[] {
    return this.#chairs.map(({ plan, here, taken }, seat) => {
      if (plan.kind === 'bot' || taken) return { seat, state: 'bot' };
      return { seat, state: here ? 'here' : 'away' };
    });
  }

  #at(seat: Seat): Chair {
    const chair = this.#chairs[seat];
    if (!chair) throw new Error(`expected a seat of the table, got ${seat}`);
    return chair;
  }
}
