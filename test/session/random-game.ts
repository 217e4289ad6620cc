import {
  askedSeats,
  EDITIONS,
  legal,
  type Move,
  newGame,
  type Offer,
  type Options,
  play,
  type State,
} from '../../core/index.ts';

const GAMES = 8;
const MOST_MOVES = 90;
const VARIANTS: readonly Partial<Options>[] = [{}, { characterChoice: 2 }, { phaseThree: 'at-least' }];

/** The seats that may act: those asked, and those with an ability for any time. */
export const asked = (state: State): number[] =>
  state.dead.flatMap((_, seat) => (legal(state, seat).length > 0 ? [seat] : []));

/** Positions of random games over all numbers of seats, editions, a few variants and Dodge City; the same in every run. */
export function* positions(): Generator<State> {
  const editions = Object.keys(EDITIONS) as (keyof typeof EDITIONS)[];
  for (let game = 0; game < GAMES; game += 1) {
    const edition = editions[game % editions.length] ?? 'fourth';
    const options = VARIANTS[game % VARIANTS.length] ?? {};
    const expansions = game < GAMES / 2 ? [] : ['dodge-city'];
    let { state } = newGame({ seats: 4 + (game % 4), seed: game, edition, options, expansions });
    const pick = dice(game);
    for (let moves = 0; moves < MOST_MOVES && !state.winners; moves += 1) {
      yield state;
      const seat = askedSeats(state)[0];
      if (seat === undefined) return;
      const offers = legal(state, seat);
      state = play(state, filled(offers[pick(offers.length)] as Offer)).state; // somebody is asked, so there are offers
    }
  }
}

/** The offer's move, its slot filled with the first cards that fit, the first thing taken of each victim. */
export function filled({ move, slot, victims }: Offer): Move {
  const pay = slot ? { [slot.key]: slot.from.slice(0, slot.min) } : {};
  const targets = victims ? { targets: victims.map(({ seat, from }) => ({ seat, on: from[0] })) } : {};
  return { ...move, ...pay, ...targets } as Move; // the keys are those of the move
}

/** A small generator of its own, so that the rules' generator does not decide what is tried. */
function dice(seed: number): (sides: number) => number {
  let word = (seed + 1) * 2654435761;
  return (sides) => {
    word = (Math.imul(word ^ (word >>> 15), 2246822519) + 374761393) >>> 0;
    return word % sides;
  };
}
