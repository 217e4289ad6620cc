import type { Card } from '../model/card.ts';
import type { Seat } from '../model/seat.ts';
import type { Price } from '../model/station.ts';
import { TRAIN } from '../model/zone.ts';
import { turnIn } from '../rules/game.ts';
import { cardsAsked, payableFor, priceOf } from '../rules/price.ts';
import { cardsIn, handOfSeat, isGhost, lifeOf, nextLiving } from '../rules/table.ts';
import { mayStillTake } from '../rules/taking.ts';
import { lineEnd, movesTrain, stationAt } from '../rules/train.ts';
import type { Outlook } from './outlook.ts';
import { sparedFor } from './spare.ts';
import { lifeWorth, rowCardWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** What one step of the train changes: which wagon I can still pay in this turn, and which one whoever is next can. */
export function stepGain(outlook: Outlook): number {
  return ownGain(outlook) + nextGain(outlook);
}

/** What the step makes of the next seat's chances at a wagon, for a friend or against an enemy. */
export function nextGain(outlook: Outlook): number {
  const { view, me, stance } = outlook;
  const at = view.train?.at ?? 0;
  const next = nextLiving(view, me);
  const rolls = Number(movesTrain(view, next, false));
  const gain = bestFor(outlook, next, at + 1 + rolls) - bestFor(outlook, next, at + rolls);
  return (stance[next] ?? 0) * gain;
}

function ownGain(outlook: Outlook): number {
  const { view, me } = outlook;
  const turn = turnIn(view);
  if (turn?.seat !== me || !mayStillTake(view, turn)) return 0;
  const at = view.train?.at ?? 0;
  return Math.max(0, ownBest(outlook, at + 1) - ownBest(outlook, at));
}

/** The wagon that gains me most with the train there. */
const ownBest = (outlook: Outlook, at: number): number =>
  mostOf(
    outlook,
    at,
    (wagon, price) => outlook.own * (rowCardWorth(outlook, outlook.me, wagon) - ownCost(outlook, price)),
  );

function ownCost(outlook: Outlook, price: Price): number {
  const { view, me } = outlook;
  if ('life' in price) return lifeWorth(outlook, lifeOf(view, me));
  const [from, needed] = [payableFor(view, me, price), cardsAsked(price)];
  if (from.length < needed) return WEIGHTS.game;
  return sparedFor(outlook, { key: 'pay', from, min: needed, max: needed }).worth;
}

/** The same for somebody whose hand is not seen. */
const bestFor = (outlook: Outlook, seat: Seat, at: number): number =>
  mostOf(
    outlook,
    at,
    (wagon, price) => chanceToPay(outlook, seat, price) * (rowCardWorth(outlook, seat, wagon) - WEIGHTS.train.price),
  );

function mostOf({ view }: Outlook, at: number, worth: (wagon: Card, price: Price) => number): number {
  if (at >= lineEnd(view)) return 0;
  let best = 0;
  cardsIn(view, TRAIN).forEach((wagon, place) => {
    const station = stationAt(view, at, place);
    if (station !== undefined) best = Math.max(best, worth(wagon, priceOf(view, station)));
  });
  return best;
}

/** By the size of the hand, and the two cards that are drawn before: what is in it lies hidden. */
function chanceToPay({ view }: Outlook, seat: Seat, price: Price): number {
  const { suit, range, blue, name } = WEIGHTS.train.held;
  const cards = handOfSeat(view, seat).length + 2;
  if ('life' in price) return isGhost(view, seat) || lifeOf(view, seat) <= price.life ? 0 : 1 / 2;
  if ('cards' in price) return Number(cards >= price.cards);
  const share = 'suit' in price ? suit : 'from' in price ? range : 'border' in price ? blue : name * price.names.length;
  return 1 - (1 - share) ** cards;
}
