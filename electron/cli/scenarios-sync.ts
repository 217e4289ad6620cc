import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CORPUS, differences, SHARED_CORPUS } from './corpus.ts';

const HELP = `npm run scenarios:sync
Brings into test/scenarios what is new in the shared corpus beside the project (../shared/scenarios).`;

function main(words: readonly string[]): void {
  if (words.includes('--help')) {
    console.log(HELP);
    return;
  }
  if (words.length > 0) {
    console.error(`expected no options, got ${words.join(' ')}\n${HELP}`);
    process.exitCode = 2;
    return;
  }
  if (!existsSync(SHARED_CORPUS)) {
    console.log(`no shared corpus at ${SHARED_CORPUS}: nothing to bring`);
    return;
  }
  const names = differences();
  for (const name of names) {
    mkdirSync(dirname(join(CORPUS, name)), { recursive: true });
    copyFileSync(join(SHARED_CORPUS, name), join(CORPUS, name));
    console.log(name);
  }
  console.log(`${names.length} brought`);
}

main(process.argv.slice(2));
