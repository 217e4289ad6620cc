import { cardsIn, handOf, type Reason, type Seat, type State, whyCard, whyTarget } from '../../core/index.ts';
import type { Chosen } from './chart.ts';
import type { Thing } from './thing.ts';

/** Why this thing cannot be chosen at this step; null if it can, or if it takes no part in the question. */
export function reasonFor(state: State, me: Seat, { path }: Chosen, thing: Thing): Reason | null {
  if (thing.what === 'hand')
    return cardsIn(state, handOf(me)).includes(thing.card) ? whyCard(state, me, thing.card) : null;
  const card = path.find((step) => step.key === 'card');
  if (!card || !('seat' in thing)) return null;
  const named = path.find((step) => step.key === 'as');
  return whyTarget(state, me, card.card, thing.seat, named?.as ?? undefined);
}
