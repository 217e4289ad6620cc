import { expect, test } from 'vitest';
import { newGame } from '../../core/index.ts';
import { layWithBoth, layWithTrain } from '../support/train.ts';

/** The cattle truck stands at the station, the sheriff may pay with any of these. */
const SEATS = [
  'sheriff jesse-jones 4: bang:5C missed:8D beer:6H panic:JH cat-balou:KH duel:10S | barrel',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];
const CARDS = ['bang', 'missed', 'beer', 'panic', 'cat-balou', 'duel', 'barrel'];
const at = (station: string, seats: readonly string[] = SEATS) =>
  layWithTrain(seats, { train: { stations: `${station} ${OTHERS.filter((other) => other !== station).join(' ')}` } });
const OTHERS = ['callico', 'oathman', 'yooma', 'silverado'];

/** Which single cards each price accepts. */
const PRICES: Readonly<Record<string, readonly string[]>> = {
  'boom-town': ['bang'],
  callico: ['panic', 'cat-balou'],
  'cripple-crack': ['duel', 'barrel'],
  deathwood: ['barrel'],
  dodgeville: ['missed'],
  'fort-woth': ['panic', 'cat-balou', 'duel', 'barrel'],
  oathman: ['missed'],
  'santa-fe': ['beer', 'panic', 'cat-balou'],
  silverado: ['beer'],
  'st-francis': ['bang'],
  'virginian-city': ['bang', 'missed', 'beer'],
};

test.each(Object.entries(PRICES))('%s accepts these and no other', (station, accepted) => {
  const table = at(station);
  const taken = CARDS.filter((card) => table.why(`0 takes cattle-truck with ${card}`) === null);
  expect(taken).toEqual(accepted);
  expect(table.why('0 takes cattle-truck')).toBe('cannot-pay');
  for (const card of CARDS)
    if (!accepted.includes(card)) expect(table.why(`0 takes cattle-truck with ${card}`)).toBe('cannot-pay');
  table.moves(`0 takes cattle-truck with ${accepted[0]}`);
  expect([table.row(0).includes('cattle-truck'), table.discards(1)]).toEqual([true, accepted[0]]);
});

test('yooma: any two cards, wagons of the own row among them, but never the one to be taken', () => {
  const table = at('yooma');
  expect(table.why('0 takes cattle-truck with bang')).toBe('cannot-pay');
  expect(table.why('0 takes cattle-truck with bang beer duel')).toBe('cannot-pay');
  expect(table.why('0 takes cattle-truck with bang cattle-truck')).toBe('cannot-pay');
  expect(table.moves('0 takes cattle-truck with bang barrel').row(0)).toBe('cattle-truck');
  const wagon = at('yooma', SEATS.with(0, 'sheriff jesse-jones | mail-car express-car'));
  expect(wagon.moves('0 takes cattle-truck with mail-car express-car').row(0)).toBe('cattle-truck');
});

test('tombrock: a life point that nobody is to blame for, and never the last', () => {
  const table = at('tombrock');
  expect(table.why('0 takes cattle-truck with bang')).toBe('cannot-pay');
  table.moves('0 takes cattle-truck');
  expect([table.life(0), table.row(0), table.facts('lifeLost')[0]?.by]).toEqual([3, 'barrel cattle-truck', -1]);
  expect(at('tombrock', SEATS.with(0, 'sheriff jesse-jones 1')).why('0 takes cattle-truck')).toBe('last-life');
});

test('a price that names a card takes what may be used as that card', () => {
  const janet = (station: string) => at(station, SEATS.with(0, 'sheriff calamity-janet: bang missed'));
  expect(janet('boom-town').why('0 takes cattle-truck with missed')).toBeNull();
  expect(janet('dodgeville').why('0 takes cattle-truck with bang')).toBeNull();
  const elena = layWithBoth(SEATS.with(0, 'sheriff elena-fuente: duel'), {
    train: { stations: 'dodgeville yooma callico oathman' },
  });
  expect(elena.why('0 takes cattle-truck with duel')).toBeNull();
});

test('deathwood takes wagons only where the table wants it so', () => {
  const seats = SEATS.with(0, 'sheriff jesse-jones | mail-car');
  const train = { stations: 'deathwood yooma callico oathman' };
  expect(layWithTrain(seats, { train }).why('0 takes cattle-truck with mail-car')).toBe('cannot-pay');
  expect(
    layWithTrain(seats, { train, options: { deathwoodWagons: 'yes' } }).why('0 takes cattle-truck with mail-car'),
  ).toBeNull();
});

test('a station of the table’s own asks what is written on it', () => {
  const customStation = { name: 'Dry Gulch', price: { names: ['duel', 'beer'] } } as const;
  const table = layWithTrain(SEATS, {
    options: { customStation },
    train: { stations: 'custom-station yooma callico oathman' },
  });
  expect(table.why('0 takes cattle-truck with bang')).toBe('cannot-pay');
  expect(table.moves('0 takes cattle-truck with duel').row(0)).toBe('barrel cattle-truck');
  const { state } = newGame({ seats: 4, seed: 1, expansions: ['great-train-robbery'], options: { customStation } });
  expect([...(state.train?.stations ?? []), ...(state.train?.stationDeck ?? [])]).toContain('custom-station');
});
