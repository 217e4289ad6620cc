import { z } from 'zod';
import { cleanLabel } from '../model/label.ts';
import type { Move } from '../model/move.ts';
import { EDITIONS, type Edition, type Options } from '../model/options.ts';
import { parseMove } from '../model/parse-move.ts';
import { faultOfOption } from '../model/parse-options.ts';
import { LIMITS } from './limits.ts';
import {
  BOT_LEVELS,
  CLOCKS,
  type ClientMessage,
  type Command,
  PACES,
  POKER_FACES,
  type SeatPlan,
  type TableSettings,
  UNDOS,
} from './messages.ts';

/** Longest texts of a client, in characters. */
const NAME = 40;
const ID = 64;
const SEED_BOUND = 2 ** 32;
/** Which of these numbers a table may have hangs on its sets, which the host looks at. */
const SEATS = { min: 3, max: 8 };

const label = z.string().overwrite(cleanLabel);
const name = label.min(1).max(NAME);
const id = z.string().min(1).max(ID);
/** A table's id becomes a file's name. */
export const TABLE_ID = /^[a-z0-9-]{1,40}$/;
const tableId = z.string().regex(TABLE_ID);
const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const word = z.string().max(ID);

const move = z.custom<Move>((value) => parseMove(value) !== null, 'expected a move of the game');

const editions = Object.keys(EDITIONS) as [Edition, ...Edition[]];

const options = z.custom<Partial<Options>>(isPartOfOptions, 'expected options of the rules with their values');

function isPartOfOptions(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, each]) => faultOfOption(key, each) === null);
}

const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name }).readonly(),
  z.strictObject({ kind: z.literal('bot'), name, level: z.enum(BOT_LEVELS) }).readonly(),
]);

export const tableSettingsSchema = z
  .strictObject({
    name: label.max(NAME),
    seats: z.array(seatPlan).min(SEATS.min).max(SEATS.max).readonly(),
    edition: z.enum(editions),
    expansions: z.array(word).max(8).readonly(),
    options,
    seed: z.number().int().min(0).lt(SEED_BOUND).nullable(),
    clock: z.enum(CLOCKS),
    pokerFace: z.enum(POKER_FACES),
    pace: z.enum(PACES),
    undo: z.enum(UNDOS),
  })
  .readonly();

const commandSchema = z.discriminatedUnion('c', [
  z.strictObject({ c: z.literal('newTable'), settings: tableSettingsSchema }).readonly(),
  z.strictObject({ c: z.literal('resumeTable'), table: tableId, repair: z.boolean() }).readonly(),
  z.strictObject({ c: z.literal('deleteTable'), table: tableId }).readonly(),
  z.strictObject({ c: z.literal('leaveTable') }).readonly(),
  z.strictObject({ c: z.literal('undo') }).readonly(),
  z.strictObject({ c: z.literal('consent'), agree: z.boolean() }).readonly(),
  z.strictObject({ c: z.literal('rematch') }).readonly(),
  z.strictObject({ c: z.literal('pace'), pace: z.enum(PACES) }).readonly(),
  z.strictObject({ c: z.literal('report') }).readonly(),
]);

/** Every message that a client may send; for the host alone, which trusts nothing that comes over a line. */
const clientMessageSchema = z.discriminatedUnion('t', [
  z
    .strictObject({
      t: z.literal('hello'),
      proto: whole,
      app: word,
      key: word.nullable(),
      token: word.nullable(),
    })
    .readonly(),
  z.strictObject({ t: z.literal('answer'), id, question: whole, move }).readonly(),
  z.strictObject({ t: z.literal('command'), id, command: commandSchema }).readonly(),
  z.strictObject({ t: z.literal('resync') }).readonly(),
  z.strictObject({ t: z.literal('seen'), question: whole }).readonly(),
  z.strictObject({ t: z.literal('pause'), on: z.boolean() }).readonly(),
  z.strictObject({ t: z.literal('pong'), at: z.number() }).readonly(),
]);

/** What follows compiles only while schemas and types say the same, in both directions. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
true satisfies Same<z.infer<typeof seatPlan>, SeatPlan>;
true satisfies Same<z.infer<typeof tableSettingsSchema>, TableSettings>;
true satisfies Same<z.infer<typeof commandSchema>, Command>;
true satisfies Same<z.infer<typeof clientMessageSchema>, ClientMessage>;

export type ParsedMessage =
  | { readonly message: ClientMessage }
  | { readonly id: string; readonly problem: 'malformed' | 'too-long'; readonly detail: string };

/** One text of a line as a message, or what is wrong with it; never throws. */
export function parseClientMessage(text: string): ParsedMessage {
  if (text.length > LIMITS.messageLength) {
    const detail = `expected at most ${LIMITS.messageLength} characters, got ${text.length}`;
    return { id: '', problem: 'too-long', detail };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { id: '', problem: 'malformed', detail: 'expected JSON' };
  }
  const parsed = clientMessageSchema.safeParse(value);
  if (parsed.success) return { message: parsed.data };
  return { id: idOf(value), problem: 'malformed', detail: z.prettifyError(parsed.error) };
}

/** The message's own id where it can be read, so that its sender learns which one was refused. */
function idOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('id' in value)) return '';
  return typeof value.id === 'string' ? value.id.slice(0, ID) : '';
}
