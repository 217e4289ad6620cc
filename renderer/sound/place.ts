import type { Seat } from '../../core/index.ts';
import { projection } from '../table/pointing/projection.ts';
import { WIDTH } from './levels.ts';

/** Where a seat is heard: as far to one side as it is drawn, -1 to 1; the middle for nobody and before the first frame. */
export function panOf(seat: Seat | null): number {
  const anchor = seat === null ? undefined : projection.seats.get(seat);
  if (!anchor || innerWidth === 0) return 0;
  const across = (anchor.x / innerWidth) * 2 - 1;
  return Math.max(-1, Math.min(1, across)) * WIDTH;
}
