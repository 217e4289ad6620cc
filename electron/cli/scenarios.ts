import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decidePosition, type Outcome, outcomeOf, setsNotHere } from '../../core/index.ts';
import { disputed, scenariosUnder, skippedLine } from './corpus.ts';

const HELP = `npm run --silent scenarios -- FILE-OR-FOLDER… [--json]
Runs every *.json of test/scenarios/FORMAT.md under what it is given. Exits 1 if any failed; what needs a set that is
not in the game yet is skipped.`;

interface Ran {
  readonly outcome: Outcome;
  /** Sets that the scenario needs and the game does not have yet: then it cannot be run. */
  readonly missing: readonly string[];
}

/** A file that is no JSON fails like any other scenario; it never ends the run. */
function run(file: string): Ran {
  const id = basename(file, '.json');
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return { outcome: outcomeOf(id, value, decidePosition), missing: setsNotHere(value) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { outcome: { id, ok: false, step: null, message }, missing: [] };
  }
}

function faultIn({ id, step, message }: Outcome): string {
  return step === null ? `${id}: ${message}` : `${id}: step ${step}: ${message}`;
}

function main(words: readonly string[]): number {
  const paths = words.filter((word) => !word.startsWith('--'));
  const strange = words.filter((word) => word.startsWith('--') && word !== '--json' && word !== '--help');
  if (words.includes('--help') || paths.length === 0 || strange.length > 0) {
    console.log(strange.length > 0 ? `no option named ${strange.join(' ')}\n${HELP}` : HELP);
    return words.includes('--help') ? 0 : 2;
  }
  return report(paths.flatMap(scenariosUnder).map(run), words.includes('--json'));
}

/** Tells every outcome that is news, then how many there were of each kind; the exit status. */
function report(ran: readonly Ran[], json: boolean): number {
  const reasons = disputed();
  const count = { passed: 0, failed: 0, disputed: 0 };
  const skipped: string[] = [];
  for (const { outcome, missing } of ran) {
    const reason = Object.hasOwn(reasons, outcome.id) ? reasons[outcome.id] : undefined;
    if (missing.length > 0) skipped.push(outcome.id);
    else if (reason !== undefined) count.disputed += 1;
    else count[outcome.ok ? 'passed' : 'failed'] += 1;
    const line = json ? inJson(outcome, missing, reason) : inWords(outcome, missing, reason);
    if (line !== null) console.log(line);
  }
  if (count.disputed > 0 && !json) console.log(`${count.disputed} disputed`);
  if (skipped.length > 0 && !json) {
    console.log(
      skippedLine(
        ran.flatMap(({ missing }) => missing),
        skipped.length,
      ),
    );
  }
  console.log(`${count.passed} passed, ${count.failed} failed`);
  return count.failed > 0 ? 1 : 0;
}

function inJson(outcome: Outcome, missing: readonly string[], disputed: string | undefined): string {
  const { id } = outcome;
  if (missing.length > 0) return JSON.stringify({ id, skipped: missing });
  return JSON.stringify(disputed === undefined ? outcome : { ...outcome, disputed });
}

/** Null where there is nothing to tell: it passed, or it was not run. */
function inWords(outcome: Outcome, missing: readonly string[], disputed: string | undefined): string | null {
  if (missing.length > 0) return null;
  if (disputed !== undefined) return `disputed ${outcome.ok ? 'but passed' : faultIn(outcome)} (${disputed})`;
  return outcome.ok ? null : faultIn(outcome);
}

process.exitCode = main(process.argv.slice(2));
