import { expect, test } from 'vitest';
import { greenhornOutlook } from '../../core/bots/greenhorn.ts';
import { away } from '../../core/bots/outlook.ts';
import { distance, rangeOf } from '../../core/index.ts';
import { botOn, gameOf, sevenOf } from './support.ts';

test('a bot reads distances and ranges as the rules do', () => {
  let looks = 0;
  for (let seed = 1; seed <= 8; seed += 1) {
    gameOf(sevenOf('greenhorn', 4 + (seed % 4)), seed, ({ view, events, legal, seat }) => {
      if (view.dead[seat]) return;
      const outlook = greenhornOutlook({ view, events, legal, ...botOn(seat, 'greenhorn', seed) });
      expect(outlook.range).toBe(rangeOf(view, seat));
      for (const other of outlook.living) expect(away(outlook, other)).toBe(distance(view, seat, other));
      looks += 1;
    });
  }
  expect(looks).toBeGreaterThan(500);
});
