import { type Card, CHARACTER_IDS, type State } from '../../core/index.ts';
import type { Chosen } from '../session/chart.ts';
import { isBlow, isKind, meansAll } from '../session/source.ts';
import type { Words } from './words.ts';

export const sourceOfFlip = (words: Words, flip: Card | string): string =>
  typeof flip === 'number' ? words.card(flip) : words.names.character(flip);

/** A card's kind or a character: whatever has caused it. */
export const nameOfSource = ({ names }: Words, source: string): string =>
  CHARACTER_IDS.includes(source) ? names.character(source) : names.card(source);

/** The kind that the picked card is played as, or of the card of the row that is used; the character whose ability is. */
export function sourcePlayed(state: State, { path }: Chosen): string {
  const named = path.find((step) => step.key === 'as');
  if (named?.as) return named.as;
  const source = path.find((step) => step.key === 'card')?.card ?? path.find((step) => step.key === 'use')?.use ?? '';
  return typeof source === 'number' ? (state.printed[source]?.kind ?? '') : source;
}

/** The card or ability that is being played or used; null where nothing is picked yet. */
export function nameOfPicked({ path }: Chosen, words: Words): string | null {
  const card = path.find((step) => step.key === 'card');
  if (card) return words.card(card.card);
  const used = path.find((step) => step.key === 'use');
  if (used) return sourceOfFlip(words, used.use);
  const wagon = path.find((step) => step.key === 'take' || step.key === 'one');
  if (wagon) return words.card(wagon.card);
  return path.some((step) => step.key === 'advance') ? words.t('prompt:do.rollOn') : null;
}

/** Whether one is shot at with everybody, by an ability, hand to hand, or plainly. */
export function mannerOf(source: string): 'all' | 'ability' | 'blow' | 'you' {
  if (!isKind(source)) return 'ability';
  if (meansAll(source)) return 'all';
  return isBlow(source) ? 'blow' : 'you';
}
