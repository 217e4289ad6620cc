import type { Question } from '../model/question.ts';
import type { State } from '../model/state.ts';
import { ruleOf } from './frame-rules.ts';
import { topFrame } from './game.ts';

/** What the table waits for; null once the game is over. The same on the state and on every view of it. */
export function questionOf(state: State): Question | null {
  const frame = topFrame(state);
  if (!frame) return null;
  const rule = ruleOf(frame);
  const seats = rule.asks(state, frame);
  const first = seats[0];
  if (first === undefined) return null;
  const { kind, by, source, card, need, got, cards } = rule.question(state, frame, first);
  return { id: state.question, kind, seats, by, source, card, need, got, cards };
}
