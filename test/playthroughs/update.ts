import { writeFileSync } from 'node:fs';
import { linesOf, PLAYTHROUGHS } from './playthrough.ts';

/** `npx tsx test/playthroughs/update.ts`: only in a commit that says which rule changed. */
for (const [name, game] of Object.entries(PLAYTHROUGHS)) {
  const lines = linesOf(game);
  writeFileSync(new URL(`${name}.txt`, import.meta.url), `${lines.join('\n')}\n`);
  console.log(`${name}: ${lines.length} lines`);
}
