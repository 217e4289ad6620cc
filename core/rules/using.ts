import { kindOf } from '../expansions/catalogue.ts';
import { type Card, type KindId, NO_CARD } from '../model/card.ts';
import type { CardKind, RowUse, TurnAction } from '../model/definition.ts';
import type { TurnFrame } from '../model/frame.ts';
import { hasOnlyKeys, type Offer, type Reason, refuse, type Slot, type UseMove } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DISCARD, handOf, rowOf, WAGON_DECK } from '../model/zone.ts';
import { checkLending, isUsedUp, lend, lendingSlot } from './answering.ts';
import type { Lookout } from './distance.ts';
import { aim } from './effect.ts';
import { type Game, moveCard, pushSettling } from './game.ts';
import { actionOf, tellAbility } from './hooks.ts';
import { loseLife } from './life.ts';
import {
  type Aimed,
  aimOf,
  checkAim,
  checkPrice,
  checkThere,
  hasSomething,
  isHidden,
  isNear,
  isTarget,
  keysOf,
  namesCard,
} from './play-checks.ts';
import { isShielded } from './shield.ts';
import type { Deed } from './symbol-rule.ts';
import { cardsIn, handOfSeat, isAlive, kindOfCard, lifeOf, livingFrom, rowOfSeat } from './table.ts';
import { addFreeTakes, checkFreeTake, pickFreely } from './taking.ts';
import { turnWith } from './turn-frame.ts';

/** What the seat may use in its phase 2: the cards of its row that are discarded for their effect, and its ability. */
export function addUses(offers: Offer[], state: State, frame: TurnFrame, lookout: Lookout): void {
  const { seat } = frame;
  for (const use of rowOfSeat(state, seat)) {
    const kind = kindOfCard(state, use);
    if (kind.use) addNamedUses(offers, state, { by: seat, use }, kind, lookout);
    else if ((kind.border === 'green' || kind.wagon) && !checkUsable(state, use, frame)) {
      addAimed(offers, state, { by: seat, use }, kind, use, undefined, lookout);
    }
  }
  const action = actionOf(state, seat, 'turn');
  if (!action || checkAction(state, frame, action)) return;
  const { pays } = action;
  if (action.takesWagon) {
    addFreeTakes(offers, state, frame);
    return;
  }
  const slot: Slot | undefined =
    pays > 0 ? { key: 'pay', from: payable(state, seat, action), min: pays, max: pays } : undefined;
  if (slot && slot.from.length < pays) return;
  const move = slot
    ? { by: seat, use: state.abilities[seat] ?? '', pay: [] }
    : { by: seat, use: state.abilities[seat] ?? '' };
  addAimed(offers, state, move, action, NO_CARD, slot, lookout);
}

/** A card of the row under each name that it may bear in the own turn. */
function addNamedUses(offers: Offer[], state: State, move: UseMove, kind: CardKind, lookout: Lookout): void {
  const { by, use } = move;
  if (!kind.use || typeof use !== 'number' || isUsedUp(state, kind)) return;
  if ('as' in kind.use) {
    for (const as of kind.use.as) {
      if (playedInTurn(as)) {
        addAimed(offers, state, { by, use, as }, aimedAs(state, kind, as), use, undefined, lookout);
      }
    }
    return;
  }
  const slot = playedInTurn(kind.use.lends) ? lendingSlot(state, by, use) : undefined;
  if (slot) addAimed(offers, state, { by, use, pay: [] }, aimedAs(state, kind, kind.use.lends), NO_CARD, slot, lookout);
}

const playedInTurn = (as: KindId): boolean => kindOf(as).answers !== 'missed';

/** What counts as a BANG! card by its own text is one only where the table says so (G8.1). */
const aimedAs = (state: State, kind: CardKind, as: KindId): CardKind =>
  kindOf(as).answers === 'bangCard' && state.options.wagonBang === 'effect' ? kind : kindOf(as);

function addAimed(
  offers: Offer[],
  state: State,
  move: UseMove,
  aimed: Aimed,
  spent: Card,
  slot: Slot | undefined,
  lookout: Lookout,
): void {
  const { by } = move;
  const aim = aimOf(aimed);
  if (!aim || !hasSomething(state, aimed, spent)) {
    offers.push(offerOf(move, slot));
    return;
  }
  const names = namesCard(aimed);
  for (const target of livingFrom(state, by)) {
    if (!isTarget(state, by, aimed, aim, target) || !isNear(lookout, aim, target)) continue;
    if (isHidden(state, by, aimed, target)) continue;
    if (!names) {
      offers.push(offerOf(move, slot, target));
      continue;
    }
    if (!checkThere(state, by, target, 'hand', spent, aimed)) offers.push(offerOf(move, slot, target, 'hand'));
    for (const on of rowOfSeat(state, target)) {
      if (!checkThere(state, by, target, on, spent, aimed)) offers.push(offerOf(move, slot, target, on));
    }
  }
}

