import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

const at = (hand: string, row = '') => [
  `sheriff jesse-jones: ${hand} | ${row}`,
  'outlaw apache-kid: beer | scope',
  ...BYSTANDERS,
];

test('fault 30: diamonds of others are spent on him for nothing: shots, thefts, demands', () => {
  const shot = layInCity(at('bang:9D bang:2C')).moves('0 plays bang:9D at 1');
  expect([shot.asked, shot.life(1), shot.why('0 plays bang:2C at 1')]).toEqual([[0], 3, 'bang-limit']);
  const theft = layInCity(at('panic:8D')).moves('0 plays panic at 1 on hand');
  expect([theft.hand(1), theft.hand(0)]).toEqual(['beer', '']);
  expect(layInCity(at('cat-balou:9D')).moves('0 plays cat-balou at 1 on scope').row(1)).toBe('scope');
  expect(layInCity(at('', 'conestoga:9D')).moves('0 uses conestoga at 1 on scope').row(1)).toBe('scope');
  expect(layInCity(at('indians:KD')).moves('0 plays indians').asked).toEqual([2]);
});

test('friendly diamonds do nothing to him either; his own do', () => {
  const seats = ['sheriff apache-kid 3: tequila:9D beer tequila:9C', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(seats).moves('0 plays tequila:9D at 0 with beer').life(0)).toBe(4);
  const other = ['sheriff jesse-jones: tequila:9D beer', 'outlaw apache-kid 2', ...BYSTANDERS];
  expect(layInCity(other).moves('0 plays tequila at 1 with beer').life(1)).toBe(2);
});

test('t41: a Duel of diamonds does nothing, unless the table wants it; in a Duel diamonds count', () => {
  expect(layInCity(at('duel:QD')).moves('0 plays duel at 1').asked).toEqual([0]);
  const affected = layInCity(at('duel:QD'), { options: { apacheDuelCard: 'affected' } });
  expect(affected.moves('0 plays duel at 1').asked).toEqual([1]);
  const seats = ['sheriff jesse-jones: duel:8C bang:9D', 'outlaw apache-kid: bang:2D', ...BYSTANDERS];
  expect(layInCity(seats).moves('0 plays duel at 1', '1 plays bang', '0 plays bang').asked).toEqual([1]);
});

test('other suits hit him; decision d6: diamonds that change distances work', () => {
  expect(layInCity(at('bang:9C')).moves('0 plays bang at 1').asked).toEqual([1]);
  const seats = [
    'sheriff jesse-jones | hideout:KD',
    'outlaw bart-cassidy',
    'outlaw apache-kid: bang',
    'renegade rose-doolan',
  ];
  expect(layInCity(seats, { turn: 2 }).against('2 plays bang at 0')?.figures).toEqual({ distance: 3, reach: 1 });
});
