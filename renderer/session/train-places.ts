import { type Card, cardsIn, type State, stationAt, TRAIN } from '../../core/index.ts';

/** Where a wagon of the train stands. */
export interface Place {
  /** Counted from the locomotive, 0 next to it. */
  readonly behind: number;
  /** Its index in the row of stations; negative or past the row where there is none. */
  readonly at: number;
  readonly station: string | undefined;
}

/** Where the wagon stands now, or one station further on; null for what is no wagon of the train. */
export function placeOf(state: State, wagon: Card, stepped = false): Place | null {
  const behind = cardsIn(state, TRAIN).indexOf(wagon);
  if (!state.train || behind < 0) return null;
  const locomotive = state.train.at + (stepped ? 1 : 0);
  return { behind, at: locomotive - 1 - behind, station: stationAt(state, locomotive, behind) };
}
