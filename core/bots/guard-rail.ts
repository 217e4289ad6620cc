import { isWounded, lifeOf } from '../rules/table.ts';
import { FROM_HAND, type Intent } from './intent.ts';
import { hitChance, lacks } from './odds.ts';
import { isFoe, type Outlook } from './outlook.ts';
import { isUseless } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** Plays that no level makes, whatever they seem to be worth. Hints and the take-over bot share them. */
export function isForbidden(outlook: Outlook, intent: Intent): boolean {
  const { traits } = intent;
  if (traits.lies) return !traits.laidBefore && isUseless(outlook, traits);
  if (traits.symbol === 'heal' && !traits.many) {
    return !isWounded(outlook.view, traits.aimed ? intent.target : outlook.me);
  }
  return freesAnEnemy(outlook, intent) || betraysTheSheriff(outlook, intent);
}

/** Too little is known of a hidden seat to shoot at it. */
export function isRash({ view, role, chances, temper }: Outlook, { traits, target }: Intent): boolean {
  if (!traits.aimed || (traits.symbol !== 'bang' && traits.symbol !== 'duel') || view.shown[target]) return false;
  const outlaw = chances.outlaw[target] ?? 0;
  const enemy = role === 'outlaw' ? 1 - outlaw : outlaw + (chances.renegade[target] ?? 0);
  return role !== 'renegade' && enemy < WEIGHTS.shootFrom - WEIGHTS.shootFromByAggression * temper.aggression;
}

/** Jail and Dynamite stay where they hold or threaten an enemy. */
const freesAnEnemy = (outlook: Outlook, { target, on }: Intent): boolean =>
  on > FROM_HAND && isFoe(outlook, target) && outlook.traits[on]?.waits === true;

/** A deputy never harms the sheriff by choice; a renegade does not kill him while a third seat lives. */
function betraysTheSheriff(outlook: Outlook, { traits, target, on }: Intent): boolean {
  const { view, role, living, sheriff } = outlook;
  if (sheriff < 0) return false;
  const deputy = role === 'deputy';
  if (!deputy && (role !== 'renegade' || living.length <= 2)) return false;
  if (traits.many) return lifeOf(view, sheriff) <= 1 && mayDie(outlook, traits.symbol);
  if (!traits.aimed || target !== sheriff) return false;
  // To rid him of Jail or Dynamite is no harm.
  if (traits.symbol === 'take' || traits.symbol === 'drop')
    return deputy && (on <= FROM_HAND || outlook.traits[on]?.waits !== true);
  return deputy || lifeOf(view, sheriff) <= 1;
}

function mayDie(outlook: Outlook, symbol: string | null): boolean {
  if (symbol === 'demand') return lacks(outlook, outlook.sheriff, 'bangCard') > 0;
  return symbol === 'bang' && hitChance(outlook, outlook.sheriff, 1) > 0;
}
