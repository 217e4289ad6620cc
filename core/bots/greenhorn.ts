import { NOBODY, type Role, type Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import type { Chances } from './belief.ts';
import type { Deed } from './deed.ts';
import { grudgesOf } from './grudge.ts';
import { PLAIN } from './judgement.ts';
import { type Outlook, outlookOf, USUAL_SHARES } from './outlook.ts';
import type { Request } from './request.ts';
import { countedChances } from './roles.ts';
import { roleOf, seatIn } from './self.ts';
import { stanceOf } from './stance.ts';
import { TEMPERS } from './temper.ts';
import { WEIGHTS } from './weights.ts';

const NOTHING_SEEN: readonly Deed[] = [];
const NOTHING_KNOWN: readonly (readonly number[])[] = [];

/** Judges by what lies open: roles shown, what counting leaves, and who hurt me last. */
export function greenhornOutlook({ view, events }: Request): Outlook {
  const me = seatIn(view);
  const role = roleOf(view, me);
  const { chances } = countedChances(view, me, role);
  const stance = openStance(view, me, role, chances);
  const { last } = grudgesOf(events, me, view.dead.length);
  return outlookOf(view, me, {
    role,
    chances,
    stance: resented(view, stance, last),
    shares: USUAL_SHARES,
    known: NOTHING_KNOWN,
    blanks: null,
    deeds: NOTHING_SEEN,
    temper: TEMPERS['fair-judge'],
    judgement: PLAIN,
    plans: false,
  });
}

/** By what was counted: the same as long as no further role is shown. A renegade looks at everybody's strength anew. */
const stances = new WeakMap<Chances, readonly number[]>();

function openStance(view: State, me: Seat, role: Role, chances: Chances): readonly number[] {
  if (role === 'renegade') return stanceOf(view, me, role, chances, PLAIN);
  const known = stances.get(chances);
  if (known) return known;
  const stance = stanceOf(view, me, role, chances, PLAIN);
  stances.set(chances, stance);
  return stance;
}

/** Who hurt me last is more of an enemy, unless its role lies open. */
function resented(view: State, stance: readonly number[], last: Seat): readonly number[] {
  const struck = last === NOBODY ? undefined : stance[last];
  if (struck === undefined || view.dead[last] || view.shown[last]) return stance;
  const changed = stance.slice();
  changed[last] = struck - WEIGHTS.lastHurt;
  return changed;
}
