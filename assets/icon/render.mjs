/**
 * Renders icon.svg to everything that a system wants, and writes the checksums of both: `node assets/icon/render.mjs`.
 * A test fails when the drawing has changed and this has not been run. Needs a Chromium (CHROMIUM names another one).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const here = import.meta.dirname;
const source = readFileSync(join(here, 'icon.svg'), 'utf8');
const ICO_SIZES = [16, 24, 32, 48, 64, 256];
/** Apple's four-letter names for pictures of a size. */
const ICNS_TYPES = { ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic08: 256, ic14: 512, ic09: 512, ic10: 1024 };

const pictures = await draw([...new Set([...ICO_SIZES, ...Object.values(ICNS_TYPES)])]);
const outputs = {
  'icon.png': pictures.get(1024),
  'icon.ico': ico(ICO_SIZES),
  'icon.icns': icns(ICNS_TYPES),
};
for (const [name, bytes] of Object.entries(outputs)) writeFileSync(join(here, name), bytes);
const sums = Object.entries({ 'icon.svg': Buffer.from(source), ...outputs }).map(([name, bytes]) => [name, sum(bytes)]);
writeFileSync(join(here, 'manifest.json'), `${JSON.stringify(Object.fromEntries(sums), null, 2)}\n`);

async function draw(sizes) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
  const page = await browser.newPage();
  const drawn = new Map();
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${source}`);
    drawn.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return drawn;
}

function ico(sizes) {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, at) => {
    const entry = 6 + 16 * at;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(pictures.get(size).length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += pictures.get(size).length;
  });
  return Buffer.concat([head, ...sizes.map((size) => pictures.get(size))]);
}

function icns(types) {
  const parts = Object.entries(types).map(([type, size]) => chunk(type, pictures.get(size)));
  return chunk('icns', Buffer.concat(parts));
}

function chunk(type, bytes) {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(bytes.length + 8, 4);
  return Buffer.concat([head, bytes]);
}

function sum(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
