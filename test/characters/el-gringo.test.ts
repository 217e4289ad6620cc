import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('takes a random card of the hand of whoever cost him a life point', () => {
  const table = lay(['sheriff jesse-jones: bang beer', 'outlaw el-gringo', ...BYSTANDERS]).moves(
    '0 plays bang at 1',
    '1 passes',
  );
  expect([table.hand(0), table.hand(1)]).toEqual(['', 'beer']);
});

test('fault 21: an empty hand gives him nothing', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw el-gringo', ...BYSTANDERS]).moves(
    '0 plays bang at 1',
    '1 passes',
  );
  expect(table.cards(1)).toBe(0);
  expect(table.facts('abilityUsed')).toEqual([]);
});

test('fault 21: a Dynamite, and his own lost Duel, are nobody’s', () => {
  const hurt = lay(['sheriff jesse-jones: beer', 'outlaw el-gringo 4: | dynamite'.replace(' 4', ''), ...BYSTANDERS], {
    turn: 1,
    phase: 'start',
    draw: 'bang:5S bang:6C',
  }).moves('1 passes');
  expect(hurt.cards(0)).toBe(1);
  const duel = ['sheriff jesse-jones: bang beer', 'outlaw el-gringo: duel', ...BYSTANDERS];
  const lost = (edition: 'third' | 'fourth') =>
    lay(duel, { turn: 1, edition }).moves('1 plays duel at 0', '0 plays bang', '1 passes').cards(1);
  expect(lost('fourth')).toBe(0);
  expect(lost('third')).toBe(1);
});

test('faults 6 and 21: Beers first; dead, he takes nothing', () => {
  const seats = ['sheriff jesse-jones: bang panic', 'outlaw el-gringo 1: beer', ...BYSTANDERS];
  expect(lay(seats).moves('0 plays bang at 1', '1 passes', '1 plays beer').hand(1)).toBe('panic');
  const dead = lay(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
  expect(dead.hand(0).split(' ')).toContain('panic');
});

test('fault 3: Suzy Lafayette hits him with her last card: she draws, he takes it, she draws again', () => {
  const table = lay(['sheriff suzy-lafayette: bang', 'outlaw el-gringo', ...BYSTANDERS], { draw: 'beer missed' });
  table.moves('0 plays bang at 1', '1 passes');
  expect([table.hand(0), table.hand(1)]).toEqual(['missed', 'beer']);
});
