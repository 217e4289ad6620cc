import { describe, expect, test } from 'vitest';
import { DUCKS, gainOf, PITCH_SPREAD } from '../../renderer/sound/levels.ts';
import { Takes } from '../../renderer/sound/takes.ts';
import { type Voice, Voices } from '../../renderer/sound/voices.ts';

function crowd(voices: Voices, ...ranks: number[]) {
  const stopped: number[] = [];
  ranks.forEach((rank, index) => {
    const voice: Voice = { rank, stop: () => stopped.push(index) };
    if (voices.admit(rank)) voices.begin(voice);
  });
  return stopped;
}

describe('voices', () => {
  test('the ninth takes the place of the oldest among equals', () => {
    const voices = new Voices(8);
    expect(crowd(voices, 1, 1, 1, 1, 1, 1, 1, 1, 1)).toEqual([0]);
    expect(voices.count).toBe(8);
  });

  test('an alert is never silenced by cards', () => {
    const voices = new Voices(2);
    expect(crowd(voices, 3, 3, 1)).toEqual([]);
    expect(voices.count).toBe(2);
  });

  test('an effect gives way to an alert', () => {
    expect(crowd(new Voices(2), 3, 1, 3)).toEqual([1]);
  });
});

describe('variations', () => {
  test('never come twice in a row', () => {
    const takes = new Takes();
    let last = -1;
    for (let round = 0; round < 200; round += 1) {
      const take = takes.next('card-deal', 3);
      expect(take).not.toBe(last);
      expect([0, 1, 2]).toContain(take);
      last = take;
    }
  });

  test('all of them come, also where the random source is at its edge', () => {
    const edge = new Takes(() => 0.999999999);
    expect([edge.next('x', 3), edge.next('x', 3), edge.next('x', 3)]).toEqual([2, 1, 2]);
    expect([edge.next('y', 1), edge.next('y', 1)]).toEqual([0, 0]);
  });

  test('differ in pitch by 4 % at most', () => {
    expect(new Takes(() => 0).speed(PITCH_SPREAD)).toBeCloseTo(0.96);
    expect(new Takes(() => 1).speed(PITCH_SPREAD)).toBeCloseTo(1.04);
  });
});

test('a slider at zero is silence, at a hundred the sound as made', () => {
  expect(gainOf(0)).toBe(0);
  expect(gainOf(100)).toBe(1);
  expect(gainOf(50)).toBeLessThan(0.5);
});

test('music steps back for whoever is asked', () => {
  expect(DUCKS.asked?.by).toBeGreaterThan(0);
  expect(DUCKS['your-turn']?.by).toBeGreaterThan(0);
});
