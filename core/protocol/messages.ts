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
export const UNDOS = ['off', 'consent', 'free'] as const;

/** Who sits on a chair. A person's chair may be waiting for its owner; then its bot answers when the clock runs out. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

/** Everything chosen on the new-game screen. */
export interface TableSettings {
  readonly name: string;
  readonly seats: readonly SeatPlan[];
  readonly edition: Edition;
  readonly expansions: readonly string[];
  /** Only what differs from the edition's preset. */
  readonly options: Partial<Options>;
  /** A typed seed is for practice and bug reports; null takes the system's random source. */
  readonly seed: number | null;
  readonly clock: (typeof CLOCKS)[number];
  readonly pokerFace: (typeof POKER_FACES)[number];
  /** How long bots pause before they act. */
  readonly pace: (typeof PACES)[number];
  readonly undo: (typeof UNDOS)[number];
}

export const PRESENCES = ['here', 'away', 'bot'] as const;
export interface Presence {
  readonly seat: Seat;
  readonly state: (typeof PRESENCES)[number];
}

export interface SavedTable {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, by the host's clock. */
  readonly savedAt: number;
  readonly players: readonly string[];
  readonly characters: readonly string[];
  readonly edition: Edition;
  readonly expansions: readonly string[];
  readonly round: number;
  readonly finished: boolean;
}

/** What can be asked of the table besides a move of the game. */
export type Command =
  | { readonly c: 'newTable'; readonly settings: TableSettings }
  | { readonly c: 'resumeTable'; readonly table: string }
  | { readonly c: 'deleteTable'; readonly table: string }
  | { readonly c: 'leaveTable' }
  | { readonly c: 'undo' }
  | { readonly c: 'rematch' }
  | { readonly c: 'pace'; readonly pace: TableSettings['pace'] }
  /** Everything that a bug report needs; hidden things only once the game is over. */
  | { readonly c: 'report' };

export type ClientMessage =
  | { readonly t: 'hello'; readonly proto: number; readonly app: string; readonly token: string | null }
  /** A move of the game. `id` is the client's own, so that a move sent twice is made once. */
  | { readonly t: 'answer'; readonly id: string; readonly question: number; readonly move: Move }
  | { readonly t: 'command'; readonly id: string; readonly command: Command }
  | { readonly t: 'resync' }
  | { readonly t: 'pong'; readonly at: number };

export const REFUSALS = ['version', 'bad-token', 'bad-key', 'full'] as const;
export const REJECTIONS = [
  'late',
  'no-table',
  'not-allowed',
  'nothing-to-undo',
  'no-such-table',
  'damaged-save',
] as const;

export type HostMessage =
  | {
      readonly t: 'welcome';
      readonly proto: number;
      readonly app: string;
      readonly token: string;
      readonly saved: readonly SavedTable[];
    }
  | { readonly t: 'refused'; readonly why: (typeof REFUSALS)[number]; readonly need: number }
  /** The list of saves has changed. */
  | { readonly t: 'saved'; readonly saved: readonly SavedTable[] }
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
  /** The table waits. Times are host milliseconds; `deadline` null = no clock. */
  | {
      readonly t: 'decision';
      readonly question: number;
      readonly seats: readonly Seat[];
      readonly now: number;
      readonly deadline: number | null;
      /** Whether this viewer could undo now. */
      readonly undo: boolean;
    }
  | { readonly t: 'ack'; readonly id: string }
  | {
      readonly t: 'reject';
      readonly id: string;
      readonly reason: Reason | { readonly code: (typeof REJECTIONS)[number] };
    }
  | { readonly t: 'presence'; readonly seats: readonly Presence[] }
  | { readonly t: 'report'; readonly text: string }
  | { readonly t: 'left' }
  | { readonly t: 'lagging' }
  | { readonly t: 'hostClosing' }
  | { readonly t: 'ping'; readonly at: number };
