import type { GameEvent } from '../../core/index.ts';
import type { Bookkeeping, Fact } from '../../core/model/event.ts';

/** Events without cue and sentence; the compiler asks for each of them. */
const BOOKKEEPING: Readonly<Record<Bookkeeping['e'], true>> = {
  framePushed: true,
  frameChanged: true,
  framePopped: true,
  questionAnswered: true,
  triggerQueued: true,
  triggersTaken: true,
  generatorMoved: true,
};

/** What the log tells, and what a bot remembers. */
export const isFact = (event: GameEvent): event is Fact => !Object.hasOwn(BOOKKEEPING, event.e);
