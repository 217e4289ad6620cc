import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const SEATS = ['sheriff jose-delgado: barrel scope mustang beer canteen', 'outlaw bart-cassidy', ...BYSTANDERS];

test('twice a turn a blue card is two cards', () => {
  const table = layInCity(SEATS, { draw: 'bang bang duel duel' });
  table.moves('0 uses jose-delgado with barrel', '0 uses jose-delgado with scope');
  expect([table.hand(0), table.discards(2)]).toEqual(['bang bang beer canteen duel duel mustang', 'scope barrel']);
  expect(table.against('0 uses jose-delgado with mustang')).toEqual({ code: 'limit-reached', figures: { limit: 2 } });
});

test('blue only, out of the hand, one at a time', () => {
  const why = (rest: string) => layInCity(SEATS).why(`0 uses jose-delgado${rest}`);
  expect(why(' with beer')).toBe('cannot-pay');
  expect(why(' with canteen')).toBe('cannot-pay');
  expect(why('')).toBe('cannot-pay');
  expect(why(' with barrel scope')).toBe('cannot-pay');
  expect(layInCity(SEATS.with(0, 'sheriff jose-delgado | barrel')).why('0 uses jose-delgado with barrel')).toBe(
    'not-in-hand',
  );
});
