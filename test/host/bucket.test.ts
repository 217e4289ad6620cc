import { expect, test } from 'vitest';
import { LIMITS } from '../../core/protocol/limits.ts';
import { Bucket } from '../../electron/host/bucket.ts';
import { FakeClock } from '../support/fake-clock.ts';

/** What becomes of so many messages a second, spread evenly over some seconds. */
async function steady(perSecond: number, seconds: number): Promise<ReadonlySet<string>> {
  const clock = new FakeClock();
  const bucket = new Bucket(clock);
  const results = new Set<string>();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    results.add(bucket.take());
    await clock.advance(1000 / perSecond);
  }
  return results;
}

test('who keeps to the limit is never refused', async () => {
  expect([...(await steady(LIMITS.perSecond - 1, 30))]).toEqual(['yes']);
});

test('who is a little too fast is slowed down, but not cut off', async () => {
  expect(await steady(LIMITS.perSecond * 1.5, 30)).toEqual(new Set(['yes', 'no']));
});

test('a flood is cut off also where some of it is taken in between', async () => {
  expect(await steady(LIMITS.perSecond * 5, 3)).toContain('flood');
});
