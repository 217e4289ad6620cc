import { CHARACTER_IDS } from '../expansions/catalogue.ts';
import type { Card } from '../model/card.ts';
import type { Move, Reason } from '../model/move.ts';
import { parseMove } from '../model/parse-move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { FLIPPED, handOf, lookedAtBy, OPEN, rowOf, TRAIN } from '../model/zone.ts';
import { why } from '../rules/legality.ts';
import { questionOf } from '../rules/question.ts';
import { cardsIn } from '../rules/table.ts';
import type { NamedMove } from './scenario.ts';

/** The move in card numbers, once for every copy that the names can mean. */
export function meanings(state: State, named: NamedMove): Move[] {
  let moves: Record<string, unknown>[] = [{}];
  for (const [key, value] of Object.entries(named)) {
    moves = moves.flatMap((move) => meant(state, named, move, key, value).map((each) => ({ ...move, [key]: each })));
  }
  return moves.flatMap((move) => parseMove(move) ?? []);
}

function meant(state: State, named: NamedMove, move: Record<string, unknown>, key: string, value: unknown): unknown[] {
  const { by } = named;
  const hand = cardsIn(state, handOf(by));
  const row = cardsIn(state, rowOf(by));
  if (key === 'play') return copies(state, value, hand);
  if (key === 'on') {
    const holder = typeof named.target === 'number' ? named.target : by;
    return value === 'hand' ? [value] : copies(state, value, cardsIn(state, rowOf(holder)));
  }
  if (key === 'take') return copies(state, value, cardsIn(state, TRAIN));
  if (key === 'give') return copies(state, value, row);
  if (key === 'flip' || key === 'use') return isCharacter(value) ? [value] : copies(state, value, row);
  if (key === 'choose') return [choiceMeant(state, by, value)].flat();
  if (key === 'targets' && Array.isArray(value)) return [value.map((named) => namedMeant(state, named))];
  if ((key !== 'pay' && key !== 'discard') || !Array.isArray(value)) return [value];
  const left = [...hand, ...row].filter((card) => card !== move.play && card !== move.use);
  // Which copy is discarded matters to a price of suits or ranks, and to nothing else.
  return key === 'pay' ? everyChoice(state, value, left) : [inOrder(state, value, left)];
}

const isCharacter = (value: unknown): boolean => typeof value === 'string' && CHARACTER_IDS.includes(value);

/** A card's name means any copy that is there to be chosen; a card with its seat lies in that seat's row. */
function choiceMeant(state: State, by: Seat, value: unknown): unknown {
  if (typeof value === 'string') {
    const zones = [OPEN, FLIPPED, lookedAtBy(by)].flatMap((zone) => cardsIn(state, zone));
    return copies(state, value, [...zones, ...(questionOf(state)?.cards ?? [])]);
  }
  const { seat, card } = value as { seat?: unknown; card?: unknown };
  if (typeof seat !== 'number' || card === undefined) return value;
  const there = [rowOf(seat), OPEN, lookedAtBy(by)].flatMap((zone) => cardsIn(state, zone));
  return { seat, card: copies(state, card, there)[0] };
}

function namedMeant(state: State, named: unknown): unknown {
  const { seat, on } = named as { seat: Seat; on?: unknown };
  return { seat, on: on === 'hand' ? on : copies(state, on, cardsIn(state, rowOf(seat)))[0] };
}

/** Null if one meaning is legal; else the reason against the first. */
export function refusal(state: State, named: NamedMove): Reason | null {
  const reasons = meanings(state, named).map((move) => why(state, named.by, move));
  return reasons.includes(null) ? null : (reasons[0] ?? { code: 'malformed' });
}

export function legalMeaning(state: State, named: NamedMove): Move | undefined {
  return meanings(state, named).find((move) => why(state, named.by, move) === null);
}

/** Whether the move has the same values for all the keys that are named: without a target any target is meant. */
export function isMeant(state: State, named: NamedMove, move: Move): boolean {
  const given = move as Readonly<Record<string, unknown>>;
  return Object.entries(named).every(([key, value]) => {
    const there = given[key];
    if (key === 'targets') return JSON.stringify(meant(state, named, {}, key, value)[0]) === JSON.stringify(there);
    if (key === 'choose' && typeof value === 'object') {
      return JSON.stringify(choiceMeant(state, named.by, value)) === JSON.stringify(there);
    }
    if (Array.isArray(value) && Array.isArray(there)) return sameCards(state, value, there);
    if (typeof value === 'object') return JSON.stringify(value) === JSON.stringify(there);
    return value === there || (typeof there === 'number' && key !== 'by' && isNamed(state, there, value));
  });
}

function sameCards(state: State, names: readonly unknown[], cards: readonly Card[]): boolean {
  const order = inOrder(state, names, cards);
  return names.length === cards.length && !order.includes(NO_SUCH_CARD);
}

/** A name that nothing fits stays a card that nobody holds, so that the core gives its own reason. */
const NO_SUCH_CARD: Card = Number.MAX_SAFE_INTEGER;

function copies(state: State, name: unknown, among: readonly Card[]): Card[] {
  const found = among.filter((card) => isNamed(state, card, name));
  return found.length > 0 ? found : [NO_SUCH_CARD];
}

/** One card for each name, in the order of the names, in every way in which the copies can be chosen. */
function everyChoice(state: State, names: readonly unknown[], among: readonly Card[]): Card[][] {
  const [name, ...others] = names;
  if (names.length === 0) return [[]];
  return copies(state, name, among).flatMap((card) => {
    const left = among.filter((each) => each !== card);
    return everyChoice(state, others, left).map((rest) => [card, ...rest]);
  });
}

/** One card for each name, in the order of the names. */
function inOrder(state: State, names: readonly unknown[], among: readonly Card[]): Card[] {
  const left = among.slice();
  return names.map((name) => {
    const at = left.findIndex((card) => isNamed(state, card, name));
    return at < 0 ? NO_SUCH_CARD : (left.splice(at, 1)[0] ?? NO_SUCH_CARD);
  });
}

export function isNamed(state: State, card: Card, name: unknown): boolean {
  const printed = state.printed[card];
  if (!printed || typeof name !== 'string') return false;
  const [kind, copy] = name.split(':');
  return printed.kind === kind && (copy === undefined || copy === `${printed.rank}${printed.suit}`);
}

/** Keys whose numbers are seats, not cards. */
const SEAT_KEYS = ['by', 'target', 'seat'];

/** The move as a file would write it, for messages. */
export function nameMove(state: State, move: Move): string {
  const name = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(name);
    if (typeof value === 'object' && value !== null) return named(value);
    return typeof value === 'number' ? (state.printed[value]?.kind ?? value) : value;
  };
  const named = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, SEAT_KEYS.includes(key) ? value : name(value)]),
    );
  return JSON.stringify(named(move));
}
