import { legal, type Move, redact, type Seat, TEMPERS, type Temper, why } from '../../core/index.ts';
import { type Brain, wayOn } from './brain.ts';
import type { Chance } from './chance.ts';
import type { TableBasis } from './table-basis.ts';

const TEMPER_LIST: readonly Temper[] = Object.values(TEMPERS);
/** What plays a person's chair when its clock has run out or its person has gone. */
const STAND_IN = 'greenhorn';

interface Mind {
  readonly temper: Temper;
  readonly luck: number;
}

/** The bots of one table: each has a temper and luck of its own, drawn apart from the game's generator. */
export class BotSeats {
  readonly #basis: TableBasis;
  readonly #brain: Brain;
  readonly #note: (text: string) => void;
  readonly #minds: readonly Mind[];

  constructor(basis: TableBasis, brain: Brain, chance: Chance, note: (text: string) => void) {
    this.#basis = basis;
    this.#brain = brain;
    this.#note = note;
    this.#minds = basis.settings.seats.map(() => ({
      temper: TEMPER_LIST[Math.floor(chance.next() * TEMPER_LIST.length)] ?? TEMPERS['fair-judge'],
      luck: chance.words(1)[0] ?? 0,
    }));
  }

  /** A legal move for the seat that is asked, whatever happens to its mind; null if by then it has none. */
  async decide(seat: Seat): Promise<Move | null> {
    const { id, course, seats } = this.#basis;
    const { temper, luck } = this.#minds[seat] ?? { temper: TEMPERS['fair-judge'], luck: 0 };
    const plan = seats.plan(seat);
    const offers = legal(course.state, seat);
    try {
      const move = await this.#brain.decide({
        table: id,
        seat,
        request: {
          view: redact(course.state, seat),
          events: course.told(seat),
          legal: offers,
          level: plan.kind === 'bot' ? plan.level : STAND_IN,
          temper,
          rngSeed: luck,
        },
      });
      if (!why(course.state, seat, move)) return move;
      this.#note(`table ${id}: the bot of seat ${seat} chose ${JSON.stringify(move)}, which is not allowed`);
    } catch (error) {
      this.#note(`table ${id}: the bot of seat ${seat} failed: ${String(error)}`);
    }
    return wayOn(legal(course.state, seat));
  }
}
