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

const KINDS: ReadonlySet<string> = new Set(KIND_IDS);
/** A kind of card; else it is a character. */
export const isKind = (source: string): boolean => KINDS.has(source);

const UNAIMED: ReadonlySet<unknown> = new Set(['self', 'others', 'everyone']);
const aimedStep = (kind: string) => kindOf(kind).row.find(({ reach }) => !UNAIMED.has(reach));

export function aimOf(kind: string): AimName {
  if (kind === 'jail') return 'jail';
  return AIMS[(isKind(kind) ? aimedStep(kind)?.symbol : undefined) ?? ''] ?? 'other';
}

/** Whether its player names somebody: not so where it is for all, as whoever answers or is hit is told anyway. */
export const isAimed = (source: string): boolean => !isKind(source) || aimedStep(source) !== undefined;

/** A shot at all others at once. */
export const hitsAll = (source: string): boolean =>
  isKind(source) && kindOf(source).row.some(({ symbol, reach }) => symbol === 'bang' && reach === 'others');
