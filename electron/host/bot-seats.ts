import { legal, type Move, redact, type Seat, TEMPERS, why } from '../../core/index.ts';
import { type Brain, wayOn } from './brain.ts';
import { faultText } from './fault-text.ts';
import type { TableBasis } from './table-basis.ts';

/** What plays a person's chair when its clock has run out or its person has gone. */
const STAND_IN = 'greenhorn';

/** The bots of one table, each with its own mind (`mind.ts`). */
export class BotSeats {
  readonly #basis: TableBasis;
  readonly #brain: Brain;
  readonly #note: (text: string) => void;

  constructor(basis: TableBasis, brain: Brain, note: (text: string) => void) {
    this.#basis = basis;
    this.#brain = brain;
    this.#note = note;
  }

  /** A legal move for the seat that is asked, whatever happens to its mind; null if by then it has none. */
  async decide(seat: Seat): Promise<Move | null> {
    const { id, course, seats, minds } = this.#basis;
    const { temper, luck } = minds[seat] ?? { temper: 'fair-judge', luck: 0 };
    const plan = seats.plan(seat);
    const { state } = course;
    const offers = legal(state, seat);
    try {
      const move = await this.#brain.decide({
        table: id,
        seat,
        request: {
          view: redact(state, seat),
          events: course.told(seat),
          legal: offers,
          level: plan.kind === 'bot' ? plan.level : STAND_IN,
          temper: TEMPERS[temper],
          rngSeed: luck,
        },
      });
      if (!why(course.state, seat, move)) return move;
      // What the table has left behind while it thought is no fault of the bot's.
      if (course.state === state)
        this.#note(`table ${id}: the bot of seat ${seat} chose ${JSON.stringify(move)}, which is not allowed`);
    } catch (error) {
      this.#note(`table ${id}: the bot of seat ${seat} failed: ${faultText(error)}`);
    }
    return wayOn(legal(course.state, seat));
  }
}
