import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..', '..');
const PROGRAM = `import('./electron/survive-faults.ts').then(({ surviveFaults }) => {
  const notes = [];
  surviveFaults((text) => { notes.push(text); throw new Error('not even that can be written down'); });
  setTimeout(() => { throw new Error('a fault in a timer'); }, 1);
  setTimeout(() => Promise.reject(new Error('a fault in a promise')), 2);
  setTimeout(() => console.log(JSON.stringify(notes)), 60);
});`;

test('a fault that nobody caught is written down, and the program goes on', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', PROGRAM], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const notes: readonly string[] = JSON.parse(stdout);
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/a fault in a timer\n {4}at /);
  expect(notes[1]).toMatch(/a fault in a promise\n {4}at /);
});
