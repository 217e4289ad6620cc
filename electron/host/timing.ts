import { type PublicFacts, pauseFor, type QuestionKind, type Seat, type State } from '../../core/index.ts';
import type { TableSettings } from '../../core/protocol/messages.ts';
import { type Chance, drawn, type Span } from './chance.ts';

/** How long no reply shows, by the table's poker face. Milliseconds, as everything here. */
const WINDOWS: Readonly<Record<'short' | 'full', Span>> = {
  short: { median: 1700, spread: 0.2, least: 1200, most: 2600 },
  full: { median: 4200, spread: 0.2, least: 3000, most: 6000 },
};
const GRAVE = 1.4;
const BOTS_ONLY = 1 / 3;

const CLOCKS: Readonly<Record<'relaxed' | 'fast', Readonly<Record<'turn' | 'reply', number>>>> = {
  relaxed: { turn: 120_000, reply: 45_000 },
  fast: { turn: 40_000, reply: 15_000 },
};

/** How long others have to agree to an undo. */
export const CONSENT_WITHIN = 30_000;
/** A chair whose person has gone is played by its bot after this long, if others wait for it. */
export const AWAY_GRACE = 20_000;
/** A bot that has not answered after this long is not waited for. */
export const BOT_WITHIN = 2_000;
/** What leads to a question is on stage first: until it is seen, but no longer than this, its clock does not run. */
export const STAGED_WITHIN = 8_000;
/** After a fault of ours at an alarm it rings no sooner than this. */
export const AFTER_FAULT = 1_000;
/** A save that could not be written is tried again after this long. */
export const RETRY_SAVE = 5_000;

/** Answers to what somebody else did; whether a seat holds one is nobody's business (poker face). */
const REPLIES: readonly QuestionKind[] = ['shot', 'demand', 'duel', 'dying'];
export const isReply = (kind: QuestionKind): boolean => REPLIES.includes(kind);

/** The seat could be eliminated by what it is asked about. */
export const isGrave = (state: State, kind: QuestionKind, seat: Seat): boolean =>
  isReply(kind) && (state.life[seat] ?? 0) <= 1;

/** How long no reply shows, or null where the answer shows at once: by public facts and luck alone. */
export function windowFor(
  kind: QuestionKind,
  face: TableSettings['pokerFace'],
  facts: PublicFacts,
  chance: Chance,
): number | null {
  if (face === 'off' || !isReply(kind)) return null;
  return Math.round(drawn(WINDOWS[face], chance) * (facts.grave ? GRAVE : 1) * (facts.botsOnly ? BOTS_ONLY : 1));
}

/** How long a bot waits: the window where there is one, so that a reply tells nothing, else a pause like a person's. */
export function waitOfBot(window: number | null, facts: PublicFacts, chance: Chance): number {
  return window ?? pauseFor(facts, () => chance.next());
}

/** Time to decide; null without a clock. */
export function timeFor(kind: QuestionKind, clock: TableSettings['clock']): number | null {
  return clock === 'off' ? null : CLOCKS[clock][isReply(kind) ? 'reply' : 'turn'];
}
