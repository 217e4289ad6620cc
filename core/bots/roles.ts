import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { ROLES_BY_SEATS } from '../rules/deal.ts';
import type { Chances } from './belief.ts';

const NO_ROLES: readonly Role[] = [];

/** All roles of a table of this size (B1.1); none for a size that the rules do not deal. */
export const rolesOf = (seats: number): readonly Role[] => ROLES_BY_SEATS[seats] ?? NO_ROLES;

/** What counting alone gives, and what it makes of the others where that does not hang on who is how strong. */
export interface Counted {
  readonly role: Role;
  readonly chances: Chances;
}

/** Counted once for every list of open roles: the list is replaced when one is shown. By seat. */
const counted = new WeakMap<readonly boolean[], Counted[]>();

/** The roles that neither lie open nor are mine are equally likely on every hidden seat. */
export function countedChances(view: State, me: Seat, role: Role): Counted {
  let known = counted.get(view.shown);
  if (!known) {
    known = [];
    counted.set(view.shown, known);
  }
  const found = known[me];
  if (found && found.role === role) return found;
  const fresh = { role, chances: count(view, me) };
  known[me] = fresh;
  return fresh;
}

function count(view: State, me: Seat): Chances {
  const left = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 };
  for (const role of rolesOf(view.dead.length)) left[role] += 1;
  const open = view.roles.map((role, seat) => (seat === me || view.shown[seat] ? role : 'unknown'));
  for (const role of open) if (role !== 'unknown') left[role] = Math.max(0, left[role] - 1);
  const sum = left.deputy + left.outlaw + left.renegade;
  const column = (role: Role): number[] => {
    const share = sum > 0 ? left[role] / sum : 1 / 3;
    return open.map((seen) => (seen === 'unknown' ? (role === 'sheriff' ? 0 : share) : Number(seen === role)));
  };
  return {
    sheriff: column('sheriff'),
    deputy: column('deputy'),
    outlaw: column('outlaw'),
    renegade: column('renegade'),
  };
}
