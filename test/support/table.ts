import {
  askedSeats,
  begin,
  type Card,
  cardsIn,
  DECK,
  DISCARD,
  EDITIONS,
  type Edition,
  type Fact,
  type GameEvent,
  handOf,
  handOfSeat,
  layOut,
  legalMeaning,
  type NamedMove,
  type Options,
  play,
  type Question,
  questionOf,
  type Reason,
  type Role,
  refusal,
  rowOfSeat,
  type Seat,
  type SeatLayout,
  type State,
  type TrainLayout,
} from '../../core/index.ts';

export interface More {
  /** Top card first. */
  readonly draw?: string;
  readonly discard?: string;
  readonly turn?: Seat;
  readonly phase?: 'start' | 'draw' | 'play' | 'discard';
  readonly edition?: Edition;
  readonly options?: Partial<Options>;
  readonly expansions?: readonly string[];
  readonly train?: TrainInWords;
}

/** `yooma boom-town` from left to right; wagons from the locomotive; decks top first. */
interface TrainInWords {
  readonly locomotive?: string;
  readonly at?: number;
  readonly stations?: string;
  readonly wagons?: string;
  readonly wagonDeck?: string;
  readonly stationDeck?: string;
}

/**
 * A table in words, a line for each seat: `sheriff rose-doolan 3: bang beer | barrel` has 3 life points, BANG! and Beer
 * in hand and a Barrel before it; `dead` for the life is a seat that is out, `canteen*` a green card laid in this turn.
 */
export function lay(seats: readonly string[], more: More = {}): Table {
  const { draw = '', discard = '', turn = 0, phase = 'play', edition = 'fourth', options, expansions = [] } = more;
  const state = layOut({
    rules: { edition, expansions, options: { ...EDITIONS[edition], ...options } },
    seats: seats.map(seatIn),
    turn: { seat: turn, phase },
    drawPile: words(draw),
    discardPile: words(discard),
    train: expansions.includes('great-train-robbery') ? trainIn(more.train ?? {}) : null,
  });
  return new Table(state);
}

const trainIn = (train: TrainInWords): TrainLayout => ({
  locomotive: train.locomotive ?? 'ironhorse',
  at: train.at ?? 0,
  stations: words(train.stations ?? ''),
  wagons: words(train.wagons ?? ''),
  wagonDeck: words(train.wagonDeck ?? ''),
  stationDeck: words(train.stationDeck ?? ''),
});

/** Two seats that hold nothing and are in nobody's way, to fill a table of four. */
export const BYSTANDERS = ['outlaw willy-the-kid', 'renegade rose-doolan'] as const;

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function seatIn(line: string): SeatLayout {
  const [front = '', row = ''] = line.split('|');
  const [head = '', hand = ''] = front.split(/:(?:\s|$)(.*)/s);
  const [role, character = '', life] = words(head);
  return {
    role: role as Role,
    character,
    life: life === undefined || life === 'dead' ? null : Number(life),
    dead: life === 'dead',
    hand: words(hand),
    inPlay: words(row).map((word) => word.replace('*', '')),
    fresh: words(row).flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : [])),
  };
}

/**
 * Sentences of play: `0 plays bang at 1`, `0 plays panic at 1 on barrel`, `1 plays bang as missed`, `1 flips barrel`,
 * `0 plays brawl with beer naming 1:hand 2:barrel`, `0 uses can-can at 2 on hand`, `0 chooses seat 2 barrel`,
 * `0 plays switch giving barrel at 2 on mustang`, `0 takes caboose with bang`, `0 takes ghost-car with bang at 2 advancing`,
 * `0 chooses option double`.
 */
function moveIn(sentence: string): NamedMove {
  const [seat, verb = '', ...rest] = words(sentence);
  const by = Number(seat);
  const after = (word: string) => (rest.includes(word) ? rest[rest.indexOf(word) + 1] : undefined);
  const from = (word: string) => {
    if (!rest.includes(word)) return undefined;
    const words = rest.slice(rest.indexOf(word) + 1);
    const end = words.findIndex((each) => PREPOSITIONS.includes(each));
    return end < 0 ? words : words.slice(0, end);
  };
  const aimed = () => {
    const [target, on, pay] = [after('at'), after('on'), from('with')];
    return {
      ...(target === undefined ? {} : { target: Number(target) }),
      ...(on === undefined ? {} : { on }),
      ...(pay === undefined ? {} : { pay }),
    };
  };
  const given = () => (after('giving') === undefined ? {} : { give: after('giving') });
  const stepped = rest.includes('advancing') ? { advance: true } : {};
  switch (verb) {
    case 'plays': {
      const [as, named] = [after('as'), from('naming')];
      return {
        by,
        play: rest[0],
        ...(as === undefined ? {} : { as }),
        ...aimed(),
        ...given(),
        ...(named ? { targets: named.map(victimIn) } : {}),
      };
    }
    case 'uses':
      return { by, use: rest[0], ...(after('as') === undefined ? {} : { as: after('as') }), ...aimed(), ...stepped };
    case 'takes':
      return { by, take: rest[0], ...aimed(), ...stepped };
    case 'flips':
      return { by, flip: rest[0] };
    case 'chooses':
      return { by, choose: choiceIn(rest) };
    case 'discards':
      return { by, discard: rest };
    case 'passes':
      return { by, pass: true };
    case 'ends':
      return { by, end: true };
    default:
      throw new Error(`expected a sentence of play, got "${sentence}"`);
  }
}

