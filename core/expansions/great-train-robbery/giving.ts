import type { Card } from '../../model/card.ts';
import { type Move, type Offer, type Reason, refuse } from '../../model/move.ts';
import { asked } from '../../model/question.ts';
import type { Seat } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { handOf, lookedAtBy, OPEN, rowOf, WAGON_DECK } from '../../model/zone.ts';
import { drawOne } from '../../rules/draw.ts';
import { type FrameRule, NO_SEATS, only } from '../../rules/frame-rule.ts';
import { type Game, moveCard } from '../../rules/game.ts';
import type { SymbolRule } from '../../rules/symbol-rule.ts';
import { cardsIn, livingAfter, livingFrom } from '../../rules/table.ts';
import { layWagon, mayKeep, targetsOf } from '../../rules/taking.ts';
import type { DealingFrame, MailFrame } from './frames.ts';

const MAILED = 3;
const DEALT = 2;

/** Who gets which card, as a move says it. */
interface Gift {
  readonly seat: Seat;
  readonly card: Card;
}

const giftIn = (move: Move): Gift | undefined =>
  'choose' in move && typeof move.choose === 'object' && 'card' in move.choose && 'seat' in move.choose
    ? move.choose
    : undefined;

const giftOffers = (by: Seat, gifts: readonly Gift[]): Offer[] => gifts.map((choose) => ({ move: { by, choose } }));

function checkGift(move: Move, gifts: readonly Gift[]): Reason | null {
  if (!('choose' in move)) return refuse('wrong-time');
  const gift = giftIn(move);
  if (!gift) return refuse('malformed');
  if (gifts.some(({ seat, card }) => seat === gift.seat && card === gift.card)) return null;
  return refuse(gifts.some(({ card }) => card === gift.card) ? 'no-target' : 'nothing-there');
}

export const mail: SymbolRule = (game, { by, source }) => {
  for (let drawn = 0; drawn < MAILED; drawn += 1) drawOne(game, lookedAtBy(by), 'looked', by);
  game.push({ f: 'mail', seat: by, source });
};

/** "Draw three cards and give one of them to another player." */
export const mailRule: FrameRule<MailFrame> = {
  asks: (state, { seat }) => (mailGifts(state, seat).length > 0 ? only(seat) : NO_SEATS),
  question: (state, { seat, source }) => asked('mail', { source, cards: cardsIn(state, lookedAtBy(seat)) }),
  offers: (state, { seat }) => giftOffers(seat, mailGifts(state, seat)),
  check: (state, { seat }, move) => checkGift(move, mailGifts(state, seat)),
  answer(game, { seat }, move) {
    const gift = giftIn(move);
    if (gift) moveCard(game, gift.card, lookedAtBy(seat), handOf(gift.seat), 'given', seat);
    keepRest(game, seat);
  },
  advance: (game, { seat }) => keepRest(game, seat),
};

const mailGifts = (state: State, by: Seat): Gift[] =>
  cardsIn(state, lookedAtBy(by)).flatMap((card) => livingAfter(state, by).map((seat) => ({ seat, card })));

function keepRest(game: Game, seat: Seat): void {
  game.pop();
  for (const card of cardsIn(game.state, lookedAtBy(seat))) {
    moveCard(game, card, lookedAtBy(seat), handOf(seat), 'drawn', seat);
  }
}

export const deal: SymbolRule = (game, { by, source }) => {
  for (let dealt = 0; dealt < DEALT; dealt += 1) {
    const deck = cardsIn(game.state, WAGON_DECK);
    const top = deck[deck.length - 1];
    if (top !== undefined) moveCard(game, top, WAGON_DECK, OPEN, 'turnedUp', by);
  }
  game.push({ f: 'dealing', seat: by, source });
};

/** "Draw two wagons: one is yours, the other another player's"; a single one is whose the player wants (decision g14). */
export const dealingRule: FrameRule<DealingFrame> = {
  asks: (state, { seat }) => (dealGifts(state, seat).length > 0 ? only(seat) : NO_SEATS),
  question: (state, { source }) => asked('dealing', { source, cards: cardsIn(state, OPEN) }),
  offers: (state, { seat }) => giftOffers(seat, dealGifts(state, seat)),
  check(state, { seat }, move) {
    const reason = checkGift(move, dealGifts(state, seat));
    const gift = giftIn(move);
    return reason && gift && comesToTheWrong(state, seat, gift) ? refuse('protected') : reason;
  },
  answer(game, { seat }, move) {
    game.pop();
    const gift = giftIn(move);
    if (!gift) throw new Error(`expected a wagon and a seat, got ${JSON.stringify(move)}`);
    layWagon(game, gift.card, OPEN, gift.seat, seat);
    for (const card of cardsIn(game.state, OPEN)) moveCard(game, card, OPEN, rowOf(seat), 'taken', seat);
  },
  advance: (game) => game.pop(),
};

function dealGifts(state: State, by: Seat): Gift[] {
  const open = cardsIn(state, OPEN);
  return open.flatMap((card) => {
    const isSingle = open.length === 1;
    const kept = open.find((other) => other !== card);
    if (kept !== undefined && !mayKeep(state, by, kept)) return [];
    return receiversOf(state, card)
      .filter((seat) => isSingle || seat !== by)
      .map((seat) => ({ seat, card }));
  });
}

/** G9.8: whether one of the two open wagons would come to somebody who may never have it. */
function comesToTheWrong(state: State, by: Seat, { seat, card }: Gift): boolean {
  const open = cardsIn(state, OPEN);
  return open.includes(card) && open.some((each) => !mayKeep(state, each === card ? seat : by, each));
}

/** Also an eliminated player, where the wagon brings him back. */
const receiversOf = (state: State, card: Card): Seat[] => targetsOf(state, card) ?? livingFrom(state, 0);
