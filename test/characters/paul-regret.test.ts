import { expect, test } from 'vitest';
import { explainDistance } from '../../core/index.ts';
import { BYSTANDERS, lay } from '../support/table.ts';

test('others see him one farther away; with a Mustang two', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw paul-regret: | mustang', ...BYSTANDERS]);
  expect(table.against('0 plays bang at 1')).toEqual({ code: 'out-of-range', figures: { distance: 3, reach: 1 } });
  expect(explainDistance(table.state, 0, 1)).toEqual({
    steps: 1,
    raises: [
      { source: 'mustang', points: 1 },
      { source: 'paul-regret', points: 1 },
    ],
    sights: [],
    total: 3,
  });
});

test('he sees others as they sit, and has three life points', () => {
  const table = lay(['sheriff jesse-jones', 'outlaw paul-regret: bang', ...BYSTANDERS], { turn: 1 });
  expect(table.why('1 plays bang at 0')).toBeNull();
  expect(table.life(1)).toBe(3);
});
