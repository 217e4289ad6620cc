import { create } from 'zustand';
import {
  apply,
  draftOf,
  type GameEvent,
  legal,
  NOBODY,
  type Offer,
  type Seat,
  type State,
  type Viewer,
} from '../../core/index.ts';
import type { ClientConn } from '../../core/protocol/bridge.ts';
import type { HostMessage, Presence, QuickStart, Saved, TableSettings } from '../../core/protocol/messages.ts';

/** An event with its place in the game, so that the log and the stage can name it. */
export interface Staged {
  readonly at: number;
  readonly event: GameEvent;
}

interface Decision {
  readonly question: number;
  /** By this machine's `performance.now()`; null without a clock, and while it stands still. */
  readonly deadline: number | null;
  /** Milliseconds that there were, and that are left while it stands still; null without a clock. */
  readonly clock: { readonly limit: number; readonly left: number } | null;
  /** Poker face: no reply shows before this instant; null where it shows at once. */
  readonly window: number | null;
  readonly undo: boolean;
}

/** Somebody asks to take back. */
interface UndoAsked {
  readonly by: Seat;
  readonly waiting: readonly Seat[];
  /** By this machine's `performance.now()`. */
  readonly until: number;
}

/** An answer that the host has not settled yet. */
interface Sent {
  readonly id: string;
  /** A clock ran while it was given: it may come too late. */
  readonly clocked: boolean;
}

/** A table of this page's own, a lesson, which stands in for the host. */
interface Practice {
  readonly table: Pick<ClientConn, 'send'>;
  /** The only moves that can be chosen now. */
  readonly offers: readonly Offer[];
  /** Goes on once what the coach tells has been read; null while the lesson waits for something else. */
  readonly readOn: (() => void) | null;
}

/**
 * What this client knows. Truth is the last view from the host; shown is the view folded up to the event on stage; the
 * backlog lies between them. Nothing here is predicted: a click changes it only once the host has answered.
 */
export interface Session {
  /**
   * `lagging`: the host holds its messages back until this page has caught up · `closing`: the program that holds the
   * table has said goodbye · `lost`: the line broke; like after `closing` a new one is tried.
   */
  readonly connection: 'connecting' | 'open' | 'lagging' | 'closing' | 'lost' | 'refused';
  /** The line to the host while there is one; kept up by `connection.ts`. */
  readonly line: ClientConn | null;
  /** Null unless a lesson is on the table. */
  readonly practice: Practice | null;
  /** The answer on its way to the host: until it is settled nothing else can be chosen. */
  readonly sent: Sent | null;
  /** The place of the last message in the host's stream; the next must follow it. */
  readonly seq: number;
  readonly me: Viewer;
  readonly table: string | null;
  readonly settings: TableSettings | null;
  readonly saved: readonly Saved[];
  readonly presence: readonly Presence[];
  readonly truth: State | null;
  readonly shown: State | null;
  readonly backlog: readonly Staged[];
  /** Facts that have been on stage, oldest first: what the log tells. */
  readonly past: readonly Staged[];
  readonly decision: Decision | null;
  /** The last refusal that the player should know of, until the next answer is sent or it has been shown. */
  readonly rejected: Extract<HostMessage, { t: 'reject' }> | null;
  /** The reply is on the table's hold until the window ends. */
  readonly held: boolean;
  readonly undoAsked: UndoAsked | null;
  /** What the command line asked for; taken once by the new-game screen. */
  readonly start: QuickStart | null;
  /** What the host answered to "copy bug report", until it is taken. */
  readonly report: string | null;
  /** What the line has to tell in passing, until it has been shown: it is back · the clock ran out before an answer · a move is taken back. */
  readonly notice: 'back' | 'time-up' | 'undone' | null;
  /** Why the host does not let this client in. */
  readonly refused: Extract<HostMessage, { t: 'refused' }> | null;

  receive(message: HostMessage): void;
  /** Takes the next event on stage: folds it into `shown` and returns it; null when shown equals truth. */
  stageNext(): Staged | null;
  /** Everything at once: skipping, reduced motion, a hidden window. */
  catchUp(): void;
}

/** What the seat may do now; empty while something is still on stage, so that no highlight runs ahead of the table. */
export function offersOf({ truth, backlog, me, sent, connection, undoAsked, practice }: Session): readonly Offer[] {
  if (undoAsked) return NO_OFFERS;
  if (!truth || me < 0 || backlog.length > 0 || sent !== null || connection !== 'open') return NO_OFFERS;
  if (practice) return practice.offers;
  const known = offersByState.get(truth);
  if (known) return known;
  const offers = legal(truth, me);
  offersByState.set(truth, offers);
  return offers;
}
/** No table: what is left when one gets up. */
const AWAY = {
  table: null,
  settings: null,
  truth: null,
  shown: null,
  backlog: [],
  past: [],
  presence: [],
  decision: null,
  sent: null,
  held: false,
  undoAsked: null,
  rejected: null,
  notice: null,
  practice: null,
} as const satisfies Partial<Session>;

