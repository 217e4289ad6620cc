import {
  amongTwo,
  cardsIn,
  handOf,
  hooksOf,
  isWounded,
  type KindId,
  kindOf,
  livingFrom,
  type Move,
  numberOf,
  type Offer,
  type Question,
  rowOf,
  type Seat,
  type State,
} from '../../core/index.ts';

/** Why a legal play would be for nothing: worth one question before it goes out. */
export type Doubt =
  /** Everybody whom it heals has all their life, or it does nothing any more while only two are alive (B7.6). */
  | 'heals-nobody'
  /** A Missed! where more are needed than there are. */
  | 'misses-too-few'
  /** A Beer where more lives are needed than can be had. */
  | 'heals-too-little'
  /** A weapon that reaches less far than the one that it replaces. */
  | 'weaker-weapon';

interface Standing {
  readonly state: State;
  readonly me: Seat;
  readonly question: Question | null;
  readonly offers: readonly Offer[];
}

type Play = Extract<Move, { play: number }>;

/** What speaks against a move that the rules permit; null where it may do some good, or where that cannot be known. */
export function doubtAbout(move: Move, standing: Standing): Doubt | null {
  if (!('play' in move)) return null;
  switch (standing.question?.kind) {
    case 'play':
      return aboutPlay(move, standing);
    case 'shot':
      return tooFew(standing) ? 'misses-too-few' : null;
    case 'dying':
      return tooLittle(standing) ? 'heals-too-little' : null;
    default:
      return null;
  }
}

function aboutPlay(move: Play, { state, me }: Standing): Doubt | null {
  const kind = move.as ?? state.printed[move.play]?.kind;
  if (kind === undefined) return null;
  if (healsNobody(state, me, kind, move.target)) return 'heals-nobody';
  return isWeaker(state, me, kind) ? 'weaker-weapon' : null;
}

/** Whether all of a card is life that nobody can be given: everybody whom it heals has all of it (B7.6). */
export function healsNobody(state: State, me: Seat, kind: KindId, target: Seat | undefined): boolean {
  const { row } = kindOf(kind);
  if (row.length === 0 || row.some(({ symbol }) => symbol !== 'heal')) return false;
  if (amongTwo(state, kindOf(kind)) === 'no-effect') return true;
  const living = livingFrom(state, me);
  const healed = row.flatMap(({ reach }) => {
    if (reach === 'self') return [me];
    if (reach === 'everyone') return living;
    return reach === 'others' ? living.filter((seat) => seat !== me) : [target ?? me];
  });
  return !healed.some((seat) => isWounded(state, seat));
}

/** Shooting more often is worth a shorter reach. */
function isWeaker(state: State, me: Seat, kind: KindId): boolean {
  const { weapon, numbers } = kindOf(kind);
  if (!weapon || numbers?.bangsPerTurn !== undefined) return false;
  const reaches = cardsIn(state, rowOf(me)).map((card) => {
    const worn = kindOf(state.printed[card]?.kind ?? kind);
    return worn.weapon && worn.numbers?.bangsPerTurn === undefined ? (worn.numbers?.range ?? 0) : 0;
  });
  return Math.max(0, ...reaches) > (numbers?.range ?? 0);
}

/** Every card and every flip taken together cannot be enough; whoever draws on an empty hand may still find one. */
function tooFew({ state, me, question, offers }: Standing): boolean {
  const { need, got } = question ?? { need: 0, got: 0 };
  return need - got > repliesIn(offers) && !drawsWhenEmpty(state, me);
}

function tooLittle({ state, me, question, offers }: Standing): boolean {
  const plays = repliesIn(offers);
  const ability = offers.find(({ move }) => 'use' in move && typeof move.use === 'string')?.slot;
  const spare = cardsIn(state, handOf(me)).length - plays;
  const uses = ability && ability.min > 0 ? Math.floor(Math.max(0, spare) / ability.min) : 0;
  return (question?.need ?? 0) > plays * numberOf(state, me, 'saverHeals') + uses;
}

/** How many different cards, of the hand or the row, and flips could answer. */
function repliesIn(offers: readonly Offer[]): number {
  const replies = offers.flatMap(({ move }) => {
    if ('play' in move) return [`card ${move.play}`];
    if ('use' in move && typeof move.use === 'number') return [`card ${move.use}`];
    return 'flip' in move ? [`flip ${move.flip}`] : [];
  });
  return new Set(replies).size;
}

const drawsWhenEmpty = (state: State, me: Seat): boolean =>
  hooksOf(state, me).reaction.some(({ on }) => on === 'handEmpty');
