import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';

/** Whose eyes these are. */
export function seatIn(view: State): Seat {
  if (view.viewer < 0 || view.viewer >= view.dead.length) {
    throw new Error(`expected the view of a seat, got that of viewer ${view.viewer}`);
  }
  return view.viewer;
}

export function roleOf(view: State, me: Seat): Role {
  const role = view.roles[me];
  if (role === undefined || role === 'unknown') throw new Error(`expected seat ${me} to know its role, got ${role}`);
  return role;
}