const PREPOSITIONS = ['as', 'at', 'on', 'with', 'naming', 'giving', 'advancing'];

/** `1:hand` or `2:barrel`. */
function victimIn(word: string): { seat: number; on: string } {
  const [seat, on = ''] = word.split(':', 1).concat(word.slice(word.indexOf(':') + 1));
  return { seat: Number(seat), on };
}

function choiceIn([first = '', second, third]: readonly string[]): unknown {
  if (first === 'seat') return third === undefined ? { seat: Number(second) } : { seat: Number(second), card: third };
  if (first === 'option') return { option: second };
  if (first === 'character') return { character: second };
  if (first === 'deck' || first === 'discard-pile' || first === 'hand') return { option: first };
  return first;
}

export class Table {
  state: State;
  /** What the last move set off. */
  events: readonly GameEvent[];

  constructor(laidOut: State) {
    const begun = begin(laidOut);
    this.state = begun.state;
    this.events = begun.events;
  }

  /** Plays one sentence after the other; throws with the reason against the first that is refused. */
  moves(...sentences: string[]): this {
    for (const sentence of sentences) {
      const move = legalMeaning(this.state, moveIn(sentence));
      if (!move) throw new Error(`"${sentence}" is refused: ${JSON.stringify(this.against(sentence))}`);
      const { state, events } = play(this.state, move);
      this.state = state;
      this.events = events;
    }
    return this;
  }

  /** The reason against a move; null if it is legal. */
  against(sentence: string): Reason | null {
    return refusal(this.state, moveIn(sentence));
  }

  /** Only its code. */
  why(sentence: string): Reason['code'] | null {
    return this.against(sentence)?.code ?? null;
  }

  get asked(): readonly Seat[] {
    return askedSeats(this.state);
  }

  get question(): Question | null {
    return questionOf(this.state);
  }

  get turn(): Seat {
    return this.state.turn;
  }

  get winners(): readonly Seat[] | null {
    return this.state.winners;
  }

  life(seat: Seat): number {
    return this.state.life[seat] ?? Number.NaN;
  }

  isDead(seat: Seat): boolean {
    return this.state.dead[seat] === true;
  }

  /** Kinds in alphabetical order, in one line. */
  hand(seat: Seat): string {
    return this.kinds(handOfSeat(this.state, seat)).sort().join(' ');
  }

  cards(seat: Seat): number {
    return handOfSeat(this.state, seat).length;
  }

  /** Kinds in the order laid, in one line. */
  row(seat: Seat): string {
    return this.kinds(rowOfSeat(this.state, seat)).join(' ');
  }

  /** The discard pile, top first, in one line. */
  discards(count = Number.POSITIVE_INFINITY): string {
    return this.kinds(cardsIn(this.state, DISCARD).toReversed().slice(0, count)).join(' ');
  }

  deck(count: number): string {
    return this.kinds(cardsIn(this.state, DECK).toReversed().slice(0, count)).join(' ');
  }

  /** The one card of this kind that the seat holds. */
  held(seat: Seat, kind: string): Card {
    const card = cardsIn(this.state, handOf(seat)).find((each) => this.state.printed[each]?.kind === kind);
    if (card === undefined) throw new Error(`expected seat ${seat} to hold ${kind}, got ${this.hand(seat)}`);
    return card;
  }

  /** The last move's facts of one kind. */
  facts<E extends Fact['e']>(e: E): Extract<Fact, { e: E }>[] {
    return this.events.filter((event): event is Extract<Fact, { e: E }> => event.e === e);
  }

  private kinds(cards: readonly Card[]): string[] {
    return cards.map((card) => this.state.printed[card]?.kind ?? '?');
  }
}
