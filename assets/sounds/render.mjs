/**
 * Renders every cue and writes assets/sounds/*.opus and manifest.json: `node assets/sounds/render.mjs`. Needs `opusenc`
 * and `opusdec` (opus-tools), which neither a build nor a test needs. To try a few, `--only gunshot,piano --wave DIR`
 * writes WAV files alone and leaves the committed ones as they are.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mastered, masteredLoop } from './synth/master.mjs';
import { measure } from './synth/measure.mjs';
import { randomOf } from './synth/random.mjs';
import { RECIPES } from './synth/recipes.mjs';
import { channelsOf, waveFile } from './synth/wave-file.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
/** Seconds before and behind a loop's round. */
const LOOP_MARGIN = 0.12;
/** What stands in the manifest for digital silence, in dB. */
const SILENT = -96;
const digest = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const rounded = (value) => Math.round(Math.max(SILENT, value) * 100) / 100;

/** What the committed sounds were made by; compared by test/sound/manifest.test.ts. */
function scriptDigest() {
  const files = readdirSync(join(HERE, 'synth'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mjs'))
    .sort();
  const text = (name) => readFileSync(join(HERE, 'synth', name), 'utf8').replaceAll('\r\n', '\n');
  return digest(...files.flatMap((name) => [name, text(name)]));
}

function rendered(name, take) {
  const { render, loudness, loop } = RECIPES[name];
  const sound = render(randomOf(`${name} ${take}`));
  const channels = Array.isArray(sound) ? sound : [sound];
  return loop ? masteredLoop(channels, loudness, LOOP_MARGIN) : mastered(channels, loudness);
}

/** Encodes a WAV file and gives back the figures of what a player will decode. */
function encoded(wave, target, rate) {
  const options = ['--quiet', '--serial', '1', '--vbr', '--comp', '10', '--discard-comments'];
  execFileSync('opusenc', [...options, '--bitrate', String(rate), wave, target]);
  execFileSync('opusdec', ['--quiet', '--no-dither', target, `${wave}.decoded.wav`]);
  const channels = channelsOf(readFileSync(`${wave}.decoded.wav`));
  const bytes = readFileSync(target);
  return { sha256: digest(bytes), bytes: bytes.length, channels: channels.length, ...figures(channels) };
}

function figures(channels) {
  const entries = Object.entries(measure(channels)).map(([key, value]) => [key, rounded(value)]);
  return Object.fromEntries(entries);
}

const { values } = parseArgs({ options: { only: { type: 'string' }, wave: { type: 'string' } } });
if (values.only && !values.wave)
  throw new Error('expected --wave DIR beside --only: a part of the sounds makes no manifest');
const names = values.only ? values.only.split(',') : Object.keys(RECIPES);
const folder = values.wave ?? mkdtempSync(join(tmpdir(), 'ironhorse-sounds-'));
mkdirSync(folder, { recursive: true });
if (!values.wave) for (const file of readdirSync(HERE)) if (file.endsWith('.opus')) rmSync(join(HERE, file));

const cues = {};
for (const name of names) {
  const recipe = RECIPES[name];
  if (!recipe) throw new Error(`expected a cue of recipes.mjs, got ${name}`);
  const takes = [];
  for (let take = 1; take <= recipe.takes; take += 1) {
    const base = recipe.takes > 1 ? `${name}-${take}` : name;
    const wave = join(folder, `${base}.wav`);
    const channels = rendered(name, take);
    writeFileSync(wave, waveFile(channels, randomOf(base)));
    if (values.wave) {
      console.log(base.padEnd(18), JSON.stringify(figures(channels)));
      continue;
    }
    const file = `${base}.opus`;
    takes.push({ file, ...encoded(wave, join(HERE, file), recipe.rate) });
    console.log(base.padEnd(18), JSON.stringify(takes.at(-1)));
  }
  const round = recipe.loop ? { loop: { start: LOOP_MARGIN, end: LOOP_MARGIN + recipe.loop } } : {};
  cues[name] = { bus: recipe.bus, ...round, takes };
}
if (!values.wave) {
  rmSync(folder, { recursive: true });
  writeFileSync(join(HERE, 'manifest.json'), `${JSON.stringify({ script: scriptDigest(), cues }, null, 2)}\n`);
  const bytes = Object.values(cues).flatMap(({ takes }) => takes.map((take) => take.bytes));
  console.log(`${names.length} cues, ${Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1000)} kB`);
}
