import { hooksNamed, kindOf } from '../expansions/catalogue.ts';
import type { KindId, Printed } from '../model/card.ts';
import type { Answer, CardKind, CardSymbol, NumberName, Step, TurnAction } from '../model/definition.ts';
import { ofTheLast } from '../model/of-the-last.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What a bot has to know of a kind of card, laid out alike for all kinds: it is read hundreds of times a decision, and
 * records of one form are read several times as fast as those with optional keys.
 */
export interface Traits {
  readonly id: KindId;
  readonly kind: CardKind;
  /** Laid into a row when it is played. */
  readonly lies: boolean;
  /** Lies there to be used later: a green card. */
  readonly isForLater: boolean;
  /** Laid before another seat. */
  readonly laidBefore: boolean;
  /** A danger that waits for its owner's turn: Jail or Dynamite. */
  readonly waits: boolean;
  readonly jails: boolean;
  /** Keeps its owner in play without life. */
  readonly haunts: boolean;
  readonly weapon: boolean;
  readonly range: number;
  /** More than one shot a turn. */
  readonly rapid: boolean;
  readonly raise: number;
  readonly sight: number;
  readonly dodges: boolean;
  /** Given out of the hand, and out of the row. */
  readonly answers: Answer | null;
  readonly rowAnswers: Answer | null;
  /** Further cards that it costs. */
  readonly pays: number;
  /** Whether two players left make it useless by some option. */
  readonly fadesWithTwo: boolean;
  /** What playing it does at once. */
  readonly row: readonly Step[];
  /** The symbol that the card is played for, and whom it concerns. */
  readonly symbol: CardSymbol | null;
  readonly aimed: boolean;
  readonly many: boolean;
  /** What cards of the same use have in common. */
  readonly use: string;
  /** What it is worth in a row, beyond what its figures say, and while it waits there to be used. */
  readonly lying: number;
  readonly later: number;
}

export interface Nature {
  readonly raise: number;
  readonly sight: number;
  readonly dodgeFlips: number;
  readonly cardsFlipped: number;
  readonly missedNeeded: number;
  readonly bangsPerTurn: number;
  /** Gives BANG! cards and Missed! cards for each other. */
  readonly disguised: boolean;
  /** Gives any card for a Missed!. */
  readonly evasive: boolean;
  readonly saverHeals: number;
  /** An ability of the own turn. */
  readonly action: TurnAction | null;
  readonly drawsWhenHurt: boolean;
  readonly takesWhenHurt: boolean;
  /** Cards that an ability for any time pays with; 0 without such an ability. */
  readonly pays: number;
}

const kinds = new Map<KindId, Traits>();
const uses = new Map<string, Traits>();
const tables = new WeakMap<readonly Printed[], readonly Traits[]>();
const natures = new Map<string, Nature>();

/** By card number. */
export function traitsOf(printed: readonly Printed[]): readonly Traits[] {
  const known = tables.get(printed);
  if (known) return known;
  const traits = printed.map(({ kind }) => traitsOfKind(kind));
  tables.set(printed, traits);
  return traits;
}

/** Of a card of the hand. */
export function traitsOfKind(id: KindId): Traits {
  const known = kinds.get(id);
  if (known) return known;
  const kind = kindOf(id);
  const traits = readTraits(kind, kind.border === 'green' ? NOTHING_YET : kind.row);
  kinds.set(id, traits);
  return traits;
}
const NOTHING_YET: readonly Step[] = [];

/** Of a green card of the row, used. */
export function traitsOfUse(id: KindId): Traits {
  const known = uses.get(id);
  if (known) return known;
  const kind = kindOf(id);
  const traits = { ...readTraits(kind, kind.row), lies: false, isForLater: false };
  uses.set(id, traits);
  return traits;
}

/** Of an ability of the own turn, looked at as a card that does the same. */
export function traitsOfAbility(character: string, { row, pays }: TurnAction): Traits {
  const known = uses.get(character);
  if (known) return known;
  const traits = readTraits({ id: character, copies: [], border: 'brown', row, pays }, row);
  uses.set(character, traits);
  return traits;
}

/** A card that waits to be used: what it will do, read off its whole row. */
function laterWorth({ row, answers }: CardKind): number {
  const { answer, symbols, other, many } = WEIGHTS.later;
  let worth = answers === undefined ? 0 : answer;
  for (const { symbol, reach } of row) worth += (symbols[symbol] ?? other) * (reach === 'others' ? many : 1);
  return worth;
}

function readTraits(kind: CardKind, row: readonly Step[]): Traits {
  const { id, border, numbers, startFlip, answers } = kind;
  const isForLater = border === 'green';
  const step = row.find(({ reach }) => reach !== 'self') ?? row[0];
  const many = step?.reach === 'others' || step?.reach === 'everyone';
  return {
    id,
    kind,
    lies: border !== 'brown',
    isForLater,
    laidBefore: kind.laidBefore !== undefined,
    waits: startFlip !== undefined && !kind.wagon,
    jails: startFlip?.unmet.jails === true,
    haunts: kind.haunts === true,
    weapon: kind.weapon === true,
    range: numbers?.range ?? 1,
    rapid: (numbers?.bangsPerTurn ?? 1) > 1,
    raise: numbers?.raise ?? 0,
    sight: numbers?.sight ?? 0,
    dodges: kind.dodgeFlip !== undefined,
    answers: isForLater ? null : (answers ?? null),
    rowAnswers: isForLater ? (answers ?? null) : null,
    pays: kind.pays ?? 0,
    fadesWithTwo: kind.withTwo !== undefined,
    row,
    symbol: step?.symbol ?? null,
    aimed: step !== undefined && !many && step.reach !== 'self',
    many,
    use: kind.weapon ? 'weapon' : isForLater ? id : (answers ?? id),
    lying: WEIGHTS.lying[id] ?? 0,
    later: laterWorth(kind),
  };
}

/** By seat; the list of abilities is replaced where one changes, and is the same from one decision to the next. */
export const naturesOf = ofTheLast((abilities: readonly string[]): readonly Nature[] => abilities.map(natureOf));

/** What a bot has to know of a character's ability. */
export function natureOf(character: string): Nature {
  const known = natures.get(character);
  if (known) return known;
  const figure = (name: NumberName): number =>
    hooksNamed(character, 'number').reduce((sum, hook) => (hook.name === name ? sum + hook.is : sum), 0);
  const reactions = hooksNamed(character, 'reaction').filter(({ on }) => on === 'lifeLost');
  const nature: Nature = {
    raise: figure('raise'),
    sight: figure('sight'),
    dodgeFlips: hooksNamed(character, 'dodgeFlip').length,
    cardsFlipped: Math.max(1, figure('cardsFlipped')),
    missedNeeded: Math.max(1, figure('missedNeeded')),
    bangsPerTurn: Math.max(1, figure('bangsPerTurn')),
    disguised: hooksNamed(character, 'disguise').some(({ card }) => card !== undefined),
    evasive: hooksNamed(character, 'disguise').some(({ card }) => card === undefined),
    saverHeals: Math.max(1, figure('saverHeals')),
    action: hooksNamed(character, 'action').find((hook) => hook.when === 'turn') ?? null,
    drawsWhenHurt: reactions.some(({ gain }) => gain === 'draw'),
    takesWhenHurt: reactions.some(({ gain }) => gain === 'takeFromCauser'),
    pays: hooksNamed(character, 'action').find((hook) => hook.when === 'anytime')?.pays ?? 0,
  };
  natures.set(character, nature);
  return nature;
}
