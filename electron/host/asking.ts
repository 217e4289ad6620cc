import { handOf, legal, type Move, type PublicFacts, type Question, type Seat } from '../../core/index.ts';
import type { Rejection, TableSettings } from '../../core/protocol/messages.ts';
import type { Sitter } from './audience.ts';
import type { Chance } from './chance.ts';
import type { Course } from './course.ts';
import type { Seats } from './seats.ts';
import { isGrave, isReply, STAGED_WITHIN, timeFor, waitOfBot, windowFor } from './timing.ts';

/** Where the result of a message goes: the client's own id for it, and who sent it. */
export interface Sender {
  readonly id: string;
  readonly sitter: Sitter;
  /** It is carried out: its sender is told so, and it is not carried out again. */
  readonly done: () => void;
}

export const reject = ({ id, sitter }: Sender, code: Rejection['code']): void =>
  sitter.send({ t: 'reject', id, reason: { code } });

/** Whether it is the same message of the same person, sent again. */
export const isSameSender = (a: Sender, b: Sender): boolean => a.id === b.id && a.sitter.owner === b.sitter.owner;

/** One seat that the table waits for. Instants are the host's clock. */
export interface Asking {
  readonly seat: Seat;
  readonly question: Question;
  /** The question's id when the seat was first asked this: where all decide at once, the others' answers raise it. */
  readonly since: number;
  /** How many moves had been made when it was asked. */
  readonly askedAfter: number;
  /** No reply shows before; null where the answer shows at once. */
  window: number | null;
  /** Time to decide; null without a clock. */
  readonly limit: number | null;
  readonly askedAt: number;
  /** Then the seat's bot answers; null without a clock. */
  deadline: number | null;
  /** Its person has it on the screen. */
  seen: boolean;
  /** A good answer that waits for the window. */
  held: { readonly move: Move; readonly sender: Sender } | null;
  /** When a bot may act for the seat; null while it is a person's to answer. */
  actsAt: number | null;
  /** What it will do then, once it has made up its mind. */
  thought: Move | null;
  /** The host itself passes for the seat: nothing else is left. */
  readonly forced: boolean;
}

/** What all times of a table depend on. */
export interface Circumstances {
  readonly course: Course;
  readonly seats: Seats;
  readonly settings: TableSettings;
  readonly chance: Chance;
}

/** Asks a seat: draws its window, sets its clock, and passes or hands over to its bot where it is not a person's turn. */
export function askingOf(seat: Seat, question: Question, now: number, around: Circumstances): Asking {
  const { course, seats, settings, chance } = around;
  const asked = { seat, question, since: question.id, askedAfter: course.moves, askedAt: now, seen: false };
  const asking = { ...asked, held: null, thought: null };
  if (leavesOnlyPass(seat, question, around)) {
    const thought = { by: seat, pass: true } as const;
    return { ...asking, window: null, limit: null, deadline: null, actsAt: now, thought, forced: true };
  }
  const facts = publicFacts(seat, question, around);
  const window = windowFor(question.kind, settings.pokerFace, facts, chance);
  const time = timeFor(question.kind, settings.clock);
  const limit = time === null ? null : Math.max(time, window ?? 0);
  const staged = seats.isHere(seat) ? STAGED_WITHIN : 0;
  return {
    ...asking,
    window: window === null ? null : now + window,
    limit,
    deadline: limit === null ? null : now + limit + staged,
    actsAt: seats.playsItself(seat) ? now + waitOfBot(window, facts, chance) : null,
    forced: false,
  };
}

/**
 * Whether the host passes at once. With a poker face only where everybody can see that nothing else is left: without
 * cards in hand all that a seat could do lies open. Without one also where its own hand leaves nothing.
 */
function leavesOnlyPass(seat: Seat, { kind }: Question, { course, settings }: Circumstances): boolean {
  if (!isReply(kind)) return false;
  if (settings.pokerFace !== 'off' && course.state.zones[handOf(seat)]?.length !== 0) return false;
  const [offer, ...others] = legal(course.state, seat);
  return offer !== undefined && others.length === 0 && 'pass' in offer.move;
}

function publicFacts(seat: Seat, { kind }: Question, { course, seats, settings }: Circumstances): PublicFacts {
  return {
    ...course.rhythm(seat),
    grave: isGrave(course.state, kind, seat),
    botsOnly: !seats.persons().some((person) => !course.state.dead[person]),
    pace: settings.pace,
  };
}

/** An ability has changed the table under the open question: its bot thinks again, after a pause if the act was its own. */
export function thinkAgain(asking: Asking, actor: Seat, now: number, around: Circumstances): void {
  asking.thought = null;
  if (actor !== asking.seat) return;
  const wait = waitOfBot(null, publicFacts(asking.seat, asking.question, around), around.chance);
  asking.actsAt = Math.max(now + wait, asking.window ?? 0);
}

/** Whether it is still the same thing that the seat is asked. */
export function isSameAsking(asking: Asking, question: Question): boolean {
  const { id, kind, by, source, need, got } = asking.question;
  if (kind !== question.kind || by !== question.by || source !== question.source) return false;
  return asksAllAtOnce(question) || (id === question.id && need === question.need && got === question.got);
}

const asksAllAtOnce = ({ kind }: Question): boolean => kind === 'character';

/** A good answer waits for the end of the window; whoever sent it last learns what comes of it. */
export function hold(asking: Asking, move: Move, sender: Sender): void {
  asking.held = { move, sender };
  sender.sitter.send({ t: 'held', id: sender.id });
}

/** Its person is back: what their bot was about to do is theirs to do again. */
export function giveBack(asking: Asking): void {
  if (asking.forced) return;
  asking.actsAt = null;
  asking.thought = null;
}

/** Its person has the question on the screen: now the clock runs. Returns whether that is news. */
export function see(asking: Asking, now: number): boolean {
  if (asking.seen) return false;
  asking.seen = true;
  if (asking.deadline === null || asking.limit === null) return false;
  asking.deadline = Math.min(asking.deadline, now + asking.limit);
  return true;
}

/** The table stood still from `since` to `now`: moves everything by as much of that as the seat was asked already. */
export function postpone(asking: Asking, since: number, now: number): void {
  const by = now - Math.max(since, asking.askedAt);
  if (asking.window !== null) asking.window += by;
  if (asking.deadline !== null) asking.deadline += by;
  if (asking.actsAt !== null) asking.actsAt += by;
}

/** The next instant at which something is to be done about it; null while it only waits. */
export function dueAt({ window, deadline, held, thought, actsAt }: Asking): number | null {
  if (held) return window;
  if (actsAt === null) return deadline;
  return thought ? actsAt : null;
}
