import { expect, test } from 'vitest';
import { layWithTrain } from '../support/train.ts';

const SEATS = ['sheriff jesse-jones | map', 'outlaw willy-the-kid', 'outlaw slab-the-killer', 'renegade lucky-duke'];

test('before drawing one of the top two cards may go, the rest stays in order', () => {
  const table = layWithTrain(SEATS, { phase: 'draw', draw: 'bang beer duel' });
  expect(table.question).toMatchObject({ kind: 'survey', seats: [0] });
  table.moves('0 chooses bang');
  expect([table.discards(), table.question?.kind]).toEqual(['bang', 'play']);
  expect(table.hand(0)).toBe('beer duel');
});

test('or none', () => {
  const table = layWithTrain(SEATS, { phase: 'draw', draw: 'bang beer duel' }).moves('0 passes');
  expect([table.hand(0), table.deck(1), table.discards()]).toEqual(['bang beer', 'duel', '']);
});

test('t49: before the character draws', () => {
  const seats = SEATS.with(0, 'sheriff kit-carlson | map');
  const table = layWithTrain(seats, { phase: 'draw', draw: 'bang beer duel jail' }).moves('0 chooses beer');
  expect(table.question?.kind).toBe('peek');
});
