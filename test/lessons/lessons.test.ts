import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runScenario } from '../../core/index.ts';
import { type Lesson, parseLesson } from '../../renderer/lessons/lesson.ts';

const FOLDER = 'assets/lessons';
const LESSONS: readonly Lesson[] = readdirSync(FOLDER).map((file) =>
  parseLesson(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
);

describe.each(LESSONS)('the lesson $id', ({ scenario }) => {
  test('can be played as it is written', () => {
    expect(runScenario(scenario, null)).toMatchObject({ ok: true });
  });
});
