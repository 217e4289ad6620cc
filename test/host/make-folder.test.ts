import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../electron/host/make-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironhorse-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is made with those above it, and left alone where it is', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeFolder(deep);
  writeFileSync(join(deep, 'mine'), '');
  makeFolder(deep);
  expect(existsSync(join(deep, 'mine'))).toBe(true);
});

test('where a file lies there is no folder, and it is told which', () => {
  writeFileSync(join(folder, 'a'), 'mine');
  const at = join(folder, 'a');
  expect(() => makeFolder(at)).toThrow(`expected a folder that can be written at ${at}, got EEXIST`);
  expect(() => makeFolder(join(at, 'b'))).toThrow(at);
});

test.runIf(process.platform === 'linux')('where the system makes none it is told, and not tried for ever', () => {
  expect(() => makeFolder('/proc/ironhorse/saves')).toThrow('expected a folder that can be written at /proc/ironhorse');
});
