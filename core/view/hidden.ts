import { type Card, HIDDEN } from '../model/card.ts';

const MOST = 200;
const COUNTS: readonly (readonly Card[])[] = Array.from({ length: MOST }, (_, count) => listOf(count));

/** So many cards face down. Zones are never changed in place, so views share these lists. */
export const hiddenCards = (count: number): readonly Card[] => COUNTS[count] ?? listOf(count);

function listOf(count: number): readonly Card[] {
  return Array.from({ length: count }, () => HIDDEN);
}
