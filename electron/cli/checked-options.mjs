import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Ends the program where a command could do nothing with its options (code 2, with the reason), or where its usage is all
 * that is wanted: to be called before anything is built for it. The options are looked at in a process of their own, so
 * that what compiles them is not measured.
 */
export function checkOptions(root, name, words) {
  if (words.length === 0) return;
  const check = join(root, 'electron', 'cli', 'check-options.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', check, name, ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 2) process.exit(2);
  if (status === 3) process.exit(0);
}
