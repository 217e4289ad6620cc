import { describe, expect, test } from 'vitest';
import { fits, legal, type Move, type Offer, QUESTION_KINDS, questionOf, type State } from '../../core/index.ts';
import {
  type Chosen,
  choose,
  NOTHING,
  nextSteps,
  nextVictim,
  offerAt,
  stepBack,
  stillOpen,
  thingsOfVictim,
  wholeMove,
} from '../../renderer/session/chart.ts';
import { liesIn } from '../../renderer/session/lies.ts';
import { type Lies, pathOf, thingFor } from '../../renderer/session/steps.ts';
import type { Thing } from '../../renderer/session/thing.ts';
import { asked, positions } from './random-game.ts';

/** Clicks one after the other; a whole move ends them. */
function click(offers: readonly Offer[], things: readonly Thing[], me: number): { chosen: Chosen; move: Move | null } {
  let chosen: Chosen = NOTHING;
  for (const thing of things) {
    const outcome = choose(offers, chosen, thing, me);
    if (!outcome) return { chosen, move: null };
    if ('move' in outcome) return { chosen, move: outcome.move };
    chosen = outcome.chosen;
  }
  return { chosen, move: wholeMove(offers, chosen) };
}

/** The things to click for this offer, step by step; what follows by itself needs no click. */
function wayTo(offers: readonly Offer[], offer: Offer, me: number, lies: Lies): Thing[] {
  const path = pathOf(offer) ?? [];
  const things: Thing[] = [];
  for (let { chosen, move } = click(offers, things, me); !move; { chosen, move } = click(offers, things, me)) {
    const step = path[chosen.path.length];
    if (!step) break;
    things.push(thingFor(step, me, lies));
  }
  const slot = offer.slot?.from.slice(0, offer.slot.min) ?? [];
  const picks = (offer.victims ?? []).flatMap((victim) =>
    victim.from.length > 1 ? thingsOfVictim(victim).slice(-1) : [],
  );
  return [...things, ...slot.map(lies), ...picks];
}

/** Kinds of questions that may stay unasked in so many games. */
const RARE = 6;

describe('the input chart over random games', () => {
  const each = (visit: (state: State, me: number, offers: readonly Offer[]) => void) => {
    for (const state of positions()) {
      for (const me of asked(state)) visit(state, me, legal(state, me));
    }
  };

  test('every offer can be reached by clicks alone, and the clicks send exactly that offer', () => {
    const seen = new Set<string>();
    const kinds = new Set<string>();
    each((state, me, offers) => {
      kinds.add(questionOf(state)?.kind ?? '');
      for (const offer of offers) {
        for (const key of Object.keys(offer.move)) seen.add(key);
        if ('pass' in offer.move || 'end' in offer.move) continue;
        const way = wayTo(offers, offer, me, liesIn(state, me));
        const { move } = click(offers, way, me);
        expect(move && fits(offer, move), `${JSON.stringify(offer)} by ${JSON.stringify(way)}`).toBe(true);
      }
    });
    expect([...seen].sort().join(' ')).toBe(
      'advance as by choose discard end flip give on pass pay play take target targets use',
    );
    // Which rare ones come by hangs on the deal; two Vulture Sams never do.
    expect(QUESTION_KINDS.filter((kind) => !kinds.has(kind)).length).toBeLessThan(RARE);
  });

  test('stepping back leads to the start from anywhere, one choice at a time', () => {
    each((state, me, offers) => {
      for (const offer of offers) {
        const things = wayTo(offers, offer, me, liesIn(state, me));
        for (let far = 1; far <= things.length; far += 1) {
          let { chosen } = click(offers, things.slice(0, far), me);
          for (let backs = 0; backs < things.length; backs += 1) chosen = stepBack(chosen);
          expect(chosen).toEqual(NOTHING);
        }
      }
    });
  });

  test('what is no offer sends nothing', () => {
    each((state, me, offers) => {
      const strangers = state.printed.map((_, card): Thing => ({ what: 'hand', card }));
      for (const thing of strangers) {
        const outcome = choose(offers, NOTHING, thing, me);
        if (outcome && 'move' in outcome) expect(offers.some((offer) => fits(offer, outcome.move))).toBe(true);
      }
    });
  });
});

