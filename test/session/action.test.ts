import { describe, expect, test } from 'vitest';
import { fits, legal, type Offer, questionOf } from '../../core/index.ts';
import { type Actions, actionsIn } from '../../renderer/session/action.ts';
import {
  type Chosen,
  choose,
  NOTHING,
  nextSteps,
  nextVictim,
  offerAt,
  openOffers,
  thingsOfVictim,
} from '../../renderer/session/chart.ts';
import { liesIn } from '../../renderer/session/lies.ts';
import { type Lies, thingFor } from '../../renderer/session/steps.ts';
import type { Thing } from '../../renderer/session/thing.ts';
import { asked, filled, positions } from './random-game.ts';

const bang = (play: number, target: number): Offer => ({ move: { by: 0, play, target } });
const pass: Offer = { move: { by: 0, pass: true } };
const end: Offer = { move: { by: 0, end: true } };
const seat = (number: number): Thing => ({ what: 'seat', seat: number });
const question = (kind: 'play' | 'shot' | 'discard') =>
  ({ id: 1, kind, seats: [0], by: 1, source: 'bang', card: 9, need: 1, got: 0, cards: [] }) as const;
const buttons = (
  offers: readonly Offer[],
  kind: 'play' | 'shot' | 'discard',
  chosen: Chosen,
  pointed: Thing | null,
): Actions =>
  actionsIn({ offers, chosen, pointed, me: 0, question: question(kind), lies: (card) => ({ what: 'hand', card }) });
const picked = (card: number): Chosen => ({
  path: [
    { key: 'card', card },
    { key: 'as', as: null, auto: true },
  ],
  slot: [],
  named: [],
});

describe('what the buttons do', () => {
  test('in the own turn the main button ends it, until a card is picked', () => {
    const offers = [bang(1, 2), bang(1, 3), end];
    expect(buttons(offers, 'play', NOTHING, null)).toMatchObject({ main: end.move, end: end.move, back: false });
    expect(buttons(offers, 'play', picked(1), null)).toMatchObject({ main: null, back: true });
    expect(buttons(offers, 'play', picked(1), seat(3)).main).toEqual(bang(1, 3).move);
    expect(buttons(offers, 'play', picked(1), seat(4)).main).toBeNull();
  });

  test('the only target stands on the main button without being pointed at', () => {
    expect(buttons([bang(1, 2), end], 'play', picked(1), null).main).toEqual(bang(1, 2).move);
  });

  test('against a shot a flip comes first, then a Missed!, then one in disguise; passing never by the main button', () => {
    const flip: Offer = { move: { by: 0, flip: 30 } };
    const missed: Offer = { move: { by: 0, play: 5 } };
    const disguised: Offer = { move: { by: 0, play: 4, as: 'missed' } };
    expect(buttons([disguised, missed, flip, pass], 'shot', NOTHING, null).main).toEqual(flip.move);
    expect(buttons([disguised, missed, pass], 'shot', NOTHING, null).main).toEqual(missed.move);
    expect(buttons([disguised, pass], 'shot', NOTHING, null).main).toEqual(disguised.move);
    expect(buttons([pass], 'shot', NOTHING, null)).toMatchObject({ main: null, pass: pass.move });
  });

  test('discarding has its own button, once the count fits', () => {
    const discard: Offer = { move: { by: 0, discard: [] }, slot: { key: 'discard', from: [1, 2, 3], min: 2, max: 2 } };
    expect(buttons([discard], 'discard', { path: [], slot: [1], named: [] }, null)).toMatchObject({
      main: null,
      discard: null,
    });
    const full = buttons([discard], 'discard', { path: [], slot: [1, 3], named: [] }, null);
    expect(full).toMatchObject({ main: null, discard: { by: 0, discard: [1, 3] } });
  });
});

test('random games: every offer is reached by keys alone: pointing, the buttons, and the walk over what is legal', () => {
  let reached = 0;
  for (const state of positions()) {
    for (const me of asked(state)) {
      const offers = legal(state, me);
      for (const offer of offers) {
        const move = byKeys(offers, offer, me, questionOf(state), liesIn(state, me));
        expect(move && fits(offer, move), JSON.stringify(offer)).toBe(true);
        reached += 1;
      }
    }
  }
  expect(reached).toBeGreaterThan(1000);
});

/** Walks to each next legal thing and confirms with Enter or Space; passing, ending and discarding are keys of their own. */
function byKeys(
  offers: readonly Offer[],
  wanted: Offer,
  me: number,
  question: ReturnType<typeof questionOf>,
  lies: Lies,
) {
  let chosen: Chosen = NOTHING;
  const whole = filled(wanted);
  for (let presses = 0; presses < 12; presses += 1) {
    const actions = actionsIn({ offers, chosen, pointed: null, me, question, lies });
    const ready = [actions.main, actions.pass, actions.end, actions.discard].find((move) => move && fits(wanted, move));
    if (ready) return ready;
    const slot = offerAt(offers, chosen)?.slot;
    const missing = slot && slot.key in whole ? slot.from.find((card) => !chosen.slot.includes(card)) : undefined;
    const step = nextSteps(offers, chosen).find((next) => {
      const outcome = choose(offers, chosen, thingFor(next, me, lies), me);
      if (!outcome) return false;
      return 'move' in outcome ? fits(wanted, outcome.move) : openOffers(offers, outcome.chosen).includes(wanted);
    });
    const thing: Thing | null = step ? thingFor(step, me, lies) : missing === undefined ? null : lies(missing);
    const victim = nextVictim(offers, chosen);
    const next = victim ? thingsOfVictim(victim)[0] : thing;
    const outcome = next ? choose(offers, chosen, next, me) : null;
    if (!outcome) return null;
    if ('move' in outcome) return outcome.move;
    chosen = outcome.chosen;
  }
  return null;
}
