import type { CardSet } from '../../model/definition.ts';
import { DODGE_CITY_CARDS, MORE_COPIES } from './cards.ts';
import { DODGE_CITY_CHARACTERS } from './characters.ts';

export const DODGE_CITY: CardSet = {
  id: 'dodge-city',
  cards: DODGE_CITY_CARDS,
  characters: DODGE_CITY_CHARACTERS,
  moreCopies: MORE_COPIES,
  seats: [3, 8],
};
