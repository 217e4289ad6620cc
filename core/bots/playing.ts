import { kindOf } from '../expansions/catalogue.ts';
import type { CardKind, CardSymbol, Step } from '../model/definition.ts';
import type { PlayMove } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import { handOfSeat, kindOfCard, lifeOf, numberOf } from '../rules/table.ts';
import { deathWorth, lossWorth } from './harm.ts';
import { answersWith, hitChance, lacks, outlasts } from './odds.ts';
import { handSize, type Outlook, sheriffOf } from './outlook.ts';
import type { GoalKey } from './reason.ts';
import { handWorth, isUseless, keepWorth, layingWorth, lifeWorth, rowCardWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** In which order good plays are made: what opens more comes first. */
export const ORDER = {
  surely: 9,
  draw: 8,
  lay: 7,
  store: 6,
  heal: 5,
  strip: 4,
  shoot: 3,
  others: 2,
  last: 1,
  end: 0,
} as const;

export interface Judged {
  readonly value: number;
  readonly order: number;
  readonly goal: GoalKey;
}

/** The cards that a move in the own turn is played as. */
export const playedAs = ({ view }: Outlook, { play, as }: PlayMove): CardKind =>
  as ? kindOf(as) : kindOfCard(view, play);

/** What playing this card now gains over keeping it. */
export function judgePlay(outlook: Outlook, move: PlayMove): Judged {
  const kind = playedAs(outlook, move);
  if (kind.border === 'blue') return judgeLaying(outlook, kind, move);
  const step = kind.row.find(({ reach }) => reach !== 'self') ?? kind.row[0];
  if (!step) return { value: 0, order: ORDER.last, goal: 'goal.nothing-to-gain' };
  let value = -spending(outlook, kind, move);
  for (const each of kind.row) value += stepWorth(outlook, kind, each, move);
  return { value, order: orderOf(step.symbol, kind), goal: goalOf(outlook, step, move) };
}

/** Giving the card away: it is no answer any more. A hand above the limit loses cards anyway. */
function spending(outlook: Outlook, kind: CardKind, { play }: PlayMove): number {
  const { view, me } = outlook;
  const { spend } = WEIGHTS;
  const own = kindOfCard(view, play).answers;
  const cost =
    own === 'bangCard' ? spend.bang : own === 'missed' ? spend.missed : own === 'lifeSaver' ? spend.beer : spend.other;
  const over = handSize(view, me) > lifeOf(view, me);
  return (outlook.stance[me] ?? 1) * cost * (over && !kind.withTwo ? WEIGHTS.overfull : 1);
}

function stepWorth(outlook: Outlook, kind: CardKind, { symbol, reach }: Step, move: PlayMove): number {
  const { me, living } = outlook;
  if (reach === 'self') return SYMBOLS[symbol](outlook, me, kind, move);
  if (reach !== 'others' && reach !== 'everyone') {
    return move.target === undefined ? 0 : SYMBOLS[symbol](outlook, move.target, kind, move);
  }
  let worth = 0;
  for (const seat of living) {
    if (seat !== me || reach === 'everyone') worth += SYMBOLS[symbol](outlook, seat, kind, move);
  }
  return worth;
}

type SymbolWorth = (outlook: Outlook, seat: Seat, kind: CardKind, move: PlayMove) => number;

/** What each printed symbol at one seat is worth to me. */
const SYMBOLS: { readonly [S in CardSymbol]: SymbolWorth } = {
  bang(outlook, seat, kind) {
    const need = kind.answers === 'bangCard' ? numberOf(outlook.view, outlook.me, 'missedNeeded') : 1;
    const hit = hitChance(outlook, seat, need);
    const answered = handSize(outlook.view, seat) > 0 ? (1 - hit) * WEIGHTS.answerLost : 0;
    return hit * lossWorth(outlook, seat, 1, true) - answered * (outlook.stance[seat] ?? 0);
  },
  demand(outlook, seat) {
    const hit = lacks(outlook, seat, 'bangCard');
    return hit * lossWorth(outlook, seat, 1, true) - (1 - hit) * WEIGHTS.answerLost * (outlook.stance[seat] ?? 0);
  },
  duel(outlook, seat, _kind, { play }) {
    const { view, me, stance } = outlook;
    let mine = 0;
    for (const card of handOfSeat(view, me)) if (card !== play && answersWith(outlook, me, card, 'bangCard')) mine += 1;
    const won = outlasts(outlook, seat, mine);
    // Before the end each gives away about as many BANG! cards as the poorer one holds.
    const given = Math.min(mine, handSize(view, seat) * outlook.shares.bang);
    const spent = given * WEIGHTS.answerLost * ((stance[seat] ?? 0) + (stance[me] ?? 0) * 0.8);
    return won * lossWorth(outlook, seat, 1, true) + (1 - won) * lossWorth(outlook, me, 1, false) - spent;
  },
  draw: (outlook, seat) => (outlook.stance[seat] ?? 0) * WEIGHTS.drawn,
  heal(outlook, seat) {
    const { view, stance } = outlook;
    const life = lifeOf(view, seat);
    return life < (view.maxLife[seat] ?? 0) ? (stance[seat] ?? 0) * lifeWorth(life + 1) : 0;
  },
  take(outlook, seat, _kind, move) {
    const own = outlook.stance[outlook.me] ?? 1;
    if (move.on === 'hand' || move.on === undefined) return own * WEIGHTS.drawn + lostCard(outlook, seat);
    return own * keepWorth(outlook, move.on) + lostFromRow(outlook, seat, move.on);
  },
  drop: (outlook, seat, _kind, move) =>
    move.on === 'hand' || move.on === undefined ? lostCard(outlook, seat) : lostFromRow(outlook, seat, move.on),
  store(outlook) {
    const { living, me, stance } = outlook;
    let worth = 0;
    for (const seat of living) worth += (stance[seat] ?? 0) * (seat === me ? WEIGHTS.firstPick : WEIGHTS.laterPick);
    return worth;
  },
};

/** A random card of a hand: the last ones hurt most. */
function lostCard(outlook: Outlook, seat: Seat): number {
  const cards = handSize(outlook.view, seat);
  const scarce = cards <= 2 ? 0.1 : 0;
  return -(outlook.stance[seat] ?? 0) * (handWorth(cards) - handWorth(cards - 1) + scarce);
}

const lostFromRow = (outlook: Outlook, seat: Seat, card: number): number =>
  -(outlook.stance[seat] ?? 0) * rowCardWorth(outlook, seat, card);

function judgeLaying(outlook: Outlook, kind: CardKind, { target }: PlayMove): Judged {
  const { me } = outlook;
  const own = outlook.stance[me] ?? 1;
  if (kind.laidBefore && target !== undefined) {
    const held = -(outlook.stance[target] ?? 0) * 0.75 * WEIGHTS.turn * vigour(outlook, target);
    return { value: held - own * WEIGHTS.spend.other, order: ORDER.last, goal: 'goal.hold-up-enemy' };
  }
  if (kind.startFlip) return { value: wandering(outlook), order: ORDER.last, goal: 'goal.hit-many' };
  if (isUseless(outlook, kind)) return { value: -1, order: ORDER.lay, goal: 'goal.nothing-to-gain' };
  // Its worth in the hand is a share of that in the row.
  const value = own * layingWorth(outlook, kind) * (1 - WEIGHTS.unlaid);
  return {
    value,
    order: ORDER.lay,
    goal: kind.weapon || kind.numbers?.sight ? 'goal.get-in-reach' : 'goal.get-equipment',
  };
}

/** A turn of a seat with many cards is worth more. */
const vigour = ({ view }: Outlook, seat: Seat): number => 0.6 + 0.1 * Math.min(handSize(view, seat), 6);

/** Dynamite faces me first and then goes round: once 8 cards in 80 have passed, somebody pays three points. */
function wandering(outlook: Outlook): number {
  const { view, me, living } = outlook;
  const explodes = 8 / 80;
  let passed = 1;
  let worth = 0;
  const from = living.indexOf(me);
  for (let step = 0; step < living.length; step += 1) {
    const seat = living[(from + step) % living.length] ?? me;
    const chance = 1 - (1 - explodes) ** (1 / numberOf(view, seat, 'cardsFlipped'));
    worth += passed * chance * lossWorth(outlook, seat, 3, false);
    passed *= 1 - chance;
  }
  // It goes on round the table, and who deals it out carries the risk first.
  return worth * 1.3 - 0.1 - (lifeOf(view, me) <= 3 ? 0.3 : 0);
}

function orderOf(symbol: CardSymbol, kind: CardKind): number {
  if (symbol === 'draw') return ORDER.draw;
  if (symbol === 'heal') return ORDER.heal;
  if (symbol === 'store') return ORDER.store;
  if (symbol === 'take' || symbol === 'drop') return ORDER.strip;
  return kind.answers === 'bangCard' ? ORDER.shoot : ORDER.others;
}

function goalOf({ view, role, living, me }: Outlook, { symbol, reach }: Step, move: PlayMove): GoalKey {
  if (symbol === 'heal') return 'goal.heal';
  if (symbol === 'draw' || symbol === 'store') return 'goal.draw-cards';
  if (symbol === 'take' || symbol === 'drop') return 'goal.weaken-enemy';
  if (reach === 'others') return 'goal.hit-many';
  const target = move.target ?? me;
  if (role === 'renegade' && living.length > 2 && target !== sheriffOf(view)) return 'goal.keep-the-balance';
  return lifeOf(view, target) <= 1 ? 'goal.deadly-shot' : 'goal.hit-enemy';
}

/** Exported for the plan pass: what the death of this seat at my hand would bring. */
export const killWorth = (outlook: Outlook, seat: Seat): number => deathWorth(outlook, seat, true);
