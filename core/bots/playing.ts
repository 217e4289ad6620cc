import type { Card } from '../model/card.ts';
import { NO_CARD } from '../model/card.ts';
import type { Answer, CardSymbol } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import { handOfSeat, isGhost, isWounded, lifeOf, rowOfSeat } from '../rules/table.ts';
import { deathWorth, lossWorth } from './harm.ts';
import { FROM_HAND, type Intent } from './intent.ts';
import type { Judgement } from './judgement.ts';
import { answersWith, hitChance, lacks, laidAnswers, outlasts } from './odds.ts';
import { handSize, natureAt, type Outlook } from './outlook.ts';
import type { GoalKey } from './reason.ts';
import { handWorth, isUseless, keepWorth, layingWorth, lifeWorth, rowCardWorth } from './strength.ts';
import { advanceWorth, bestWagon, lineWorth, shedWorth } from './train-worth.ts';
import { WEIGHTS } from './weights.ts';

/** What playing this card now gains over keeping it. */
export function playWorth(outlook: Outlook, intent: Intent): number {
  const { traits } = intent;
  if (traits.lies) return layWorth(outlook, intent);
  let value = -spending(outlook, intent);
  for (const { symbol, reach } of traits.row) {
    const judge = SYMBOLS[symbol];
    if (!judge) continue;
    if (reach === 'self') value += judge(outlook, outlook.me, intent);
    else if (!traits.many) value += judge(outlook, intent.target, intent);
    else if (intent.named) {
      for (const { seat, on } of intent.named) {
        value += judge(outlook, seat, { ...intent, on: on === 'hand' ? FROM_HAND : on });
      }
    } else {
      for (const seat of outlook.living) {
        if (seat !== outlook.me || reach === 'everyone') value += judge(outlook, seat, intent);
      }
    }
  }
  return value;
}

/** Giving the card away: it is no answer any more. A hand above the limit loses cards anyway. */
function spending({ view, me, own, limit, judgement: { spend, overfull } }: Outlook, intent: Intent): number {
  if (intent.isUse) return own * spend.laid;
  const over = handSize(view, me) > limit && !intent.traits.fadesWithTwo;
  return own * spent(spend, intent.own.answers) * (over ? overfull : 1);
}

function spent({ bang, missed, beer, other }: Judgement['spend'], answers: Answer | null): number {
  if (answers === null) return other;
  if (answers === 'bangCard') return bang;
  return answers === 'missed' ? missed : beer;
}

type SymbolWorth = (outlook: Outlook, seat: Seat, intent: Intent) => number;

/** What each printed symbol at one seat is worth to me; one that a set adds is worth nothing until it stands here. */
const SYMBOLS: { readonly [S in CardSymbol]?: SymbolWorth } = {
  bang(outlook, seat, { traits }) {
    const hit = hitChance(outlook, seat, traits.answers === 'bangCard' ? outlook.nature.missedNeeded : 1);
    const mayAnswer = handSize(outlook.view, seat) > 0 || laidAnswers(outlook, seat, 'missed') > 0;
    const answered = mayAnswer ? (1 - hit) * WEIGHTS.answerLost : 0;
    return hit * lossWorth(outlook, seat, 1, true) - answered * (outlook.stance[seat] ?? 0);
  },
  demand(outlook, seat) {
    const hit = lacks(outlook, seat, 'bangCard');
    return hit * lossWorth(outlook, seat, 1, true) - (1 - hit) * WEIGHTS.answerLost * (outlook.stance[seat] ?? 0);
  },
  duel(outlook, seat, { card }) {
    const { view, me, stance, own } = outlook;
    let mine = 0;
    for (const held of handOfSeat(view, me)) if (held !== card && answersWith(outlook, me, held, 'bangCard')) mine += 1;
    const won = outlasts(outlook, seat, mine);
    // Before the end each gives away about as many BANG! cards as the poorer one holds.
    const given = Math.min(mine, handSize(view, seat) * outlook.shares.bang);
    const spent = given * WEIGHTS.answerLost * ((stance[seat] ?? 0) + own * 0.8);
    return won * lossWorth(outlook, seat, 1, true) + (1 - won) * lossWorth(outlook, me, 1, false) - spent;
  },
  draw: (outlook, seat) => (outlook.stance[seat] ?? 0) * WEIGHTS.drawn,
  heal(outlook, seat) {
    const { view, stance } = outlook;
    return isWounded(view, seat) ? (stance[seat] ?? 0) * lifeWorth(outlook, lifeOf(view, seat) + 1) : 0;
  },
  take(outlook, seat, { on }) {
    if (on === FROM_HAND || on === NO_CARD) return outlook.own * WEIGHTS.drawn + lostCard(outlook, seat);
    return outlook.own * keepWorth(outlook, on) + lostFromRow(outlook, seat, on);
  },
  drop: (outlook, seat, { on }) =>
    on === FROM_HAND || on === NO_CARD ? lostCard(outlook, seat) : lostFromRow(outlook, seat, on),
  advance: (outlook) => advanceWorth(outlook),
  fullSteam: (outlook) => Math.max(0, lineWorth(outlook, 2)) + WEIGHTS.train.step,
  pickWagon: (outlook) => bestWagon(outlook),
  flipToReturn: ({ own, judgement }) => own * judgement.spend.other,
  flipOrLose: (outlook, seat) => lossWorth(outlook, seat, 1, seat !== outlook.me) / 4,
  holdUp: ({ view, stance }, seat) => -(stance[seat] ?? 0) * WEIGHTS.train.heldUp * rowOfSeat(view, seat).length,
  shed: (outlook, seat) => shedWorth(outlook, seat),
  salvage: (outlook) => outlook.own * WEIGHTS.drawn * 1.5,
  mail: ({ own }) => own * WEIGHTS.drawn * 2,
  deal: ({ own }) => own * WEIGHTS.drawn,
  anew: (outlook) => outlook.own * (WEIGHTS.train.turn - handWorth(handSize(outlook.view, outlook.me))),
  swap(outlook, seat, { on, give }) {
    const { me, own } = outlook;
    const mine = rowCardWorth(outlook, me, on) - rowCardWorth(outlook, me, give);
    const his = rowCardWorth(outlook, seat, give) - rowCardWorth(outlook, seat, on);
    return own * mine + (outlook.stance[seat] ?? 0) * his;
  },
  store({ living, me, stance }) {
    let worth = 0;
    for (const seat of living) worth += (stance[seat] ?? 0) * (seat === me ? WEIGHTS.firstPick : WEIGHTS.laterPick);
    return worth;
  },
};