describe('single choices', () => {
  const panic = (target: number, on: number | 'hand'): Offer => ({ move: { by: 0, play: 7, target, on } });
  const bang = (play: number, target: number): Offer => ({ move: { by: 0, play, target } });
  const discard: Offer = { move: { by: 0, discard: [] }, slot: { key: 'discard', from: [1, 2, 3], min: 2, max: 2 } };
  const hand = (card: number): Thing => ({ what: 'hand', card });

  test('a card of a row names its owner and itself at once', () => {
    const offers = [panic(1, 'hand'), panic(1, 20), panic(2, 'hand')];
    expect(click(offers, [hand(7), { what: 'row', seat: 1, card: 20 }], 0).move).toEqual(panic(1, 20).move);
  });

  test('a seat with only one thing to take needs no second question', () => {
    const offers = [panic(1, 'hand'), panic(1, 20), panic(2, 'hand')];
    expect(click(offers, [hand(7), { what: 'seat', seat: 2 }], 0).move).toEqual(panic(2, 'hand').move);
    const { chosen, move } = click(offers, [hand(7), { what: 'seat', seat: 1 }], 0);
    expect(move).toBeNull();
    expect(nextSteps(offers, chosen)).toHaveLength(2);
  });

  test('a single target is still pointed at, never assumed', () => {
    const { move } = click([bang(1, 2)], [hand(1)], 0);
    expect(move).toBeNull();
  });

  test('a second click on the picked card puts it back, another card takes its place', () => {
    const offers = [bang(1, 2), bang(1, 3), bang(4, 2), bang(4, 3)];
    expect(click(offers, [hand(1), hand(1)], 0).chosen).toEqual(NOTHING);
    expect(click(offers, [hand(1), hand(4), { what: 'seat', seat: 3 }], 0).move).toEqual(bang(4, 3).move);
  });

  test('two names for one card are a question of their own', () => {
    const offers: Offer[] = [bang(1, 2), { move: { by: 0, play: 1, as: 'missed' } }];
    const named = { what: 'option', option: 'missed' } as const;
    expect(click(offers, [hand(1), named], 0).move).toEqual(offers[1]?.move);
  });

  describe('a Brawl', () => {
    const brawl: Offer = {
      move: { by: 0, play: 7, pay: [], targets: [] },
      slot: { key: 'pay', from: [1, 2], min: 1, max: 1 },
      victims: [
        { seat: 1, from: ['hand', 20] },
        { seat: 2, from: ['hand'] },
        { seat: 3, from: [30, 31] },
      ],
    };
    const row = (seat: number, card: number): Thing => ({ what: 'row', seat, card });
    const whole = [hand(7), hand(2), { what: 'holding', seat: 1 } as const, row(3, 31)];

    test('is paid for first, then something of each is picked from the left, where there is a choice', () => {
      const { chosen } = click([brawl], [hand(7)], 0);
      expect(nextVictim([brawl], chosen)).toBeNull();
      expect(choose([brawl], chosen, row(1, 20), 0)).toBeNull();
      const paid = click([brawl], whole.slice(0, 2), 0).chosen;
      expect(nextVictim([brawl], paid)?.seat).toBe(1);
      expect(choose([brawl], paid, row(3, 30), 0)).toBeNull();
      expect(nextVictim([brawl], click([brawl], whole.slice(0, 3), 0).chosen)?.seat).toBe(3);
    });

    test('goes out whole, with what leaves no choice filled in', () => {
      const targets = [
        { seat: 1, on: 'hand' },
        { seat: 2, on: 'hand' },
        { seat: 3, on: 31 },
      ];
      expect(click([brawl], whole.slice(0, 3), 0).move).toBeNull();
      expect(click([brawl], whole, 0).move).toEqual({ by: 0, play: 7, pay: [2], targets });
    });

    test('is stepped back from pick by pick, then from its price, then from the card', () => {
      const { chosen } = click([brawl], whole, 0);
      const back = stepBack(stepBack(chosen));
      expect(back).toEqual(click([brawl], whole.slice(0, 2), 0).chosen);
      expect(stepBack(stepBack(back))).toEqual(NOTHING);
    });

    test('forgets a pick that is not there any more', () => {
      const { chosen } = click([brawl], whole, 0);
      const later = { ...brawl, victims: [{ seat: 1, from: [20] }, ...(brawl.victims?.slice(1) ?? [])] };
      expect(stillOpen([later], chosen).named).toEqual([{ seat: 3, on: 31 }]);
    });
  });

  test('cards to discard are toggled, and a full slot lets the oldest go', () => {
    expect(click([discard], [hand(1)], 0).move).toBeNull();
    expect(click([discard], [hand(1), hand(2)], 0).move).toEqual({ by: 0, discard: [1, 2] });
    expect(click([discard], [hand(1), hand(2), hand(3)], 0).move).toEqual({ by: 0, discard: [2, 3] });
    expect(click([discard], [hand(1), hand(1)], 0).chosen).toEqual(NOTHING);
    expect(offerAt([discard], NOTHING)?.slot?.max).toBe(2);
  });
});
