import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../assets/icon/manifest.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '../../assets/icon');
const bytes = (name: string) => readFileSync(join(FOLDER, name));

test('the icons are those that icon.svg gives; if not, run node assets/icon/render.mjs', () => {
  expect(Object.keys(manifest)).toEqual(['icon.svg', 'icon.png', 'icon.ico', 'icon.icns']);
  for (const [name, sum] of Object.entries(manifest))
    expect(createHash('sha256').update(bytes(name)).digest('hex'), name).toBe(sum);
});

test('the icon for Linux is 1024 pixels wide, that for Windows holds 16 to 256, that for macOS says its length', () => {
  expect(bytes('icon.png').readUInt32BE(16)).toBe(1024);
  const ico = bytes('icon.ico');
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico.readUInt8(6 + 16 * at) || 256);
  expect(sizes).toEqual([16, 24, 32, 48, 64, 256]);
  const icns = bytes('icon.icns');
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
});
