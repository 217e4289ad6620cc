import { type CardKind, CHARACTER_IDS, characterOf, KIND_IDS, rowNamed } from '../../core/index.ts';

const KINDS: ReadonlySet<string> = new Set(KIND_IDS);

/** What causes something is a kind of card, or a character by its ability. */
export const isKind = (source: string): boolean => KINDS.has(source);

/** The row of a card, a wagon, a locomotive, or of a character's ability in its own turn; empty where there is none. */
export function rowOfSource(source: string): CardKind['row'] {
  if (source === '') return [];
  if (!CHARACTER_IDS.includes(source)) return rowNamed(source);
  return characterOf(source).hooks.flatMap((hook) => ('row' in hook ? hook.row : []));
}

/** Turned to all others at once: nobody is named. */
export const meansAll = (source: string): boolean => rowOfSource(source).some(({ reach }) => reach === 'others');

/** A shot, with whatever weapon, even by fist. */
export const isShot = (source: string): boolean => rowOfSource(source).some(({ symbol }) => symbol === 'bang');

/** How far it reaches: as far as the weapon of its player, or so many places; undefined where distance does not matter. */
export const measureOf = (source: string) =>
  rowOfSource(source)
    .map(({ reach }) => reach)
    .find((reach) => reach === 'reachable' || typeof reach === 'object');

export const needsReach = (source: string): boolean => measureOf(source) === 'reachable';

/** Shots that are no shots to the ear: their words and their sound are those of a blow. */
const BLOWS: ReadonlySet<string> = new Set(['punch', 'knife']);
export const isBlow = (source: string): boolean => BLOWS.has(source);
