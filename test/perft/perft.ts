import { askedSeats, type Card, legal, type Move, type Named, type Offer, play, type State } from '../../core/index.ts';

/** How many different sequences of so many moves the rules allow from here: a fingerprint of the lists of moves. */
export function perft(state: State, depth: number): number {
  if (depth === 0 || state.winners) return 1;
  let count = 0;
  for (const seat of askedSeats(state)) {
    for (const offer of legal(state, seat)) {
      for (const move of fillings(offer)) count += perft(play(state, move).state, depth - 1);
    }
  }
  return count;
}

/** Every choice of one thing of each victim, and of cards for the slot; their order makes no other move here. */
function fillings({ move, slot, victims }: Offer): Move[] {
  if (!victims) return paidFor(move, slot);
  let named: readonly Named[][] = [[]];
  for (const { seat, from } of victims) named = named.flatMap((list) => from.map((on) => [...list, { seat, on }]));
  // Only plays have victims.
  return named.flatMap((targets) => paidFor({ ...move, targets } as Move, slot));
}

function paidFor(move: Move, slot: Offer['slot']): Move[] {
  if (!slot) return [move];
  const choices: Card[][] = [];
  for (let count = slot.min; count <= slot.max; count += 1) choices.push(...combinations(slot.from, count));
  // The slot's key is one of the move's own, so the move keeps its variant.
  return choices.map((cards) => ({ ...move, [slot.key]: cards }) as Move);
}

function combinations(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => combinations(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
}
