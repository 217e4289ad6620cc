import type { CardSet } from '../../model/definition.ts';
import { BASE_CARDS } from './cards.ts';
import { BASE_CHARACTERS } from './characters.ts';

export const BASE: CardSet = {
  id: 'base',
  cards: BASE_CARDS,
  characters: BASE_CHARACTERS,
  moreCopies: [],
  seats: [4, 5, 6, 7],
};
