import { HOST, NOBODY, redact, redactEvent, type State, type Viewer } from '../../core/index.ts';
import { type Dice, dice, type GameSeed, gameOf, randomGame, type Turned } from '../support/random-game.ts';

/** Looks at one move of a game and says what is wrong with it, or null. */
export type Law = (turned: Turned, roll: Dice) => string | null;

/** How viewers are shown the table: the core's own way, or one with a leak planted in it. */
export interface Eyes {
  readonly redact: typeof redact;
  readonly redactEvent: typeof redactEvent;
}
export const OUR_EYES: Eyes = { redact, redactEvent };

/** Everybody who may look: the host, a spectator, every seat, the dead included. */
export const viewersOf = (state: State): Viewer[] => [HOST, NOBODY, ...state.dead.keys()];

/** The first breach of one of the laws in this game, with all that is needed to see it again. */
function breachIn(game: GameSeed, laws: Readonly<Record<string, Law>>): string | null {
  const roll = dice(game.seed ^ 0x5eed);
  let at = 0;
  for (const turned of randomGame(game)) {
    for (const [name, law] of Object.entries(laws)) {
      const breach = law(turned, roll);
      if (breach) return `${name}: ${breach}; move ${at}, ${JSON.stringify(turned.move)}, ${JSON.stringify(game)}`;
    }
    at += 1;
  }
  return null;
}

/** The first breach in so many games, from the number `first` on. */
export function breachInGames(laws: Readonly<Record<string, Law>>, first: number, count: number): string | null {
  for (let number = first; number < first + count; number += 1) {
    const breach = breachIn(gameOf(number), laws);
    if (breach) return breach;
  }
  return null;
}
