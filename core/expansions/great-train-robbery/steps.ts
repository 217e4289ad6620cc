import type { Card } from '../../model/card.ts';
import { isPass } from '../../model/move.ts';
import { asked } from '../../model/question.ts';
import type { Seat } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { DECK, DISCARD, lookedAtBy } from '../../model/zone.ts';
import { checkChoice, choicesOf, chosenCard } from '../../rules/choosing.ts';
import { drawOne, reshuffleAtOnce } from '../../rules/draw.ts';
import { type FrameRule, NO_SEATS, only } from '../../rules/frame-rule.ts';
import { moveCard } from '../../rules/game.ts';
import { cardsIn } from '../../rules/table.ts';
import type { SurveyFrame } from './frames.ts';

const SURVEYED = 2;
const lookedAt = (state: State, seat: Seat): readonly Card[] => cardsIn(state, lookedAtBy(seat));

/** "Before drawing you may look at the top two cards and discard one of them"; what stays keeps its order. */
export const surveyRule: FrameRule<SurveyFrame> = {
  asks: (state, { seat }) => (lookedAt(state, seat).length > 0 ? only(seat) : NO_SEATS),
  question: (state, { seat, source }) => asked('survey', { source, cards: lookedAt(state, seat) }),
  offers: (state, { seat }) => [...choicesOf(seat, lookedAt(state, seat)), { move: { by: seat, pass: true } as const }],
  check: (state, { seat }, move) => (isPass(move) ? null : checkChoice(move, lookedAt(state, seat))),
  answer(game, { seat }, move) {
    if (!isPass(move)) moveCard(game, chosenCard(move), lookedAtBy(seat), DISCARD, 'dropped', seat);
    for (const card of lookedAt(game.state, seat).toReversed()) {
      moveCard(game, card, lookedAtBy(seat), DECK, 'putBack', seat);
    }
    reshuffleAtOnce(game);
  },
  advance(game, frame) {
    const { f, seat, source, looked } = frame;
    if (looked) return game.pop();
    game.change({ f, seat, source, looked: true });
    for (let seen = 0; seen < SURVEYED; seen += 1) drawOne(game, lookedAtBy(seat), 'looked', seat);
  },
};
