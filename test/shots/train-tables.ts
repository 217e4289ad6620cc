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

const hand = (table: TableShot, cards: readonly string[]): TableShot => ({
  ...table,
  seats: table.seats.map((seat, of) => (of === 0 ? { ...seat, hand: cards } : seat)),
});

const FIVE: TableShot = { ...EIGHT, names: NAMES.slice(0, 5), seats: EIGHT.seats.slice(0, 5) };
const five = (place: number, more: Readonly<Record<string, unknown>> = {}): TableShot =>
  at(FIVE, place, { stations: STATIONS.slice(0, 5), ...more });

/** The train stands before the last station; I play Next Stop, take nothing, and see what the locomotive does. */
const lineEnd = (locomotive: string): TableShot => ({
  ...hand(five(4, { locomotive }), ['next-stop', 'bang:QH', 'missed:QC', 'beer:10H']),
  before: [{ by: 0, play: 'next-stop' }],
  during: { move: { by: 0, pass: true }, seconds: 0.3 },
});

const FALLEN: ReadonlySet<number> = new Set([2, 3, 5, 7]);
/** Eight have played, four lie dead, and the last outlaw falls: the end with as much on it as there can be. */
const LAST_OF_EIGHT: TableShot = {
  ...EIGHT,
  seats: EIGHT.seats.map(({ role, character, ...seat }, of) => {
    if (FALLEN.has(of)) return { role, character, dead: true };
    return of === 1 ? { role, character, life: 1, hand: ['stagecoach'] } : { role, character, ...seat };
  }),
  before: [
    { by: 0, play: 'bang:QH', target: 1 },
    { by: 1, pass: true },
    { by: 1, pass: true },
  ],
};

/** Tables with the train. */
export const TRAIN_TABLES = {
  'train-start': EIGHT,
  'train-stands': at(EIGHT, 4),
  'train-move': {
    ...hand(at(EIGHT, 3), ['next-stop', 'bang:QH', 'beer:10H', 'barrel:QS']),
    during: { move: { by: 0, play: 'next-stop' }, seconds: 1 },
  },
  'take-wagon': {
    ...at(EIGHT, 1),
    during: { move: { by: 0, take: 'passenger-car', pay: ['bang:QH'] }, seconds: 0.3 },
  },
  'end-of-line-ironhorse': lineEnd('ironhorse'),
  'end-of-line-leland': {
    ...lineEnd('leland'),
    drawPile: ['bang:5C', 'missed:KD', 'beer:8H', 'barrel:KS', 'remington'],
  },
  'end-eight': LAST_OF_EIGHT,
  'custom-station': {
    ...five(3, { stations: ['boom-town', 'custom-station', 'tombrock', 'fort-woth', 'yooma'] }),
    rules: { expansions: BOTH, options: { customStation: { name: 'Dry Gulch', price: { names: ['beer'] } } } },
  },
} as const satisfies Record<string, TableShot>;
