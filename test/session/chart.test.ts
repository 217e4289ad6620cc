import { describe, expect, test } from 'vitest';
import type { Move, Offer } from '../../core/index.ts';
import { type Chosen, choose, NOTHING, nextSteps, offerAt, wholeMove } from '../../renderer/session/chart.ts';
import type { Thing } from '../../renderer/session/thing.ts';

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

  test('cards to discard are toggled, and a full slot lets the oldest go', () => {
    expect(click([discard], [hand(1)], 0).move).toBeNull();
    expect(click([discard], [hand(1), hand(2)], 0).move).toEqual({ by: 0, discard: [1, 2] });
    expect(click([discard], [hand(1), hand(2), hand(3)], 0).move).toEqual({ by: 0, discard: [2, 3] });
    expect(click([discard], [hand(1), hand(1)], 0).chosen).toEqual(NOTHING);
    expect(offerAt([discard], NOTHING)?.slot?.max).toBe(2);
  });
});
