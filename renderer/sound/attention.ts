import { type QuestionKind, questionOf, type Seat, type State, type Viewer } from '../../core/index.ts';
import type { CueName } from './cues.ts';

/** Steps of one's own turn: the turn was announced, so they need no sound of their own. */
const OWN_STEPS: readonly QuestionKind[] = ['play', 'discard', 'source', 'peek', 'flip'];

/** Notices when the table begins to wait for the player who sits here. */
export class Attention {
  #turn: Seat | null = null;
  #announced = false;
  #question: number | null = null;

  /** The cue that this moment calls for: once for one's turn, once for each question out of turn. */
  next(shown: State | null, staging: boolean, me: Viewer): Extract<CueName, 'your-turn' | 'asked'> | null {
    if (!shown || me < 0) return this.#forget();
    if (shown.turn !== this.#turn) {
      this.#turn = shown.turn;
      this.#announced = false;
    }
    if (staging) return null;
    const question = questionOf(shown);
    if (!question?.seats.includes(me) || question.id === this.#question) return null;
    this.#question = question.id;
    const inTurn = shown.turn === me && OWN_STEPS.includes(question.kind);
    if (!inTurn) return question.by === me ? null : 'asked';
    if (this.#announced) return null;
    this.#announced = true;
    return 'your-turn';
  }

  #forget(): null {
    this.#turn = null;
    this.#announced = false;
    this.#question = null;
    return null;
  }
}
