import { askedSeats, type Card, legal, type Move, type Offer, play, type State } from '../../core/index.ts';

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

/** Every choice of cards for the slot; their order makes no other move here. */
function fillings({ move, slot }: Offer): Move[] {
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
