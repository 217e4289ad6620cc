import { useMemo } from 'react';
import { currentActions, legalThings, useSelection } from '../session/selection.ts';
import { offersOf, useSession } from '../session/store.ts';
import type { Thing } from '../session/thing.ts';

/** Legal things that need a button of their own: neither a card of the hand nor a seat; an ability has one on the rail. */
export function choiceThings(): readonly Thing[] {
  const { ability } = currentActions();
  return legalThings().filter(({ what }) => what !== 'hand' && what !== 'seat' && !(ability && what === 'character'));
}

export function useChoices(): readonly Thing[] {
  const offers = useSession(offersOf);
  const chosen = useSelection((selection) => selection.chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices follow from these two
  return useMemo(choiceThings, [offers, chosen]);
}
