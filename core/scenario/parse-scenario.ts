import { characterOf, charactersOf, kindOf, printedFor, SET_IDS } from '../expansions/catalogue.ts';
import { DEFAULT_EDITION, EDITIONS, type Edition } from '../model/options.ts';
import { parseOptions } from '../model/parse-options.ts';
import { ROLES } from '../model/seat.ts';
import { cardIn, type Vocabulary } from './parse-named-move.ts';
import { parseStep } from './parse-step.ts';
import { trainIn } from './parse-train.ts';
import { type Fields, fieldsIn, listIn, Misfit, oneOf, trueIn, wholeIn, wordIn } from './parse-value.ts';
import { SCENARIO_PHASES, type Scenario, type SeatLayout } from './scenario.ts';

const NEEDED = ['id', 'title', 'source', 'rules', 'seats', 'steps'];
const KEYS = [...NEEDED, 'turn', 'drawPile', 'discardPile', 'train'];
const SEAT_KEYS = ['role', 'character', 'life', 'hand', 'inPlay', 'dead'];
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type ParsedScenario =
  | { readonly scenario: Scenario; readonly fault: null }
  | { readonly scenario: null; readonly fault: string };

/** A scenario out of a file's JSON; `fault` names the key that does not fit the format. */
export function parseScenario(value: unknown): ParsedScenario {
  try {
    return { scenario: scenarioIn(value), fault: null };
  } catch (error) {
    if (error instanceof Misfit) return { scenario: null, fault: error.message };
    throw error;
  }
}

/** The sets that a file asks for and this program does not have; none for a file that is not even an object. */
export function setsNotHere(value: unknown): string[] {
  const { rules } = (typeof value === 'object' && value !== null ? value : {}) as Fields;
  const { expansions } = (typeof rules === 'object' && rules !== null ? rules : {}) as Fields;
  if (!Array.isArray(expansions)) return [];
  return expansions.filter((id): id is string => typeof id === 'string' && !SET_IDS.includes(id));
}

function scenarioIn(value: unknown): Scenario {
  const top = fieldsIn('the file', value, KEYS, NEEDED);
  const id = wordIn('id', top.id);
  if (!KEBAB_CASE.test(id)) throw new Misfit('id', `expected kebab-case, got ${id}`);
  wordIn('title', top.title);
  wordIn('source', top.source);
  const rules = rulesIn(top.rules);
  const sets = { kinds: kindsIn(rules.expansions), characters: charactersOf(rules.expansions) };
  const seatCount = listIn('seats', top.seats, () => null).length;
  if (seatCount < 2 || seatCount > 8) throw new Misfit('seats', `expected 2 to 8 seats, got ${seatCount}`);
  const words: Vocabulary = { ...sets, seats: seatCount };
  const cards = (key: 'drawPile' | 'discardPile') =>
    listIn(key, top[key] ?? [], (where, card) => cardIn(where, card, words));
  return {
    id,
    rules,
    seats: listIn('seats', top.seats, (where, seat) => seatIn(where, seat, words)),
    turn: turnIn(top.turn, words),
    drawPile: cards('drawPile'),
    discardPile: cards('discardPile'),
    train: trainIn(top.train, rules, words),
    steps: stepsIn(top.steps, words),
  };
}

function rulesIn(value: unknown): Scenario['rules'] {
  const rules = fieldsIn('rules', value, ['edition', 'expansions', 'options']);
  const editions = Object.keys(EDITIONS) as Edition[];
  const edition = oneOf('rules.edition', rules.edition ?? DEFAULT_EDITION, editions);
  const expansions = listIn('rules.expansions', rules.expansions ?? [], (where, id) => oneOf(where, id, SET_IDS));
  const { options, fault } = parseOptions(edition, rules.options);
  if (!options) throw new Misfit('rules.options', fault);
  return { edition, expansions, options };
}

const kindsIn = (expansions: readonly string[]): ReadonlySet<string> =>
  new Set(printedFor(expansions, { simplified: false }).map(({ kind }) => kind));

function seatIn(where: string, value: unknown, words: Vocabulary): SeatLayout {
  const seat = fieldsIn(where, value, SEAT_KEYS, ['role', 'character']);
  const role = oneOf(`${where}.role`, seat.role, ROLES);
  const character = oneOf(`${where}.character`, seat.character, words.characters);
  const most = characterOf(character).life + (role === 'sheriff' ? 1 : 0);
  const laid = listIn(`${where}.inPlay`, seat.inPlay ?? [], (at, card) => laidCardIn(at, card, words));
  return {
    role,
    character,
    life: seat.life === undefined ? null : wholeIn(`${where}.life`, seat.life, 0, most),
    hand: listIn(`${where}.hand`, seat.hand ?? [], (at, card) => cardIn(at, card, words)),
    inPlay: laid.map(({ card }) => card),
    fresh: laid.filter(({ fresh }) => fresh).map(({ card }) => card),
    dead: seat.dead === undefined ? false : trueIn(`${where}.dead`, seat.dead),
  };
}

/** `canteen`, or `{ "card": "canteen", "fresh": true }` for a green card of this very turn. */
function laidCardIn(where: string, value: unknown, words: Vocabulary): { card: string; fresh: boolean } {
  const isBare = typeof value === 'string';
  const laid = isBare ? { card: value } : fieldsIn(where, value, ['card', 'fresh'], ['card']);
  const card = cardIn(isBare ? where : `${where}.card`, laid.card, words);
  const { id, border } = kindOf(card.split(':')[0] ?? '');
  if (border === 'brown') throw new Misfit(where, `expected a card that lies in play, got the brown ${id}`);
  const fresh = 'fresh' in laid && laid.fresh !== undefined && trueIn(`${where}.fresh`, laid.fresh);
  if (fresh && border !== 'green') throw new Misfit(`${where}.fresh`, `expected a green card, got the ${border} ${id}`);
  return { card, fresh };
}

function turnIn(value: unknown, { seats }: Vocabulary): Scenario['turn'] {
  const turn = fieldsIn('turn', value ?? {}, ['seat', 'phase']);
  return {
    seat: wholeIn('turn.seat', turn.seat ?? 0, 0, seats - 1),
    phase: oneOf('turn.phase', turn.phase ?? 'play', SCENARIO_PHASES),
  };
}

function stepsIn(value: unknown, words: Vocabulary): Scenario['steps'] {
  const steps = listIn('steps', value, (where, step) => parseStep(where, step, words));
  if (steps.length === 0) throw new Misfit('steps', 'expected one step at least');
  const early = steps.slice(0, -1).findIndex(({ kind }) => kind === 'bot');
  if (early >= 0) throw new Misfit(`steps[${early}]`, "expected a bot's decision only as the last step");
  return steps;
}
