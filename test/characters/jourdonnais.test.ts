import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('may flip once a shot without any Barrel', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw jourdonnais', ...BYSTANDERS], { draw: 'beer:4H' });
  table.moves('0 plays bang at 1', '1 flips jourdonnais');
  expect(table.life(1)).toBe(4);
  expect(table.facts('judged')).toMatchObject([{ source: 'jourdonnais', met: true }]);
});

test('fault 16: a Barrel is a second flip, each once, and against Slab the Killer both count', () => {
  const seats = ['sheriff slab-the-killer: bang', 'outlaw jourdonnais: | barrel', ...BYSTANDERS];
  const table = lay(seats, { draw: 'beer:4H beer:5H' }).moves('0 plays bang at 1', '1 flips jourdonnais');
  expect(table.why('1 flips jourdonnais')).toBe('limit-reached');
  expect(table.question).toMatchObject({ need: 2, got: 1 });
  expect(table.moves('1 flips barrel').life(1)).toBe(4);
});

test('in jail the built-in barrel works even where the card may not', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw jourdonnais: missed | jail barrel', ...BYSTANDERS];
  const table = lay(seats, { edition: 'hungarian' }).moves('0 plays bang at 1');
  expect(table.why('1 flips barrel')).toBe('wrong-time');
  expect(table.why('1 flips jourdonnais')).toBeNull();
});

test('the ability is nobody else’s', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy', ...BYSTANDERS]).moves('0 plays bang at 1');
  expect(table.why('1 flips jourdonnais')).not.toBeNull();
});

test('fault 16: afresh for each shot, of one turn and of a Gatling', () => {
  const seats = ['sheriff willy-the-kid: bang bang:2C gatling', 'outlaw jourdonnais: beer', ...BYSTANDERS];
  const table = lay(seats, { draw: 'beer:4H beer:5H beer:7H' }).moves('0 plays bang at 1', '1 flips jourdonnais');
  table.moves('0 plays bang at 1', '1 flips jourdonnais', '0 plays gatling', '1 flips jourdonnais');
  expect([table.life(1), table.asked]).toEqual([4, [2]]);
});
