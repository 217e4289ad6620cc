import { NOBODY, ROLES, type Seat } from '../model/seat.ts';
import type { Deed } from './deed.ts';
import { LIKELIHOODS } from './likelihoods.ts';
import type { Outlook } from './outlook.ts';
import type { SuspicionKey } from './reason.ts';
import type { Suspicion } from './request.ts';

/** What is thought of a seat, and the deed that told most about it; null for oneself, for nobody and for open roles. */
export function suspicionOf(outlook: Outlook, seat: Seat | null): Suspicion | null {
  const { view, me, chances, plans } = outlook;
  if (!plans || seat === null || seat === NOBODY || seat === me || view.shown[seat]) return null;
  let role: (typeof ROLES)[number] = 'outlaw';
  for (const other of ROLES) if ((chances[other][seat] ?? 0) > (chances[role][seat] ?? 0)) role = other;
  return { seat, role, chance: chances[role][seat] ?? 0, because: tellingKey(outlook.deeds, seat, role) };
}

/** The latest of the seat's deeds that spoke for this role, the stronger one first. */
function tellingKey(deeds: readonly Deed[], seat: Seat, role: (typeof ROLES)[number]): SuspicionKey {
  let best = 0;
  let key: SuspicionKey = 'count.only-role-left';
  for (const { by, act, strength } of deeds) {
    if (by !== seat || role === 'sheriff') continue;
    const { deputy, outlaw, renegade } = LIKELIHOODS[act];
    const weight = strength * (LIKELIHOODS[act][role] / (deputy + outlaw + renegade));
    if (weight >= best) {
      best = weight;
      ({ key } = LIKELIHOODS[act]);
    }
  }
  return key;
}
