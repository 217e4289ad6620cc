import { hooksNamed, kindOf } from '../expansions/catalogue.ts';
import type { KindId, Printed } from '../model/card.ts';
import type { Answer, CardKind, CardSymbol, NumberName, Step } from '../model/definition.ts';

/**
 * What a bot has to know of a kind of card, laid out alike for all kinds: it is read hundreds of times a decision, and
 * records of one form are read several times as fast as those with optional keys.
 */
export interface Traits {
  readonly id: KindId;
  readonly kind: CardKind;
  readonly blue: boolean;
  /** Laid before another seat. */
  readonly laidBefore: boolean;
  /** A danger that waits for its owner's turn: Jail or Dynamite. */
  readonly waits: boolean;
  readonly jails: boolean;
  readonly weapon: boolean;
  readonly range: number;
  /** More than one shot a turn. */
  readonly rapid: boolean;
  readonly raise: number;
  readonly sight: number;
  readonly dodges: boolean;
  readonly answers: Answer | null;
  /** Whether two players left make it useless by some option. */
  readonly fadesWithTwo: boolean;
  readonly row: readonly Step[];
  /** The symbol that the card is played for, and whom it concerns. */
  readonly symbol: CardSymbol | null;
  readonly aimed: boolean;
  readonly many: boolean;
  /** What cards of the same use have in common. */
  readonly use: string;
}

export interface Nature {
  readonly raise: number;
  readonly sight: number;
  readonly dodgeFlips: number;
  readonly cardsFlipped: number;
  readonly missedNeeded: number;
  readonly bangsPerTurn: number;
  readonly disguised: boolean;
  readonly drawsWhenHurt: boolean;
  readonly takesWhenHurt: boolean;
  /** Cards that an ability for any time pays with; 0 without such an ability. */
  readonly pays: number;
}

const kinds = new Map<KindId, Traits>();
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

export function traitsOfKind(id: KindId): Traits {
  const known = kinds.get(id);
  if (known) return known;
  const traits = readTraits(kindOf(id));
  kinds.set(id, traits);
  return traits;
}

function readTraits(kind: CardKind): Traits {
  const { id, border, row, numbers, startFlip, answers } = kind;
  const step = row.find(({ reach }) => reach !== 'self') ?? row[0];
  const many = step?.reach === 'others' || step?.reach === 'everyone';
  return {
    id,
    kind,
    blue: border === 'blue',
    laidBefore: kind.laidBefore !== undefined,
    waits: startFlip !== undefined,
    jails: startFlip?.unmet.jails === true,
    weapon: kind.weapon === true,
    range: numbers?.range ?? 1,
    rapid: (numbers?.bangsPerTurn ?? 1) > 1,
    raise: numbers?.raise ?? 0,
    sight: numbers?.sight ?? 0,
    dodges: kind.dodgeFlip !== undefined,
    answers: answers ?? null,
    fadesWithTwo: kind.withTwo !== undefined,
    row,
    symbol: step?.symbol ?? null,
    aimed: step !== undefined && !many && step.reach !== 'self',
    many,
    use: kind.weapon ? 'weapon' : (answers ?? id),
  };
}

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
    disguised: hooksNamed(character, 'disguise').length > 0,
    drawsWhenHurt: reactions.some(({ gain }) => gain === 'draw'),
    takesWhenHurt: reactions.some(({ gain }) => gain === 'takeFromCauser'),
    pays: hooksNamed(character, 'action')[0]?.pays ?? 0,
  };
  natures.set(character, nature);
  return nature;
}
