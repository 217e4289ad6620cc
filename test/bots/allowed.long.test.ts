import { describe, expect, test } from 'vitest';
import { kindOfCard, type Level, why } from '../../core/index.ts';
import { gameOf, sevenOf } from './support.ts';

const BOTH = ['dodge-city', 'great-train-robbery'];
/** Wagons that lend their answer to another blue card: their price was once left out. */
const LENDING = ['caboose', 'sleeper-car'];

/** The host asks `why` before it plays a bot's answer, and plays another where there is a reason against it. */
describe.each<Level>(['greenhorn', 'gunslinger'])('a %s with both sets', (level) => {
  test('never answers what the host would refuse', { timeout: 600_000 }, () => {
    let answers = 0;
    let lent = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      gameOf(
        sevenOf(level, 3 + (seed % 6)),
        seed,
        ({ state, seat, move }) => {
          answers += 1;
          if ('use' in move && typeof move.use === 'number' && LENDING.includes(kindOfCard(state, move.use).id))
            lent += 1;
          expect(why(state, seat, move), `seed ${seed}: ${JSON.stringify(move)}`).toBeNull();
        },
        BOTH,
      );
    }
    expect(answers).toBeGreaterThan(15_000);
    expect(lent).toBeGreaterThan(20);
  });
});
