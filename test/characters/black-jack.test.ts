import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

const turn = (draw: string, more = {}) =>
  lay(['sheriff black-jack', 'outlaw bart-cassidy', ...BYSTANDERS], { phase: 'draw', draw, ...more });

test.for(['bang:4H', 'bang:QD'])('%s as second card is shown and gives him one more', (second) => {
  const table = turn(`beer ${second} missed`);
  expect(table.hand(0)).toBe('bang beer missed');
  expect(table.facts('cardMoved').map(({ cause }) => cause)).toEqual(['drawn', 'shown', 'drawn']);
  expect(table.facts('abilityUsed')).toEqual([{ e: 'abilityUsed', seat: 0, character: 'black-jack' }]);
});

test.for(['bang:4S', 'bang:QC'])('%s is shown, and that is all', (second) => {
  expect(turn(`beer ${second} missed`).hand(0)).toBe('bang beer');
});

test('fault 20: with the last card shown, the new pile gives the third', () => {
  const seats = ['sheriff black-jack', 'outlaw bart-cassidy', ...BYSTANDERS];
  const table = lay(seats, { phase: 'draw', draw: 'beer bang:4H', discard: 'missed' });
  expect(table.cards(0)).toBe(3);
});
