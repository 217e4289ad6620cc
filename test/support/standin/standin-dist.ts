import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How Electron's program marks the place of its fuses: this text, a version, a count, then one state a fuse. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = 8;

/** A folder that electron-builder takes for Electron's own distribution for Linux, without a byte of Electron. */
export function standinDistribution(folder: string, version: string): void {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'));
  const head = Buffer.from(`#!/bin/sh\nexit 0\n${SENTINEL}`);
  writeFileSync(
    join(folder, 'electron'),
    Buffer.concat([head, Buffer.from([1, FUSES]), Buffer.from('1'.repeat(FUSES))]),
  );
  chmodSync(join(folder, 'electron'), 0o755);
  writeFileSync(join(folder, 'version'), version);
  writeFileSync(join(folder, 'LICENSE'), '');
  writeFileSync(join(folder, 'LICENSES.chromium.html'), '');
  for (const language of ['en-US', 'cs', 'hu', 'de']) writeFileSync(join(folder, 'locales', `${language}.pak`), '');
}
