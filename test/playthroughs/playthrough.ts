import { type Fact, type GameEvent, nameMove, type State } from '../../core/index.ts';
import { type GameSeed, randomGame } from '../support/random-game.ts';

/** Whole games whose every line is kept in a file beside this one; together they show each card, wagon and character. */
export const PLAYTHROUGHS: Readonly<Record<string, GameSeed>> = {
  'four-in-the-third-edition': { seed: 1867, seats: 4, edition: 'third', options: {} },
  'five-in-the-fourth-edition': { seed: 1881, seats: 5, edition: 'fourth', options: {} },
  'six-by-the-hungarian-summary': { seed: 1894, seats: 6, edition: 'hungarian', options: {} },
  'three-in-dodge-city': {
    seed: 1900,
    seats: 3,
    edition: 'third',
    expansions: ['dodge-city'],
    options: { mollyScope: 'any-card', apacheDuelCard: 'affected' },
  },
  'eight-in-dodge-city': { seed: 103, seats: 8, edition: 'fourth', expansions: ['dodge-city'], options: {} },
  'eight-more-in-dodge-city': { seed: 856, seats: 8, edition: 'fourth', expansions: ['dodge-city'], options: {} },
  'eight-others-in-dodge-city': { seed: 1454, seats: 8, edition: 'fourth', expansions: ['dodge-city'], options: {} },
  'six-on-the-train': { seed: 1179, seats: 6, edition: 'fourth', expansions: ['great-train-robbery'], options: {} },
  'seven-on-the-train': { seed: 485, seats: 7, edition: 'fourth', expansions: ['great-train-robbery'], options: {} },
  'three-with-both-boxes': {
    seed: 43,
    seats: 3,
    edition: 'fourth',
    expansions: ['dodge-city', 'great-train-robbery'],
    options: {},
  },
  'seven-with-house-rules': {
    seed: 1889,
    seats: 7,
    edition: 'fourth',
    options: { characterChoice: 2, eliminatedOrder: 'choose', phaseThree: 'at-least', suzyDraw: 'at-once' },
  },
};

/** One line a move: what was done, what came of it, and how the table stands. */
export function linesOf(game: GameSeed): string[] {
  return Array.from(randomGame(game), ({ before, move, events, after }) => {
    const done = move ? nameMove(before, move) : 'the deal';
    return `${done} → ${events.flatMap((event) => told(after, event)).join(', ') || 'nothing'} | ${standing(after)}`;
  });
}

/** Only what happened at the table: bookkeeping may change without a rule changing. */
function told(state: State, event: GameEvent): string[] {
  switch (event.e) {
    case 'settled':
      return [];
    case 'cardMoved':
      return [`${state.printed[event.card]?.kind} ${event.cause} ${event.from}>${event.to}`];
    case 'reshuffled':
      return [`reshuffled ${event.order.length}`];
    default:
      return [inWords(event)];
  }
}

function inWords(fact: Fact): string {
  const { e, ...rest } = fact;
  return [e, ...Object.values(rest).map((value) => (Array.isArray(value) ? value.join('+') : String(value)))].join(' ');
}

const standing = (state: State): string =>
  `life ${state.life.join(' ')}, hands ${state.zones
    .slice(4, 4 + state.life.length)
    .map((cards) => cards.length)
    .join(' ')}`;
