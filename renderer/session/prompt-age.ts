import { lookOf, useSelection } from './selection.ts';
import { offersOf, useSession } from './store.ts';
import type { Thing } from './thing.ts';

/** Milliseconds after which somebody can have read a prompt. */
const READ_MS = 400;

/** What is asked of this seat: it changes with the question, with a doubt about a card, and with an undo that is asked about. */
function promptNow(): string {
  const session = useSession.getState();
  const asked = offersOf(session).length > 0 ? session.truth?.question : null;
  return `${session.table} ${asked} ${useSelection.getState().doubt} ${session.undoAsked?.by}`;
}

const latest = { prompt: promptNow(), at: Number.NEGATIVE_INFINITY };

function follow(): void {
  const prompt = promptNow();
  if (prompt === latest.prompt) return;
  Object.assign(latest, { prompt, at: performance.now() });
}

useSession.subscribe(follow);
useSelection.subscribe(follow);

/** The prompt has come up so lately that nobody can mean what they press: it was meant for the one before. */
export const isUnread = (): boolean => performance.now() - latest.at < READ_MS;

/**
 * Whether the second half of a double click can be meant: not where the first has brought up another prompt, nor where it
 * would only put back what that has picked.
 */
export const isSecondMeant = (thing: Thing | null = null): boolean =>
  !isUnread() && !(thing && lookOf(thing) === 'picked');
