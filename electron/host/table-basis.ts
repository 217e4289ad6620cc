import type { TableSettings } from '../../core/protocol/messages.ts';
import type { Course } from './course.ts';
import type { Record } from './record.ts';
import type { Seats } from './seats.ts';

/** A game as it is dealt, or as a save has it. */
export interface TableBasis {
  readonly id: string;
  readonly settings: TableSettings;
  readonly course: Course;
  readonly seats: Seats;
  readonly record: Record;
  /** Answers already made, by `answerName`. */
  readonly made: Set<string>;
}

/** A client's move by its person and its own id, so that one sent twice is made once. */
export const answerName = (owner: string, id: string): string => `${owner} ${id}`;
