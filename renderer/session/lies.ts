import { type Card, cardsIn, handOf, rowOf, type Seat, type State, TRAIN } from '../../core/index.ts';
import type { Lies } from './steps.ts';
import type { Thing } from './thing.ts';

/** The thing that a card is on this table: of my hand, of a row, of the train, else something turned up or looked at. */
export function liesIn(state: State | null, me: Seat): Lies {
  const places = state ? placesIn(state, me) : NO_PLACES;
  return (card) => places.get(card) ?? { what: 'open', card };
}
const NO_PLACES: ReadonlyMap<Card, Thing> = new Map();

/** The latest answer: a table asks the same of one state for every button. */
const latest: { state: State | null; me: Seat; places: ReadonlyMap<Card, Thing> } = {
  state: null,
  me: -1,
  places: NO_PLACES,
};

function placesIn(state: State, me: Seat): ReadonlyMap<Card, Thing> {
  if (latest.state === state && latest.me === me) return latest.places;
  const places = new Map<Card, Thing>();
  for (const card of cardsIn(state, TRAIN)) places.set(card, { what: 'wagon', card });
  for (let seat: Seat = 0; seat < state.dead.length; seat += 1) {
    for (const card of cardsIn(state, rowOf(seat))) places.set(card, { what: 'row', seat, card });
  }
  if (me >= 0) for (const card of cardsIn(state, handOf(me))) places.set(card, { what: 'hand', card });
  Object.assign(latest, { state, me, places });
  return places;
}
