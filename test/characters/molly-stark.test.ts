import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('fault 23: a Missed!, a Beer or a BANG! given out of her turn brings a card once the effect is settled', () => {
  const shot = layInCity(['sheriff jesse-jones: bang', 'outlaw molly-stark: missed', ...BYSTANDERS], { draw: 'duel' });
  expect(shot.moves('0 plays bang at 1', '1 plays missed').hand(1)).toBe('duel');
  const dying = layInCity(['sheriff jesse-jones: bang', 'outlaw molly-stark 1: beer', ...BYSTANDERS], { draw: 'duel' });
  expect(dying.moves('0 plays bang at 1', '1 passes', '1 plays beer').hand(1)).toBe('duel');
  const riders = layInCity(['sheriff jesse-jones: indians:KD', 'outlaw molly-stark: bang', ...BYSTANDERS], {
    draw: 'duel',
  });
  expect(riders.moves('0 plays indians', '1 plays bang').hand(1)).toBe('duel');
  expect(riders.asked).toEqual([2]);
});

test('t36: in a Duel she draws when it is over, and nothing if she dies or if it is her turn', () => {
  const seats = ['sheriff jesse-jones: duel bang', 'outlaw molly-stark: bang bang', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays duel at 1', '1 plays bang');
  expect(table.cards(1)).toBe(1);
  expect(table.moves('0 plays bang', '1 plays bang', '0 passes').cards(1)).toBe(2);
  const own = ['sheriff molly-stark: duel bang', 'outlaw bart-cassidy: bang', ...BYSTANDERS];
  expect(layInCity(own).moves('0 plays duel at 1', '1 plays bang', '0 plays bang', '1 passes').cards(0)).toBe(0);
  const dies = ['sheriff jesse-jones: duel bang', 'outlaw molly-stark 1: bang', ...BYSTANDERS];
  const dead = layInCity(dies).moves('0 plays duel at 1', '1 plays bang', '0 plays bang', '1 passes', '1 passes');
  expect([dead.isDead(1), dead.cards(1)]).toEqual([true, 0]);
});

test('fault 24: what is taken from her, or discarded by force, brings nothing', () => {
  const seats = ['sheriff jesse-jones: panic cat-balou', 'outlaw molly-stark: missed missed', ...BYSTANDERS];
  const table = layInCity(seats).moves('0 plays panic at 1 on hand', '0 plays cat-balou at 1 on hand');
  expect(table.cards(1)).toBe(0);
});

test('only cards of these names, unless the table lets any card of the hand count', () => {
  const seats = ['sheriff jesse-jones: bang', 'outlaw molly-stark: dodge', ...BYSTANDERS];
  const moves = ['0 plays bang at 1', '1 plays dodge'];
  expect(
    layInCity(seats)
      .moves(...moves)
      .cards(1),
  ).toBe(1);
  expect(
    layInCity(seats, { options: { mollyScope: 'any-card' } })
      .moves(...moves)
      .cards(1),
  ).toBe(2);
});
