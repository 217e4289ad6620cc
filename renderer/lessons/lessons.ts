import { LESSON_IDS, type Lesson, parseLesson } from './lesson.ts';

const FILES = import.meta.glob<unknown>('../../assets/lessons/*.json', { eager: true, import: 'default' });

const read = new Map<string, Lesson>();

/** @throws if there is none of that name */
export function lessonOf(id: string): Lesson {
  const known = read.get(id);
  if (known) return known;
  const lesson = parseLesson(FILES[`../../assets/lessons/${id}.json`]);
  read.set(id, lesson);
  return lesson;
}

/** The one after it; null behind the last. */
export const lessonAfter = (id: string): string | null => LESSON_IDS[LESSON_IDS.indexOf(id) + 1] ?? null;
