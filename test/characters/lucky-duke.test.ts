import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('fault 19: picks one of two for the Barrel; both are discarded, the chosen one on top', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw lucky-duke: | barrel', ...BYSTANDERS];
  const table = lay(seats, { draw: 'duel:8C beer:4H' }).moves('0 plays bang at 1', '1 flips barrel');
  expect(table.question).toMatchObject({ kind: 'flip', seats: [1], source: 'barrel' });
  table.moves('1 chooses beer');
  expect(table.life(1)).toBe(4);
  expect(table.discards(2)).toBe('beer duel');
});

test('fault 19: for the Dynamite and the Jail, each time asked', () => {
  const seats = ['sheriff jesse-jones', 'outlaw lucky-duke: | dynamite jail', ...BYSTANDERS];
  const table = lay(seats, { turn: 1, phase: 'start', draw: 'bang:5S beer:7C missed:2C saloon:KH' });
  expect(table.question).toMatchObject({ kind: 'flip', source: 'dynamite' });
  table.moves('1 chooses beer');
  expect(table.row(2)).toBe('dynamite');
  expect(table.question).toMatchObject({ kind: 'flip', source: 'jail' });
  table.moves('1 chooses saloon');
  expect(table.question).toMatchObject({ kind: 'play', seats: [1] });
});

test('only one of the two can be chosen', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw lucky-duke: | barrel', ...BYSTANDERS];
  const table = lay(seats, { draw: 'duel:8C beer:4H' }).moves('0 plays bang at 1', '1 flips barrel');
  expect(table.why('1 chooses panic')).toBe('nothing-there');
  expect(table.why('1 passes')).toBe('wrong-time');
});
