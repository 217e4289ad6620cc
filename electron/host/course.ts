import {
  type Begun,
  DECK,
  type GameEvent,
  handOf,
  isFact,
  lookedAtBy,
  type Move,
  play,
  redactEvent,
  type Seat,
  type State,
  type Viewer,
  WAGON_DECK,
} from '../../core/index.ts';

interface Step {
  /** Null for the deal. */
  readonly by: Seat | null;
  readonly before: State;
  readonly events: readonly GameEvent[];
}

/** The course of one game up to now: every state that was, so that a move can be taken back. */
export class Course {
  #state: State;
  readonly #steps: Step[] = [];
  readonly #told = new Map<Viewer, GameEvent[]>();

  constructor({ initial, state, events }: Begun) {
    this.#state = state;
    this.#steps.push({ by: null, before: initial, events });
  }

  get state(): State {
    return this.#state;
  }

  /** Moves made and not taken back. */
  get moves(): number {
    return this.#steps.length - 1;
  }

  /** Turns of the chair that began, so far: 1 in the first round. */
  get round(): number {
    const turns = this.#steps.flatMap(({ events }) => events.filter((event) => event.e === 'turnBegan'));
    return Math.max(1, turns.filter(({ seat }) => seat === turns[0]?.seat).length);
  }

  /** Works out a move without making it. @throws IllegalMove */
  preview(move: Move): { state: State; events: readonly GameEvent[] } {
    return play(this.#state, move);
  }

  /** Makes what `preview` worked out. */
  take(move: Move, { state, events }: { state: State; events: readonly GameEvent[] }): void {
    this.#steps.push({ by: move.by, before: this.#state, events });
    this.#state = state;
    for (const [viewer, told] of this.#told) told.push(...learnt(events, viewer));
  }

  /** The facts as one viewer learnt them. The same array grows with the game; after an undo it is another one. */
  told(viewer: Viewer): readonly GameEvent[] {
    const known = this.#told.get(viewer);
    if (known) return known;
    const told = this.#steps.flatMap(({ events }) => learnt(events, viewer));
    this.#told.set(viewer, told);
    return told;
  }

  /** Back to the game after its first `moves` moves. */
  cut(moves: number): void {
    const first = this.#steps[moves + 1];
    if (!first) return;
    this.#state = first.before;
    this.#steps.length = moves + 1;
    this.#told.clear();
  }

  /** How many moves are left if the seat takes its last one back; null if it has made none. */
  movesBefore(seat: Seat): number | null {
    const at = this.#steps.findLastIndex(({ by }) => by === seat);
    return at < 1 ? null : at - 1;
  }

  /**
   * Whether everything after the first `moves` moves can be taken back without asking anybody: it is the seat's own, and
   * no card came to light that the seat had not seen before (rules/base.md B12.1).
   */
  isWithinTheLine(seat: Seat, moves: number): boolean {
    return this.#steps
      .slice(moves + 1)
      .every(({ by, events }) => by === seat && events.every((event) => !comesToLight(event, seat)));
  }

  /** Whether the seat acts for the first time in this turn, and whether its last three acts had the same form. */
  rhythm(seat: Seat): { readonly first: boolean; readonly repeated: boolean } {
    const last = this.#steps[this.#steps.length - 1];
    const forms = this.#steps.slice(-3).map(({ by, events }) => (by === seat ? events.find(isFact)?.e : undefined));
    return {
      first: last?.events.some(({ e }) => e === 'turnBegan') === true,
      repeated: forms.length === 3 && forms[0] !== undefined && forms.every((form) => form === forms[0]),
    };
  }
}

const learnt = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.filter(isFact).map((event) => redactEvent(event, viewer));

function comesToLight(event: GameEvent, seat: Seat): boolean {
  if (event.e === 'settled') return event.generator !== undefined;
  if (event.e === 'reshuffled' || event.e === 'roleShown') return true;
  if (event.e !== 'cardMoved') return false;
  const { from } = event;
  const others = Array.from({ length: 8 }, (_, other) => other).filter((other) => other !== seat);
  return (
    from === DECK || from === WAGON_DECK || others.some((other) => from === handOf(other) || from === lookedAtBy(other))
  );
}
