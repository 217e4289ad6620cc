import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { type Chances, chancesOf } from './belief.ts';
import { sharesFor } from './counting.ts';
import { type Grudges, grudgesOf } from './grudge.ts';
import { PRACTISED } from './judgement.ts';
import { type Attention, remember } from './memory.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Request } from './request.ts';
import { rolesOf } from './roles.ts';
import { roleOf, seatIn } from './self.ts';
import { stanceOf } from './stance.ts';
import { WEIGHTS } from './weights.ts';

const GUNSLINGER: Attention = { trust: 0.8, halfLife: 6, blur: 0.25 };

/** Judges by what the others did: roles inferred from their acts, cards counted, grudges in the measure of its temper. */
export function gunslingerOutlook({ view, events, temper, rngSeed }: Request): Outlook {
  const me = seatIn(view);
  const role = roleOf(view, me);
  const memory = remember(view, me, events, rolesOf(view.dead.length), GUNSLINGER, rngSeed);
  const chances = chancesOf(memory.belief, { seat: me, role });
  const stance = stanceOf(view, me, role, chances, PRACTISED);
  bearGrudges(view, me, stance, chances, grudgesOf(events, me, view.dead.length), 1 + temper.vengeance);
  const shares = sharesFor(view, me);
  const { known, blanks, deeds } = memory;
  return outlookOf(view, me, {
    role,
    chances,
    stance,
    shares,
    known,
    blanks,
    deeds,
    temper,
    judgement: PRACTISED,
    plans: true,
  });
}

/** A grudge never turns against a friend, nor a friend of the sheriff against him. */
function bearGrudges(
  view: State,
  me: Seat,
  stance: number[],
  chances: Chances,
  { against }: Grudges,
  measure: number,
): void {
  for (let seat = 0; seat < stance.length; seat += 1) {
    const value = stance[seat] ?? 0;
    if (seat === me || view.dead[seat] || view.roles[seat] === 'sheriff' || value > 0) continue;
    if ((chances.deputy[seat] ?? 0) >= WEIGHTS.surelyFriend && view.roles[me] !== 'outlaw') continue;
    stance[seat] = value - WEIGHTS.grudge * 0.3 * measure * (against[seat] ?? 0);
  }
}
