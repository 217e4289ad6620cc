import type { ReactNode } from 'react';
import { keyOf, type LogLine, type Part } from './log-lines.ts';
import { nameOfSource } from './prompt.ts';
import type { Words } from './words.ts';

/** A part of a sentence as words. */
function written(part: Part, words: Words): string | number {
  if (typeof part === 'number') return part;
  if ('seat' in part) return words.player(part.seat);
  if ('source' in part) return nameOfSource(words, part.source);
  if ('roles' in part) return rolesWritten(part.roles, words);
  if (part.cards.length === 0) return words.t('log:noCard');
  return part.cards.map((card) => words.card(card)).join(', ');
}

export const rolesWritten = (roles: Extract<Part, { roles: unknown }>['roles'], { names }: Words): string =>
  roles.length === 1 && roles[0] ? names.role(roles[0]) : roles.map((role) => names.roles(role)).join(', ');

/** The whole sentence, for the live region and the prompt. */
export function sentenceOf(line: LogLine, words: Words): string {
  const values = Object.fromEntries(Object.entries(line.values).map(([name, part]) => [name, written(part, words)]));
  return words.t(keyOf(line), values);
}

/** Every part by itself, drawn by whoever shows the sentence. */
export function partsOf(line: LogLine, draw: (part: Exclude<Part, number>) => ReactNode): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(line.values).map(([name, part]) => [name, typeof part === 'number' ? part : draw(part)]),
  );
}
