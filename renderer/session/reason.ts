import { cardsIn, handOf, type Move, type Reason, rowOf, type Seat, type State, why } from '../../core/index.ts';
import type { Chosen } from './chart.ts';
import type { Thing } from './thing.ts';

/** Of several reasons against all targets the one that a player can do something about is told. */
const MOST_TELLING: readonly Reason['code'][] = ['out-of-range', 'duplicate-in-play', 'nothing-there', 'no-target'];

/** Why this thing cannot be chosen at this step; null if it can, or if it takes no part in the question. */
export function reasonFor(state: State, me: Seat, { path }: Chosen, thing: Thing): Reason | null {
  const card = path.find((step) => step.key === 'card');
  if (thing.what === 'hand')
    return cardsIn(state, handOf(me)).includes(thing.card) ? reasonForCard(state, me, thing.card) : null;
  if (!card || !('seat' in thing)) return null;
  const named = path.find((step) => step.key === 'as');
  const move = { by: me, play: card.card, target: thing.seat, ...(named?.as ? { as: named.as } : {}) };
  if (thing.what === 'row') return why(state, me, { ...move, on: thing.card }) ?? null;
  return bestOf(state, me, aimedAt(state, move));
}

type Aimed = Extract<Move, { play: number }> & { readonly target: Seat };

/** The plain shot, and every card that could be meant at that seat. */
const aimedAt = (state: State, move: Aimed): Move[] => [
  move,
  { ...move, on: 'hand' },
  ...cardsIn(state, rowOf(move.target)).map((on): Move => ({ ...move, on })),
];

function reasonForCard(state: State, me: Seat, play: number): Reason | null {
  const plain = why(state, me, { by: me, play });
  if (plain?.code !== 'no-target') return plain;
  const moves = state.dead.flatMap((dead, target) => (dead ? [] : aimedAt(state, { by: me, play, target })));
  return bestOf(state, me, moves);
}

function bestOf(state: State, me: Seat, moves: readonly Move[]): Reason | null {
  const reasons = moves.map((move) => why(state, me, move));
  if (reasons.some((reason) => reason === null)) return null;
  const codes = reasons.flatMap((reason) => (reason ? [reason] : []));
  for (const code of MOST_TELLING) {
    const told = codes.find((reason) => reason.code === code);
    if (told) return told;
  }
  return codes[0] ?? null;
}
