import { type NamedMove, parseScenario, type Scenario, type Seat, type Step } from '../../core/index.ts';

/** In the order in which one learns. */
export const LESSON_IDS: readonly string[] = [
  'first-shot',
  'distance',
  'weapons',
  'dodging',
  'staying-alive',
  'who-is-who',
  'jail-and-dynamite',
  'duel',
  'green-cards',
  'the-train',
];

/** What the ring of the coach can lie around: a seat's plate, or a part of the own rail. */
export type Spot = `seat-${number}` | 'prompt' | 'life' | 'role' | 'pile' | 'train';

/** One step of a lesson: the coach tells something, I am to make a move, or another seat makes its own. */
export type LessonStep =
  | { readonly kind: 'tell'; readonly text: string; readonly spot: Spot | null }
  | {
      readonly kind: 'own';
      readonly text: string;
      readonly spot: Spot | null;
      readonly move: NamedMove;
      /** Any cards may fill the free part of the move, not only those that it names. */
      readonly any: boolean;
    }
  | { readonly kind: 'other'; readonly move: NamedMove };

/** A table laid out by hand, and what happens on it. Texts are keys below the lesson's id in `lessons.json`. */
export interface Lesson {
  readonly id: string;
  readonly me: Seat;
  readonly scenario: Scenario;
  readonly steps: readonly LessonStep[];
}

/** Sits at the table of every lesson. */
const ME: Seat = 0;
const SPOT = /^(seat-[1-7]|prompt|life|role|pile|train)$/;

/**
 * A lesson is written as a scenario (`test/scenarios/FORMAT.md`) whose steps may also be `{ "tell": "key" }`, and whose
 * moves of seat 0 bear the coach's words as `"ask": "key"`, and `"any": true` where other cards do as well; either may
 * name a `spot`. Expectations are for the tests.
 * @throws if it is not written so
 */
export function parseLesson(value: unknown): Lesson {
  const written = value as { readonly steps?: readonly Record<string, unknown>[] };
  const steps = (written.steps ?? []).map((step) => read(step));
  const { scenario, fault } = parseScenario({ ...written, steps: steps.flatMap(({ played }) => played ?? []) });
  if (!scenario) throw new Error(`expected a lesson, got one with a fault: ${fault}`);
  const played = scenario.steps.values();
  return {
    id: scenario.id,
    me: ME,
    scenario,
    steps: steps.flatMap((step) => stepOf(step, step.played ? (played.next().value ?? null) : null)),
  };
}

interface Read {
  readonly text: string | null;
  readonly spot: Spot | null;
  readonly any: boolean;
  /** The step as a scenario has it; null where the coach only tells something. */
  readonly played: Record<string, unknown> | null;
}

function read({ tell, ask, spot = null, any = false, ...played }: Record<string, unknown>): Read {
  const text = tell ?? ask ?? null;
  if (text !== null && typeof text !== 'string') throw new Error(`expected the key of a text, got ${text}`);
  if (spot !== null && !SPOT.test(String(spot))) throw new Error(`expected a spot of the table, got ${spot}`);
  const isOwn = played.by === ME;
  if (isOwn !== (ask !== undefined))
    throw new Error(`expected words with each own move, and only there: ${JSON.stringify(played)}`);
  return { text, spot: spot as Spot | null, any: any === true, played: tell === undefined ? played : null };
}

function stepOf({ text, spot, any }: Read, played: Step | null): LessonStep[] {
  if (played === null) return text === null ? [] : [{ kind: 'tell', text, spot }];
  if (played.kind !== 'move') return [];
  const { move } = played;
  return text === null ? [{ kind: 'other', move }] : [{ kind: 'own', text, spot, move, any }];
}

/** What the coach says at a step: its own words, or the last ones while the others act. Null before the first. */
export function wordsAt({ steps }: Lesson, at: number): Exclude<LessonStep, { kind: 'other' }> | null {
  for (const step of steps.slice(0, at + 1).reverse()) if (step.kind !== 'other') return step;
  return null;
}
