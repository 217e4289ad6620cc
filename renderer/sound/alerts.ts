import { questionOf } from '../../core/index.ts';
import { type Session, useSession } from '../session/store.ts';
import { Attention } from './attention.ts';
import { playCue } from './sound.ts';

/** Milliseconds before the deadline at which the watch is heard. */
const HURRY = 5000;
/** A window this short is over before a warning could help. */
const SHORTEST_WITH_WARNING = 2 * HURRY;

const waitsForMe = ({ truth, me }: Session, question: number): boolean => {
  const open = truth && questionOf(truth);
  return open?.id === question && open.seats.includes(me);
};

/** Calls the player who sits here: your turn, you are asked, time is short, not possible. */
export function soundAlerts(): () => void {
  const attention = new Attention();
  let hurry: ReturnType<typeof setTimeout> | undefined;

  const heed = (now: Session, before: Session | null) => {
    const call = attention.next(now.shown, now.backlog.length > 0, now.me);
    if (call) playCue(call);
    if (now.rejected && now.rejected !== before?.rejected) playCue('refused');
    if (now.decision !== before?.decision) wind(now);
  };
  const wind = ({ decision }: Session) => {
    clearTimeout(hurry);
    if (!decision || decision.deadline === null) return;
    const left = decision.deadline - performance.now();
    if (left < SHORTEST_WITH_WARNING) return;
    hurry = setTimeout(() => {
      if (waitsForMe(useSession.getState(), decision.question)) playCue('clock');
    }, left - HURRY);
  };

  heed(useSession.getState(), null);
  const unsubscribe = useSession.subscribe(heed);
  return () => {
    clearTimeout(hurry);
    unsubscribe();
  };
}
