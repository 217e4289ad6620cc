import type { TableSettings } from '../../core/protocol/messages.ts';
import type { Brain } from './brain.ts';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import type { Course } from './course.ts';
import type { Mind } from './mind.ts';
import type { Record } from './record.ts';
import type { Seats } from './seats.ts';

/** A game as it is dealt, or as a save has it. */
export interface TableBasis {
  readonly id: string;
  readonly settings: TableSettings;
  readonly course: Course;
  readonly seats: Seats;
  /** By seat. */
  readonly minds: readonly Mind[];
  readonly record: Record;
  /** Answers and undos already made, by `answerName`. */
  readonly made: Set<string>;
}

/** What a table needs from outside: time, luck, minds for its bots, and where notes for the log file go. */
export interface TableParts {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly brain: Brain;
  readonly note: (text: string) => void;
}

/** What a client asked for, by its person and its own id, so that what is sent twice is done once. */
export const answerName = (owner: string, id: string): string => `${owner} ${id}`;
