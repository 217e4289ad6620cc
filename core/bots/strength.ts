import type { Card } from '../model/card.ts';
import type { Seat } from '../model/seat.ts';
import { handOfSeat, isGhost, lifeOf, rowOfSeat } from '../rules/table.ts';
import { away, isFoe, type Outlook } from './outlook.ts';
import type { Traits } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** The worth of the life point with this number. */
export const lifeWorth = ({ judgement: { life } }: Outlook, point: number): number =>
  life[point - 1] ?? life.at(-1) ?? 0;

export function handWorth(cards: number): number {
  const most = Math.min(cards, WEIGHTS.handful);
  return most * WEIGHTS.handCard + (cards - most) * WEIGHTS.handCardBeyond;
}

/** One card in a row, to its owner. */
export function rowCardWorth(outlook: Outlook, owner: Seat, card: Card): number {
  const traits = card < 0 ? undefined : outlook.traits[card];
  return traits ? laidWorth(outlook, owner, traits) : 0;
}

function laidWorth(outlook: Outlook, owner: Seat, traits: Traits): number {
  const { row } = WEIGHTS;
  if (traits.haunts) return hauntedWorth(outlook, owner);
  if (traits.waits) return traits.jails ? row.jail : row.dynamite;
  if (traits.isForLater) return traits.later;
  const mine = owner === outlook.me;
  if (traits.weapon) {
    if (mine) return weaponWorth(outlook, traits) - weaponWorth(outlook, null);
    return row.weapon + row.range * (traits.range - 1) + (traits.rapid ? row.rapid : 0);
  }
  let worth = traits.lying;
  if (traits.dodges) worth += row.dodgeFlip;
  if (traits.raise > 0) worth += row.raise;
  if (traits.sight > 0) worth += row.sight + (mine ? newlySeen(outlook) * WEIGHTS.newlyInReach : 0);
  return worth;
}

/** What keeps its owner in play without life: a ghost has nothing else, and somebody in good health hardly needs it. */
function hauntedWorth({ view }: Outlook, owner: Seat): number {
  const { dying, lessByLife, back } = WEIGHTS.haunts;
  if (view.dead[owner]) return back;
  if (isGhost(view, owner)) return WEIGHTS.alive + handWorth(handOfSeat(view, owner).length);
  return dying - lessByLife * (lifeOf(view, owner) - 1);
}

export function rowWorth(outlook: Outlook, seat: Seat): number {
  let worth = 0;
  for (const card of rowOfSeat(outlook.view, seat)) worth += rowCardWorth(outlook, seat, card);
  return worth;
}

/** What a weapon gives me by whom it reaches; null for the Colt. */
function weaponWorth(outlook: Outlook, weapon: Traits | null): number {
  const range = weapon ? weapon.range : 1;
  let worth = weapon ? WEIGHTS.row.weapon : 0;
  let near = false;
  for (const seat of outlook.living) {
    if (!isFoe(outlook, seat) || away(outlook, seat) > range) continue;
    worth += WEIGHTS.newlyInReach * wanted(outlook, seat);
    near = true;
  }
  return near && weapon?.rapid && outlook.nature.bangsPerTurn <= 1 ? worth + outlook.judgement.rapid : worth;
}

/** Foes one step out of my reach. */
function newlySeen(outlook: Outlook): number {
  let seen = 0;
  for (const seat of outlook.living) {
    if (isFoe(outlook, seat) && away(outlook, seat) === outlook.range + 1) seen += wanted(outlook, seat);
  }
  return seen;
}

/** How much more it is worth to reach this foe than another. */
const wanted = ({ stance }: Outlook, seat: Seat): number =>
  WEIGHTS.wanted.least + WEIGHTS.wanted.more * Math.min(1.6, -(stance[seat] ?? 0));

/** What laying this card before oneself gains; the weapon that it replaces is lost. */
export function layingWorth(outlook: Outlook, traits: Traits): number {
  if (!traits.weapon) return laidWorth(outlook, outlook.me, traits);
  return weaponWorth(outlook, traits) - weaponWorth(outlook, ownWeapon(outlook));
}

function ownWeapon({ view, me, traits }: Outlook): Traits | null {
  for (const card of rowOfSeat(view, me)) {
    const laid = traits[card];
    if (laid?.weapon) return laid;
  }
  return null;
}

/** Whether the card could ever be of use before its owner. */
export function isUseless({ view, me, traits }: Outlook, kind: Traits): boolean {
  if (!kind.lies || kind.waits) return false;
  for (const card of rowOfSeat(view, me)) {
    const laid = traits[card];
    if (!laid) continue;
    if (laid.id === kind.id) return true;
    if (kind.weapon && laid.weapon && !kind.rapid && kind.range <= laid.range) return true;
  }
  return false;
}

/** What a card is worth in my hand, if `before` cards of the same use are there already. */
export function keepWorth(outlook: Outlook, card: Card, before = 0): number {
  const traits = card < 0 ? undefined : outlook.traits[card];
  if (!traits) return 0;
  if (traits.lies && !traits.waits) {
    if (before > 0 || isUseless(outlook, traits)) return WEIGHTS.useless;
    return Math.max(0.1, layingWorth(outlook, traits)) * 0.85;
  }
  const { view, me, living, temper, judgement, keeps } = outlook;
  if (traits.fadesWithTwo && living.length <= 2 && fades(outlook, traits)) return WEIGHTS.useless;
  let worth = keeps[card] ?? WEIGHTS.keepUnnamed;
  const weak = (view.life[me] ?? 0) <= WEIGHTS.weak;
  if (traits.answers === 'missed' && weak) worth = WEIGHTS.missedWhenWeak;
  if (weak && traits.answers !== null) worth += 0.2 * temper.caution;
  if (traits.answers === 'bangCard' && someFoeInReach(outlook)) worth += judgement.bangInReach;
  if (traits.symbol === 'duel') worth += WEIGHTS.duelForEachBang * heldBangs(outlook);
  return before === 0 ? worth : worth * WEIGHTS.further ** before;
}

function fades({ view }: Outlook, { kind }: Traits): boolean {
  return kind.withTwo !== undefined && view.options[kind.withTwo] !== 'allowed';
}

function someFoeInReach(outlook: Outlook): boolean {
  for (const seat of outlook.living) if (isFoe(outlook, seat) && away(outlook, seat) <= outlook.range) return true;
  return false;
}

function heldBangs({ view, me, traits }: Outlook): number {
  let bangs = 0;
  for (const card of handOfSeat(view, me)) if (traits[card]?.answers === 'bangCard') bangs += 1;
  return bangs;
}
