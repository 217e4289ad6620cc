import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decidePosition, outcomeOf, setsNotHere } from '../../core/index.ts';
import { CORPUS, scenariosUnder } from '../../electron/cli/corpus.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Every level from the stated one on, every temper, three seeds. */
describe('positions in which a bot must not blunder', () => {
  const files = scenariosUnder(join(CORPUS, 'bots')).filter((file) => setsNotHere(read(file)).length === 0);

  test('the positions of the base game are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(27);
  });

  test.for(files.map((file) => ({ id: basename(file, '.json'), file })))('$id', ({ id, file }) => {
    expect(outcomeOf(id, read(file), decidePosition)).toEqual({ id, ok: true, step: null, message: null });
  });
});
