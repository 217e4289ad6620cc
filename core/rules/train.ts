import { NOBODY, type Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { TRAIN } from '../model/zone.ts';
import type { Game } from './game.ts';
import { cardsIn, firstSeat, hasSheriff, livingFrom } from './table.ts';

/** What of the train is used up in a turn, among the abilities used. */
export const MOVED = 'moved';
export const STEPPED = 'stepped';
export const TOOK_WAGON = 'took-wagon';

/** Where the locomotive stands when no station is left before it (great-train-robbery.md G6.1). */
export const lineEnd = ({ train }: State): number => train?.stations.length ?? 0;

export const isAtLineEnd = (state: State): boolean => state.train !== null && state.train.at >= lineEnd(state);

/** The station at which a wagon stands, counted from the locomotive's place `at`; undefined where there is none (G2.1). */
export function stationAt({ train }: State, at: number, wagon: number): string | undefined {
  const place = at - 1 - wagon;
  return place < 0 ? undefined : train?.stations[place];
}

/** The place of a wagon behind the locomotive, 0 next to it; -1 for a card that is none of the train's. */
export const placeInTrain = (state: State, card: number): number => cardsIn(state, TRAIN).indexOf(card);

/** G3.1 and G3.2: the sheriff, or the deputy and after his death the next to his left, for good: also if he comes back. */
export function movesTrain(state: State, seat: Seat, extra: boolean): boolean {
  if (state.train === null || isAtLineEnd(state) || (extra && state.options.trainOnExtraTurn === 'no')) return false;
  const first = firstSeat(state);
  if (hasSheriff(state)) return seat === first;
  return livingFrom(state, first).find((other) => !state.fallen[other]) === seat;
}

/** One advance: to the next station, or in one go to the end of the line (G3.4). What follows lies on the stack. */
export function advanceTrain(game: Game, by: Seat): void {
  rollOn(game, by);
  pushArrival(game, true);
}

/** Of a card that says so: then its player decides about the locomotive. */
export function runToLineEnd(game: Game, by: Seat): void {
  game.emit({ e: 'trainAdvanced', by, at: lineEnd(game.state) });
  game.push({ f: 'lineEnd', stage: 'welcome', by, mayTake: true, times: 1 });
}

/** To the next station, and no more than that. */
export function rollOn(game: Game, by: Seat): void {
  game.emit({ e: 'trainAdvanced', by, at: (game.state.train?.at ?? 0) + 1 });
}

/** What follows an advance: who reacts to it, and at the end of the line all that happens there. */
export function pushArrival(game: Game, mayTake: boolean): void {
  if (isAtLineEnd(game.state)) game.push({ f: 'lineEnd', stage: 'welcome', by: NOBODY, mayTake, times: 1 });
  else game.push({ f: 'arrival', rest: livingFrom(game.state, game.state.turn), end: false });
}
