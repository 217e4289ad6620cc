import type { Card } from '../../model/card.ts';
import { type Move, type Offer, type Reason, refuse } from '../../model/move.ts';
import { asked } from '../../model/question.ts';
import type { Seat } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { DISCARD, handOf, OPEN, rowOf, TRAIN } from '../../model/zone.ts';
import { checkChoice, checkSeatChoice, choicesOf, chosenCard, chosenSeat } from '../../rules/choosing.ts';
import { type FrameRule, NO_SEATS, only } from '../../rules/frame-rule.ts';
import { type Game, moveCard } from '../../rules/game.ts';
import type { SymbolRule } from '../../rules/symbol-rule.ts';
import { cardsIn, kindOfCard, rowOfSeat } from '../../rules/table.ts';
import { freeWagons, layWagon, mayKeep, targetsOf } from '../../rules/taking.ts';
import type { PickWagonFrame, PlacingFrame, SalvageFrame, SheddingFrame } from './frames.ts';

export const pickWagon: SymbolRule = (game, { by, source }) => game.push({ f: 'pickWagon', seat: by, source });

const pickable = (state: State): readonly Card[] => freeWagons(state, state.train?.at ?? 0);

/** "Take any wagon of the train for free." */
export const pickWagonRule: FrameRule<PickWagonFrame> = {
  asks: (state, { seat }) => (pickable(state).length > 0 ? only(seat) : NO_SEATS),
  question: (state, { source }) => asked('wagon', { source, cards: pickable(state) }),
  offers: (state, { seat }) => choicesOf(seat, pickable(state)),
  check: (state, _frame, move) => checkChoice(move, pickable(state)),
  answer(game, { seat }, move) {
    game.pop();
    const card = chosenCard(move);
    if (!targetsOf(game.state, card)) return layWagon(game, card, TRAIN, seat, seat);
    moveCard(game, card, TRAIN, OPEN, 'taken', seat);
    game.push({ f: 'placing', seat, card });
  },
  advance: (game) => game.pop(),
};

/** Before whom a wagon is laid that is not only for oneself (G4.6). */
export const placingRule: FrameRule<PlacingFrame> = {
  asks: (_state, { seat }) => only(seat),
  question: (state, { card }) => asked('place', { source: kindOfCard(state, card).id, card, cards: [card] }),
  offers: (state, { seat, card }): Offer[] =>
    (targetsOf(state, card) ?? []).map((target) => ({ move: { by: seat, choose: { seat: target } } })),
  check: (state, { card }, move) => checkPlace(state, card, move),
  answer(game, { seat, card }, move) {
    game.pop();
    layWagon(game, card, OPEN, chosenSeat(move) ?? seat, seat);
  },
  advance: () => {},
};

/** G9.8: who may never have it cannot be chosen. */
function checkPlace(state: State, card: Card, move: Move): Reason | null {
  const reason = checkSeatChoice(move, targetsOf(state, card) ?? []);
  const seat = chosenSeat(move);
  return reason && seat !== undefined && !mayKeep(state, seat, card) ? refuse('protected') : reason;
}

export const shed: SymbolRule = (game, { by, source, card }, seat) => {
  if (rowOfSeat(game.state, seat).length > 0) game.push({ f: 'shedding', seat, by, source, card });
};

/** "Each other player discards a card in front of him"; a single card leaves no choice. */
export const sheddingRule: FrameRule<SheddingFrame> = {
  asks: (state, { seat }) => (rowOfSeat(state, seat).length > 1 ? only(seat) : NO_SEATS),
  question: (state, { by, source, card, seat }) =>
    asked('shed', { by, source, card, need: 1, cards: rowOfSeat(state, seat) }),
  offers: (state, { seat }) => [
    { move: { by: seat, discard: [] }, slot: { key: 'discard', from: rowOfSeat(state, seat), min: 1, max: 1 } },
  ],
  check: (state, { seat }, move) => checkShedding(state, seat, move),
  answer(game, frame, move) {
    if ('discard' in move) for (const card of move.discard) drop(game, frame, card);
  },
  advance(game, frame) {
    const [card] = rowOfSeat(game.state, frame.seat);
    if (card === undefined) game.pop();
    else drop(game, frame, card);
  },
};

function checkShedding(state: State, seat: Seat, move: Move): Reason | null {
  if (!('discard' in move)) return refuse('wrong-time');
  if (move.discard.some((card) => !rowOfSeat(state, seat).includes(card))) return refuse('not-in-play');
  return move.discard.length === 1 ? null : refuse('wrong-count', { needed: 1, given: move.discard.length });
}

function drop(game: Game, { seat, by }: SheddingFrame, card: Card): void {
  game.pop();
  moveCard(game, card, rowOf(seat), DISCARD, 'dropped', by);
}

const SALVAGED = 3;

export const salvage: SymbolRule = (game, { by, source }) => game.push({ f: 'salvage', seat: by, source });

const salvageable = (state: State): readonly Card[] => cardsIn(state, DISCARD).slice(-SALVAGED);

/** "Look at the top three discards and take one into your hand." */
export const salvageRule: FrameRule<SalvageFrame> = {
  asks: (state, { seat }) => (salvageable(state).length > 1 ? only(seat) : NO_SEATS),
  question: (state, { source }) => asked('salvage', { source, cards: salvageable(state) }),
  offers: (state, { seat }) => choicesOf(seat, salvageable(state)),
  check: (state, _frame, move) => checkChoice(move, salvageable(state)),
  answer(game, { seat }, move) {
    game.pop();
    moveCard(game, chosenCard(move), DISCARD, handOf(seat), 'taken', seat);
  },
  advance(game, { seat }) {
    const [card] = salvageable(game.state);
    game.pop();
    if (card !== undefined) moveCard(game, card, DISCARD, handOf(seat), 'taken', seat);
  },
};
