import type { Card } from '../model/card.ts';
import type { Move, Offer } from '../model/move.ts';
import { handOfSeat } from '../rules/table.ts';
import type { Outlook } from './outlook.ts';
import { keepWorth } from './strength.ts';

interface Valued {
  readonly card: Card;
  readonly worth: number;
}

/** Cards of mine, the least useful first. A second card of one use is worth less than the first. */
function leastUseful(outlook: Outlook, cards: readonly Card[]): Valued[] {
  const seen = new Map<string, number>();
  const valued: Valued[] = [];
  for (const card of cards) {
    const traits = outlook.traits[card];
    const use = traits?.use ?? '';
    const before = seen.get(use) ?? 0;
    seen.set(use, before + 1);
    valued.push({ card, worth: keepWorth(outlook, card, traits?.weapon ? 0 : before) });
  }
  return valued.sort((a, b) => a.worth - b.worth || a.card - b.card);
}

/** The offer with its slot filled by what can best be spared, and the worth of that. */
export function filled(outlook: Outlook, { move, slot }: Offer): { move: Move; worth: number } {
  if (!slot) return { move, worth: 0 };
  const spared = leastUseful(outlook, slot.from).slice(0, slot.min);
  const worth = spared.reduce((sum, each) => sum + each.worth, 0);
  // The slot's key is one of the move's own, so the move keeps its variant. The least useful card ends on top.
  return { move: { ...move, [slot.key]: spared.map(({ card }) => card).reverse() } as Move, worth };
}

/** How many cards of this use the hand holds already. */
export function copiesHeld({ view, me, traits }: Outlook, card: Card): number {
  const use = traits[card]?.use;
  let copies = 0;
  for (const held of handOfSeat(view, me)) if (held !== card && traits[held]?.use === use) copies += 1;
  return copies;
}
