import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import manifest from '../../assets/sounds/manifest.json';
import { BUSES } from '../../renderer/sound/cues.ts';
import { HIGHEST_PEAK, LARGEST_JUMP, LARGEST_TOTAL, LOUDEST_TAIL, LOUDNESS_SPREAD } from './rules.ts';

const FOLDER = fileURLToPath(new URL('../../assets/sounds/', import.meta.url));
const cues = Object.entries(manifest.cues);
const takes = cues.flatMap(([name, cue]) => cue.takes.map((take) => ({ name, bus: cue.bus, ...take })));

function scriptDigest(): string {
  const hash = createHash('sha256');
  const names = readdirSync(`${FOLDER}synth`, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mjs'))
    .sort();
  // A checkout on Windows may end its lines otherwise.
  const text = (name: string) => readFileSync(`${FOLDER}synth/${name}`, 'utf8').replaceAll('\r\n', '\n');
  for (const name of names) hash.update(name).update(text(name));
  return hash.digest('hex');
}

describe('the committed sounds', () => {
  test('were rendered by the committed script (else: node assets/sounds/render.mjs)', () => {
    expect(scriptDigest()).toBe(manifest.script);
  });

  test('are the files of the manifest, byte for byte, and no others', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.opus'));
    expect(files.sort()).toEqual(takes.map(({ file }) => file).sort());
    for (const { file, sha256, bytes } of takes) {
      const content = readFileSync(FOLDER + file);
      expect({ file, bytes: content.length }).toEqual({ file, bytes });
      expect({ file, sha256: createHash('sha256').update(content).digest('hex') }).toEqual({ file, sha256 });
    }
  });

  test('together stay under 900 kB', () => {
    expect(takes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(LARGEST_TOTAL);
  });

  test('that are heard every few seconds have variations', () => {
    for (const name of ['card-deal', 'card-play', 'card-lay', 'card-flip', 'card-take', 'card-discard'] as const)
      expect({ name, takes: manifest.cues[name].takes.length }).toEqual({
        name,
        takes: expect.toSatisfy((n) => n > 1),
      });
    for (const name of ['gunshot', 'ricochet', 'hurt', 'heal', 'ui-press'] as const)
      expect({ name, takes: manifest.cues[name].takes.length }).toEqual({
        name,
        takes: expect.toSatisfy((n) => n > 1),
      });
  });
});

describe('measured after decoding, a sound', () => {
  test.each(takes)('$file neither clips nor ends with a click', ({ peak, tail, jump }) => {
    expect(peak).toBeLessThanOrEqual(HIGHEST_PEAK);
    expect(tail).toBeLessThan(LOUDEST_TAIL);
    expect(jump).toBeLessThan(LARGEST_JUMP);
  });

  test.each(BUSES)('of the bus %s is as loud as the others, within 6 dB', (bus) => {
    const loud = takes.filter((take) => take.bus === bus).map(({ loudness }) => loudness);
    expect(loud.length).toBeGreaterThan(0);
    expect(Math.max(...loud) - Math.min(...loud)).toBeLessThanOrEqual(LOUDNESS_SPREAD);
  });
});
