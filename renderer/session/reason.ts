import {
  type Card,
  cardsIn,
  handOf,
  type Reason,
  type Seat,
  type State,
  why,
  whyCard,
  whyTarget,
} from '../../core/index.ts';
import type { Chosen } from './chart.ts';
import { meansAll } from './source.ts';
import type { Thing } from './thing.ts';

/** Why this thing cannot be chosen at this step; null if it can, or if it takes no part in the question. */
export function reasonFor(state: State, me: Seat, { path }: Chosen, thing: Thing): Reason | null {
  if (thing.what === 'hand')
    return cardsIn(state, handOf(me)).includes(thing.card) ? whyCard(state, me, thing.card) : null;
  if (path.length === 0) return thing.what === 'row' && thing.seat === me ? tooFresh(state, me, thing.card) : null;
  if (!('seat' in thing)) return null;
  const used = path.find((step) => step.key === 'use');
  if (used) return why(state, me, { by: me, use: used.use, target: thing.seat });
  const card = path.find((step) => step.key === 'card');
  if (!card) return null;
  const named = path.find((step) => step.key === 'as');
  // It means everybody: nobody is chosen, but something of each.
  if (meansAll(named?.as ?? state.printed[card.card]?.kind ?? '')) return null;
  return whyTarget(state, me, card.card, thing.seat, named?.as ?? undefined);
}

/** The one thing that keeps a card of the own row from being used later: it was laid in this very turn. */
function tooFresh(state: State, me: Seat, card: Card): Reason | null {
  const reason = why(state, me, { by: me, use: card });
  return reason?.code === 'fresh-green' ? reason : null;
}
