import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { ROLES_BY_SEATS } from '../rules/deal.ts';
import type { Chances } from './belief.ts';

const NO_ROLES: readonly Role[] = [];

/** All roles of a table of this size (B1.1); none for a size that the rules do not deal. */
export const rolesOf = (seats: number): readonly Role[] => ROLES_BY_SEATS[seats] ?? NO_ROLES;

/** What counting alone gives: the roles that neither lie open nor are mine are equally likely on every hidden seat. */
export function countedChances(view: State, me: Seat): Chances {
  const left = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 };
  for (const role of rolesOf(view.dead.length)) left[role] += 1;
  const chances = {
    sheriff: [] as number[],
    deputy: [] as number[],
    outlaw: [] as number[],
    renegade: [] as number[],
  };
  let hidden = 0;
  for (let seat = 0; seat < view.dead.length; seat += 1) {
    const role = seat === me || view.shown[seat] ? view.roles[seat] : 'unknown';
    if (role === 'unknown' || role === undefined) hidden += 1;
    else left[role] = Math.max(0, left[role] - 1);
  }
  const sum = left.deputy + left.outlaw + left.renegade;
  const share = (count: number) => (sum > 0 ? count / sum : 1 / 3);
  const unseen = { sheriff: 0, deputy: share(left.deputy), outlaw: share(left.outlaw), renegade: share(left.renegade) };
  for (let seat = 0; seat < view.dead.length; seat += 1) {
    const role = view.roles[seat];
    const open = hidden === 0 || (role !== 'unknown' && role !== undefined && (seat === me || view.shown[seat]));
    chances.sheriff.push(open ? Number(role === 'sheriff') : 0);
    chances.deputy.push(open ? Number(role === 'deputy') : unseen.deputy);
    chances.outlaw.push(open ? Number(role === 'outlaw') : unseen.outlaw);
    chances.renegade.push(open ? Number(role === 'renegade') : unseen.renegade);
  }
  return chances;
}
