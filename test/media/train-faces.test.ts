import { expect, test } from 'vitest';
import type { Pen } from '../../assets/art/pen.ts';
import { CUSTOM_STATION, type Price, stationOf } from '../../core/index.ts';
import { trainFaces } from '../../renderer/media/art.ts';
import { BORDERS, faceName, pictureName } from '../../renderer/media/card-design.ts';
import { type Face, faceOfPrinted } from '../../renderer/media/face.ts';
import { faceTexts } from '../../renderer/media/face-texts.ts';
import { paintFace } from '../../renderer/media/painter.ts';
import type { TextPen } from '../../renderer/media/text-pen.ts';
import { PUBLISHED, STATIONS, WAGONS } from '../texts/reading.ts';
import { record } from './recording-pen.ts';

const FACES = trainFaces(['great-train-robbery']);
const texts = faceTexts('cs', 'third');
const paint = (face: Face) =>
  record((pen: Pen) => paintFace(pen as TextPen, face, { width: 256, height: 358, texts })).marks;
/** All that is written on a face, in the order of writing. */
const written = (face: Face) =>
  paint(face).flatMap((mark) => (mark.startsWith('fillText ') ? [mark.slice(9).replace(/ \S+ \S+$/, '')] : []));
const station = (price: Price, name = 'Whisky Creek'): Face => ({
  what: 'station',
  id: CUSTOM_STATION,
  custom: { name, price },
});

test('every wagon, station, side and back is painted, and no two alike', () => {
  const prints = FACES.map((face) => paint(face).join());
  expect(new Set(prints).size).toBe(FACES.length);
  expect(prints.filter((print) => /NaN|undefined|Infinity/.test(print))).toEqual([]);
  expect(FACES.map(pictureName)).toEqual(expect.arrayContaining([...WAGONS.map((id) => `wagon:${id}`)]));
});

test('cards bear the published names, on one line or on two', () => {
  for (const { id, names } of PUBLISHED.train.wagons)
    expect(written({ what: 'wagon', id }).slice(0, 2).join(' ')).toContain(names.cs.split(' ')[0]);
  for (const { id, name } of PUBLISHED.train.stations)
    expect(written({ what: 'station', id }).slice(0, 2).join(' ')).toContain(name.split(' ')[0]);
});

test('classes of cards on the table differ in what their border bears, not only in its colour', () => {
  const classes = [BORDERS.brown, BORDERS.blue, BORDERS.green, BORDERS.wagon, BORDERS.station, BORDERS.locomotive];
  expect(new Set(classes.map(({ mark }) => mark)).size).toBe(classes.length);
  expect(new Set(classes.map(({ light }) => light)).size).toBe(classes.length);
});

test('a price is told in the names of the language and the edition', () => {
  expect(written({ what: 'station', id: 'callico' }).join(' ')).toContain('Panika! / Cat Balou');
  expect(written(station({ names: ['scope'] })).join(' ')).toContain('Appaloosa');
  expect(written(station({ from: '10', to: 'A' })).join(' ')).toContain('10  J  Q  K  A');
  expect(written(station({ from: '2', to: '9' })).join(' ')).toContain('2 – 9');
  expect(written(station({ life: 2 })).join(' ')).toContain('−2');
});

test('a station of the players has their name and their price on its card', () => {
  const prices: readonly Price[] = [...STATIONS.map((id) => stationOf(id).price), { cards: 3 }, { life: 2 }];
  const prints = prices.map((price) => paint(station(price)).join());
  expect(new Set(prints).size).toBe(prices.length);
  expect(written(station({ life: 1 }, 'Whisky'))[0]).toBe('Whisky');
  expect(written({ what: 'station', id: CUSTOM_STATION, custom: { name: 'Na Vodě', price: { suit: 'H' } } })[0]).toBe(
    'Na Vodě',
  );
  expect(new Set(prices.map((price) => faceName(station(price)))).size).toBe(prices.length);
});

test('a wagon in a row has its own picture, as has any other card', () => {
  expect(faceOfPrinted({ kind: 'caboose', suit: null, rank: null })).toEqual({ what: 'wagon', id: 'caboose' });
  const bang = { kind: 'bang', suit: 'S', rank: 'A' } as const;
  expect(faceOfPrinted(bang)).toEqual({ what: 'card', ...bang });
});

test('a wagon that stays and one that is spent bear different signs', () => {
  const signs = (id: string) =>
    paint({ what: 'wagon', id })
      .filter((mark) => mark.startsWith('stroke '))
      .join();
  const link = 'M6.6,12 L17.4,12';
  expect(signs('caboose')).toContain(link);
  expect(signs('mail-car')).not.toContain(link);
});
