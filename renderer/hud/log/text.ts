import type { ReactNode } from 'react';
import { ROLES } from '../../../core/index.ts';
import { nameOfSource } from '../cause-words.ts';
import type { Words } from '../words.ts';
import { keyOf, type LogLine, type Part } from './sentence.ts';

/** A part of a sentence as words; the suits of cards where they decide. */
function written(part: Part, words: Words, suits: boolean): string | number {
  if (typeof part === 'number') return part;
  if ('seat' in part) return words.player(part.seat);
  if ('source' in part) return nameOfSource(words, part.source);
  if ('stations' in part) return part.stations.map(words.station).join(', ');
  if ('roles' in part) return rolesWritten(part.roles, words);
  if (part.cards.length === 0) return words.t('log:noCard');
  return part.cards.map((card) => (suits ? `${words.card(card)} ${words.face(card)}` : words.card(card))).join(', ');
}

/** "sheriff, deputies": the roles of one or several players, within a sentence. */
export function rolesWritten(roles: Extract<Part, { roles: unknown }>['roles'], { names }: Words): string {
  const told = ROLES.flatMap((role) => {
    const count = roles.filter((other) => other === role).length;
    return count === 0 ? [] : [count === 1 ? names.oneRole(role) : names.roles(role)];
  });
  return told.join(', ');
}

/** The whole sentence, for the live region and the prompt. */
export function sentenceOf(line: LogLine, words: Words): string {
  const flip = line.key.startsWith('judged');
  const values = Object.fromEntries(
    Object.entries(line.values).map(([name, part]) => [name, written(part, words, flip)]),
  );
  return words.t(keyOf(line), values);
}

/** Every part by itself, drawn by whoever shows the sentence. */
export function partsOf(line: LogLine, draw: (part: Exclude<Part, number>) => ReactNode): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(line.values).map(([name, part]) => [name, typeof part === 'number' ? part : draw(part)]),
  );
}
