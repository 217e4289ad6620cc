import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLogFile } from '../../electron/log-file.ts';

test('where no log can be written the program runs without one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironhorse-log-'));
  const taken = join(folder, 'logs');
  writeFileSync(taken, 'a file of somebody else');
  const log = openLogFile(taken);
  log.note('a word');
  await log.close();
  expect(log.folder).toBe(taken);
  rmSync(folder, { recursive: true });
});
