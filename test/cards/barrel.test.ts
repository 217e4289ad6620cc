import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

const shotAt = (hand: string, row: string, draw: string, more = {}) =>
  lay(['sheriff jesse-jones: bang gatling', `outlaw bart-cassidy: ${hand} | ${row}`, ...BYSTANDERS], { draw, ...more });

test('hearts are a Missed!; the flip is told with its card', () => {
  const table = shotAt('', 'barrel', 'beer:4H').moves('0 plays bang at 1', '1 flips barrel');
  expect(table.life(1)).toBe(4);
  expect(table.facts('judged')).toMatchObject([{ seat: 1, source: 'barrel', met: true }]);
  expect(table.facts('dodged')).toEqual([{ e: 'dodged', seat: 1, by: 0 }]);
  expect(table.asked).toEqual([0]);
});

test('a failed flip costs nothing further: a Missed! may follow', () => {
  const table = shotAt('missed', 'barrel', 'duel:8C').moves('0 plays bang at 1', '1 flips barrel');
  expect(table.asked).toEqual([1]);
  expect(table.moves('1 plays missed').life(1)).toBe(4);
});

test('fault 16: each Barrel flips once a shot, and afresh for the next shot', () => {
  const table = shotAt('missed', 'barrel', 'duel:8C beer:4H').moves('0 plays bang at 1', '1 flips barrel');
  expect(table.against('1 flips barrel')).toEqual({ code: 'limit-reached', figures: { limit: 1 } });
  table.moves('1 passes', '0 plays gatling');
  expect(table.why('1 flips barrel')).toBeNull();
});

test('an empty hand and no flip left leave only passing: the shot hits at once', () => {
  const table = shotAt('', 'barrel', 'duel:8C').moves('0 plays bang at 1', '1 flips barrel');
  expect(table.life(1)).toBe(3);
  expect(table.asked).toEqual([0]);
});

test('in jail it may flip, unless the option forbids it', () => {
  expect(shotAt('', 'jail barrel', 'beer:4H').moves('0 plays bang at 1').why('1 flips barrel')).toBeNull();
  const forbidden = shotAt('missed', 'jail barrel', 'beer:4H', { edition: 'hungarian' }).moves('0 plays bang at 1');
  expect(forbidden.why('1 flips barrel')).toBe('wrong-time');
});

test('it does not help in a Duel or against Indians!', () => {
  const table = lay(['sheriff jesse-jones: duel indians', 'outlaw bart-cassidy: bang | barrel', ...BYSTANDERS]);
  expect(table.moves('0 plays duel at 1').why('1 flips barrel')).toBe('wrong-time');
  expect(table.moves('1 passes', '0 plays indians').why('1 flips barrel')).toBe('wrong-time');
});

test('a second Barrel cannot be laid', () => {
  const table = lay(['sheriff jesse-jones: barrel | barrel', 'outlaw bart-cassidy', ...BYSTANDERS]);
  expect(table.why('0 plays barrel')).toBe('duplicate-in-play');
});
