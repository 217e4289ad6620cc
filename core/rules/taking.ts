import type { Card } from '../model/card.ts';
import type { TurnFrame } from '../model/frame.ts';
import { hasOnlyKeys, type Offer, type Reason, refuse, type Slot, type TakeMove, type UseMove } from '../model/move.ts';
import { NOBODY, type Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DISCARD, handOf, rowOf, TRAIN, type Zone } from '../model/zone.ts';
import { numberOf } from './figures.ts';
import { type Game, moveCard, turnIn } from './game.ts';
import { loseLife } from './life.ts';
import { cardsAsked, checkPayment, payableFor, priceOf } from './price.ts';
import { cardsIn, handOfSeat, isAlive, kindOfCard, livingFrom, seatCount } from './table.ts';
import { isAtLineEnd, placeInTrain, pushArrival, rollOn, STEPPED, stationAt, TOOK_WAGON } from './train.ts';

/** What the turn still allows: a wagon, and the free step before it. */
export type Allowance = Pick<TurnFrame, 'seat' | 'used'>;

export const mayStillTake = (state: State, { seat, used }: Allowance): boolean =>
  !used.includes(TOOK_WAGON) ||
  used.filter((mark) => mark === TOOK_WAGON).length < numberOf(state, seat, 'wagonsPerTurn');

const mayStep = (state: State, { used }: Allowance): boolean => !used.includes(STEPPED) && !isAtLineEnd(state);

/** G4.1 to G4.4: the wagons at a station whose price the seat has, as the train stands and after the free step. */
export function takeOffers(state: State, allowance: Allowance, step: boolean): Offer[] {
  const { train } = state;
  if (!train || !mayStillTake(state, allowance)) return [];
  const offers: Offer[] = [];
  const purse: Purse = [];
  addTakes(offers, state, allowance.seat, purse, train.at, false);
  if (step && mayStep(state, allowance)) addTakes(offers, state, allowance.seat, purse, train.at + 1, true);
  return offers;
}

/** How each station can be paid, looked at once: a slot of cards, null for life points, undefined where the seat cannot. */
type Purse = { readonly station: string; readonly means: Slot | null | undefined }[];

function meansFor(state: State, by: Seat, purse: Purse, station: string): Slot | null | undefined {
  for (const known of purse) if (known.station === station) return known.means;
  const price = priceOf(state, station);
  const needed = cardsAsked(price);
  let means: Slot | null | undefined;
  if (needed === 0) means = checkPayment(state, by, price, undefined) ? undefined : null;
  else {
    const from = payableFor(state, by, price);
    if (from.length >= needed) means = { key: 'pay', from, min: needed, max: needed };
  }
  purse.push({ station, means });
  return means;
}
const NO_CARDS: readonly Card[] = [];

/** Only what stands at a station is looked at. */
function addTakes(offers: Offer[], state: State, by: Seat, purse: Purse, at: number, advance: boolean): void {
  const wagons = cardsIn(state, TRAIN);
  for (let place = 0; place < wagons.length; place += 1) {
    const take = wagons[place];
    const station = stationAt(state, at, place);
    if (take === undefined || station === undefined) continue;
    const means = meansFor(state, by, purse, station);
    if (means === undefined) continue;
    const targets = targetsOf(state, take);
    if (!targets) offers.push(takeOffer(by, take, means, advance));
    else for (const target of targets) offers.push(takeOffer(by, take, means, advance, target));
  }
}

/** Written out key by key, since a table lists them for every decision of a turn. */
function takeOffer(by: Seat, take: Card, slot: Slot | null, advance: boolean, target?: Seat): Offer {
  const move: { -readonly [K in keyof TakeMove]: TakeMove[K] } = slot ? { by, take, pay: NO_CARDS } : { by, take };
  if (advance) move.advance = true;
  if (target !== undefined) move.target = target;
  return slot ? { move, slot } : { move };
}

/** Before whom a wagon may be laid; undefined for one that is only ever its taker's. */
export function targetsOf(state: State, card: Card): Seat[] | undefined {
  const { laidBefore, haunts } = kindOfCard(state, card);
  if (!laidBefore) return undefined;
  const seats = haunts ? Array.from({ length: seatCount(state) }, (_, seat) => seat) : livingFrom(state, 0);
  return seats.filter((seat) => mayKeep(state, seat, card));
}

export function checkTake(state: State, allowance: Allowance, move: TakeMove, step: boolean): Reason | null {
  const { by, take, target, advance } = move;
  if (!state.train) return refuse('wrong-time');
  const place = placeInTrain(state, take);
  if (place < 0) return refuse('not-in-play');
  const targets = targetsOf(state, take);
  if (!hasOnlyKeys(move, targets ? KEYS_WITH_TARGET : KEYS)) return refuse('malformed');
  if (!mayStillTake(state, allowance)) return refuse('limit-reached', { limit: numberOf(state, by, 'wagonsPerTurn') });
  if (advance && !(step && mayStep(state, allowance))) return refuse('limit-reached', { limit: 1 });
  if (targets && (target === undefined || !targets.includes(target))) return refuseTarget(state, take, target);
  const station = stationAt(state, state.train.at + (advance ? 1 : 0), place);
  if (station === undefined) return refuse('nothing-there');
  return checkPayment(state, by, priceOf(state, station), move.pay);
}

