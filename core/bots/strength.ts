import type { Card } from '../model/card.ts';
import type { CardKind } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import { handOfSeat, hooksOf, kindOfCard, numberOf, rowOfSeat } from '../rules/table.ts';
import { away, type Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** The worth of the life point with this number. */
export const lifeWorth = (point: number): number => WEIGHTS.life[point - 1] ?? WEIGHTS.life[5];

export function handWorth(cards: number): number {
  const most = Math.min(cards, WEIGHTS.handful);
  return most * WEIGHTS.handCard + (cards - most) * WEIGHTS.handCardBeyond;
}

/** One card in a row, to its owner. */
export function rowCardWorth(outlook: Outlook, owner: Seat, card: Card): number {
  return laidWorth(outlook, owner, kindOfCard(outlook.view, card));
}

function laidWorth(outlook: Outlook, owner: Seat, kind: CardKind): number {
  const { row } = WEIGHTS;
  if (kind.startFlip) return kind.startFlip.unmet.jails ? row.jail : row.dynamite;
  const mine = owner === outlook.me;
  if (kind.weapon && !mine)
    return row.weapon + row.range * ((kind.numbers?.range ?? 1) - 1) + (rapid(kind) ? row.rapid : 0);
  if (kind.weapon) return weaponWorth(outlook, kind) - weaponWorth(outlook, undefined);
  let worth = 0;
  if (kind.dodgeFlip) worth += row.dodgeFlip;
  if (kind.numbers?.raise) worth += row.raise;
  if (kind.numbers?.sight) worth += row.sight + (mine ? newlySeen(outlook) * WEIGHTS.newlyInReach : 0);
  return worth;
}
const rapid = ({ numbers }: CardKind): boolean => (numbers?.bangsPerTurn ?? 1) > 1;

export function rowWorth(outlook: Outlook, seat: Seat): number {
  let worth = 0;
  for (const card of rowOfSeat(outlook.view, seat)) worth += rowCardWorth(outlook, seat, card);
  return worth;
}

/** What a weapon gives me by whom it reaches; without a kind, the Colt. */
function weaponWorth(outlook: Outlook, kind: CardKind | undefined): number {
  const range = kind?.numbers?.range ?? 1;
  let worth = kind ? WEIGHTS.row.weapon : 0;
  let near = false;
  for (const seat of outlook.living) {
    if (seat === outlook.me || (outlook.stance[seat] ?? 0) >= 0 || away(outlook, seat) > range) continue;
    worth += WEIGHTS.newlyInReach;
    near = true;
  }
  const faster = kind !== undefined && rapid(kind) && ownShots(outlook) <= 1;
  return near && faster ? worth + WEIGHTS.rapid : worth;
}

/** Shots a turn that the character has by itself. */
const ownShots = ({ view, me }: Outlook): number =>
  hooksOf(view, me, 'number').reduce(
    (most, hook) => (hook.name === 'bangsPerTurn' ? Math.max(most, hook.is) : most),
    1,
  );

/** Foes one step out of my reach. */
function newlySeen(outlook: Outlook): number {
  const { view, me, living, stance } = outlook;
  const range = numberOf(view, me, 'range');
  let seen = 0;
  for (const seat of living) if ((stance[seat] ?? 0) < 0 && away(outlook, seat) === range + 1) seen += 1;
  return seen;
}

/** What laying this card before oneself gains; the weapon that it replaces is lost. */
export function layingWorth(outlook: Outlook, kind: CardKind): number {
  const { view, me } = outlook;
  if (!kind.weapon) return laidWorth(outlook, me, kind);
  const old = rowOfSeat(view, me)
    .map((card) => kindOfCard(view, card))
    .find(({ weapon }) => weapon);
  return weaponWorth(outlook, kind) - weaponWorth(outlook, old);
}

/** Whether the card could ever be of use before its owner. */
export function isUseless(outlook: Outlook, kind: CardKind): boolean {
  if (kind.border !== 'blue' || kind.startFlip) return false;
  const { view, me } = outlook;
  for (const card of rowOfSeat(view, me)) {
    const laid = kindOfCard(view, card);
    if (laid.id === kind.id) return true;
    if (kind.weapon && laid.weapon && !(kind.numbers?.bangsPerTurn ?? 0) && rangeOf(kind) <= rangeOf(laid)) return true;
  }
  return false;
}
const rangeOf = (kind: CardKind): number => kind.numbers?.range ?? 1;

/** What a card is worth in my hand, if `before` cards of the same use are there already. */
export function keepWorth(outlook: Outlook, card: Card, before = 0): number {
  const { view, me, living, temper } = outlook;
  const kind = kindOfCard(view, card);
  if (kind.border === 'blue' && !kind.startFlip) {
    return before > 0 || isUseless(outlook, kind) ? WEIGHTS.useless : Math.max(0.1, layingWorth(outlook, kind)) * 0.85;
  }
  let worth = WEIGHTS.keep[kind.id] ?? WEIGHTS.keepUnnamed;
  const weak = (view.life[me] ?? 0) <= WEIGHTS.weak;
  if (kind.withTwo && living.length <= 2 && view.options[kind.withTwo] !== 'allowed') return WEIGHTS.useless;
  if (kind.answers === 'missed' && weak) worth = WEIGHTS.missedWhenWeak;
  if (weak && kind.answers) worth += 0.2 * temper.caution;
  if (kind.answers === 'bangCard' && someFoeInReach(outlook)) worth += WEIGHTS.bangInReach;
  if (kind.row[0]?.symbol === 'duel') worth += WEIGHTS.duelForEachBang * heldBangs(outlook);
  return worth * WEIGHTS.further ** before;
}

function someFoeInReach(outlook: Outlook): boolean {
  const { view, me, living, stance } = outlook;
  const range = numberOf(view, me, 'range');
  return living.some((seat) => (stance[seat] ?? 0) < 0 && away(outlook, seat) <= range);
}

const heldBangs = ({ view, me }: Outlook): number =>
  handOfSeat(view, me).filter((card) => kindOfCard(view, card).answers === 'bangCard').length;
