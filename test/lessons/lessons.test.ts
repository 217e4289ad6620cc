import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Move, runScenario } from '../../core/index.ts';
import type { HostMessage } from '../../core/protocol/messages.ts';
import { LANGUAGES } from '../../renderer/i18n/languages.ts';
import { LESSON_IDS, type Lesson, parseLesson, wordsAt } from '../../renderer/lessons/lesson.ts';
import { LessonTable } from '../../renderer/lessons/lesson-table.ts';
import { filled } from '../session/random-game.ts';
import { personTable } from '../support/settings.ts';

const FOLDER = 'assets/lessons';
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const LESSONS: readonly Lesson[] = readdirSync(FOLDER).map((file) => parseLesson(read(`${FOLDER}/${file}`)));
const lesson = (id: string): Lesson => LESSONS.find((each) => each.id === id) as Lesson;

/** A lesson on the table, and everything that its page is told. */
function tableOf(taught: Lesson) {
  const told: HostMessage[] = [];
  const counts = { steps: 0, others: 0 };
  const table = new LessonTable(taught, personTable(), {
    tell: (message) => told.push(message),
    stepped: () => {
      counts.steps += 1;
    },
    other: () => {
      counts.others += 1;
    },
  });
  table.open();
  const answer = (move: Move) => table.send({ t: 'answer', id: 'a', question: 0, move });
  return { table, told, counts, answer };
}

test('there is a lesson for every place in the order, and no other', () => {
  expect(LESSONS.map(({ id }) => id).sort()).toEqual([...LESSON_IDS].sort());
});

describe.each(LESSONS)('the lesson $id', (taught) => {
  test('can be played as it is written', () => {
    expect(runScenario(taught.scenario, null)).toMatchObject({ ok: true, message: null });
  });

  test('offers what the coach asks for, and whoever does that comes to its end', () => {
    const { table, counts, answer } = tableOf(taught);
    for (let step = table.step; step; step = table.step) {
      if (step.kind === 'tell') table.next();
      else if (step.kind === 'other') table.playOther();
      else {
        const [offer] = table.offers();
        expect(offer, `${taught.id}: ${step.text}`).toBeDefined();
        if (offer) answer(filled(offer));
      }
    }
    expect(table.at).toBe(taught.steps.length);
    expect(counts.others).toBe(0);
  });

  test.each(LANGUAGES)('says something at every step in %s', (language) => {
    const texts = (read(`assets/texts/${language}/lessons.json`) as Record<string, Record<string, string>>)[taught.id];
    const keys = taught.steps.flatMap((step) => (step.kind === 'other' ? [] : step.text));
    expect(Object.keys(texts ?? {}).sort()).toEqual([...keys, 'about', 'done', 'title'].sort());
  });
});

describe('what else is tried', () => {
  test('a legal move that was not asked for changes nothing, and is told to the coach', () => {
    const { table, told, counts, answer } = tableOf(lesson('distance'));
    while (table.step?.kind === 'tell') table.next();
    const before = told.length;
    answer({ by: 0, end: true });
    expect(told.slice(before)).toEqual([{ t: 'reject', id: 'a', reason: { code: 'late' } }]);
    expect(counts.others).toBe(1);
    expect(table.step).toMatchObject({ kind: 'own', text: 'scope' });
  });

  test('commands that a lesson knows nothing of are refused', () => {
    const { table, told } = tableOf(lesson('duel'));
    table.send({ t: 'command', id: 'b', command: { c: 'undo' } });
    expect(told.at(-1)).toEqual({ t: 'reject', id: 'b', reason: { code: 'not-allowed' } });
  });

  test('the whole table comes again when it is asked for, with nothing that I may not see', () => {
    const { table, told } = tableOf(lesson('who-is-who'));
    table.send({ t: 'resync' });
    const view = told.at(-1);
    expect(view).toMatchObject({ t: 'view', because: 'resync', viewer: 0 });
    expect(view?.t === 'view' && view.view.roles).toEqual(['deputy', 'sheriff', 'unknown', 'unknown', 'unknown']);
  });
});

describe('a lesson that is written wrongly', () => {
  const written = read(`${FOLDER}/duel.json`) as { steps: unknown[] };
  const withStep = (step: unknown) => () => parseLesson({ ...written, steps: [step, ...written.steps] });

  test.each([
    [{ tell: 5 }, /key of a text/],
    [{ tell: 'x', spot: 'moon' }, /spot of the table/],
    [{ by: 0, end: true }, /words with each own move/],
    [{ by: 1, end: true, ask: 'x' }, /words with each own move/],
    [{ by: 1, dance: true }, /fault/],
  ])('%j is refused with a reason', (step, reason) => {
    expect(withStep(step)).toThrow(reason);
  });
});

test('while the others act the coach has said the last thing', () => {
  const taught = lesson('first-shot');
  const other = taught.steps.findIndex(({ kind }) => kind === 'other');
  expect(wordsAt(taught, other)).toBe(taught.steps[other - 1]);
});
