import type { TableShot } from './table-shots.ts';

const NAMES = ['Robin', 'Dusty', 'Calhoun', 'Marigold', 'Pete', 'Hattie', 'Quill', 'Amos'];

const FIVE: TableShot = {
  rules: { expansions: ['dodge-city'] },
  names: NAMES.slice(0, 5),
  discardPile: ['bang:AS', 'missed', 'tequila', 'whisky'],
  seats: [
    {
      role: 'sheriff',
      character: 'molly-stark',
      life: 4,
      hand: ['brawl', 'bang:QH', 'dodge:7D', 'punch', 'springfield'],
      inPlay: ['iron-plate:QS', 'derringer', { card: 'canteen', fresh: true }],
    },
    {
      role: 'outlaw',
      character: 'tequila-joe',
      life: 3,
      hand: ['beer', 'bang'],
      inPlay: ['sombrero', 'pony-express', 'hideout'],
    },
    { role: 'outlaw', character: 'bill-noface', life: 2, hand: ['missed', 'ragtime'], inPlay: ['howitzer', 'bible'] },
    { role: 'renegade', character: 'elena-fuente', hand: ['panic'], inPlay: ['ten-gallon-hat', 'silver'] },
    { role: 'deputy', character: 'sean-mallory', hand: ['duel', 'bang', 'missed', 'jail'], inPlay: ['buffalo-rifle'] },
  ],
};

const EIGHT: TableShot = {
  ...FIVE,
  names: NAMES,
  seats: [
    ...FIVE.seats,
    { role: 'outlaw', character: 'apache-kid', life: 2, hand: ['bang', 'bang'], inPlay: ['can-can', 'conestoga'] },
    { role: 'deputy', character: 'pixie-pete', hand: ['gatling'], inPlay: ['knife', 'pepperbox'] },
    { role: 'renegade', character: 'greg-digger', life: 3, hand: ['beer', 'saloon'], inPlay: ['mustang:8H'] },
  ],
};

/** Tables with the cards and characters of Dodge City. */
export const DODGE_CITY_TABLES = {
  'green-cards': FIVE,
  brawl: FIVE,
  'eight-seats': EIGHT,
  'three-seats': {
    ...FIVE,
    names: NAMES.slice(0, 3),
    seats: [
      { ...FIVE.seats[0], role: 'deputy' },
      { ...FIVE.seats[1], role: 'outlaw' },
      { ...FIVE.seats[3], role: 'renegade' },
    ],
  },
  'vera-custer': {
    ...FIVE,
    turn: { seat: 0, phase: 'start' },
    seats: FIVE.seats.map((seat, at) => (at === 0 ? { ...seat, character: 'vera-custer', life: 3 } : seat)),
  },
} as const satisfies Record<string, TableShot>;