function offerOf(move: UseMove, slot: Slot | undefined, target?: Seat, on?: Card | 'hand'): Offer {
  const aimed = target === undefined ? move : aimedMove(move, target, on);
  return slot ? { move: aimed, slot } : { move: aimed };
}

/** Written out key by key, since a table lists many of them: green cards, wagons, and abilities that cost cards. */
function aimedMove({ by, use, as, pay }: UseMove, target: Seat, on: Card | 'hand' | undefined): UseMove {
  if (on === undefined) {
    if (as) return { by, use, as, target };
    return pay ? { by, use, pay, target } : { by, use, target };
  }
  if (as) return { by, use, as, target, on };
  return pay ? { by, use, pay, target, on } : { by, use, target, on };
}

/** The first reason against using a card of the row or an ability in one's own turn. */
export function checkUse(state: State, frame: TurnFrame, move: UseMove): Reason | null {
  const { by, use } = move;
  if (typeof use === 'string') return checkAbility(state, frame, move);
  if (!rowOfSeat(state, by).includes(use)) return refuse('not-in-play');
  const kind = kindOfCard(state, use);
  if (kind.use) return checkNamedUse(state, move, kind, kind.use, use);
  if (!hasOnlyKeys(move, keysOfUse(state, kind, use))) return refuse('malformed');
  return checkUsable(state, use, frame) ?? checkAim(state, move, kind, use);
}

/** Nothing is named where there is nothing to name. */
const keysOfUse = (state: State, kind: CardKind, use: Card): readonly string[] =>
  hasSomething(state, kind, use) ? keysOf(kind, 0, USE_KEYS) : USE_KEYS;

function checkNamedUse(state: State, move: UseMove, kind: CardKind, use: RowUse, spent: Card): Reason | null {
  const lends = 'lends' in use;
  const as = lends ? use.lends : move.as;
  if (as === undefined || (!lends && !use.as.includes(as)) || !playedInTurn(as)) return refuse('wrong-time');
  const aimed = aimedAs(state, kind, as);
  const verb = lends ? [...USE_KEYS, 'pay'] : [...USE_KEYS, 'as'];
  if (!hasOnlyKeys(move, keysOf(aimed, 0, verb))) return refuse('malformed');
  if (isUsedUp(state, kind)) return refuse('limit-reached', { limit: 1 });
  return checkAim(state, move, aimed, lends ? NO_CARD : spent) ?? (lends ? checkLending(state, move) : null);
}
const USE_KEYS: readonly string[] = ['by', 'use'];

/** D1.2 to D1.4: a green card, but not one that only answers, nor one that was laid in this turn. */
function checkUsable(state: State, card: Card, turn: TurnFrame): Reason | null {
  const kind = kindOfCard(state, card);
  if (kind.wagon) return checkWagon(state, kind, turn);
  const { border, answers } = kind;
  if (border !== 'green' || answers === 'missed') return refuse('wrong-time');
  return state.fresh.includes(card) ? refuse('fresh-green') : null;
}

/** A wagon with a row of its own is discarded for it, unless there is nothing that it could work on. */
function checkWagon(state: State, { row, unless }: CardKind, { extra }: TurnFrame): Reason | null {
  if (row.length === 0) return refuse('wrong-time');
  switch (unless) {
    case 'extraTurn':
      return extra ? refuse('limit-reached', { limit: 1 }) : null;
    case 'pileEmpty':
      return cardsIn(state, DISCARD).length === 0 ? refuse('nothing-there') : null;
    case 'wagonDeckEmpty':
      return cardsIn(state, WAGON_DECK).length === 0 ? refuse('nothing-there') : null;
    default:
      return null;
  }
}

function checkAbility(state: State, frame: TurnFrame, move: UseMove): Reason | null {
  const { by, pay = [] } = move;
  const action = actionOf(state, by, 'turn');
  if (!action || move.use !== state.abilities[by]) return refuse('wrong-time');
  if (action.takesWagon) return checkAction(state, frame, action) ?? checkFreeTake(state, frame, move);
  if (!hasOnlyKeys(move, keysOf(action, action.pays, USE_KEYS))) return refuse('malformed');
  if (pay.some((card) => !handOfSeat(state, by).includes(card))) return refuse('not-in-hand');
  const reason = checkAction(state, frame, action);
  if (reason?.code === 'limit-reached') return reason;
  return checkAim(state, move, action, NO_CARD) ?? reason ?? checkPay(state, by, action, pay);
}

