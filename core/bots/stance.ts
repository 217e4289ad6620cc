import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { handOfSeat, hasSheriff, lifeOf, livingFrom, rowOfSeat } from '../rules/table.ts';
import { QUARRY } from '../rules/winning.ts';
import type { Chances } from './belief.ts';
import type { Judgement } from './judgement.ts';
import { WEIGHTS } from './weights.ts';

/** By seat: what a unit of its strength is worth to this seat in this role; below 0 for enemies. The dead count 0. */
export function stanceOf(view: State, me: Seat, role: Role, chances: Chances, judgement: Judgement): number[] {
  const stance = new Array<number>(view.dead.length).fill(0);
  const living = livingFrom(view, 0);
  if (!hasSheriff(view)) return hunterStance(view, me, role, living, stance);
  if (role === 'renegade') return renegadeStance(view, me, chances, living, stance, judgement);
  const weights = role === 'outlaw' ? judgement.outlaw : judgement.law;
  for (const seat of living) {
    stance[seat] =
      weights.sheriff * (chances.sheriff[seat] ?? 0) +
      weights.deputy * (chances.deputy[seat] ?? 0) +
      weights.outlaw * (chances.outlaw[seat] ?? 0) +
      weights.renegade * (chances.renegade[seat] ?? 0);
  }
  if (role !== 'sheriff') stance[me] = (stance[me] ?? 0) + weights.self;
  return stance;
}

/** At a table of three the own quarry alone must fall by my hand; who hunts me is only a danger, until two are left. */
function hunterStance(view: State, me: Seat, role: Role, living: readonly Seat[], stance: number[]): number[] {
  const { self, quarry, hunter } = WEIGHTS.three;
  for (const seat of living) {
    const isQuarry = view.roles[seat] === QUARRY[role];
    stance[seat] = seat === me ? self : isQuarry || living.length === 2 ? quarry : hunter;
  }
  return stance;
}

/** Everybody shall fall, the sheriff last: so the stronger side is fought, and a weak sheriff guarded. */
function renegadeStance(
  view: State,
  me: Seat,
  chances: Chances,
  living: readonly Seat[],
  stance: number[],
  judgement: Judgement,
): number[] {
  const { self, others, balance, foe, sheriffAlone, sheriffBacked, lead } = judgement.renegade;
  const sheriff = view.roles.indexOf('sheriff');
  if (living.length === 2) {
    for (const seat of living) stance[seat] = seat === me ? self : foe;
    return stance;
  }
  let gap = 0;
  let outlaws = 0;
  let deputies = 0;
  for (const seat of living) {
    if (seat === me) continue;
    if (seat !== sheriff) gap += roughly(view, seat) * ((chances.deputy[seat] ?? 0) - (chances.outlaw[seat] ?? 0));
    outlaws += chances.outlaw[seat] ?? 0;
    deputies += chances.deputy[seat] ?? 0;
  }
  // All aim at the sheriff: alone he counts less than his life and cards say.
  const counts = sheriffAlone + (sheriffBacked - sheriffAlone) * Math.min(1, deputies);
  if (sheriff >= 0) gap += counts * roughly(view, sheriff);
  const lean = Math.max(-1, Math.min(1, gap / lead));
  for (const seat of living) {
    const side = (chances.deputy[seat] ?? 0) - (chances.outlaw[seat] ?? 0);
    stance[seat] = seat === me ? self : others - balance * lean * side;
  }
  if (sheriff >= 0 && !view.dead[sheriff])
    stance[sheriff] = towardsSheriff(judgement, lifeOf(view, sheriff), outlaws, lean);
  return stance;
}

/** Life and cards are strength enough where sides are compared. */
const roughly = (view: State, seat: Seat): number =>
  1 + 0.4 * lifeOf(view, seat) + 0.15 * (handOfSeat(view, seat).length + rowOfSeat(view, seat).length);

/** While outlaws live his death is the end; with deputies alone he may be worn down, but not to the last points. */
function towardsSheriff({ renegade }: Judgement, life: number, outlaws: number, lean: number): number {
  const { guarded, guardedLife } = renegade;
  if (life <= guardedLife) return guarded;
  if (life >= 4 && lean > 0) return -0.35 * lean;
  return outlaws > 0.5 ? guarded * 0.5 * (1 - lean) : -0.1 * lean;
}
