import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';

test('draws one, and one more for each wound; the sheriff’s extra point is part of his maximum', () => {
  const drawn = (line: string) => layInCity([line, 'outlaw bart-cassidy', ...BYSTANDERS], { phase: 'draw' }).cards(0);
  expect(drawn('deputy bill-noface')).toBe(1);
  expect(drawn('deputy bill-noface 1')).toBe(4);
  expect(drawn('sheriff bill-noface 4')).toBe(2);
});