/** For whoever asks why a wagon cannot be taken: before each seat it may be laid, and as well paid as the seat can. */
export function everyTake(state: State, by: Seat, take: Card, advance: boolean): TakeMove[] {
  if (!state.train || placeInTrain(state, take) < 0) return [{ by, take }];
  const step = advance ? { advance: true as const } : {};
  const station = stationAt(state, state.train.at + (advance ? 1 : 0), placeInTrain(state, take));
  const price = station === undefined ? null : priceOf(state, station);
  const asked = price ? cardsAsked(price) : 0;
  const paid = price && asked > 0 ? { pay: payableFor(state, by, price).slice(0, asked) } : {};
  const move: TakeMove = { by, take, ...paid, ...step };
  return targetsOf(state, take)?.map((target) => ({ ...move, target })) ?? [move];
}

const KEYS: readonly string[] = ['by', 'take', 'pay', 'advance'];
const KEYS_WITH_TARGET: readonly string[] = [...KEYS, 'target'];

const refuseTarget = (state: State, card: Card, target: Seat | undefined): Reason =>
  refuse(target !== undefined && !mayKeep(state, target, card) ? 'protected' : 'no-target');

/** The step, the price and the wagon are one move; what the step brought about follows (G6.2). */
export function takeWagon(game: Game, move: TakeMove): void {
  const { by, take, pay = [], target = by, advance } = move;
  if (advance) rollOn(game, by);
  const station = stationAt(game.state, game.state.train?.at ?? 0, placeInTrain(game.state, take));
  if (station === undefined) throw new Error(`expected a wagon at a station, got ${take}`);
  noteTaking(game, advance === true);
  if (advance) pushArrival(game, false);
  for (const card of pay) {
    // A ghost may have paid with what kept it in play; then all that it has is gone.
    if (isAlive(game.state, by)) moveCard(game, card, placeOf(game.state, by, card), DISCARD, 'price', by);
  }
  const price = priceOf(game.state, station);
  if ('life' in price) loseLife(game, by, price.life, { by: NOBODY, source: station, card: take });
  if (isAlive(game.state, by)) layWagon(game, take, TRAIN, target, by);
}

const placeOf = (state: State, by: Seat, card: Card): Zone =>
  handOfSeat(state, by).includes(card) ? handOf(by) : rowOf(by);

function noteTaking(game: Game, stepped: boolean): void {
  const used = turnIn(game.state)?.used ?? [];
  game.changeTurn({ used: stepped ? [...used, TOOK_WAGON, STEPPED] : [...used, TOOK_WAGON] });
}

/** Whether the seat may have the wagon before it (G9.8). */
export const mayKeep = (state: State, seat: Seat, card: Card): boolean => {
  const { wagon, spares } = kindOfCard(state, card);
  return !wagon || spares === undefined || state.roles[seat] !== spares;
};

/** G9.2: what haunts brings back an eliminated player. */
export function layWagon(game: Game, card: Card, from: Zone, target: Seat, by: Seat): void {
  if (!isAlive(game.state, target)) game.emit({ e: 'revived', seat: target });
  moveCard(game, card, from, rowOf(target), 'taken', by);
}

/** Any wagon of the train, or only one at a station, as the table has it (decision g22). */
export function freeWagons(state: State, at: number): readonly Card[] {
  const wagons = cardsIn(state, TRAIN);
  if (state.options.freeWagon === 'any') return wagons;
  return wagons.filter((_, place) => stationAt(state, at, place) !== undefined);
}

/** An ability that takes a wagon for nothing, with or without the free step before it. */
export function addFreeTakes(offers: Offer[], state: State, frame: TurnFrame): void {
  const move: UseMove = { by: frame.seat, use: state.abilities[frame.seat] ?? '' };
  for (const whole of [move, { ...move, advance: true as const }]) {
    if (!checkFreeTake(state, frame, whole)) offers.push({ move: whole });
  }
}

export function checkFreeTake(state: State, frame: TurnFrame, move: UseMove): Reason | null {
  if (!state.train) return refuse('wrong-time');
  if (!hasOnlyKeys(move, FREE_KEYS)) return refuse('malformed');
  if (!mayStillTake(state, frame)) return refuse('limit-reached', { limit: numberOf(state, move.by, 'wagonsPerTurn') });
  if (move.advance && !mayStep(state, frame)) return refuse('limit-reached', { limit: 1 });
  const at = state.train.at + (move.advance ? 1 : 0);
  return freeWagons(state, at).length > 0 ? null : refuse('nothing-there');
}
const FREE_KEYS: readonly string[] = ['by', 'use', 'advance'];

export function pickFreely(game: Game, by: Seat, source: string, stepped: boolean): void {
  if (stepped) rollOn(game, by);
  noteTaking(game, stepped);
  if (stepped) pushArrival(game, false);
  game.push({ f: 'pickWagon', seat: by, source });
}
