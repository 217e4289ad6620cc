import type { Card } from '../../model/card.ts';
import { type Move, type Reason, refuse } from '../../model/move.ts';
import { asked } from '../../model/question.ts';
import type { Seat } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { handOf, rowOf } from '../../model/zone.ts';
import { draw } from '../../rules/draw.ts';
import { type FrameRule, NO_SEATS, only } from '../../rules/frame-rule.ts';
import { moveCard } from '../../rules/game.ts';
import { tellAbility } from '../../rules/hooks.ts';
import { isAlive, livingFrom, rowOfSeat, seatCount } from '../../rules/table.ts';
import { mayKeep } from '../../rules/taking.ts';
import type { TakeInPlayFrame } from './frames.ts';

const CARDS_DRAWN = 2;

/** "He draws two cards, or takes one card in play instead", from any row, his own included. */
export const takeInPlayRule: FrameRule<TakeInPlayFrame> = {
  asks: (state, { seat }) => (isAnythingInPlay(state) ? only(seat) : NO_SEATS),
  question: (state, { seat }) =>
    asked('inPlay', {
      source: state.abilities[seat] ?? null,
      cards: cardsInPlay(state, seat).map(({ card }) => card),
    }),
  offers: (state, { seat }) => [
    ...cardsInPlay(state, seat).map((choose) => ({ move: { by: seat, choose } })),
    { move: { by: seat, choose: { option: 'deck' } } },
  ],
  check: (state, _frame, move) => checkTaking(state, move),
  answer(game, { seat }, move) {
    game.pop();
    if (!('choose' in move) || typeof move.choose === 'number' || !('card' in move.choose)) {
      return draw(game, seat, CARDS_DRAWN);
    }
    tellAbility(game, seat);
    moveCard(game, move.choose.card, rowOf(move.choose.seat), handOf(seat), 'taken', seat);
  },
  advance(game, { seat }) {
    game.pop();
    draw(game, seat, CARDS_DRAWN);
  },
};

function isAnythingInPlay(state: State): boolean {
  for (let seat = 0; seat < seatCount(state); seat += 1) if (rowOfSeat(state, seat).length > 0) return true;
  return false;
}

function cardsInPlay(state: State, first: Seat): { readonly seat: Seat; readonly card: Card }[] {
  return livingFrom(state, first).flatMap((seat) =>
    rowOfSeat(state, seat).flatMap((card) => (mayKeep(state, first, card) ? [{ seat, card }] : [])),
  );
}

function checkTaking(state: State, move: Move): Reason | null {
  if (!('choose' in move)) return refuse('wrong-time');
  const { choose } = move;
  if (typeof choose === 'number') return refuse('malformed');
  if ('card' in choose) {
    const isThere = cardsInPlay(state, move.by).some(({ seat, card }) => seat === choose.seat && card === choose.card);
    if (isThere) return null;
    const lies = isAlive(state, choose.seat) && rowOfSeat(state, choose.seat).includes(choose.card);
    return refuse(lies ? 'protected' : 'nothing-there');
  }
  return 'option' in choose && choose.option === 'deck' ? null : refuse('malformed');
}
