import type { BotChoices } from '../scenario/run-scenario.ts';
import { type BotDemand, STEP_LEVELS } from '../scenario/scenario.ts';
import { decide } from './decide.ts';
import { LEVELS, type Level } from './level.ts';
import { TEMPERS } from './temper.ts';

const SEEDS = [1, 2, 3] as const;
/** A position is searched with as many rounds every time, so that a run can be repeated. */
const BUDGET = { iterations: 200 } as const;

/** Every level that is here from `from` on, with each temper and seed, decides a position of the corpus. */
export const decidePosition: BotChoices = function* ({ view, events, legal }, from) {
  for (const level of levelsFrom(from)) {
    for (const [name, temper] of Object.entries(TEMPERS)) {
      for (const rngSeed of SEEDS) {
        const { move } = decide({ view, events, legal, level, temper, rngSeed, budget: BUDGET });
        yield { bot: `${level} (${name}, seed ${rngSeed})`, move };
      }
    }
  }
};

/** Files may ask for levels that are not here yet. */
const levelsFrom = (from: BotDemand['from']): Level[] =>
  STEP_LEVELS.slice(STEP_LEVELS.indexOf(from)).flatMap((name) => LEVELS.find((level) => level === name) ?? []);
