import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../assets/sounds/manifest.json';
import { measure } from '../../assets/sounds/synth/measure.mjs';
import { HIGHEST_PEAK, LARGEST_JUMP, LOUDEST_TAIL } from '../sound/rules.ts';
import { launchChromium } from '../support/chromium.ts';

declare global {
  interface Window {
    underTest: Pick<typeof import('../../renderer/sound/player.ts'), 'Player'>;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RATE = 48_000;
const takes = Object.values(manifest.cues).flatMap((cue) =>
  cue.takes.map((take) => ({ ...take, loop: 'loop' in cue ? cue.loop : null })),
);

let server: ViteDevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await createServer({
    root: `${ROOT}renderer`,
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, fs: { allow: [ROOT] } },
  });
  await server.listen();
  browser = await launchChromium();
  page = await browser.newPage();
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('expected an address of the development server, got none');
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${address}empty`);
  const content = "import { Player } from '/sound/player.ts'; window.underTest = { Player };";
  await page.addScriptTag({ type: 'module', content });
  await page.waitForFunction(() => window.underTest !== undefined);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** What Chromium decodes of a committed file. */
async function decoded(file: string): Promise<Float32Array[]> {
  const base64 = readFileSync(`${ROOT}assets/sounds/${file}`).toString('base64');
  const channels = await page.evaluate(
    async ([data, rate]) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const buffer = await new OfflineAudioContext(2, 1, rate).decodeAudioData(bytes.buffer);
      return Array.from({ length: buffer.numberOfChannels }, (_, channel) => {
        const view = new Uint8Array(buffer.getChannelData(channel).buffer);
        let text = '';
        for (let i = 0; i < view.length; i += 8192) text += String.fromCharCode(...view.subarray(i, i + 8192));
        return btoa(text);
      });
    },
    [base64, RATE] as const,
  );
  return channels.map((text) => {
    const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
    return new Float32Array(bytes.buffer);
  });
}

describe('decoded by the browser, the sound', () => {
  test.each(takes)('$file keeps to the rules and to its manifest', async ({ file, loop, ...said }) => {
    const channels = await decoded(file);
    const found = measure(channels);
    expect(found.peak).toBeLessThanOrEqual(HIGHEST_PEAK);
    expect(found.tail).toBeLessThan(LOUDEST_TAIL);
    expect(found.jump).toBeLessThan(LARGEST_JUMP);
    expect(found.loudness).toBeCloseTo(said.loudness, 0);
    expect(found.seconds).toBeCloseTo(said.seconds, 1);
    expect(channels).toHaveLength(said.channels);
    if (loop) for (const channel of channels) expect(seam(channel, loop)).toBeGreaterThan(0.8);
  });
});

/** How alike the sound is around the two ends of its round, 1 if the same: no seam is heard where it is. */
function seam(channel: Float32Array, { start, end }: { readonly start: number; readonly end: number }): number {
  const near = Math.round(0.02 * RATE);
  let both = 0;
  let first = 0;
  let last = 0;
  for (let i = -near; i < near; i += 1) {
    const a = channel[Math.round(start * RATE) + i] ?? 0;
    const b = channel[Math.round(end * RATE) + i] ?? 0;
    both += a * b;
    first += a * a;
    last += b * b;
  }
  return both / Math.sqrt(first * last);
}

interface Heard {
  readonly left: number;
  readonly right: number;
}

/** Plays through the real player into a buffer of one second, and gives back the loudness of each ear (RMS). */
function heard(volumes: Readonly<Record<string, number>>, pan: number): Promise<Heard> {
  return page.evaluate(
    async ([levels, side]) => {
      const { Player } = window.underTest;
      const context = new OfflineAudioContext(2, 48_000, 48_000);
      const player = new Player(context, (address, error) => {
        throw new Error(`${address}: ${String(error)}`);
      });
      await player.prepare();
      for (const channel of ['master', 'music', 'effects', 'ambience', 'alerts'] as const)
        player.setVolume(channel, levels[channel] ?? 100);
      const played = context.suspend(0.5).then(() => {
        player.play('gunshot', { pan: side });
        return context.resume();
      });
      const [buffer] = await Promise.all([context.startRendering(), played]);
      const power = (channel: number) => {
        const samples = buffer.getChannelData(channel);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      };
      return { left: power(0), right: power(1) };
    },
    [volumes, pan] as const,
  );
}

describe('the player', () => {
  test('plays a cue on the side of its seat', async () => {
    const { left, right } = await heard({}, -0.7);
    expect(left).toBeGreaterThan(0.005);
    expect(left).toBeGreaterThan(right * 1.5);
  });

  test('is silent where the bus is turned down, or the whole', async () => {
    const quiet = { left: expect.closeTo(0, 4), right: expect.closeTo(0, 4) };
    expect(await heard({ effects: 0 }, 0)).toEqual(quiet);
    expect(await heard({ master: 0 }, 0)).toEqual(quiet);
    expect((await heard({ music: 0, alerts: 0 }, 0)).left).toBeGreaterThan(0.005);
  });

  test('lets a loop go round without a gap, and lets it step back for a shot', async () => {
    const powers = await page.evaluate(async () => {
      const { Player } = window.underTest;
      const rate = 48_000;
      const context = new OfflineAudioContext(2, 9 * rate, rate);
      const player = new Player(context, () => {});
      await player.prepare();
      player.startBed('fuse');
      await new Promise((resolve) => setTimeout(resolve, 50));
      const ducked = context.suspend(8).then(() => {
        player.play('explosion', { gain: 0 });
        return context.resume();
      });
      const [buffer] = await Promise.all([context.startRendering(), ducked]);
      const samples = buffer.getChannelData(0);
      const tenth = rate / 10;
      return Array.from({ length: 90 }, (_, k) => {
        const part = samples.subarray(k * tenth, (k + 1) * tenth);
        return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
      });
    });
    const steady = powers.slice(20, 80);
    const mean = steady.reduce((sum, power) => sum + power, 0) / steady.length;
    expect(mean).toBeGreaterThan(0.005);
    expect(Math.min(...steady)).toBeGreaterThan(mean / 2);
    expect(powers.at(-1)).toBeLessThan(mean / 2);
  });
});
