import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';

const SEATS = [
  'sheriff jesse-jones | knife winchester',
  'outlaw bart-cassidy | barrel',
  'outlaw willy-the-kid',
  'renegade rose-doolan',
];

test('shoots at distance one whatever the weapon, and a Barrel helps', () => {
  expect(layInCity(SEATS).why('0 uses knife at 2')).toBe('out-of-range');
  const table = layInCity(SEATS, { draw: 'beer:6H' }).moves('0 uses knife at 1', '1 flips barrel');
  expect([table.life(1), table.row(0)]).toEqual([4, 'winchester']);
});

test('at oneself only where the edition allows it', () => {
  expect(layInCity(SEATS).moves('0 uses knife at 0', '0 passes').life(0)).toBe(4);
  expect(layInCity(SEATS, { edition: 'hungarian' }).why('0 uses knife at 0')).toBe('no-target');
});
