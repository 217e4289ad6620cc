import type { Viewer } from '../../core/index.ts';
import { PROTOCOL_VERSION, RULES_VERSION } from '../../core/protocol/version.ts';
import type { TableBasis } from './table-basis.ts';

/**
 * What a bug report needs, as text to paste. With `all` it is the save itself: seed and moves, so that it can be played
 * through again. Without, it holds what the viewer has seen and nothing else: a report must not tell a hand.
 */
export function reportText(
  app: string,
  { id, settings, course, record }: TableBasis,
  viewer: Viewer,
  all: boolean,
): string {
  const head = [
    `Ironhorse ${app}, rules ${RULES_VERSION}, protocol ${PROTOCOL_VERSION}`,
    `table ${id}, after ${course.moves} moves, viewer ${viewer}`,
  ];
  if (all) return [...head, record.text].join('\n');
  const seen = course.told(viewer).map((event) => JSON.stringify(event));
  return [...head, JSON.stringify(settings), ...seen, ''].join('\n');
}
