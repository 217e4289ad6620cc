import type { Card } from '../model/card.ts';
import type { SharingFrame } from '../model/frame.ts';
import { type Move, type Reason, refuse } from '../model/move.ts';
import { asked } from '../model/question.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { handOf, OPEN, rowOf } from '../model/zone.ts';
import { takeAtRandom } from './draw.ts';
import { type FrameRule, NO_SEATS, only } from './frame-rule.ts';
import { type Game, moveCard } from './game.ts';
import { tellAbility } from './hooks.ts';
import { handOfSeat, rowOfSeat } from './table.ts';
import { mayKeep } from './taking.ts';

/**
 * Several seats inherit from the same dead one: each in turn takes a random card of the hand or a named one of the row,
 * the nearest first (dodge-city.md D4.8). What leaves no choice goes without a question.
 */
export const sharingRule: FrameRule<SharingFrame> = {
  asks(state, { seat, heirs: [heir] }) {
    const row = rowOfSeat(state, seat).length;
    const hand = handOfSeat(state, seat).length;
    const isOpen = row > 1 || (row === 1 && hand > 0);
    return isOpen && heir !== undefined ? only(heir) : NO_SEATS;
  },
  question: (state, { seat }) => asked('share', { by: seat, cards: rowOfSeat(state, seat) }),
  offers: (state, { seat }, heir) => thingsOf(state, seat).map((choose) => ({ move: { by: heir, choose } })),
  check: (state, { seat }, move) => checkThing(state, seat, move),
  answer(game, frame, move) {
    if ('choose' in move) take(game, frame, typeof move.choose === 'number' ? move.choose : 'hand');
  },
  advance(game, frame) {
    const [card] = rowOfSeat(game.state, frame.seat);
    if (card === undefined && handOfSeat(game.state, frame.seat).length === 0) return game.pop();
    take(game, frame, card ?? 'hand');
  },
};

const FROM_HAND = { option: 'hand' } as const;

function thingsOf(state: State, seat: Seat): (Card | typeof FROM_HAND)[] {
  const row = rowOfSeat(state, seat);
  return handOfSeat(state, seat).length > 0 ? [...row, FROM_HAND] : [...row];
}

function checkThing(state: State, seat: Seat, move: Move): Reason | null {
  if (!('choose' in move)) return refuse('wrong-time');
  const { choose } = move;
  if (typeof choose === 'number') return rowOfSeat(state, seat).includes(choose) ? null : refuse('nothing-there');
  if (!('option' in choose) || choose.option !== FROM_HAND.option) return refuse('malformed');
  return handOfSeat(state, seat).length > 0 ? null : refuse('nothing-there');
}

function take(game: Game, { f, seat, heirs }: SharingFrame, thing: Card | 'hand'): void {
  const [heir, ...others] = heirs;
  if (heir === undefined) throw new Error(`expected an heir of seat ${seat}, got none`);
  game.change({ f, seat, heirs: [...others, heir] });
  tellAbility(game, heir);
  if (thing === 'hand') takeAtRandom(game, seat, handOf(heir), 'inherited', seat);
  else if (mayKeep(game.state, heir, thing)) moveCard(game, thing, rowOf(seat), handOf(heir), 'inherited', seat);
  else {
    moveCard(game, thing, rowOf(seat), OPEN, 'inherited', seat);
    game.push({ f: 'placing', seat: heir, card: thing });
  }
}
