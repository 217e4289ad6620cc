import type { Question } from '../model/question.ts';
import type { State } from '../model/state.ts';
import { ruleOf } from './frame-rules.ts';
import { topFrame } from './game.ts';
import { askedSeats } from './legality.ts';

/** What the table waits for; null once the game is over. The same on the state and on every view of it. */
export function questionOf(state: State): Question | null {
  const frame = topFrame(state);
  const seats = askedSeats(state);
  const [first] = seats;
  if (!frame || first === undefined) return null;
  return { id: state.question, seats, ...ruleOf(frame).question(state, frame, first) };
}
