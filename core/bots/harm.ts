import type { Seat } from '../model/seat.ts';
import { hooksOf, lifeOf } from '../rules/table.ts';
import { lacks } from './odds.ts';
import { handSize, type Outlook, sheriffOf } from './outlook.ts';
import { handWorth, lifeWorth, rowWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** What it is worth to me that this seat loses so many points at once, caused by me or by somebody else. */
export function lossWorth(outlook: Outlook, seat: Seat, points: number, mine: boolean): number {
  const { view } = outlook;
  const stance = outlook.stance[seat] ?? 0;
  const life = lifeOf(view, seat);
  if (points < life) {
    let worth = 0;
    for (let point = life; point > life - points; point -= 1) worth -= stance * lifeWorth(point);
    return worth + dangerWorth(outlook, seat, life, points) + reactionWorth(outlook, seat, points, mine);
  }
  const survives = outlook.living.length > 2 && points === life ? 1 - lacks(outlook, seat, 'lifeSaver') : 0;
  return (1 - survives) * deathWorth(outlook, seat, mine) - survives * stance * WEIGHTS.handCard;
}

/** A sheriff who comes nearer to his death is worth more than the point. */
function dangerWorth(outlook: Outlook, seat: Seat, life: number, points: number): number {
  const { view, role, living } = outlook;
  if (seat !== sheriffOf(view)) return 0;
  const nearer = (WEIGHTS.danger[life - points - 1] ?? 0) - (WEIGHTS.danger[life - 1] ?? 0);
  const sign = role === 'outlaw' || (role === 'renegade' && living.length === 2) ? 1 : -1;
  return sign * nearer * WEIGHTS.threat;
}

/** Who draws, or takes, for a lost point. */
function reactionWorth(outlook: Outlook, seat: Seat, points: number, mine: boolean): number {
  const { view, me } = outlook;
  const stance = outlook.stance[seat] ?? 0;
  let worth = 0;
  for (const hook of hooksOf(view, seat, 'reaction')) {
    if (hook.on !== 'lifeLost') continue;
    if (hook.gain === 'draw') worth += stance * WEIGHTS.handCard * points;
    if (hook.gain === 'takeFromCauser' && mine && seat !== me && handSize(view, me) > 1) {
      worth += (stance - (outlook.stance[me] ?? 0)) * WEIGHTS.handCard * points;
    }
  }
  return worth;
}

/** What it is worth to me that this seat leaves the game. */
export function deathWorth(outlook: Outlook, seat: Seat, mine: boolean): number {
  const { view, me, role, living, chances } = outlook;
  const own = outlook.stance[me] ?? 0;
  if (view.roles[seat] === 'sheriff') {
    if (role === 'outlaw') return WEIGHTS.game;
    return role === 'renegade' && living.length === 2 && seat !== me ? WEIGHTS.game : -WEIGHTS.game;
  }
  const cards = handWorth(handSize(view, seat)) + rowWorth(outlook, seat);
  let worth = -(outlook.stance[seat] ?? 0) * (WEIGHTS.alive + lifeWorth(1) + Math.max(0, cards));
  if (seat === me) return Math.min(worth, role === 'renegade' ? -WEIGHTS.game : worth);
  const [outlaw, renegade] = [chances.outlaw[seat] ?? 0, chances.renegade[seat] ?? 0];
  if (mine) worth += outlaw * WEIGHTS.reward * WEIGHTS.drawn * own;
  if (mine && role === 'sheriff') {
    const lost = Math.max(0, handWorth(handSize(view, me) - 1) + rowWorth(outlook, me));
    worth -= (chances.deputy[seat] ?? 0) * lost * own;
  }
  // The last enemy of the law: its death ends the game.
  const left = living.reduce(
    (sum, other) => (other === seat ? sum : sum + (chances.outlaw[other] ?? 0) + (chances.renegade[other] ?? 0)),
    0,
  );
  if (left > 0.05) return worth;
  if (role === 'sheriff' || role === 'deputy') return worth + (outlaw + renegade) * WEIGHTS.game;
  return worth - (outlaw + renegade) * WEIGHTS.game;
}
