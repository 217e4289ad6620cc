import {
  type Card,
  fits,
  handOfSeat,
  IllegalMove,
  legal,
  type Move,
  type Offer,
  parseMove,
  play,
  rowOfSeat,
  type Seat,
  type State,
  TRAIN,
  why,
} from '../../core/index.ts';
import { type Dice, filled } from '../support/random-game.ts';
import { difference, throughJson } from './compare.ts';
import { type Eyes, type Law, OUR_EYES } from './law.ts';

/** Strange moves tried in each position. */
const FUZZED = 24;

/** Every offered answer is accepted, every other one refused with a reason and without any change. */
export const offeredIsAccepted: Law = ({ after }, roll) => {
  const before = throughJson(after);
  for (let seat = 0; seat < after.dead.length; seat += 1) {
    const offers = legal(after, seat);
    for (const offer of offers) {
      const move = filled(offer, roll);
      const reason = why(after, seat, move);
      if (reason) return `${JSON.stringify(move)} is offered and refused: ${reason.code}`;
    }
    for (let tried = 0; tried < FUZZED / after.dead.length; tried += 1) {
      const move = strangeMove(after, seat, offers, roll);
      // An error with its stack costs as much as a whole move, so one a seat is really played.
      const breach = unlessConsistent(after, seat, move, offers) ?? (tried === 0 ? unlessThrown(after, move) : null);
      if (breach) return breach;
    }
  }
  return difference(after, before, 'asking changed the state');
};

function unlessConsistent(state: State, seat: Seat, move: Move, offers: readonly Offer[]): string | null {
  const reason = why(state, seat, move);
  const isOffered = offers.some((offer) => fits(offer, move));
  if (isOffered === (reason === null)) return null;
  return `${JSON.stringify(move)} is offered: ${isOffered}, and the reason against it is ${reason?.code}`;
}

function unlessThrown(state: State, move: Move): string | null {
  if (!why(state, move.by, move)) return null;
  try {
    play(state, move);
  } catch (error) {
    return error instanceof IllegalMove ? null : `${JSON.stringify(move)} crashed: ${error}`;
  }
  return `${JSON.stringify(move)} was refused and played`;
}

/** A move of the right form that may be right or wrong: an offer with one key changed, added or left out, or any at all. */
function strangeMove(state: State, seat: Seat, offers: readonly Offer[], roll: Dice): Move {
  const offer = offers[roll(Math.max(1, offers.length))];
  const base: Record<string, unknown> = offer && roll(3) > 0 ? { ...filled(offer, roll) } : anyMove(state, seat, roll);
  const keys = Object.keys(base).filter((key) => key !== 'by');
  const key = keys[roll(keys.length)] ?? 'pass';
  const change = roll(5);
  if (change === 0) {
    const extra = EXTRA[roll(EXTRA.length)] ?? 'target';
    base[extra] = anyValue(state, seat, extra, roll);
  } else if (change === 1) delete base[key];
  else base[key] = anyValue(state, seat, key, roll);
  return parseMove(base) ?? { by: seat, end: true };
}

const EXTRA = ['target', 'on', 'as', 'pay', 'targets', 'give', 'advance'];

function anyMove(state: State, seat: Seat, roll: Dice): Record<string, unknown> {
  const verb = ['play', 'use', 'flip', 'choose', 'discard', 'pass', 'end', 'take'][roll(8)] ?? 'pass';
  const move: Record<string, unknown> = { by: seat, [verb]: anyValue(state, seat, verb, roll) };
  if (verb === 'use' || verb === 'take') move.pay = anyValue(state, seat, 'pay', roll);
  return move;
}

function anyValue(state: State, seat: Seat, key: string, roll: Dice): unknown {
  const card = (): Card => {
    const near = [...handOfSeat(state, seat), ...rowOfSeat(state, roll(state.dead.length))];
    return roll(3) > 0 ? (near[roll(Math.max(1, near.length))] ?? -1) : roll(state.printed.length + 3) - 3;
  };
  switch (key) {
    case 'pass':
    case 'end':
    case 'advance':
      return true;
    case 'take':
      return state.zones[TRAIN]?.[roll(4)] ?? card();
    case 'target':
      return roll(state.dead.length + 2) - 1;
    case 'as':
      return ['bang', 'missed', 'beer', 'zorro', 'panic'][roll(5)];
    case 'on':
      return roll(2) === 0 ? 'hand' : card();
    case 'use':
      return roll(2) === 0 ? card() : [...state.characters, ...state.abilities][roll(2 * state.characters.length)];
    case 'targets':
      return Array.from({ length: roll(state.dead.length) }, () => ({
        seat: roll(state.dead.length),
        on: roll(2) === 0 ? 'hand' : card(),
      }));
    case 'pay':
    case 'discard':
      return Array.from({ length: roll(4) }, card);
    case 'flip':
      return roll(2) === 0 ? card() : state.characters[seat];
    case 'choose':
      return [
        card(),
        { seat: roll(state.dead.length) },
        { option: ['deck', 'hand'][roll(2)] },
        { character: state.characters[roll(state.characters.length)] ?? 'new' },
        { seat: roll(state.dead.length), card: card() },
      ][roll(5)];
    default:
      return card();
  }
}

/** `legal` and `why` give the same on the state and on the seat's own view of it. */
export const legalOnViews =
  (eyes: Eyes = OUR_EYES): Law =>
  ({ after }, roll) => {
    for (let seat = 0; seat < after.dead.length; seat += 1) {
      const view = eyes.redact(after, seat);
      const offers = legal(after, seat);
      const lists = difference(offers, legal(view, seat), `offers of seat ${seat}`);
      if (lists) return lists;
      for (let tried = 0; tried < 3; tried += 1) {
        const move = strangeMove(after, seat, offers, roll);
        const reasons = difference(why(after, seat, move), why(view, seat, move), JSON.stringify(move));
        if (reasons) return reasons;
      }
    }
    return null;
  };

/** A state in the middle of any question survives JSON, and the game goes on from the copy as from the state. */
export const survivesJson: Law = ({ before, move, events, after }) => {
  if (!move) return null;
  const copy = play(throughJson(before), move);
  return difference(copy.state, after, 'the state') ?? difference(copy.events, events, 'the events');
};
