import { KIND_IDS, kindOf } from '../../core/index.ts';

/** What a card does to whom it is aimed at, named after the best known card that does so. */
type AimName = 'bang' | 'panic' | 'cat-balou' | 'heal' | 'duel' | 'jail' | 'other';
const AIMS: Readonly<Record<string, AimName>> = {
  bang: 'bang',
  take: 'panic',
  drop: 'cat-balou',
  heal: 'heal',
  duel: 'duel',
};

export function aimOf(kind: string): AimName {
  if (kind === 'jail') return 'jail';
  const aimed = KINDS.has(kind) ? kindOf(kind).row.find(({ reach }) => !UNAIMED.has(reach)) : undefined;
  return AIMS[aimed?.symbol ?? ''] ?? 'other';
}
const KINDS: ReadonlySet<string> = new Set(KIND_IDS);
const UNAIMED: ReadonlySet<unknown> = new Set(['self', 'others', 'everyone']);

/** A shot at all others at once. */
export const hitsAll = (source: string): boolean =>
  KINDS.has(source) && kindOf(source).row.some(({ symbol, reach }) => symbol === 'bang' && reach === 'others');
