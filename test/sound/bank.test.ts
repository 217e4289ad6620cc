import { afterEach, expect, test, vi } from 'vitest';
import { Bank } from '../../renderer/sound/bank.ts';

const sound = { duration: 1 } as AudioBuffer;
afterEach(() => vi.unstubAllGlobals());

test('a sound is fetched and decoded once, however often it is wanted', async () => {
  const fetched = vi.fn(async () => new Response(new Uint8Array(4)));
  vi.stubGlobal('fetch', fetched);
  const bank = new Bank(async () => sound, vi.fn());
  expect(bank.at('shot')).toBeNull();
  await Promise.all([bank.load('shot'), bank.load('shot')]);
  await bank.load('shot');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(bank.at('shot')).toBe(sound);
});

test('a sound that cannot be read is silent, reported, and tried again the next time', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const failed = vi.fn();
  const bank = new Bank(async () => sound, failed);
  expect(await bank.load('shot')).toBeNull();
  expect(failed).toHaveBeenCalledExactlyOnceWith('shot', new Error('expected the sound, got status 404'));
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(4)));
  expect(await bank.load('shot')).toBe(sound);
});
