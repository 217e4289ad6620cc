import { redact, type Seat } from '../../core/index.ts';
import type { HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import type { Asking } from './asking.ts';
import type { TableBasis } from './table-basis.ts';

type View = Extract<HostMessage, { t: 'view' }>;

/** The whole table as one viewer may see it. */
export function viewMessage(
  { id, course }: TableBasis,
  settings: TableSettings,
  { viewer, seq, because }: Pick<View, 'viewer' | 'seq' | 'because'>,
): View {
  const past = course.told(viewer);
  return { t: 'view', seq, because, table: id, viewer, settings, view: redact(course.state, viewer), past };
}

/** One accepted move and what followed, its events written for one viewer already: an `events` message as JSON. */
export const eventsText = (seq: number, by: Seat, events: string): string =>
  `{"t":"events","seq":${seq},"move":{"by":${by}},"events":${events}}`;

/** Whom the table waits for, and how long. */
export function decisionMessage(
  question: number,
  askings: readonly Asking[],
  now: number,
  undo: boolean,
): Extract<HostMessage, { t: 'decision' }> {
  return {
    t: 'decision',
    question,
    seats: askings.map(({ seat }) => seat),
    now,
    deadline: earliest(askings.map(({ deadline }) => deadline)),
    window: earliest(askings.map(({ window }) => window)),
    undo,
  };
}

function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
