import type { CardSymbol } from '../model/definition.ts';
import type { PlayMove } from '../model/move.ts';
import { kindOfCard, lifeOf } from '../rules/table.ts';
import { hitChance, lacks } from './odds.ts';
import { type Outlook, sheriffOf } from './outlook.ts';
import { playedAs } from './playing.ts';
import { isUseless } from './strength.ts';

const HARMFUL: ReadonlySet<CardSymbol> = new Set(['bang', 'demand', 'duel', 'take', 'drop']);

/** Plays that no level makes, whatever they seem to be worth. Hints and the take-over bot share them. */
export function isForbidden(outlook: Outlook, move: PlayMove): boolean {
  const { view, me } = outlook;
  const kind = playedAs(outlook, move);
  if (kind.border === 'blue' && kind.laidBefore === undefined) return isUseless(outlook, kind);
  const [step] = kind.row;
  if (step?.symbol === 'heal' && step.reach === 'self') return lifeOf(view, me) >= (view.maxLife[me] ?? 0);
  return freesAnEnemy(outlook, move) || betraysTheSheriff(outlook, move);
}

/** Jail and Dynamite stay where they hold or threaten an enemy. */
function freesAnEnemy({ view, stance }: Outlook, { target, on }: PlayMove): boolean {
  if (target === undefined || typeof on !== 'number' || (stance[target] ?? 0) >= 0) return false;
  return kindOfCard(view, on).startFlip !== undefined;
}

/** A deputy never harms the sheriff by choice; a renegade does not kill him while a third seat lives. */
function betraysTheSheriff(outlook: Outlook, move: PlayMove): boolean {
  const { view, role, living } = outlook;
  const renegade = role === 'renegade' && living.length > 2;
  if (role !== 'deputy' && !renegade) return false;
  const sheriff = sheriffOf(view);
  const kind = playedAs(outlook, move);
  const harm = kind.row.find(({ symbol, reach }) => HARMFUL.has(symbol) && reach !== 'self');
  if (!harm) return false;
  if (harm.reach === 'others') return lifeOf(view, sheriff) <= 1 && mayDie(outlook, harm.symbol);
  if (move.target !== sheriff) return false;
  if (harm.symbol === 'take' || harm.symbol === 'drop') return role === 'deputy' && !ridsOfDanger(outlook, move);
  return role === 'deputy' || lifeOf(view, sheriff) <= 1;
}

const ridsOfDanger = ({ view }: Outlook, { on }: PlayMove): boolean =>
  typeof on === 'number' && kindOfCard(view, on).startFlip !== undefined;

function mayDie(outlook: Outlook, symbol: CardSymbol): boolean {
  const sheriff = sheriffOf(outlook.view);
  return (symbol === 'demand' ? lacks(outlook, sheriff, 'bangCard') : hitChance(outlook, sheriff, 1)) > 0;
}
