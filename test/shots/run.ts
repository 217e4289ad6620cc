// `npm run shots`: renders the named tables and screens in a real browser and prints what each costs.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '../../electron/cli/fresh-build.mjs';
import { makeFolder } from '../../electron/host/make-folder.ts';
import { LANGUAGES, type Language } from '../../renderer/i18n/languages.ts';
import { SCALE } from '../../renderer/settings/store.ts';
import type { FrameStats } from '../../renderer/table/frame/stats.ts';
import { launchChromium } from '../support/chromium.ts';
import { serveRenderer } from '../support/serve-renderer.ts';
import { flight } from './flight.ts';
import { SHOTS } from './shots.ts';
import { type Look, PhotoStage } from './stage.ts';

const HELP = `npm run --silent shots -- [--out DIR] [--only a,b] [--json]
  --out DIR        where the pictures go (shots/)
  --only a,b       these only: ${SHOTS.map(({ name }) => name).join(', ')}
  --quality STEP   high, medium, low or test (high)
  --size WxH       window (1600x900)
  --scale N        UI scale in per cent (100)
  --language L     en, cs or hu instead of each picture's own
  --json           one line of JSON a picture: name, drawCalls, triangles, programs, textureMb, jsMs and
                   plainDrawCalls (without post-processing or a redrawn shadow map)`;

/** What a screen costs that has no table behind it. */
const NO_SCENE: FrameStats = { drawCalls: 0, triangles: 0, programs: 0, textureMb: 0, jsMs: 0 };

const QUALITIES = ['high', 'medium', 'low', 'test'] as const;

/** Of a window; no browser draws larger ones. */
const MOST_PIXELS = 8192;

/** Milliseconds that a processor may take for what a graphics card draws at once. */
const DRAWING = 300_000;

const OPTIONS = {
  out: { type: 'string', default: 'shots' },
  only: { type: 'string' },
  quality: { type: 'string', default: 'high' },
  size: { type: 'string', default: '1600x900' },
  scale: { type: 'string', default: '100' },
  language: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const values = options();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const wanted = values.only?.split(',') ?? SHOTS.map(({ name }) => name);
const [width = 0, height = 0] = values.size.split('x').map(Number);
const fault = faultOf();
if (fault) refuse(fault);

function options() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Nothing is built for options that mean nothing. */
function faultOf(): string | null {
  const unknown = wanted.filter((name) => !SHOTS.some((shot) => shot.name === name));
  if (unknown.length > 0) return `--only: no picture named ${unknown.join(', ')}`;
  if (!isSize(values.size))
    return `--size: expected for example 1600x900, at most ${MOST_PIXELS} each, got ${values.size}`;
  if (!(Number(values.scale) >= SCALE.min && Number(values.scale) <= SCALE.max))
    return `--scale: expected ${SCALE.min} to ${SCALE.max} per cent, got ${values.scale}`;
  if (!QUALITIES.some((quality) => quality === values.quality))
    return `--quality: expected ${QUALITIES.join(', ')}, got ${values.quality}`;
  return languageOf(values.language) === values.language
    ? null
    : `--language: expected ${LANGUAGES.join(', ')}, got ${values.language}`;
}

function isSize(text: string): boolean {
  return /^\d+x\d+$/.test(text) && [width, height].every((pixels) => pixels > 0 && pixels <= MOST_PIXELS);
}

function languageOf(given: string | undefined): Language | undefined {
  return LANGUAGES.find((each) => each === given);
}

function refuse(why: string): never {
  console.error(`${why}\n\n${HELP}`);
  process.exit(2);
}

try {
  makeFolder(values.out);
} catch (error) {
  refuse(`--out: ${error instanceof Error ? error.message : error}`);
}
await buildStale(resolve(import.meta.dirname, '..', '..'), (text: string) => console.error(text), ['renderer']);
const server = await serveRenderer();
const browser = await launchChromium();
let failed = 0;
try {
  for (const shot of SHOTS.filter(({ name }) => wanted.includes(name))) {
    const language = languageOf(values.language) ?? shot.language;
    const look: Look = { width, height, quality: values.quality, language, scale: Number(values.scale) };
    const stage = await PhotoStage.open(browser, server.address, look);
    try {
      await shot.set(stage);
      await stage.page.screenshot({ path: join(values.out, `${shot.name}.png`), timeout: DRAWING });
      const stats = await stage.stats();
      const line = { name: shot.name, ...(stats ?? NO_SCENE) };
      if (values.json && shot.table) Object.assign(line, await flight(browser, server.address, shot.name, shot.table));
      console.log(values.json ? JSON.stringify(line) : `${shot.name}: ${JSON.stringify(stats)}`);
    } catch (error) {
      failed += 1;
      console.error(`${shot.name}: ${error instanceof Error ? error.message : error}`);
    }
    await stage.close();
  }
} finally {
  await browser.close();
  await server.close();
}
process.exit(failed > 0 ? 1 : 0);
