import { asked } from '../../model/question.ts';
import type { Seat } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { checkCharacterChoice, chosenCharacter } from '../../rules/choosing.ts';
import { type FrameRule, NO_SEATS, only } from '../../rules/frame-rule.ts';
import type { Game } from '../../rules/game.ts';
import { livingAfter } from '../../rules/table.ts';
import type { CopyingFrame } from './frames.ts';

/** "Before she draws she chooses another character in play and has its ability until her next turn" (D4). */
export const copyingRule: FrameRule<CopyingFrame> = {
  asks: (state, { seat }) => (modelsFor(state, seat).length > 1 ? only(seat) : NO_SEATS),
  question: (state, { seat }) => asked('ability', { source: state.characters[seat] ?? null }),
  offers: (state, { seat }) =>
    modelsFor(state, seat).map((character) => ({ move: { by: seat, choose: { character } } })),
  check: (state, _frame, move) => checkCharacterChoice(move, modelsFor(state, move.by)),
  answer(game, { seat }, move) {
    const character = chosenCharacter(move);
    if (character !== undefined) copy(game, seat, character);
  },
  advance(game, { seat }) {
    const [character] = modelsFor(game.state, seat);
    if (character === undefined) return game.pop();
    copy(game, seat, character);
  },
};

/** The other characters in play, from the left. */
const modelsFor = (state: State, seat: Seat): string[] =>
  livingAfter(state, seat).map((other) => state.characters[other] ?? '');

function copy(game: Game, seat: Seat, character: string): void {
  game.pop();
  game.emit({ e: 'abilityTaken', seat, character });
}
