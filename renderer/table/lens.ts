import { distance, kindOf, type Seat } from '../../core/index.ts';
import { lookOf, useSelection } from '../session/selection.ts';
import { useSession } from '../session/store.ts';

/** What the floor before a seat tells: how far away it is, and whether that is near enough. */
export interface SeatFrame {
  readonly lines: number;
  readonly inReach: boolean;
}

const NONE: readonly SeatFrame[] = [];
const MOST_LINES = 4;

/**
 * The distance lens: while I choose a target for a card that asks for a distance, every other living seat has as many
 * lines as its distance. Empty at all other times. What is in reach is what may be chosen (`rules/base.md`, B4).
 */
export function lensFrames(): readonly (SeatFrame | null)[] {
  const { shown, me } = useSession.getState();
  const { picked, as } = useSelection.getState();
  if (!shown || me < 0 || picked === null) return NONE;
  const kind = as ?? shown.printed[picked]?.kind;
  const measures = kind && kindOf(kind).row.some(({ reach }) => reach === 'reachable' || typeof reach === 'object');
  if (!measures) return NONE;
  return shown.roles.map((_, seat: Seat) => {
    if (seat === me || shown.dead[seat]) return null;
    const inReach = lookOf({ what: 'seat', seat }) === 'legal' || lookOf({ what: 'seat', seat }) === 'picked';
    return { lines: Math.min(MOST_LINES, distance(shown, me, seat)), inReach };
  });
}
