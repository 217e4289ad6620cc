import { characterOf } from '../expansions/catalogue.ts';
import type { CastingFrame } from '../model/frame.ts';
import type { Options } from '../model/options.ts';
import { asked } from '../model/question.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { checkCharacterChoice, chosenCharacter } from './choosing.ts';
import { draw } from './draw.ts';
import type { FrameRule } from './frame-rule.ts';
import type { Game } from './game.ts';
import { shuffled } from './random.ts';
import { firstSeat, livingFrom } from './table.ts';
import { beginTurn } from './turn.ts';

/** Stands among the offered characters for one that is still to be dealt (B13.3). */
export const NEW_CHARACTER = 'new';

/** B13.3: who may keep the character of the last game says so first. */
export function offerKept(game: Game, kept: readonly (string | null)[]): void {
  kept.forEach((character, seat) => {
    if (character === null) return;
    game.emit({ e: 'charactersOffered', seat, characters: [character, NEW_CHARACTER] });
  });
}

/** B1.3, B13.3: all seats choose at once, and nobody sees a choice before all are made. */
export const castingRule: FrameRule<CastingFrame> = {
  asks: (state) => livingFrom(state, 0).filter((seat) => offeredTo(state, seat).length > 1),
  question: () => asked('character'),
  offers: (state, _frame, seat) =>
    offeredTo(state, seat).map((character) => ({ move: { by: seat, choose: { character } } })),
  check: (state, _frame, move) => checkCharacterChoice(move, offeredTo(state, move.by)),
  answer(game, _frame, move) {
    const character = chosenCharacter(move);
    if (character === undefined) return;
    // One card lies there either way: how many lie before a seat is open, and what it chose is not until all have.
    game.emit({ e: 'charactersOffered', seat: move.by, characters: [character] });
  },
  advance(game, { pool, stage, f }) {
    const seats = livingFrom(game.state, firstSeat(game.state));
    const { characterChoice } = game.state.options;
    if (stage === 'choose') return takeAndDeal(game, seats, []);
    const cards = newCharacters(game, pool);
    if (characterChoice === 1) return takeAndDeal(game, seats, cards);
    game.change({ f, pool, stage: 'choose' });
    for (const seat of seats) {
      if (keptBy(game.state, seat) !== undefined) continue;
      game.emit({ e: 'charactersOffered', seat, characters: cards.splice(0, characterChoice) });
    }
  },
};

const offeredTo = (state: State, seat: Seat): readonly string[] => state.offered[seat] ?? [];

/** The character that the seat has from the last game or has chosen; undefined where it is still to be dealt one. */
const keptBy = (state: State, seat: Seat): string | undefined =>
  offeredTo(state, seat).find((character) => character !== NEW_CHARACTER);

/** Those that nobody keeps or was offered, in a new order. */
function newCharacters(game: Game, pool: readonly string[]): string[] {
  const gone = game.state.offered.flat();
  return shuffled(
    game,
    pool.filter((character) => !gone.includes(character)),
  );
}

/** Everybody takes what was chosen, or the next of `cards`; then B1.6: seat by seat, the sheriff first. */
function takeAndDeal(game: Game, seats: readonly Seat[], cards: string[]): void {
  for (const seat of seats) {
    const character = keptBy(game.state, seat) ?? cards.shift() ?? '';
    game.emit({ e: 'characterTaken', seat, character, life: startingLife(game.state, seat, character) });
  }
  for (const seat of seats) draw(game, seat, game.state.maxLife[seat] ?? 0, 'dealt');
  beginTurn(game, seats[0] ?? 0);
  if (game.state.train) game.push({ f: 'firstTrain' });
}

/** B1.4 */
export const startingLife = ({ options, roles }: Pick<State, 'options' | 'roles'>, seat: Seat, id: string): number =>
  printedLife(options, id) + (roles[seat] === 'sheriff' ? 1 : 0);

/** The life on a character's card as these options have it; the sheriff's extra one is not counted. */
export function printedLife(options: Options, id: string): number {
  const { life, lifeOption } = characterOf(id);
  return lifeOption ? options[lifeOption] : life;
}
