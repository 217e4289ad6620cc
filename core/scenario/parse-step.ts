import { cardIn, namedMoveIn, seatIn, type Vocabulary } from './parse-named-move.ts';
import { TRAIN_KEYS } from './parse-train.ts';
import { type Fields, fieldsIn, listIn, Misfit, oneOf, wordIn } from './parse-value.ts';
import { type BotDemand, type Expectations, type NamedMove, STEP_LEVELS, type Step } from './scenario.ts';

const EXPECTED = [
  'life',
  'hand',
  'handCount',
  'inPlay',
  'alive',
  'dead',
  'turn',
  'awaiting',
  'discardTop',
  'drawTop',
  'distance',
  'reach',
  'winners',
  'roleShown',
  'train',
];
const BY_SEAT = ['life', 'hand', 'handCount', 'inPlay', 'roleShown', 'reach'];
const LISTS = ['alive', 'dead'];
const PAIR = /^([0-7])->([0-7])$/;

/** Steps that are no moves, by the key that tells them. */
const OTHERS: Readonly<Record<string, (where: string, step: Fields, words: Vocabulary) => Step>> = {
  expect: (where, step, words) => ({ kind: 'expect', expected: expectationsIn(`${where}.expect`, step.expect, words) }),
  legal: (where, step, words) => ({ kind: 'legal', moves: movesIn(`${where}.legal`, step.legal, words) }),
  illegal: (where, step, words) => ({ kind: 'illegal', moves: movesIn(`${where}.illegal`, step.illegal, words) }),
  rejected: (where, step, words) => ({
    kind: 'rejected',
    move: namedMoveIn(`${where}.rejected`, step.rejected, words),
    because: step.because === undefined ? null : wordIn(`${where}.because`, step.because),
  }),
  bot: (where, step, words) => ({ kind: 'bot', demand: demandIn(`${where}.bot`, step.bot, words) }),
};

export function parseStep(where: string, value: unknown, words: Vocabulary): Step {
  const keys = Object.keys(OTHERS).filter((key) => typeof value === 'object' && value !== null && key in value);
  const [key] = keys;
  if (key === undefined) return { kind: 'move', move: namedMoveIn(where, value, words) };
  const step = fieldsIn(where, value, key === 'rejected' ? [key, 'because'] : [key]);
  const read = OTHERS[key];
  if (!read) throw new Misfit(where, `unknown step "${key}"`);
  return read(where, step, words);
}

const movesIn = (where: string, value: unknown, words: Vocabulary): NamedMove[] =>
  listIn(where, value, (at, move) => namedMoveIn(at, move, words));

function demandIn(where: string, value: unknown, words: Vocabulary): BotDemand {
  const fields = fieldsIn(where, value, ['seat', 'should', 'shouldNot', 'from'], ['seat']);
  if (fields.should === undefined && fields.shouldNot === undefined) throw new Misfit(where, 'demands nothing');
  return {
    seat: seatIn(`${where}.seat`, fields.seat, words),
    from: oneOf(`${where}.from`, fields.from ?? 'greenhorn', STEP_LEVELS),
    should: fields.should === undefined ? null : movesIn(`${where}.should`, fields.should, words),
    shouldNot: fields.shouldNot === undefined ? [] : movesIn(`${where}.shouldNot`, fields.shouldNot, words),
  };
}

/** Keys and seats are checked here; what stands there is compared as it is. */
function expectationsIn(where: string, value: unknown, words: Vocabulary): Expectations {
  const expected = fieldsIn(where, value, EXPECTED);
  for (const [key, each] of Object.entries(expected)) {
    const at = `${where}.${key}`;
    if (BY_SEAT.includes(key)) seatKeysIn(at, each, words);
    if (LISTS.includes(key)) listIn(at, each, (place, seat) => seatIn(place, seat, words));
    if (key === 'turn') seatIn(at, each, words);
    if (key === 'hand' || key === 'inPlay') {
      for (const cards of Object.values(each as Fields)) listIn(at, cards, (place, card) => cardIn(place, card, words));
    }
    if (key === 'distance') pairsIn(at, each, words);
    if (key === 'train') fieldsIn(at, each, TRAIN_KEYS);
  }
  return expected;
}

function seatKeysIn(where: string, value: unknown, { seats }: Vocabulary): void {
  const known = Array.from({ length: seats }, (_, seat) => String(seat));
  fieldsIn(where, value, known);
}

function pairsIn(where: string, value: unknown, words: Vocabulary): void {
  const pairs = fieldsIn(where, value, Object.keys(value ?? {}));
  for (const pair of Object.keys(pairs)) {
    const [, from, to] = PAIR.exec(pair) ?? [];
    if (from === undefined || to === undefined) throw new Misfit(where, `expected "0->2", got "${pair}"`);
    seatIn(where, Number(from), words);
    seatIn(where, Number(to), words);
  }
}