/** A random card of a hand: the last ones hurt most. */
function lostCard(outlook: Outlook, seat: Seat): number {
  const cards = handSize(outlook.view, seat);
  const scarce = cards <= 2 ? WEIGHTS.scarce : 0;
  return -(outlook.stance[seat] ?? 0) * (handWorth(cards) - handWorth(cards - 1) + scarce);
}

function lostFromRow(outlook: Outlook, seat: Seat, card: Card): number {
  // A ghost without what keeps it in play is out, and nobody is rewarded for that (rules/great-train-robbery.md G9.6).
  if (isGhost(outlook.view, seat) && outlook.traits[card]?.haunts) return deathWorth(outlook, seat, false);
  return -(outlook.stance[seat] ?? 0) * rowCardWorth(outlook, seat, card);
}

function layWorth(outlook: Outlook, { traits, target }: Intent): number {
  const { own, judgement } = outlook;
  if (traits.laidBefore) {
    const held = -(outlook.stance[target] ?? 0) * WEIGHTS.turn * vigour(outlook, target);
    return held - own * judgement.spend.other;
  }
  if (traits.waits) return wandering(outlook);
  // Its worth in the hand is a share of that in the row.
  return isUseless(outlook, traits) ? -1 : own * layingWorth(outlook, traits) * (1 - WEIGHTS.unlaid);
}

/** A turn of a seat with many cards is worth more. */
const vigour = ({ view }: Outlook, seat: Seat): number => 0.6 + 0.1 * Math.min(handSize(view, seat), 6);

/** Dynamite faces me first and then goes round: 8 cards in 80 make it go off, and somebody pays three points. */
function wandering(outlook: Outlook): number {
  const { view, me, living } = outlook;
  const { chance, rounds, reluctance, weak } = WEIGHTS.dynamite;
  let passed = 1;
  let worth = 0;
  const from = living.indexOf(me);
  for (let step = 0; step < living.length; step += 1) {
    const seat = living[(from + step) % living.length] ?? me;
    const goesOff = natureAt(outlook, seat).cardsFlipped > 1 ? chance ** 2 : chance;
    worth += passed * goesOff * lossWorth(outlook, seat, 3, false);
    passed *= 1 - goesOff;
  }
  // It goes on round the table, and who deals it out carries the risk first.
  return worth * rounds - reluctance - (lifeOf(view, me) <= 3 ? weak : 0);
}

export function goalOf({ view, role, living, sheriff }: Outlook, { traits, target }: Intent): GoalKey {
  const { symbol } = traits;
  if (traits.lies) {
    if (traits.laidBefore) return 'goal.hold-up-enemy';
    if (traits.waits) return 'goal.hit-many';
    return traits.weapon || traits.sight > 0 ? 'goal.get-in-reach' : 'goal.get-equipment';
  }
  if (symbol === 'heal') return 'goal.heal';
  if (symbol === 'draw' || symbol === 'store') return 'goal.draw-cards';
  if (symbol === 'take' || symbol === 'drop') return 'goal.weaken-enemy';
  if (traits.many) return 'goal.hit-many';
  if (role === 'renegade' && living.length > 2 && target !== sheriff) return 'goal.keep-the-balance';
  return lifeOf(view, target) <= 1 ? 'goal.deadly-shot' : 'goal.hit-enemy';
}
