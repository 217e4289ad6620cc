import { stationOf } from '../expansions/catalogue.ts';
import { type Card, type KindId, type Printed, RANKS, type Rank } from '../model/card.ts';
import { type Reason, refuse } from '../model/move.ts';
import type { Options } from '../model/options.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { CUSTOM_STATION, type Price } from '../model/station.ts';
import { disguisesOf } from './answering.ts';
import { handOfSeat, hooksOf, isGhost, kindOfCard, lifeOf, rowOfSeat } from './table.ts';

/** What a station asks; the players' own is an option of the table. */
export function priceOf(state: State, station: string): Price {
  if (station !== CUSTOM_STATION) return stationOf(station).price;
  const { customStation } = state.options;
  if (!customStation) throw new Error('expected a price of the station of the table, got none');
  return customStation.price;
}

/** How many cards are paid; none where the price is in life points. */
export const cardsAsked = (price: Price): number => {
  const { cards, life } = price as AnyPrice;
  return cards ?? (life === undefined ? 1 : 0);
};

/** A price of whatever form: to read a key is far quicker than to ask whether it exists. */
type AnyPrice = { readonly [K in PriceKey]?: Extract<Price, Readonly<Record<K, unknown>>>[K] };
type PriceKey = Price extends infer P ? (P extends Price ? keyof P : never) : never;

/** Cards of hand and row that the price accepts (G4.2, G4.3). */
export function payableFor(state: State, seat: Seat, price: Price): Card[] {
  const { life, names, cards } = price as AnyPrice;
  const fitting: Card[] = [];
  if (life !== undefined) return fitting;
  const disguises = names && hooksOf(state, seat).disguise.length > 0 ? names : null;
  const fits = fittingCards(state, price);
  for (const card of handOfSeat(state, seat)) {
    if (card < 0 ? cards !== undefined : fits[card] || (disguises && passesFor(state, seat, disguises, card))) {
      fitting.push(card);
    }
  }
  for (const card of rowOfSeat(state, seat)) if (fits[card]) fitting.push(card);
  return fitting;
}

/** A price that names a card also accepts what the seat may use as that card. */
const passesFor = (state: State, seat: Seat, names: readonly KindId[], card: Card): boolean =>
  disguisesOf(state, seat, kindOfCard(state, card)).some(({ id }) => names.includes(id));

/** Which cards of a table a price accepts, by card number: asked of every card for several stations, so looked at once. */
type Fitting = WeakMap<State['printed'], WeakMap<Price, readonly boolean[]>>;
const FITTING: { readonly [O in Options['deathwoodWagons']]: Fitting } = { yes: new WeakMap(), no: new WeakMap() };

function fittingCards(state: State, price: Price): readonly boolean[] {
  const { printed, options } = state;
  const tables = options.deathwoodWagons === 'yes' ? FITTING.yes : FITTING.no;
  let known = tables.get(printed);
  if (!known) {
    known = new WeakMap();
    tables.set(printed, known);
  }
  let fitting = known.get(price);
  if (!fitting) {
    fitting = printed.map((face, card) => fitsPrice(state, price, card, face));
    known.set(price, fitting);
  }
  return fitting;
}

function fitsPrice(state: State, price: Price, card: Card, face: Printed): boolean {
  const { cards, names, suit, from, to, border: wanted } = price as AnyPrice;
  if (cards !== undefined) return true;
  if (names) return names.includes(face.kind);
  if (suit) return face.suit === suit;
  if (from && to) return face.rank !== null && isBetween(face.rank, from, to);
  const { border, wagon } = kindOfCard(state, card);
  return border === wanted && (!wagon || state.options.deathwoodWagons === 'yes');
}

const isBetween = (rank: Rank, from: Rank, to: Rank): boolean => {
  const value = RANKS.indexOf(rank);
  return value >= RANKS.indexOf(from) && value <= RANKS.indexOf(to);
};

/** Why the seat could not pay this station, with what it has of what is asked; null if it could. */
export function whyPrice(state: State, seat: Seat, station: string): Reason | null {
  const price = priceOf(state, station);
  const asked = cardsAsked(price);
  return checkPayment(state, seat, price, asked > 0 ? payableFor(state, seat, price).slice(0, asked) : undefined);
}

/** Exactly the price, never more; a price in life points is paid without naming cards. */
export function checkPayment(state: State, seat: Seat, price: Price, pay: readonly Card[] | undefined): Reason | null {
  if ('life' in price) {
    if (isGhost(state, seat) || lifeOf(state, seat) <= price.life) return refuse('last-life');
    return pay ? refuse('cannot-pay', { needed: 0, given: pay.length }) : null;
  }
  return checkCards(state, seat, price, pay ?? []);
}

function checkCards(state: State, seat: Seat, price: Price, pay: readonly Card[]): Reason | null {
  const fitting = payableFor(state, seat, price);
  const given = new Set(pay.filter((card) => fitting.includes(card))).size;
  const needed = cardsAsked(price);
  return given === needed && pay.length === needed ? null : refuse('cannot-pay', { needed, given });
}
