import type { GameEvent } from '../model/event.ts';
import type { Move, Offer } from '../model/move.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { askedSeats, legal } from '../rules/legality.ts';
import { begin, play } from '../rules/play.ts';
import { redact, redactEvent } from '../view/redact.ts';
import { unmet } from './expecting.ts';
import { layOut } from './lay-out.ts';
import { isMeant, legalMeaning, nameMove, refusal } from './naming.ts';
import { parseScenario, setsNotHere } from './parse-scenario.ts';
import type { BotDemand, NamedMove, Scenario, Step } from './scenario.ts';

export interface Outcome {
  readonly id: string;
  readonly ok: boolean;
  /** The step that failed, counted from 0; null for the file as a whole. */
  readonly step: number | null;
  readonly message: string | null;
}

/** All that a bot gets to see of a position (`FORMAT.md`, "A bot's decision"). */
export interface BotPosition {
  readonly seat: Seat;
  readonly view: State;
  /** The seat's own redacted events since the table was laid out. */
  readonly events: readonly GameEvent[];
  readonly legal: readonly Offer[];
}

/** One decision, and which bot made it: level, temper and seed in words for the message. */
export interface BotChoice {
  readonly bot: string;
  readonly move: Move;
}

/** Every decision that a position asks for: each level from `from` on, with each temper and seed. */
export type BotChoices = (position: BotPosition, from: BotDemand['from']) => Iterable<BotChoice>;

/** Runs a scenario file's JSON. Anything that is wrong with it, or goes wrong, is an outcome; it never throws. */
export function outcomeOf(id: string, value: unknown, bots: BotChoices | null): Outcome {
  const [missing] = setsNotHere(value);
  if (missing !== undefined) return failed(id, null, `rules.expansions: the set ${missing} is not in this program`);
  const { scenario, fault } = parseScenario(value);
  if (!scenario) return failed(id, null, fault);
  if (scenario.id !== id) return failed(id, null, `id: expected the file's name ${id}, got ${scenario.id}`);
  return runScenario(scenario, bots);
}

export function runScenario(scenario: Scenario, bots: BotChoices | null): Outcome {
  let at: number | null = null;
  try {
    const table = new Table(scenario, bots);
    for (const [index, step] of scenario.steps.entries()) {
      at = index;
      const message = table.take(step);
      if (message !== null) return failed(scenario.id, index, message);
    }
    return { id: scenario.id, ok: true, step: null, message: null };
  } catch (error) {
    return failed(scenario.id, at, error instanceof Error ? error.message : String(error));
  }
}

const failed = (id: string, step: number | null, message: string): Outcome => ({ id, ok: false, step, message });

/** A scenario in the course of being played. Its methods say what is wrong, or null. */
class Table {
  private state: State;
  private readonly events: GameEvent[] = [];
  private readonly bots: BotChoices | null;

  constructor(scenario: Scenario, bots: BotChoices | null) {
    const { state, events } = begin(layOut(scenario));
    this.state = state;
    this.events.push(...events);
    this.bots = bots;
  }

  take(step: Step): string | null {
    switch (step.kind) {
      case 'move':
        return this.play(step.move);
      case 'expect':
        return unmet(this.state, step.expected);
      case 'legal':
        return firstOf(step.moves, (move) => this.unlessLegal(move));
      case 'illegal':
        return firstOf(step.moves, (move) => this.unlessRefused(move, null));
      case 'rejected':
        return this.unlessRefused(step.move, step.because);
      case 'bot':
        return this.unlessWell(step.demand);
    }
  }

  private play(named: NamedMove): string | null {
    const move = legalMeaning(this.state, named);
    if (!move) return `${JSON.stringify(named)} is refused: ${refusal(this.state, named)?.code}`;
    const { state, events } = play(this.state, move);
    this.state = state;
    this.events.push(...events);
    return null;
  }

  private unlessLegal(named: NamedMove): string | null {
    const reason = refusal(this.state, named);
    return reason ? `${JSON.stringify(named)} is refused: ${reason.code}, expected legal` : null;
  }

  private unlessRefused(named: NamedMove, because: string | null): string | null {
    const reason = refusal(this.state, named);
    if (!reason) return `${JSON.stringify(named)} is legal, expected a refusal`;
    if (because === null || reason.code === because) return null;
    return `${JSON.stringify(named)} is refused because ${reason.code}, expected ${because}`;
  }

  private unlessWell({ seat, from, should, shouldNot }: BotDemand): string | null {
    if (!this.bots) return 'there are no bots in this run';
    if (!askedSeats(this.state).includes(seat)) return `the game does not wait for seat ${seat}`;
    const position: BotPosition = {
      seat,
      view: redact(this.state, seat),
      events: this.events.map((event) => redactEvent(event, seat)),
      legal: legal(this.state, seat),
    };
    for (const { bot, move } of this.bots(position, from)) {
      const isOneOf = (moves: readonly NamedMove[]) => moves.some((named) => isMeant(this.state, named, move));
      if (isOneOf(shouldNot)) return `${bot} decides ${nameMove(this.state, move)}, which it should not`;
      if (should && !isOneOf(should))
        return `${bot} decides ${nameMove(this.state, move)}, which is none of the good ones`;
    }
    return null;
  }
}

function firstOf<T>(items: readonly T[], message: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = message(item);
    if (found !== null) return found;
  }
  return null;
}