const SETTLED = { sent: null, held: false } as const satisfies Partial<Session>;
const BROKEN: ReadonlySet<Session['connection']> = new Set(['lost', 'closing']);

/**
 * What a refusal changes. A message without an id that could be read can only be the answer that waits. An answer that
 * came late crossed the table's own: nothing went wrong, so nothing is said, unless a clock has run out meanwhile.
 */
function refused(message: Extract<HostMessage, { t: 'reject' }>, { sent }: Session): Partial<Session> {
  const mine = sent !== null && (message.id === sent.id || message.id === '');
  if (message.reason.code !== 'late') return { ...(mine && SETTLED), rejected: message };
  if (!mine) return {};
  return sent.clocked ? { ...SETTLED, notice: 'time-up' } : SETTLED;
}

const NO_OFFERS: readonly Offer[] = [];
const offersByState = new WeakMap<State, readonly Offer[]>();

export const useSession = create<Session>()((set, get) => ({
  connection: 'connecting',
  line: null,
  practice: null,
  sent: null,
  seq: 0,
  me: NOBODY,
  table: null,
  settings: null,
  saved: [],
  presence: [],
  truth: null,
  shown: null,
  backlog: [],
  past: [],
  decision: null,
  rejected: null,
  held: false,
  undoAsked: null,
  start: null,
  report: null,
  notice: null,
  refused: null,

  receive(message) {
    if (get().connection === 'lagging' && message.t !== 'lagging') set({ connection: 'open' });
    switch (message.t) {
      case 'welcome': {
        const notice = BROKEN.has(get().connection) ? 'back' : get().notice;
        const start = message.start ?? get().start;
        return set({ connection: 'open', notice, saved: message.saved, refused: null, start });
      }
      case 'lagging':
        return set({ connection: 'lagging' });
      case 'hostClosing':
        return set({ connection: 'closing', sent: null, held: false });
      case 'saved':
        return set({ saved: message.saved });
      case 'refused':
        return set({ connection: 'refused', refused: message });
      case 'view': {
        const { seq, view, past, settings, table, viewer } = message;
        const told = past.map((event, at) => ({ at, event }));
        const seated = { seq, me: viewer, table, settings, truth: view, shown: view, past: told };
        return set({ ...seated, backlog: [], decision: null, sent: null, held: false, undoAsked: null });
      }
      case 'events': {
        const { truth, backlog, past } = get();
        if (!truth) return;
        const draft = draftOf(truth);
        for (const event of message.events) apply(draft, event);
        const first = past.length + backlog.length;
        const more = message.events.map((event, index) => ({ at: first + index, event }));
        return set({
          seq: message.seq,
          truth: draft,
          backlog: [...backlog, ...more],
        });
      }
      case 'decision': {
        const { question, now, clock, undo } = message;
        const here = performance.now();
        const local = (instant: number | null) => (instant === null ? null : here + instant - now);
        const [deadline, window] = [local(message.deadline), local(message.window)];
        return set({ decision: { question, deadline, clock, window, undo } });
      }
      case 'presence':
        return set({ presence: message.seats });
      case 'reject':
        return set(refused(message, get()));
      case 'ack':
        // Comes right behind the events of the answer. Events alone settle nothing: they may be of somebody else's move.
        return set(message.id === get().sent?.id ? SETTLED : {});
      case 'held':
        return set(message.id === get().sent?.id ? { held: true } : {});
      case 'settings':
        return set({ settings: message.settings });
      case 'undoAsked': {
        const until = performance.now() + message.until - message.now;
        return set({ undoAsked: { by: message.by, waiting: message.waiting, until } });
      }
      case 'undoClosed':
        return set({ undoAsked: null, notice: message.granted ? 'undone' : get().notice });
      case 'report':
        return set({ report: message.text });
      case 'left':
        return set({ ...AWAY });
      default:
        return;
    }
  },

  stageNext() {
    const { shown, backlog, past } = get();
    const [next, ...rest] = backlog;
    if (!shown || !next) return null;
    const draft = draftOf(shown);
    apply(draft, next.event);
    set({ shown: draft, backlog: rest, past: [...past, next] });
    return next;
  },

  catchUp() {
    const { truth, backlog, past } = get();
    if (backlog.length > 0) set({ shown: truth, backlog: [], past: [...past, ...backlog] });
  },
}));
