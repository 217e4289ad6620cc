import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { distance } from '../rules/distance.ts';
import { handOfSeat } from '../rules/table.ts';
import type { Chances } from './belief.ts';
import type { Temper } from './temper.ts';

/** Shares of the cards that the seat does not see, for guesses at hands. */
export interface Shares {
  readonly missed: number;
  readonly bang: number;
  readonly beer: number;
}

/** What a bot judges by in one decision: the table as it sees it, and what it makes of the others. */
export interface Outlook {
  readonly view: State;
  readonly me: Seat;
  readonly role: Role;
  readonly living: readonly Seat[];
  readonly chances: Chances;
  /** By seat: what a unit of that seat's strength is worth to me; below 0 for enemies. */
  readonly stance: readonly number[];
  readonly shares: Shares;
  /** Cards that were openly seen to come into a hand and have not left it, by seat. */
  readonly known: readonly (readonly number[])[];
  readonly temper: Temper;
  /** Whether it looks beyond the single play. */
  readonly plans: boolean;
  /** Worked out at the first look, for it is needed move after move of one list. By seat; below 0 where not looked yet. */
  readonly distances: number[];
  readonly hits: number[];
}

/** How far a seat is from mine. */
export function away({ view, me, distances }: Outlook, seat: Seat): number {
  const known = distances[seat] ?? -1;
  if (known >= 0) return known;
  const found = distance(view, me, seat);
  distances[seat] = found;
  return found;
}

export const NOT_LOOKED_YET: readonly number[] = [-1, -1, -1, -1, -1, -1, -1, -1];

/** Shares of a full base deck: what one guesses without counting. */
export const USUAL_SHARES: Shares = { missed: 12 / 80, bang: 25 / 80, beer: 6 / 80 };

export const enemyChance = ({ role, chances, stance }: Outlook, seat: Seat): number => {
  const [outlaw, renegade] = [chances.outlaw[seat] ?? 0, chances.renegade[seat] ?? 0];
  if (role === 'sheriff' || role === 'deputy') return outlaw + renegade;
  if (role === 'outlaw') return 1 - outlaw;
  return (stance[seat] ?? 0) < 0 ? 1 : 0;
};

export const sheriffOf = (view: State): Seat => view.roles.indexOf('sheriff');

export const handSize = (view: State, seat: Seat): number => handOfSeat(view, seat).length;
