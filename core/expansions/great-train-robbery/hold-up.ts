import type { Card } from '../../model/card.ts';
import { asked } from '../../model/question.ts';
import type { State } from '../../model/state.ts';
import { DISCARD, rowOf } from '../../model/zone.ts';
import { checkOptionChoice, chosenOption } from '../../rules/choosing.ts';
import { type FrameRule, NO_SEATS, only } from '../../rules/frame-rule.ts';
import { moveCard, openWindow } from '../../rules/game.ts';
import type { SymbolRule } from '../../rules/symbol-rule.ts';
import { isAlive, rowOfSeat } from '../../rules/table.ts';
import type { HoldUpFrame } from './frames.ts';

const OPTIONS: readonly string[] = ['discard', 'bang'];

export const holdUp: SymbolRule = (game, { by, source, card }, seat) =>
  game.push({ f: 'holdUp', seat, by, source, card, rest: rowOfSeat(game.state, seat) });

/** The cards of the row as it was; one that has left it in between is skipped (G12.1). */
const stillThere = (state: State, { seat, rest }: HoldUpFrame): readonly Card[] =>
  isAlive(state, seat) ? rest.filter((card) => rowOfSeat(state, seat).includes(card)) : [];
const threatened = (state: State, frame: HoldUpFrame): Card | undefined => stillThere(state, frame)[0];

/** "For each card in front of him he chooses: discard it, or be the target of a BANG!" */
export const holdUpRule: FrameRule<HoldUpFrame> = {
  asks: (state, frame) => (threatened(state, frame) === undefined ? NO_SEATS : only(frame.seat)),
  question(state, frame) {
    const { by, source, card } = frame;
    const cards = stillThere(state, frame);
    return asked('holdUp', { by, source, card, need: cards.length, cards: cards.slice(0, 1) });
  },
  offers: (_state, { seat }) => OPTIONS.map((option) => ({ move: { by: seat, choose: { option } } })),
  check: (_state, _frame, move) => checkOptionChoice(move, OPTIONS),
  answer(game, frame, move) {
    const { f, seat, by, source, card, rest } = frame;
    const at = threatened(game.state, frame);
    if (at === undefined) return;
    game.change({ f, seat, by, source, card, rest: rest.slice(rest.indexOf(at) + 1) });
    openWindow(game);
    if (chosenOption(move) === 'discard') {
      // Its own choice: nothing that anybody else made it do.
      return moveCard(game, at, rowOf(seat), DISCARD, 'yielded', seat);
    }
    game.push({ f: 'shot', seat, by, source, card, need: 1, got: 0, used: [] });
  },
  advance: (game) => game.pop(),
};
