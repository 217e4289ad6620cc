import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Move, Seat } from '../../core/index.ts';
import { parseMove } from '../../core/model/parse-move.ts';
import type { TableSettings } from '../../core/protocol/messages.ts';
import { tableSettingsSchema } from '../../core/protocol/schemas.ts';
import { type Mind, TEMPER_NAMES } from './mind.ts';

/** How the cards, roles and characters were dealt: with the settings and the moves, all that makes the game. */
export interface Deal {
  /** The generator's 128 bits before anything is dealt; null where the settings have a typed seed. */
  readonly generator: readonly number[] | null;
  /** By seat, the character kept from the last game (B13.3); null for a new one. */
  readonly kept: readonly (string | null)[];
  /** Whom the badge passed to (B13.4); null where it is dealt at random. */
  readonly sheriff: Seat | null;
}

/** The first line of every save. */
export interface Header {
  readonly ironhorse: 'table';
  readonly format: number;
  readonly rules: number;
  readonly app: string;
  readonly table: string;
  readonly made: number;
  readonly settings: TableSettings;
  readonly deal: Deal;
  /** By seat; none in saves of the program's first days, whose bots get new ones. */
  readonly minds?: readonly Mind[];
}
export const LOG_FORMAT = 1;

/** What happens at a table, as its save has it. */
export type Happening =
  /** `id` is the client's own for this move, so that one sent again after a crash is not made twice; none for bots. */
  | { readonly move: Move; readonly id?: string }
  /** `by` takes back: only the first `undo` moves count from here on. `id` as with moves; older saves have none. */
  | { readonly undo: number; readonly by: Seat; readonly id?: string }
  /** Whose chair it is: a digest of its person's token. */
  | { readonly sat: Seat; readonly owner: string }
  | { readonly pace: TableSettings['pace'] }
  /** The table was left for the menu; it is not opened by itself at the next start. */
  | { readonly left: true };

/** Each line after the first. `at` is the time of day. */
export type Entry = { readonly at: number } & Happening;

const whole = z.number().int();
const seat = whole.min(0).max(7);
/** Milliseconds since 1970, as far as calendars go. */
const time = z.number().min(0).max(8.64e15);

const headerSchema = z.strictObject({
  ironhorse: z.literal('table'),
  format: whole,
  rules: whole,
  app: z.string(),
  table: z.string(),
  made: time,
  settings: tableSettingsSchema,
  deal: z.strictObject({
    generator: z.array(whole).length(4).nullable(),
    kept: z.array(z.string().nullable()),
    sheriff: seat.nullable(),
  }),
  minds: z.array(z.strictObject({ temper: z.enum(TEMPER_NAMES), luck: whole })).exactOptional(),
});

const entrySchema = z.union([
  z.strictObject({
    at: time,
    move: z.custom<Move>((value) => parseMove(value) !== null),
    id: z.string().exactOptional(),
  }),
  z.strictObject({ at: time, undo: whole.min(0), by: seat, id: z.string().exactOptional() }),
  z.strictObject({ at: time, sat: seat, owner: z.string() }),
  z.strictObject({ at: time, pace: tableSettingsSchema.unwrap().shape.pace }),
  z.strictObject({ at: time, left: z.literal(true) }),
]);

const HASH_DIGITS = 32;
const TAIL = new RegExp(`,"hash":"([0-9a-f]{${HASH_DIGITS}})"\\}$`);

/** Somewhere in it stands what only this program writes, as a rule. */
const OUR_HAND = new RegExp(`"ironhorse":"table"|${TAIL.source}`, 'm');

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);

/** What identifies a token in a log without giving it away. */
export const ownerOf = (token: string): string => digest(`owner ${token}`);

/** Writes lines that each bear a digest of all before them. */
export class LogWriter {
  #last: string;
  constructor(last = '') {
    this.#last = last;
  }

  /** Hands the next line to `write`; if that throws, the line does not count. */
  write(value: Header | Entry, write: (line: string) => void): void {
    const body = JSON.stringify(value);
    const hash = digest(this.#last + body);
    write(`${body.slice(0, -1)},"hash":"${hash}"}\n`);
    this.#last = hash;
  }
}

/** What a line says, or null: not of this form, or something before it was changed. */
class LogReader {
  last = '';

  body(line: string): unknown {
    const tail = TAIL.exec(line);
    if (!tail) return undefined;
    const body = `${line.slice(0, tail.index)}}`;
    if (digest(this.last + body) !== tail[1]) return undefined;
    this.last = tail[1] ?? '';
    try {
      return JSON.parse(body);
    } catch {
      return undefined;
    }
  }
}

/** How far a log goes: so many characters of its text, and the digest to go on from. */
export interface Mark {
  readonly length: number;
  readonly hash: string;
}

export interface ReadLog {
  readonly header: Header;
  readonly start: Mark;
  /** Each with the end of its line. */
  readonly entries: readonly { readonly entry: Entry; readonly end: Mark }[];
  /** The first wrong line, from 1; null when all are good. A torn last line, left by a crash, is not wrong. */
  readonly wrongLine: number | null;
}

/** Why a save cannot be read at all. */
export type Unreadable = 'damaged-head' | 'other-version' | 'foreign-save';

/** Reads a save as far as it is good, or says what keeps it from even that. */
export function readLog(text: string): ReadLog | Unreadable {
  const reader = new LogReader();
  const lines = text.split('\n');
  // What stands behind the last line break was never finished.
  lines.pop();
  const first = reader.body(lines[0] ?? '');
  if (first === undefined) return OUR_HAND.test(text) ? 'damaged-head' : 'foreign-save';
  const header = headerSchema.safeParse(first);
  if (!header.success || header.data.format !== LOG_FORMAT) return 'other-version';
  let length = (lines[0] ?? '').length + 1;
  const start = { length, hash: reader.last };
  const entries: { entry: Entry; end: Mark }[] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    const entry = entrySchema.safeParse(reader.body(line));
    if (!entry.success) return { header: header.data, start, entries, wrongLine: at + 1 };
    length += line.length + 1;
    entries.push({ entry: entry.data, end: { length, hash: reader.last } });
  }
  return { header: header.data, start, entries, wrongLine: null };
}
