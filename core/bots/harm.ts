import type { Seat } from '../model/seat.ts';
import { isGhost, kindOfCard, lifeOf, rowInForce } from '../rules/table.ts';
import { QUARRY } from '../rules/winning.ts';
import { lacks } from './odds.ts';
import { handSize, natureAt, type Outlook } from './outlook.ts';
import { handWorth, lifeWorth, rowWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** What it is worth to me that this seat loses so many points at once, caused by me or by somebody else. */
export function lossWorth(outlook: Outlook, seat: Seat, points: number, mine: boolean): number {
  const stance = outlook.stance[seat] ?? 0;
  const life = lifeOf(outlook.view, seat);
  if (isGhost(outlook.view, seat)) return 0;
  if (points >= life && isHaunted(outlook, seat)) return -stance * lifeWorth(outlook, 1);
  if (points < life) {
    let worth = 0;
    for (let point = life; point > life - points; point -= 1) worth -= stance * lifeWorth(outlook, point);
    if (seat === outlook.sheriff) worth += dangerWorth(outlook, life, points);
    return worth + reactionWorth(outlook, seat, points, mine);
  }
  const survives = outlook.living.length > 2 && points === life ? 1 - lacks(outlook, seat, 'lifeSaver') : 0;
  return (1 - survives) * deathWorth(outlook, seat, mine) - survives * stance * WEIGHTS.handCard;
}

/** Whether a card of the row keeps the seat in play without life. */
const isHaunted = ({ view }: Outlook, seat: Seat): boolean =>
  view.train !== null && rowInForce(view, seat).some((card) => kindOfCard(view, card).haunts);

/** A sheriff who comes nearer to his death is worth more than the point. */
function dangerWorth({ role, living, judgement: { danger, threat } }: Outlook, life: number, points: number): number {
  const nearer = (danger[life - points - 1] ?? 0) - (danger[life - 1] ?? 0);
  const sign = role === 'outlaw' || (role === 'renegade' && living.length === 2) ? 1 : -1;
  return sign * nearer * threat;
}

/** Who draws, or takes, for a lost point. */
function reactionWorth(outlook: Outlook, seat: Seat, points: number, mine: boolean): number {
  const { drawsWhenHurt, takesWhenHurt } = natureAt(outlook, seat);
  const stance = outlook.stance[seat] ?? 0;
  if (drawsWhenHurt) return stance * WEIGHTS.handCard * points;
  const pays = takesWhenHurt && mine && seat !== outlook.me && handSize(outlook.view, outlook.me) > 1;
  return pays ? (stance - outlook.own) * WEIGHTS.handCard * points : 0;
}

/** A table without a sheriff: my quarry by my own hand wins, and so does the last other one; my own death loses. */
function hunted({ view, me, role, living, stance }: Outlook, seat: Seat, mine: boolean): number {
  if (seat === me) return -WEIGHTS.game;
  const isQuarry = view.roles[seat] === QUARRY[role];
  if (living.length === 2 || (isQuarry && mine)) return WEIGHTS.game;
  // Somebody else's doing at my quarry spoils the hunt; a hunter less leaves a duel for the last one alive.
  return isQuarry ? 0 : -(stance[seat] ?? 0) * WEIGHTS.alive;
}

/** What it is worth to me that this seat leaves the game. */
export function deathWorth(outlook: Outlook, seat: Seat, mine: boolean): number {
  const { view, me, role, living, chances, own } = outlook;
  if (outlook.sheriff < 0) return hunted(outlook, seat, mine);
  if (seat === outlook.sheriff) {
    if (role === 'outlaw') return WEIGHTS.game;
    return role === 'renegade' && living.length === 2 && seat !== me ? WEIGHTS.game : -WEIGHTS.game;
  }
  const cards = handWorth(handSize(view, seat)) + rowWorth(outlook, seat);
  let worth = -(outlook.stance[seat] ?? 0) * (WEIGHTS.alive + lifeWorth(outlook, 1) + Math.max(0, cards));
  if (seat === me) return role === 'renegade' ? Math.min(worth, -WEIGHTS.game) : worth;
  const outlaw = chances.outlaw[seat] ?? 0;
  const enemy = outlaw + (chances.renegade[seat] ?? 0);
  if (mine) worth += outlaw * WEIGHTS.reward * WEIGHTS.drawn * own;
  if (mine && role === 'sheriff') {
    const lost = Math.max(0, handWorth(handSize(view, me) - 1) + rowWorth(outlook, me));
    worth -= (chances.deputy[seat] ?? 0) * lost * own;
  }
  // The last enemy of the law: its death ends the game.
  let left = 0;
  for (const other of living) {
    if (other !== seat) left += (chances.outlaw[other] ?? 0) + (chances.renegade[other] ?? 0);
  }
  if (left > 0.05) return worth;
  return role === 'sheriff' || role === 'deputy' ? worth + enemy * WEIGHTS.game : worth - enemy * WEIGHTS.game;
}
