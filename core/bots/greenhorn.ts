import { grudgesOf } from './grudge.ts';
import { type Outlook, outlookOf, USUAL_SHARES } from './outlook.ts';
import type { Request } from './request.ts';
import { countedChances } from './roles.ts';
import { roleOf, seatIn } from './self.ts';
import { stanceOf } from './stance.ts';
import { TEMPERS } from './temper.ts';
import { WEIGHTS } from './weights.ts';

const NOTHING_KNOWN: readonly (readonly number[])[] = [];

/** Judges by what lies open: roles shown, what counting leaves, and who hurt me last. */
export function greenhornOutlook({ view, events }: Request): Outlook {
  const me = seatIn(view);
  const role = roleOf(view, me);
  const chances = countedChances(view, me);
  const stance = stanceOf(view, me, role, chances);
  const { last } = grudgesOf(events, me, view.dead.length);
  const struck = stance[last];
  if (struck !== undefined && !view.dead[last] && !view.shown[last]) stance[last] = struck - WEIGHTS.lastHurt;
  return outlookOf(view, me, {
    role,
    chances,
    stance,
    shares: USUAL_SHARES,
    known: NOTHING_KNOWN,
    temper: TEMPERS['fair-judge'],
    plans: false,
  });
}
