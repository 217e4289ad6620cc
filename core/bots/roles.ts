import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { ROLES_BY_SEATS } from '../rules/deal.ts';
import type { Chances } from './belief.ts';

const NO_ROLES: readonly Role[] = [];

/** All roles of a table of this size (B1.1); none for a size that the rules do not deal. */
export const rolesOf = (seats: number): readonly Role[] => ROLES_BY_SEATS[seats] ?? NO_ROLES;

/** Counted once for every set of open roles and own role: the list of open roles is replaced when one is shown. */
const counted = new WeakMap<readonly boolean[], Map<string, Chances>>();

/** What counting alone gives: the roles that neither lie open nor are mine are equally likely on every hidden seat. */
export function countedChances(view: State, me: Seat): Chances {
  const own = `${me}${view.roles[me]}`;
  const known = counted.get(view.shown);
  const found = known?.get(own);
  if (found) return found;
  const chances = count(view, me);
  if (known) known.set(own, chances);
  else counted.set(view.shown, new Map([[own, chances]]));
  return chances;
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
