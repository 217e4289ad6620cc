import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

test('fault 34: one card for each living seat; from the player clockwise each takes one, the last without a question', () => {
  const seats = [
    'sheriff jesse-jones: general-store',
    'outlaw bart-cassidy',
    'outlaw willy-the-kid dead',
    'renegade rose-doolan',
  ];
  const table = lay(seats, { draw: 'beer bang missed' }).moves('0 plays general-store');
  expect(table.question).toMatchObject({ kind: 'store', seats: [0], by: 0, source: 'general-store' });
  expect(table.question?.cards).toHaveLength(3);
  table.moves('0 chooses bang');
  expect(table.asked).toEqual([1]);
  table.moves('1 chooses missed');
  expect([0, 1, 3].map((seat) => table.hand(seat))).toEqual(['bang', 'missed', 'beer']);
  expect(table.asked).toEqual([0]);
});

test('a card that does not lie there cannot be chosen, and nothing else can be done', () => {
  const seats = ['sheriff jesse-jones: general-store beer', 'outlaw bart-cassidy', ...BYSTANDERS];
  const table = lay(seats, { draw: 'bang bang missed duel' }).moves('0 plays general-store');
  expect(table.why('0 chooses panic')).toBe('nothing-there');
  expect(table.why('0 plays beer')).toBe('wrong-time');
  expect(table.why('0 passes')).toBe('wrong-time');
});
