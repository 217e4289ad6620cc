import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

const turn = (draw: string, more = {}) =>
  lay(['sheriff kit-carlson', 'outlaw bart-cassidy', ...BYSTANDERS], { phase: 'draw', draw, ...more });

test('looks at three, keeps two and puts the third back on top', () => {
  const table = turn('beer bang missed duel');
  expect(table.question).toMatchObject({ kind: 'peek', seats: [0], source: 'kit-carlson' });
  expect(table.question?.cards).toHaveLength(3);
  table.moves('0 chooses bang');
  expect(table.hand(0)).toBe('beer missed');
  expect(table.deck(2)).toBe('bang duel');
});

test('a card that he does not look at cannot go back', () => {
  expect(turn('beer bang missed duel').why('0 chooses duel')).toBe('nothing-there');
});

test('three life points where the table says so', () => {
  const table = turn('beer bang missed', { options: { kitCarlsonLife: 3 } });
  expect(table.life(0)).toBe(4);
});