/** Uses left, and life to pay with. */
function checkAction(state: State, { seat, used }: TurnFrame, { limit, costs }: TurnAction): Reason | null {
  const times = used.filter((ability) => ability === state.abilities[seat]).length;
  if (limit !== undefined && times >= limit) return refuse('limit-reached', { limit });
  return costs !== undefined && lifeOf(state, seat) <= costs ? refuse('last-life') : null;
}

function checkPay(state: State, seat: Seat, action: TurnAction, pay: readonly Card[]): Reason | null {
  const fitting = payable(state, seat, action);
  const unfit = pay.filter((card) => !fitting.includes(card)).length;
  return unfit > 0
    ? refuse('cannot-pay', { needed: action.pays, given: pay.length - unfit })
    : checkPrice(pay, action.pays, NO_CARD);
}

const payable = (state: State, seat: Seat, { border }: TurnAction): readonly Card[] =>
  border === undefined
    ? handOfSeat(state, seat)
    : handOfSeat(state, seat).filter((card) => kindOfCard(state, card).border === border);

/** The card or the price goes first, then comes the effect; window and win check wait beneath. */
export function spendUse(game: Game, frame: TurnFrame, move: UseMove): void {
  const { by, use, target = by, on = 'hand' } = move;
  if (typeof use === 'string') {
    spendAbility(game, frame, move);
    return;
  }
  pushSettling(game);
  const kind = kindOfCard(game.state, use);
  if (kind.use) {
    spendNamed(game, move, kind, kind.use);
    return;
  }
  moveCard(game, use, rowOf(by), DISCARD, 'used', by);
  pushEffect(game, { by, source: kind.id, card: use, on }, target);
}

function pushEffect(game: Game, deed: Deed, target: Seat): void {
  const { by, source, card, on } = deed;
  aim(game, deed, target);
  game.push({ f: 'effect', by, source, card, on, target, step: 0 });
}

/** The suit that counts is that of the playing card that was discarded; a wagon has none (G8.1). */
function spendNamed(game: Game, move: UseMove, kind: CardKind, use: RowUse): void {
  const { by, target = by, on = 'hand', pay = [] } = move;
  if (typeof move.use !== 'number') throw new Error(`expected a card of the row, got ${move.use}`);
  const as = 'lends' in use ? use.lends : (move.as ?? kind.id);
  const source = aimedAs(game.state, kind, as).id;
  if ('lends' in use) lend(game, move, kind, as);
  else moveCard(game, move.use, rowOf(by), DISCARD, 'used', by);
  if (!isAlive(game.state, by)) return;
  pushEffect(game, { by, source, card: 'lends' in use ? (pay[0] ?? NO_CARD) : move.use, on }, target);
}

function spendAbility(game: Game, frame: TurnFrame, { by, target = by, pay = [], advance }: UseMove): void {
  const action = actionOf(game.state, by, 'turn');
  if (!action) throw new Error(`expected an ability of seat ${by}, got none`);
  const source = game.state.abilities[by] ?? '';
  game.change(turnWith(frame, { used: [...frame.used, source] }));
  pushSettling(game);
  tellAbility(game, by);
  if (action.takesWagon) {
    pickFreely(game, by, source, advance === true);
    return;
  }
  for (const card of pay) moveCard(game, card, handOf(by), DISCARD, 'price', by);
  const deed = { by, source, card: cardThatCounts(game.state, by, target, action, pay), on: 'hand' } as const;
  pushEffect(game, deed, target);
  if (action.costs) loseLife(game, by, action.costs, deed);
}

/** Of several cards paid for one effect all must be such as do not affect the target, else one that does counts. */
function cardThatCounts(state: State, by: Seat, target: Seat, { row }: TurnAction, pay: readonly Card[]): Card {
  const source = state.abilities[by] ?? '';
  const counts = pay.find((card) =>
    row.every(({ symbol }) => !isShielded(state, target, symbol, { by, source, card })),
  );
  return counts ?? pay[0] ?? NO_CARD;
}

/** For whoever asks why a card of the row is no use: every way in which it could be used. */
export function everyUse(state: State, by: Seat, use: Card): UseMove[] {
  const kind = kindOfCard(state, use);
  if (!kind.use) return everyAim(state, { by, use }, kind);
  if ('as' in kind.use) {
    return kind.use.as.flatMap((as) => everyAim(state, { by, use, as }, aimedAs(state, kind, as)));
  }
  const pay = lendingSlot(state, by, use)?.from.slice(0, 1) ?? [];
  return everyAim(state, { by, use, pay }, aimedAs(state, kind, kind.use.lends));
}

function everyAim(state: State, move: UseMove, aimed: Aimed): UseMove[] {
  if (!aimOf(aimed)) return [move];
  return livingFrom(state, move.by).flatMap((target): UseMove[] => {
    if (!namesCard(aimed)) return [{ ...move, target }];
    return ['hand' as const, ...rowOfSeat(state, target)].map((on) => ({ ...move, target, on }));
  });
}
