import { TEMPERS, type TemperName } from '../../core/index.ts';
import type { Chance } from './chance.ts';

export const TEMPER_NAMES = Object.keys(TEMPERS) as [TemperName, ...TemperName[]];

/** What makes one bot different company from another, beside its level; kept with the table. */
export interface Mind {
  readonly temper: TemperName;
  /** The seed of its own dice, drawn apart from the game's generator: it tells nothing about the deal. */
  readonly luck: number;
}

/** A mind for every chair: also a person's bot, which stands in for them, stays the same. */
export const newMinds = (seats: number, chance: Chance): Mind[] =>
  Array.from({ length: seats }, () => {
    const temper = TEMPER_NAMES[Math.floor(chance.next() * TEMPER_NAMES.length)] ?? 'fair-judge';
    return { temper, luck: luckIn(chance) };
  });

/** The same company for another game: tempers stay with their chairs, luck does not. */
export const mindsAgain = (minds: readonly Mind[], chance: Chance): Mind[] =>
  minds.map(({ temper }) => ({ temper, luck: luckIn(chance) }));

const luckIn = (chance: Chance): number => chance.words(1)[0] ?? 0;
