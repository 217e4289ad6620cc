import type { TableShot } from './table-shots.ts';

const NAMES = ['Robin', 'Dusty', 'Calhoun', 'Marigold', 'Pete', 'Hattie', 'Quill', 'Amos'];
const BOTH = ['dodge-city', 'great-train-robbery'];
const STATIONS = [
  'boom-town',
  'deathwood',
  'tombrock',
  'fort-woth',
  'yooma',
  'callico',
  'santa-fe',
  'silverado',
] as const;

const EIGHT: TableShot = {
  rules: { expansions: BOTH },
  names: NAMES,
  discardPile: ['bang:AS', 'missed', 'tequila', 'whisky'],
  train: {
    locomotive: 'ironhorse',
    at: 0,
    stations: STATIONS,
    wagons: ['passenger-car', 'circus-wagon', 'sleeper-car'],
  },
  seats: [
    {
      role: 'sheriff',
      character: 'molly-stark',
      life: 4,
      hand: ['bang:QH', 'beer:10H', 'barrel:QS', 'panic:JH', 'punch'],
      inPlay: ['iron-plate:QS', 'caboose'],
    },
    { role: 'outlaw', character: 'tequila-joe', life: 3, hand: ['beer', 'bang'], inPlay: ['sombrero', 'mail-car'] },
    { role: 'outlaw', character: 'bill-noface', life: 2, hand: ['missed', 'ragtime'], inPlay: ['howitzer', 'bible'] },
    { role: 'renegade', character: 'elena-fuente', hand: ['panic'], inPlay: ['ten-gallon-hat', 'silver'] },
    { role: 'deputy', character: 'sean-mallory', hand: ['duel', 'bang', 'jail'], inPlay: ['observation-car'] },
    { role: 'outlaw', character: 'apache-kid', life: 2, hand: ['bang', 'bang'], inPlay: ['can-can', 'conestoga'] },
    { role: 'deputy', character: 'pixie-pete', hand: ['gatling'], inPlay: ['knife', 'pepperbox'] },
    { role: 'renegade', character: 'greg-digger', life: 3, hand: ['beer', 'saloon'], inPlay: ['mustang:8H'] },
  ],
};

const at = (table: TableShot, place: number, more: Readonly<Record<string, unknown>> = {}): TableShot => ({
  ...table,
  train: { ...table.train, at: place, ...more },
});

/** Tables with the train. */
export const TRAIN_TABLES = {
  'train-start': EIGHT,
  'train-stands': at(EIGHT, 4),
} as const satisfies Record<string, TableShot>;
