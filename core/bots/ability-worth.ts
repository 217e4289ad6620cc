import { characterOf } from '../expansions/catalogue.ts';
import type { NumberName } from '../model/definition.ts';
import { handOfSeat, lifeOf } from '../rules/table.ts';
import { answersWith } from './odds.ts';
import { handSize, type Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How good an ability is to have for a turn and until the next: by what it changes, and by what lies at hand for it. */
export function abilityWorth(outlook: Outlook, character: string): number {
  const { number: figures, ...others } = WEIGHTS.abilities;
  let worth = 0;
  // Two hooks of one kind are one ability.
  const seen = new Set<string>();
  for (const hook of characterOf(character).hooks) {
    if (hook.hook === 'number') worth += figures[hook.name] * Math.sign(hook.is) * (USES[hook.name]?.(outlook) ?? 1);
    else if (!seen.has(hook.hook)) worth += others[hook.hook];
    seen.add(hook.hook);
  }
  return worth;
}

/** How often the figure would come to bear, where that can be told from the own hand and life; 1 for about once. */
const USES: { readonly [N in NumberName]?: (outlook: Outlook) => number } = {
  // The first BANG! needs no ability.
  bangsPerTurn: (outlook) => Math.min(2, Math.max(0.4, held(outlook, 'bangCard') - 1)),
  drawnPerWound: ({ view, me }) => (view.maxLife[me] ?? 0) - lifeOf(view, me),
  saverHeals: (outlook) => 0.5 + held(outlook, 'lifeSaver'),
  handLimit: ({ view, me }) => 0.6 + Math.max(0, handSize(view, me) + 1 - lifeOf(view, me)),
};

function held(outlook: Outlook, answer: 'bangCard' | 'lifeSaver'): number {
  let cards = 0;
  for (const card of handOfSeat(outlook.view, outlook.me)) {
    if (answersWith(outlook, outlook.me, card, answer)) cards += 1;
  }
  return cards;
}
