import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decidePosition, type Outcome, outcomeOf } from '../../core/index.ts';
import { disputed, scenariosUnder } from './corpus.ts';

const HELP = `npm run --silent scenarios -- FILE-OR-FOLDER… [--json]
Runs every *.json of test/scenarios/FORMAT.md under what it is given. Exits 1 if any failed.`;

/** A file that is no JSON fails like any other scenario; it never ends the run. */
function run(file: string): Outcome {
  const id = basename(file, '.json');
  try {
    return outcomeOf(id, JSON.parse(readFileSync(file, 'utf8')), decidePosition);
  } catch (error) {
    return { id, ok: false, step: null, message: error instanceof Error ? error.message : String(error) };
  }
}

function inWords({ id, step, message }: Outcome): string {
  return step === null ? `${id}: ${message}` : `${id}: step ${step}: ${message}`;
}

function main(words: readonly string[]): number {
  const paths = words.filter((word) => !word.startsWith('--'));
  const strange = words.filter((word) => word.startsWith('--') && word !== '--json' && word !== '--help');
  if (words.includes('--help') || paths.length === 0 || strange.length > 0) {
    console.log(strange.length > 0 ? `no option named ${strange.join(' ')}\n${HELP}` : HELP);
    return words.includes('--help') ? 0 : 2;
  }
  const reasons = disputed();
  const count = { passed: 0, failed: 0, disputed: 0 };
  for (const outcome of paths.flatMap(scenariosUnder).map(run)) {
    const reason = reasons[outcome.id];
    if (reason !== undefined) count.disputed += 1;
    else count[outcome.ok ? 'passed' : 'failed'] += 1;
    if (words.includes('--json'))
      console.log(JSON.stringify(reason === undefined ? outcome : { ...outcome, disputed: reason }));
    else if (reason !== undefined) console.log(`disputed ${outcome.ok ? 'but passed' : inWords(outcome)} (${reason})`);
    else if (!outcome.ok) console.log(inWords(outcome));
  }
  if (count.disputed > 0 && !words.includes('--json')) console.log(`${count.disputed} disputed`);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  return count.failed > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
