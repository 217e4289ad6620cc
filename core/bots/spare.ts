import type { Card } from '../model/card.ts';
import type { Move, Offer, Slot } from '../model/move.ts';
import { handOfSeat, rowOfSeat } from '../rules/table.ts';
import type { Outlook } from './outlook.ts';
import { withPrice } from './ranked.ts';
import { keepWorth, rowCardWorth } from './strength.ts';

interface Valued {
  readonly card: Card;
  readonly worth: number;
}

/** Cards of mine, the least useful first. A second card of one use is worth less than the first. */
function leastUseful(outlook: Outlook, cards: readonly Card[]): Valued[] {
  const seen: string[] = [];
  const valued: Valued[] = [];
  const own = rowOfSeat(outlook.view, outlook.me);
  for (const card of cards) {
    const traits = outlook.traits[card];
    if (own.includes(card)) {
      valued.push({ card, worth: rowCardWorth(outlook, outlook.me, card) });
      continue;
    }
    const use = traits?.use ?? '';
    let before = 0;
    for (const other of seen) if (other === use) before += 1;
    seen.push(use);
    valued.push({ card, worth: keepWorth(outlook, card, traits?.weapon ? 0 : before) });
  }
  return valued.length > 1 ? valued.sort((a, b) => a.worth - b.worth || a.card - b.card) : valued;
}

export interface Spared {
  /** The least useful last, so that it ends on top. */
  readonly cards: readonly Card[];
  readonly worth: number;
}

/** What can best be spared for the slot, and the worth of that. */
export function sparedFor(outlook: Outlook, slot: Slot): Spared {
  const spared = leastUseful(outlook, slot.from).slice(0, slot.min);
  const worth = spared.reduce((sum, each) => sum + each.worth, 0);
  return { cards: spared.map(({ card }) => card).reverse(), worth };
}

/** The offer with its slot filled so. */
export function filled(outlook: Outlook, { move, slot }: Offer): { move: Move; worth: number } {
  if (!slot) return { move, worth: 0 };
  const { cards, worth } = sparedFor(outlook, slot);
  return { move: slot.key === 'pay' ? withPrice(move, cards) : { by: move.by, discard: cards }, worth };
}

/** How many cards of this use the hand holds already. */
export function copiesHeld({ view, me, traits }: Outlook, card: Card): number {
  const use = traits[card]?.use;
  let copies = 0;
  for (const held of handOfSeat(view, me)) if (held !== card && traits[held]?.use === use) copies += 1;
  return copies;
}
