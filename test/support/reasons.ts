import { expect } from 'vitest';
import type { Table } from './table.ts';

/** Sentences of play against their reason (`rules/reasons.md`): a code, with its figures where it has some. */
type Expected = Readonly<Record<string, string | null>>;

function told(table: Table, sentence: string): string | null {
  const reason = table.against(sentence);
  if (!reason) return null;
  const figures = Object.entries(reason.figures ?? {}).map(([name, value]) => `${name} ${value}`);
  return [reason.code, ...figures].join(', ');
}

/** Holds each sentence to why it is refused; null where nothing stands against it. */
export const expectReasons = (table: Table, expected: Expected) =>
  expect(Object.fromEntries(Object.keys(expected).map((sentence) => [sentence, told(table, sentence)]))).toEqual(
    expected,
  );
