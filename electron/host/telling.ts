import { redact, type Seat } from '../../core/index.ts';
import type { HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import type { TableBasis } from './table-basis.ts';
import type { Waiting } from './waiting.ts';

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

type Decision = Extract<HostMessage, { t: 'decision' }>;

/** Whom the table waits for, and how long. */
export function decisionMessage(
  { askings, stillSince }: Pick<Waiting, 'askings' | 'stillSince'>,
  { question, now, undo }: Pick<Decision, 'question' | 'now' | 'undo'>,
): Decision {
  const deadline = earliest(askings.map((asking) => asking.deadline));
  const first = askings.find((asking) => asking.deadline === deadline);
  const limit = first?.limit ?? null;
  return {
    t: 'decision',
    question,
    seats: askings.map(({ seat }) => seat),
    now,
    deadline: stillSince === null ? deadline : null,
    clock: deadline === null || limit === null ? null : { limit, left: Math.max(0, deadline - (stillSince ?? now)) },
    window: earliest(askings.map(({ window }) => window)),
    undo,
  };
}

function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
