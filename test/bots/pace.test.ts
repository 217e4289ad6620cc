import { describe, expect, test } from 'vitest';
import { diceOf } from '../../core/bots/dice.ts';
import { type PublicFacts, pauseFor } from '../../core/index.ts';

const PLAIN: PublicFacts = { first: false, grave: false, repeated: false, botsOnly: false, pace: 'normal' };

function pauses(facts: Partial<PublicFacts>): number[] {
  const dice = diceOf(1);
  return Array.from({ length: 999 }, () => pauseFor({ ...PLAIN, ...facts }, dice)).sort((a, b) => a - b);
}
const median = (values: readonly number[]): number => values[Math.floor(values.length / 2)] ?? 0;

describe('the pause before a bot acts', () => {
  test('is about 0.9 s, and never under 0.4 s or over 3 s', () => {
    const found = pauses({});
    expect(median(found)).toBeGreaterThan(850);
    expect(median(found)).toBeLessThan(950);
    expect(found[0]).toBeGreaterThanOrEqual(400);
    expect(found.at(-1)).toBeLessThanOrEqual(3000);
  });

  test('is longer for the first act of a turn and where somebody can die', () => {
    expect(median(pauses({ first: true }))).toBeGreaterThan(1200);
    expect(median(pauses({ grave: true }))).toBeGreaterThan(1150);
  });

  test('shortens to half a second in a row of equal acts', () => {
    expect(new Set(pauses({ repeated: true }))).toEqual(new Set([500]));
  });

  test('is a third where only bots are left, and nothing where it is off', () => {
    expect(median(pauses({ botsOnly: true }))).toBeLessThan(350);
    expect(new Set(pauses({ pace: 'off' }))).toEqual(new Set([0]));
  });
});
