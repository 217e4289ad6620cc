import { describe, expect, test } from 'vitest';
import { FrameJudge, firstGuess, type Quality } from '../../renderer/table/frame/quality.ts';

function verdictOf(judge: FrameJudge, milliseconds: number, now: Quality): Quality | null {
  let verdict: Quality | null = null;
  for (let frame = 0; frame < 90; frame += 1) verdict = judge.judge(milliseconds, now) ?? verdict;
  return verdict;
}

describe('quality by the time that frames take', () => {
  test('slow frames step down, one step at a time', () => {
    const judge = new FrameJudge();
    expect(verdictOf(judge, 40, 'high')).toBe('medium');
    expect(verdictOf(judge, 40, 'medium')).toBe('low');
    expect(verdictOf(judge, 40, 'low')).toBeNull();
  });

  test('quick frames step up, but never back to what was too slow', () => {
    const judge = new FrameJudge();
    expect(verdictOf(judge, 6, 'medium')).toBe('high');
    expect(verdictOf(judge, 40, 'high')).toBe('medium');
    expect(verdictOf(judge, 6, 'medium')).toBeNull();
  });

  test('single slow frames do not count', () => {
    const judge = new FrameJudge();
    for (let frame = 0; frame < 89; frame += 1) judge.judge(frame % 5 === 0 ? 200 : 15, 'high');
    expect(judge.judge(15, 'high')).toBeNull();
  });

  test('the step for tests is never left', () => {
    expect(verdictOf(new FrameJudge(), 500, 'test')).toBeNull();
  });

  test('a machine without a graphics card begins low', () => {
    expect(firstGuess('ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))')).toBe('low');
    expect(firstGuess('ANGLE (NVIDIA GeForce)')).toBe('medium');
  });
});
