import { kindOf } from '../../../core/index.ts';
import { isKind, rowOfSource } from '../../session/source.ts';

/** What a card or an ability does to whom it is aimed at, named after the best known card that does so. */
type AimName = 'bang' | 'panic' | 'cat-balou' | 'heal' | 'duel' | 'jail' | 'other';
const AIMS: Readonly<Record<string, AimName>> = {
  bang: 'bang',
  take: 'panic',
  drop: 'cat-balou',
  heal: 'heal',
  duel: 'duel',
};

export function aimOf(source: string): AimName {
  if (isKind(source) && kindOf(source).startFlip?.unmet.jails) return 'jail';
  const aimed = rowOfSource(source).find(({ reach }) => !UNAIMED.has(reach));
  return AIMS[aimed?.symbol ?? ''] ?? 'other';
}
const UNAIMED: ReadonlySet<unknown> = new Set(['self', 'others', 'everyone']);
