import { type Card, cardsIn, NOBODY, type Offer, type Seat, type State, TRAIN, whyPrice } from '../../../core/index.ts';
import { placeOf } from '../../session/train-places.ts';

/** A row of the board: a station, or the end of the line behind the last of them. */
export interface Stop {
  /** Counted from the left; as many as there are stations at the end of the line. */
  readonly at: number;
  readonly station: string | null;
  readonly locomotive: boolean;
  /** The wagon that stands here. */
  readonly wagon: Card | null;
  /** Whether I have what this station asks for; null for somebody who only watches. */
  readonly affords: boolean | null;
  /** The wagon can be taken at this very moment. */
  readonly open: boolean;
}

export interface Timetable {
  readonly stops: readonly Stop[];
  /** Wagons at no station, the foremost first. */
  readonly waiting: readonly Card[];
}

/** Where everything stands, now or after one more step of the train; empty without a train. */
export function timetableOf(state: State, me: Seat, offers: readonly Offer[], stepped: boolean): Timetable {
  const { train } = state;
  if (!train) return { stops: [], waiting: [] };
  const locomotive = Math.min(train.at + (stepped ? 1 : 0), train.stations.length);
  const wagons = cardsIn(state, TRAIN);
  const stands = (wagon: Card): number => placeOf(state, wagon, stepped)?.at ?? -1;
  const open = new Set(
    offers.flatMap(({ move }) => ('take' in move && (move.advance ?? false) === stepped ? [move.take] : [])),
  );
  const rows = [...train.stations, null];
  const stops = rows.map((station, at): Stop => {
    const wagon = wagons.find((each) => stands(each) === at) ?? null;
    return {
      at,
      station,
      locomotive: at === locomotive,
      wagon,
      affords: station === null || me === NOBODY ? null : whyPrice(state, me, station) === null,
      open: wagon !== null && open.has(wagon),
    };
  });
  return { stops, waiting: wagons.filter((wagon) => stands(wagon) < 0) };
}
