import { parseCopy } from '../model/card.ts';
import { fieldsIn, listIn, Misfit, trueIn, wholeIn, wordIn } from './parse-value.ts';
import type { NamedMove } from './scenario.ts';

/** The words that a file may use with the sets that it plays with. */
export interface Vocabulary {
  readonly seats: number;
  readonly kinds: ReadonlySet<string>;
  readonly characters: readonly string[];
}

type Reader = (where: string, value: unknown, words: Vocabulary) => unknown;

/** A card's name, with or without its copy. */
export const cardIn = (where: string, value: unknown, { kinds }: Vocabulary): string => {
  const name = wordIn(where, value);
  const [kind = '', copy] = name.split(':');
  if (!kinds.has(kind)) throw new Misfit(where, `unknown card "${name}"`);
  if (copy !== undefined && !parseCopy(copy)) throw new Misfit(where, `expected rank and suit, got "${copy}"`);
  return name;
};

const cardsIn: Reader = (where, value, words) => listIn(where, value, (at, card) => cardIn(at, card, words));
export const seatIn = (where: string, value: unknown, { seats }: Vocabulary): number =>
  wholeIn(where, value, 0, seats - 1);
const isTrue: Reader = (where, value) => trueIn(where, value);
const on: Reader = (where, value, words) => (value === 'hand' ? value : cardIn(where, value, words));
/** A green card, a wagon or a character; only characters are used in the base game. */
const user: Reader = (where, value, words) => {
  const name = wordIn(where, value);
  if (!words.characters.includes(name) && !words.kinds.has(name)) throw new Misfit(where, `nothing to use: "${name}"`);
  return name;
};

const choice: Reader = (where, value, words) => {
  if (typeof value === 'string') return cardIn(where, value, words);
  const fields = fieldsIn(where, value, ['seat', 'card', 'option', 'cards', 'character']);
  if (Object.keys(fields).length === 0) throw new Misfit(where, 'expected a seat, an option, cards or a character');
  if (fields.seat !== undefined) seatIn(`${where}.seat`, fields.seat, words);
  if (fields.card !== undefined) cardIn(`${where}.card`, fields.card, words);
  if (fields.cards !== undefined) cardsIn(`${where}.cards`, fields.cards, words);
  return fields;
};

const VERBS: Readonly<Record<string, Reader>> = {
  play: cardIn,
  use: user,
  flip: user,
  pass: isTrue,
  choose: choice,
  discard: cardsIn,
  end: isTrue,
  take: (where, value) => wordIn(where, value),
};

/** The other keys that each verb may bear. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  play: ['target', 'on', 'pay', 'as', 'targets', 'give'],
  use: ['target', 'on', 'pay', 'as', 'advance'],
  take: ['pay', 'advance', 'target'],
};

const READERS: Readonly<Record<string, Reader>> = {
  target: seatIn,
  on,
  pay: cardsIn,
  as: cardIn,
  give: cardIn,
  targets: (where, value, words) => listIn(where, value, (at, victim) => victimIn(at, victim, words)),
  advance: isTrue,
};

function victimIn(where: string, value: unknown, words: Vocabulary): unknown {
  const victim = fieldsIn(where, value, ['seat', 'on'], ['seat']);
  seatIn(`${where}.seat`, victim.seat, words);
  if (victim.on !== undefined) on(`${where}.on`, victim.on, words);
  return victim;
}

/** A move as it is written. Whether the game knows such a move at all, and allows it, is another question. */
export function namedMoveIn(where: string, value: unknown, words: Vocabulary): NamedMove {
  const verbs = Object.keys(VERBS).filter((verb) => typeof value === 'object' && value !== null && verb in value);
  const [verb] = verbs;
  if (verb === undefined || verbs.length > 1) {
    throw new Misfit(
      where,
      `expected one verb of ${Object.keys(VERBS).join(', ')}, got ${verbs.join(' and ') || 'none'}`,
    );
  }
  const more = MORE[verb] ?? [];
  const fields = fieldsIn(where, value, ['by', verb, ...more], ['by']);
  const by = seatIn(`${where}.by`, fields.by, words);
  VERBS[verb]?.(`${where}.${verb}`, fields[verb], words);
  for (const key of more) if (fields[key] !== undefined) READERS[key]?.(`${where}.${key}`, fields[key], words);
  return { ...fields, by };
}
