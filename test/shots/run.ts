// `npm run shots`: renders the named tables and screens in a real browser and prints what each costs.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FrameStats } from '../../renderer/table/stats.ts';
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

/** Milliseconds that a processor may take for what a graphics card draws at once. */
const DRAWING = 300_000;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    only: { type: 'string' },
    quality: { type: 'string', default: 'high' },
    size: { type: 'string', default: '1600x900' },
    scale: { type: 'string', default: '100' },
    language: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const wanted = values.only?.split(',') ?? SHOTS.map(({ name }) => name);
const unknown = wanted.filter((name) => !SHOTS.some((shot) => shot.name === name));
const [width = 0, height = 0] = values.size.split('x').map(Number);
if (unknown.length > 0 || !(width > 0 && height > 0)) {
  console.error(unknown.length > 0 ? `no picture named ${unknown.join(', ')}` : `no size: ${values.size}`);
  console.error(HELP);
  process.exit(2);
}
if (!existsSync('dist/renderer/index.html')) {
  console.error('The renderer is not built yet: npm run build');
  process.exit(2);
}

mkdirSync(values.out, { recursive: true });
const server = await serveRenderer();
const browser = await launchChromium();
let failed = 0;
try {
  for (const shot of SHOTS.filter(({ name }) => wanted.includes(name))) {
    const language = values.language ?? shot.language;
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
