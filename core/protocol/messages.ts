import type { GameEvent } from '../model/event.ts';
import type { Move, Reason } from '../model/move.ts';
import type { Edition, Options } from '../model/options.ts';
import type { Seat, Viewer } from '../model/seat.ts';
import type { State } from '../model/state.ts';

export const BOT_LEVELS = ['greenhorn', 'gunslinger'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
export const CLOCKS = ['off', 'relaxed', 'fast'] as const;
export const POKER_FACES = ['off', 'short', 'full'] as const;
export const PACES = ['relaxed', 'normal', 'brisk', 'off'] as const;
/**
 * `off` never · `consent` anything, if all other persons at the table agree (bots always do) · `free` at once, as long
 * as nothing hidden has come to light since and nobody else has decided anything.
 */
export const UNDOS = ['off', 'consent', 'free'] as const;

/** Who sits on a chair. A person's chair may be waiting for its owner; then its bot answers when the clock runs out. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

/** Everything chosen on the new-game screen. */
export interface TableSettings {
  /** Empty for a table that nobody has named: then it is called after the day it began, in the language of whoever looks. */
  readonly name: string;
  readonly seats: readonly SeatPlan[];
  readonly edition: Edition;
  readonly expansions: readonly string[];
  /** Only what differs from the edition's preset. */
  readonly options: Partial<Options>;
  /** A typed seed (0 to 2^32 - 1) is for practice and bug reports; null takes the system's random source. */
  readonly seed: number | null;
  readonly clock: (typeof CLOCKS)[number];
  readonly pokerFace: (typeof POKER_FACES)[number];
  /** How long bots pause before they act. */
  readonly pace: (typeof PACES)[number];
  readonly undo: (typeof UNDOS)[number];
}

/** What the command line asked for: the page starts such a table at once, with its own remembered settings otherwise. */
export interface QuickStart {
  readonly players: number | null;
  readonly edition: Edition | null;
  readonly seed: number | null;
}

/** `away`: a person's chair without its person · `bot`: a bot's chair, or one whose bot plays for it just now. */
const PRESENCES = ['here', 'away', 'bot'] as const;
export interface Presence {
  readonly seat: Seat;
  readonly state: (typeof PRESENCES)[number];
}

export interface SavedTable {
  readonly id: string;
  /** As in `TableSettings`. */
  readonly name: string;
  /** When it began; milliseconds since 1970, by the host's clock. */
  readonly made: number;
  /** Milliseconds since 1970, by the host's clock. */
  readonly savedAt: number;
  readonly players: readonly string[];
  readonly characters: readonly string[];
  readonly edition: Edition;
  readonly expansions: readonly string[];
  /** Turns of the sheriff's chair so far: 1 in the first round. */
  readonly round: number;
  readonly finished: boolean;
  /** The first line that is wrong, and how many moves before it are good; null for a whole save. */
  readonly damaged: { readonly line: number; readonly moves: number } | null;
}

/** A save that cannot be opened, and why. Its file is kept: it may be mended, or opened by another version. */
export interface BrokenSave {
  readonly id: string;
  /** When its file was last changed; milliseconds since 1970. */
  readonly savedAt: number;
  readonly fault: Rejection;
}

export type Saved = SavedTable | BrokenSave;

/** What can be asked of the table besides a move of the game. */
export type Command =
  | { readonly c: 'newTable'; readonly settings: TableSettings }
  /** `repair` takes a damaged save up to its last good move. */
  | { readonly c: 'resumeTable'; readonly table: string; readonly repair: boolean }
  | { readonly c: 'deleteTable'; readonly table: string }
  | { readonly c: 'leaveTable' }
  | { readonly c: 'undo' }
  /** The answer to `undoAsked`. */
  | { readonly c: 'consent'; readonly agree: boolean }
  | { readonly c: 'rematch' }
  | { readonly c: 'pace'; readonly pace: TableSettings['pace'] }
  /** Everything that a bug report needs; hidden things only once the game is over, or at a table with bots only. */
  | { readonly c: 'report' };

export type ClientMessage =
  /**
   * The first message on every line. `key` is the fragment of the page's address (`#key`) when a browser plays: it stays
   * out of paths and logs; null over the desktop shell. `token` is what the last `welcome` gave, to get the same chair.
   */
  | {
      readonly t: 'hello';
      readonly proto: number;
      readonly app: string;
      readonly key: string | null;
      readonly token: string | null;
    }
  /** A move of the game. `id` is the client's own, so that a move sent twice is made once. */
  | { readonly t: 'answer'; readonly id: string; readonly question: number; readonly move: Move }
  | { readonly t: 'command'; readonly id: string; readonly command: Command }
  | { readonly t: 'resync' }
  /** The question stands on this client's screen: from now on its clock runs, at the latest a few seconds after it came. */
  | { readonly t: 'seen'; readonly question: number }
  /** The only person at the table looks away (a menu, a table that is still being drawn), or is back: it waits meanwhile. */
  | { readonly t: 'pause'; readonly on: boolean }
  | { readonly t: 'pong'; readonly at: number };

/** After any of these the line is closed. `replaced`: the same token said hello elsewhere, so do not try again. */
const REFUSALS = ['version', 'bad-key', 'full', 'replaced', 'no-hello', 'too-fast'] as const;
export type Refusal = (typeof REFUSALS)[number];

const REJECTIONS = [
  'late',
  'no-table',
  'not-allowed',
  'nothing-to-undo',
  /** Somebody at the table did not agree to the undo. */
  'no-consent',
  /** The table waits for an answer to `undoAsked`. */
  'undo-asked',
  'no-such-table',
  /** Figures: `line`, `moves` (see SavedTable.damaged). */
  'damaged-save',
  /** Its first line, on which everything hangs, is damaged. */
  'damaged-head',
  /** Not a save of this program. */
  'foreign-save',
  /** A save of this program, but not of this version. */
  'other-version',
  /** The system does not let its file be read. */
  'unreadable-save',
  /** Made with other rules; figures: `got`, `expected`. */
  'other-rules',
  'bad-settings',
  'too-fast',
  'too-long',
  /** The host could not do it (a full disk, a fault of ours); its log file tells more. */
  'failed',
] as const;
export type Rejection = {
  readonly code: (typeof REJECTIONS)[number];
  readonly figures?: Readonly<Record<string, number>>;
};

export type HostMessage =
  | {
      readonly t: 'welcome';
      readonly proto: number;
      readonly app: string;
      readonly token: string;
      readonly saved: readonly Saved[];
      /** Once, for the first page after the start. */
      readonly start: QuickStart | null;
    }
  | { readonly t: 'refused'; readonly why: Refusal; readonly need: number }
  /** The list of saves has changed. */
  | { readonly t: 'saved'; readonly saved: readonly Saved[] }
  /**
   * The whole table for this viewer: on sitting down, on resync, after undo. `past` are the facts of the game up to now
   * as this viewer learnt them, for the log. The next `events` message bears `seq + 1`.
   */
  | {
      readonly t: 'view';
      readonly seq: number;
      readonly because: 'seated' | 'resync' | 'undo' | 'rematch';
      readonly table: string;
      readonly viewer: Viewer;
      readonly settings: TableSettings;
      readonly view: State;
      readonly past: readonly GameEvent[];
    }
  /** One accepted move and all that followed, redacted for this viewer. */
  | {
      readonly t: 'events';
      readonly seq: number;
      readonly move: { readonly by: Seat } | null;
      readonly events: readonly GameEvent[];
    }
  /**
   * The table waits. Times are host milliseconds; `deadline` is null without a clock and while it stands still; `clock`,
   * null without one, has the time that there was, and what was left of it at `now`. `window`: no reply shows before this
   * instant, whatever the asked seat holds (poker face); null where the answer shows at once.
   */
  | {
      readonly t: 'decision';
      readonly question: number;
      readonly seats: readonly Seat[];
      readonly now: number;
      readonly deadline: number | null;
      readonly clock: { readonly limit: number; readonly left: number } | null;
      readonly window: number | null;
      /** Whether this viewer could undo now. */
      readonly undo: boolean;
    }
  /** The move is made and saved, or the command is done. */
  | { readonly t: 'ack'; readonly id: string }
  /** The reply is good and waits for the end of the window; `ack` follows once it is made. */
  | { readonly t: 'held'; readonly id: string }
  /** `id` is empty where the message had none that could be read; `detail` is for the log file, not for people. */
  | {
      readonly t: 'reject';
      readonly id: string;
      readonly reason: Reason | Rejection;
      readonly detail?: string;
    }
  | { readonly t: 'presence'; readonly seats: readonly Presence[] }
  /** `by` asks to take back; nobody plays until `waiting` have answered, or until the host's instant `until`. */
  | {
      readonly t: 'undoAsked';
      readonly by: Seat;
      readonly waiting: readonly Seat[];
      readonly now: number;
      readonly until: number;
    }
  | { readonly t: 'undoClosed'; readonly granted: boolean }
  /** The table's settings have changed (the pace). */
  | { readonly t: 'settings'; readonly settings: TableSettings }
  | { readonly t: 'report'; readonly text: string }
  | { readonly t: 'left' }
  | { readonly t: 'lagging' }
  | { readonly t: 'hostClosing' }
  | { readonly t: 'ping'; readonly at: number };
