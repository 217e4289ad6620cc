import { describe, expect, test } from 'vitest';
import { type Dice, diceOf } from '../../core/bots/dice.ts';
import { type Card, decide, legal, redact, redactEvent, type State, sees } from '../../core/index.ts';
import { botOn, gameOf, type Moment, sevenOf } from './support.ts';

/** Another table that this seat could not tell from the true one: what it may not see is dealt anew. */
function dealtAnew(state: State, seat: number, dice: Dice): State {
  const mixed = <T>(items: readonly T[]): T[] => {
    const left = items.slice();
    for (let last = left.length - 1; last > 0; last -= 1) {
      const other = Math.floor(dice() * (last + 1));
      [left[last], left[other]] = [left[other] as T, left[last] as T];
    }
    return left;
  };
  const hiddenSeats = state.roles.flatMap((_, at) => (at === seat || state.shown[at] ? [] : [at]));
  const roles = state.roles.slice();
  const dealt = mixed(hiddenSeats.map((at) => state.roles[at] ?? 'unknown'));
  hiddenSeats.forEach((at, place) => {
    roles[at] = dealt[place] ?? 'unknown';
  });
  const hidden = mixed(state.zones.flatMap((zone, at): readonly Card[] => (sees(seat, at) ? [] : zone)));
  const zones = state.zones.map((zone, at) => (sees(seat, at) ? zone : hidden.splice(0, zone.length)));
  return { ...state, roles, zones, generator: state.generator.map((word) => word ^ 0x5bd1e995) };
}

const moments = (level: 'greenhorn' | 'gunslinger', every: number): Moment[] => {
  const found: Moment[] = [];
  for (let seed = 1; seed <= 8; seed += 1) {
    let count = 0;
    const watch = (moment: Moment): void => {
      if (count++ % every === 0) found.push({ ...moment, past: moment.past.slice(), events: moment.events.slice() });
    };
    gameOf(sevenOf(level, 4 + (seed % 4)), seed, watch, seed % 2 === 0 ? [] : ['dodge-city']);
  }
  return found;
};

describe.each(['greenhorn', 'gunslinger'] as const)('a %s', (level) => {
  const positions = moments(level, 9);

  test('decides the same whatever lies where it cannot see', () => {
    const dice = diceOf(7);
    expect(positions.length).toBeGreaterThan(100);
    for (const { state, seat, events, seed, move } of positions) {
      const other = dealtAnew(state, seat, dice);
      const message = JSON.stringify({ view: redact(other, seat), legal: legal(other, seat) });
      expect(message).toBe(JSON.stringify({ view: redact(state, seat), legal: legal(state, seat) }));
      const { view, legal: offers } = JSON.parse(message);
      const decision = decide({ view, events, legal: offers, ...botOn(seat, level, seed) });
      expect(JSON.stringify(decision.move)).toBe(JSON.stringify(move));
    }
  });

  test('is handed nothing that a marker in the hidden places would reach', () => {
    const marker = 987_654;
    for (const { state, seat, past, seed } of positions) {
      const poisoned: State = {
        ...state,
        zones: state.zones.map((zone, at) => (sees(seat, at) ? zone : zone.map(() => marker))),
        generator: state.generator.map(() => marker),
      };
      const events = past.map((event) =>
        redactEvent(event.e === 'settled' && event.generator ? { ...event, generator: [marker] } : event, seat),
      );
      const request = { view: redact(poisoned, seat), events, legal: legal(state, seat), ...botOn(seat, level, seed) };
      expect(JSON.stringify(request)).not.toContain(String(marker));
    }
  });

  test('remembers the same from one array that grew and from a fresh copy', () => {
    for (const { seat, view, events, legal: offers, seed, move } of positions) {
      const again = decide({
        view,
        events: JSON.parse(JSON.stringify(events)),
        legal: offers,
        ...botOn(seat, level, seed),
      });
      expect(again.move).toEqual(move);
    }
  });

  test('gives its reason by a key, and the next best move', () => {
    const reasons = positions.map(({ seat, view, events, legal: offers, seed }) =>
      decide({ view, events, legal: offers, ...botOn(seat, level, seed) }),
    );
    for (const { why } of reasons) expect(why.goal).toMatch(/^goal\.[a-z-]+$/);
    expect(reasons.filter(({ why }) => why.runnerUp !== null).length).toBeGreaterThan(positions.length / 4);
  });
});
