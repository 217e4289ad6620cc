import type { Seat } from '../../core/index.ts';
import type { Rejection, SavedTable, TableSettings } from '../../core/protocol/messages.ts';
import { RULES_VERSION } from '../../core/protocol/version.ts';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import { Course } from './course.ts';
import { dealtGame } from './deal.ts';
import { type Deal, type Entry, type Header, LOG_FORMAT, type Mark, readLog } from './log-lines.ts';
import { type Mind, mindsAgain, newMinds } from './mind.ts';
import { Record } from './record.ts';
import type { Saves } from './saves.ts';
import { Seats } from './seats.ts';
import { answerName, type TableBasis } from './table-basis.ts';

/** A log played through again, as far as it is good. */
interface Replay {
  readonly header: Header;
  readonly course: Course;
  readonly seats: Seats;
  readonly made: Set<string>;
  readonly pace: Header['settings']['pace'];
  readonly left: boolean;
  readonly savedAt: number;
  readonly damaged: SavedTable['damaged'];
  /** The end of the last line that could be played. */
  readonly mark: Mark;
}

export type Opened<T> = { readonly value: T } | { readonly fault: Rejection };

/** Where a table gets its dates, its luck and its save from; `app` is the version of the program. */
interface Makings {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly saves: Saves;
  readonly app: string;
}

interface Plan {
  readonly settings: TableSettings;
  readonly deal: Deal;
  /** The minds of the game before at the same table; null for a new one. */
  readonly before: readonly Mind[] | null;
}

/** Begins a table with a save of its own. @throws if the save cannot be written */
export function newTable({ clock, chance, saves, app }: Makings, { settings, deal, before }: Plan): TableBasis {
  const made = clock.date();
  const id = `${new Date(made).toISOString().slice(0, 10)}-${chance.secret().slice(0, 8)}`;
  const minds = before ? mindsAgain(before, chance) : newMinds(settings.seats.length, chance);
  const course = new Course(dealtGame(settings, deal));
  const versions = { format: LOG_FORMAT, rules: RULES_VERSION, app };
  const header: Header = { ironhorse: 'table', ...versions, table: id, made, settings, deal, minds };
  const record = Record.begin(saves, clock, header);
  return { id, settings, course, seats: new Seats(settings.seats), minds, record, made: new Set() };
}

/** Opens a save to play on. A damaged one only with `repair`, which takes it up to its last good move. */
export function openTable({ clock, chance, saves }: Makings, table: string, repair: boolean): Opened<TableBasis> {
  const text = saves.read(table);
  if (text === null) return { fault: { code: 'no-such-table' } };
  const replayed = replay(text);
  if ('fault' in replayed) return replayed;
  const { header, course, seats, made, pace, damaged, mark } = replayed.value;
  if (damaged && !repair) return { fault: { code: 'damaged-save', figures: damaged } };
  const record = Record.goOn(saves, clock, table, { good: text.slice(0, mark.length), last: mark.hash });
  const settings = { ...header.settings, pace };
  const minds = header.minds ?? newMinds(settings.seats.length, chance);
  return { value: { id: table, settings, course, seats, minds, record, made } };
}

export interface Summary {
  readonly saved: SavedTable;
  /** It was on the table when the program ended. */
  readonly left: boolean;
}

/** What the list of saves says about one. */
export function summaryOf(table: string, text: string): Opened<Summary> {
  const replayed = replay(text);
  if ('fault' in replayed) return replayed;
  const { header, course, savedAt, damaged, left } = replayed.value;
  const saved: SavedTable = {
    id: table,
    name: header.settings.name,
    made: header.made,
    savedAt,
    players: header.settings.seats.map(({ name }) => name),
    characters: course.state.characters,
    edition: header.settings.edition,
    expansions: header.settings.expansions,
    round: course.round,
    finished: course.state.winners !== null,
    damaged,
  };
  return { value: { saved, left } };
}

function replay(text: string): Opened<Replay> {
  const log = readLog(text);
  if (typeof log === 'string') return { fault: { code: log } };
  const { header, entries } = log;
  if (header.rules !== RULES_VERSION) {
    return { fault: { code: 'other-rules', figures: { got: header.rules, expected: RULES_VERSION } } };
  }
  const course = dealtCourse(header);
  if (!course) return { fault: { code: 'other-version' } };
  const table = { course, seats: new Seats(header.settings.seats), made: new Set<string>() };
  let { pace } = header.settings;
  let savedAt = header.made;
  let left = false;
  let mark = log.start;
  let wrongLine = log.wrongLine;
  for (const [at, { entry, end }] of entries.entries()) {
    if (!takeIn(entry, table)) {
      wrongLine = at + 2;
      break;
    }
    if ('pace' in entry) pace = entry.pace;
    left = 'left' in entry;
    savedAt = entry.at;
    mark = end;
  }
  const damaged = wrongLine === null ? null : { line: wrongLine, moves: course.moves };
  return { value: { header, ...table, pace, left, savedAt, damaged, mark } };
}

/** Null for settings that cannot be dealt here: another version knows more cards or other rules. */
function dealtCourse({ settings, deal }: Header): Course | null {
  try {
    return new Course(dealtGame(settings, deal));
  } catch {
    return null;
  }
}

/** Does once more what a line says; false if the rules do not let it. */
function takeIn(entry: Entry, { course, seats, made }: Pick<TableBasis, 'course' | 'seats' | 'made'>): boolean {
  try {
    if ('move' in entry) {
      course.take(entry.move, course.preview(entry.move));
      remember(entry.move.by, entry.id, { seats, made });
    } else if ('undo' in entry) {
      if (entry.undo > course.moves) return false;
      course.cut(entry.undo);
      remember(entry.by, entry.id, { seats, made });
    } else if ('sat' in entry) {
      seats.claim(entry.sat, entry.owner);
    }
    return true;
  } catch {
    return false;
  }
}

/** Once done, a client's move or undo is not done again when its client sends it again. */
function remember(seat: Seat, id: string | undefined, { seats, made }: Pick<TableBasis, 'seats' | 'made'>): void {
  const owner = seats.ownerOf(seat);
  if (id !== undefined && owner !== null) made.add(answerName(owner, id));
}
