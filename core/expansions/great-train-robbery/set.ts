import type { CardSet } from '../../model/definition.ts';
import { GREAT_TRAIN_ROBBERY_CARDS } from './cards.ts';
import { GREAT_TRAIN_ROBBERY_CHARACTERS } from './characters.ts';
import { LOCOMOTIVES, STATIONS } from './stations.ts';
import { WAGONS } from './wagons.ts';

export const GREAT_TRAIN_ROBBERY: CardSet = {
  id: 'great-train-robbery',
  cards: GREAT_TRAIN_ROBBERY_CARDS,
  characters: GREAT_TRAIN_ROBBERY_CHARACTERS,
  moreCopies: [],
  seats: [],
  train: { wagons: WAGONS, stations: STATIONS, locomotives: LOCOMOTIVES },
};
