import { IllegalMove, type Move, NOBODY, type Reason, type Viewer, why } from '../../core/index.ts';
import type { Rejection } from '../../core/protocol/messages.ts';
import type { Announcer } from './announcer.ts';
import type { Asking } from './asking.ts';
import { faultText } from './fault-text.ts';
import { answerName, type TableBasis } from './table-basis.ts';

/** Why a move is not made; null where nothing stands against it. */
export type Refused = Reason | Rejection | null;

/** Whose answer a move is: the command's id and its owner. */
interface Client {
  readonly id: string;
  readonly owner: string;
}

/** Who answers which question, what they were asked when, and whether the table is about to go back. */
interface Answer {
  readonly viewer: Viewer;
  readonly asking: Asking | undefined;
  readonly question: number;
  readonly undoAsked: boolean;
}

/** Why this answer to this question may not be given now, before any of it is done. */
export function whyNot(
  { course: { state } }: TableBasis,
  { viewer, asking, question, undoAsked }: Answer,
  move: Move,
): Refused {
  if (viewer === NOBODY) return { code: 'not-allowed' };
  if (undoAsked) return { code: 'undo-asked' };
  const since = asking && !('use' in move) ? asking.since : state.question;
  if (question < since || question > state.question || asking?.held) return { code: 'late' };
  return why(state, viewer, move);
}

/** Makes one move: works it out, writes it down, tells everybody. Null once it is made; nothing is half made. */
export function makeMove(
  { id, course, record, made }: TableBasis,
  { announcer, note }: { readonly announcer: Announcer; readonly note: (text: string) => void },
  move: Move,
  client: Client | null,
): Refused {
  try {
    const played = course.preview(move);
    record.add({ move, ...(client ? { id: client.id } : {}) });
    course.take(move, played);
    if (client) made.add(answerName(client.owner, client.id));
    announcer.tellMove(move.by, played.events);
  } catch (error) {
    if (error instanceof IllegalMove) return error.reason;
    note(`table ${id}, move ${course.moves + 1}: ${faultText(error)}`);
    return { code: 'failed' };
  }
  return null;
}
