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
import type { HostMessage, Presence, QuickStart, SavedTable, TableSettings } from '../../core/protocol/messages.ts';

/** An event with its place in the game, so that the log and the stage can name it. */
export interface Staged {
  readonly at: number;
  readonly event: GameEvent;
}

interface Decision {
  readonly question: number;
  /** By this machine's `performance.now()`; null without a clock. */
  readonly deadline: number | null;
  /** Poker face: no reply shows before this instant; null where it shows at once. */
  readonly window: number | null;
  /** From the moment the question came to its deadline, for the clock's ring; milliseconds. */
  readonly span: number | null;
  readonly undo: boolean;
}

/** Somebody asks to take back. */
interface UndoAsked {
  readonly by: Seat;
  readonly waiting: readonly Seat[];
  /** By this machine's `performance.now()`. */
  readonly until: number;
}

/**
 * What this client knows. Truth is the last view from the host; shown is the view folded up to the event on stage; the
 * backlog lies between them. Nothing here is predicted: a click changes it only once the host has answered.
 */
export interface Session {
  readonly connection: 'connecting' | 'open' | 'lost' | 'refused';
  /** The line to the host while there is one; kept up by `connection.ts`. */
  readonly line: ClientConn | null;
  /** The id of the answer on its way to the host: until it is settled nothing else can be chosen. */
  readonly sent: string | null;
  /** The place of the last message in the host's stream; the next must follow it. */
  readonly seq: number;
  readonly me: Viewer;
  readonly table: string | null;
  readonly settings: TableSettings | null;
  readonly saved: readonly SavedTable[];
  readonly presence: readonly Presence[];
  readonly truth: State | null;
  readonly shown: State | null;
  readonly backlog: readonly Staged[];
  /** Facts that have been on stage, oldest first: what the log tells. */
  readonly past: readonly Staged[];
  readonly decision: Decision | null;
  /** The last refusal, until the next answer is sent. */
  readonly rejected: Extract<HostMessage, { t: 'reject' }> | null;
  /** The reply is on the table's hold until the window ends. */
  readonly held: boolean;
  readonly undoAsked: UndoAsked | null;
  /** What the command line asked for; taken once by the new-game screen. */
  readonly start: QuickStart | null;
  /** What the host answered to "copy bug report", until it is taken. */
  readonly report: string | null;
  /** Why the host does not let this client in. */
  readonly refused: Extract<HostMessage, { t: 'refused' }> | null;

  receive(message: HostMessage): void;
  /** Takes the next event on stage: folds it into `shown` and returns it; null when shown equals truth. */
  stageNext(): Staged | null;
  /** Everything at once: skipping, reduced motion, a hidden window. */
  catchUp(): void;
}

/** What the seat may do now; empty while something is still on stage, so that no highlight runs ahead of the table. */
export function offersOf({ truth, backlog, me, sent }: Session): readonly Offer[] {
  if (!truth || me < 0 || backlog.length > 0 || sent !== null) return NO_OFFERS;
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
} as const satisfies Partial<Session>;

const NO_OFFERS: readonly Offer[] = [];
const offersByState = new WeakMap<State, readonly Offer[]>();

export const useSession = create<Session>()((set, get) => ({
  connection: 'connecting',
  line: null,
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
  refused: null,

  receive(message) {
    switch (message.t) {
      case 'welcome':
        return set({ connection: 'open', saved: message.saved, refused: null, start: message.start ?? get().start });
      case 'saved':
        return set({ saved: message.saved });
      case 'refused':
        return set({ connection: 'refused', refused: message });
      case 'view': {
        const { seq, view, past, settings, table, viewer } = message;
        const told = past.map((event, at) => ({ at, event }));
        const seated = { seq, me: viewer, table, settings, truth: view, shown: view, past: told };
        return set({ ...seated, backlog: [], decision: null, sent: null, held: false, rejected: null });
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
          sent: null,
          held: false,
          rejected: null,
        });
      }
      case 'decision': {
        const { question, now, undo } = message;
        const here = performance.now();
        const local = (instant: number | null) => (instant === null ? null : here + instant - now);
        const deadline = local(message.deadline);
        const span = deadline === null ? null : deadline - here;
        return set({ decision: { question, deadline, span, window: local(message.window), undo } });
      }
      case 'presence':
        return set({ presence: message.seats });
      case 'reject':
        return set({ rejected: message, sent: null, held: false });
      case 'ack':
        // The answer is settled by the events that follow from it, never before them.
        return set({ held: false });
      case 'held':
        return set({ held: true });
      case 'settings':
        return set({ settings: message.settings });
      case 'undoAsked': {
        const until = performance.now() + message.until - message.now;
        return set({ undoAsked: { by: message.by, waiting: message.waiting, until } });
      }
      case 'undoClosed':
        return set({ undoAsked: null });
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
