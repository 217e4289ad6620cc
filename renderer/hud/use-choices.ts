import { useMemo } from 'react';
import { legalThings, useSelection } from '../session/selection.ts';
import { offersOf, useSession } from '../session/store.ts';
import type { Thing } from '../session/thing.ts';

/** Legal things that need a button of their own: neither a card of the hand nor a seat. */
export const needsButton = ({ what }: Thing): boolean => what !== 'hand' && what !== 'seat';

export function useChoices(): readonly Thing[] {
  const offers = useSession(offersOf);
  const chosen = useSelection((selection) => selection.chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: legalThings follows from these two
  return useMemo(() => legalThings().filter(needsButton), [offers, chosen]);
}
