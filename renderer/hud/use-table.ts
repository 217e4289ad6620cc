import { useEffect, useMemo, useState } from 'react';
import { type Question, questionOf, type Seat, type State } from '../../core/index.ts';
import { type Session, type Staged, useSession } from '../session/store.ts';
import { LogReader } from './log/lines.ts';
import type { LogLine } from './log/sentence.ts';

/** The table as it is on screen, and the question it waits with. */
export interface OnScreen {
  readonly state: State;
  readonly me: Seat;
  readonly question: Question | null;
  /** Something is still on stage: nothing can be chosen yet. */
  readonly busy: boolean;
}

export function useOnScreen(): OnScreen | null {
  const state = useSession((session) => session.shown);
  const me = useSession((session) => session.me);
  const busy = useSession((session) => session.backlog.length > 0);
  return useMemo(
    () => (state ? { state, me, question: busy ? null : questionOf(state), busy } : null),
    [state, me, busy],
  );
}

interface Told {
  readonly table: string | null;
  readonly past: readonly Staged[];
  readonly reader: LogReader;
  readonly lines: readonly LogLine[];
}
/** Several parts of the HUD read the log: it is folded once for all of them. */
const latest: { told: Told | null } = { told: null };

/** The sentences of the log up to what is on screen. */
export function useLog(): readonly LogLine[] {
  const past = useSession((session) => session.past);
  const table = useSession((session) => session.table);
  return useMemo(() => toldOf(past, table), [past, table]);
}

function toldOf(past: readonly Staged[], table: string | null): readonly LogLine[] {
  const state = useSession.getState().truth;
  if (!state) return NO_LINES;
  const known = latest.told;
  if (known?.past === past && known.table === table) return known.lines;
  const goesOn = known?.table === table && known.past.at(-1) === past[known.past.length - 1];
  const reader = known && goesOn ? known.reader : new LogReader(state);
  reader.follow(past);
  const lines = reader.lines.slice();
  latest.told = { table, past, reader, lines };
  return lines;
}
const NO_LINES: readonly LogLine[] = [];

/** The stage has come to the question that the host's decision is about. */
const isOnScreen = ({ shown, backlog, decision }: Session): boolean =>
  shown !== null && decision !== null && backlog.length === 0 && shown.question === decision.question;

/** Milliseconds of `performance.now()`, four times a second while `on`. */
export function useNow(on: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!on) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [on]);
  return now;
}

/** What is left of the decision on screen: never more than there was. Null without a clock, and until it is on screen. */
export interface TimeLeft {
  readonly seconds: number;
  /** 1 at first, 0 at the end. */
  readonly part: number;
}

export function useTimeLeft(): TimeLeft | null {
  const decision = useSession((session) => (isOnScreen(session) ? session.decision : null));
  const clock = decision?.clock ?? null;
  const deadline = decision?.deadline ?? null;
  const now = useNow(deadline !== null);
  if (!clock) return null;
  const left = Math.min(clock.limit, Math.max(0, deadline === null ? clock.left : deadline - now));
  return { seconds: Math.ceil(left / 1000), part: clock.limit > 0 ? left / clock.limit : 0 };
}
