import {
  type Card,
  cardsIn,
  handOf,
  priceOf,
  type Reason,
  type Seat,
  type State,
  why,
  whyCard,
  whyPrice,
  whyStep,
  whyTarget,
  whyWagon,
} from '../../core/index.ts';
import type { Chosen } from './chart.ts';
import { meansAll } from './source.ts';
import type { Thing } from './thing.ts';
import { placeOf } from './train-places.ts';

/** Why this thing cannot be chosen at this step; null if it can, or if it takes no part in the question. */
export function reasonFor(state: State, me: Seat, chosen: Chosen, thing: Thing): Reason | null {
  const { path } = chosen;
  const stepped = path.some((step) => step.key === 'advance');
  switch (thing.what) {
    case 'wagon':
      return whyWagon(state, me, thing.card, stepped);
    case 'locomotive':
      return whyStep(state, me);
    case 'station': {
      const station = state.train?.stations[thing.at];
      return station === undefined ? null : whyPrice(state, me, station);
    }
    case 'hand':
      if (!cardsIn(state, handOf(me)).includes(thing.card)) return null;
      return pays(state, path, stepped) ?? whyCard(state, me, thing.card);
    case 'row':
      if (thing.seat === me) {
        const unpaid = pays(state, path, stepped);
        if (unpaid) return unpaid;
      }
  }
  if (path.length === 0) return thing.what === 'row' && thing.seat === me ? tooFresh(state, me, thing.card) : null;
  return 'seat' in thing ? seatReason(state, me, path, thing.seat) : null;
}

/** While a station is being paid: that a card is not what it asks for. */
function pays(state: State, path: Chosen['path'], stepped: boolean): Reason | null {
  const wagon = path.find((step) => step.key === 'take');
  const station = wagon && placeOf(state, wagon.card, stepped)?.station;
  if (station === undefined) return null;
  const price = priceOf(state, station);
  return { code: 'cannot-pay', figures: { needed: 'cards' in price ? price.cards : 1, given: 0 } };
}

function seatReason(state: State, me: Seat, path: Chosen['path'], seat: Seat): Reason | null {
  const named = path.find((step) => step.key === 'as');
  const as = named?.as ?? undefined;
  const used = path.find((step) => step.key === 'use');
  if (used && typeof used.use === 'number') return whyTarget(state, me, used.use, seat, as);
  if (used) return why(state, me, { by: me, use: used.use, target: seat });
  const card = path.find((step) => step.key === 'card');
  if (!card) return null;
  // It means everybody: nobody is chosen, but something of each.
  if (meansAll(as ?? state.printed[card.card]?.kind ?? '')) return null;
  return whyTarget(state, me, card.card, seat, as);
}

/** The one thing that keeps a card of the own row from being used later: it was laid in this very turn. */
function tooFresh(state: State, me: Seat, card: Card): Reason | null {
  const reason = why(state, me, { by: me, use: card });
  return reason?.code === 'fresh-green' ? reason : null;
}
