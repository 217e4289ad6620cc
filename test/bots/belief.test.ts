import { describe, expect, it } from 'vitest';
import { type Belief, chancesOf, learn, openBelief, reveal } from '../../core/bots/belief.ts';
import { type ActName, LIKELIHOODS } from '../../core/bots/likelihoods.ts';
import { rolesOf } from '../../core/bots/roles.ts';
import type { RoleSeen } from '../../core/index.ts';

/** The table before any act: the sheriff alone shows his role. */
function table(seats: number): Belief {
  const shown = Array.from({ length: seats }, (_, seat): RoleSeen => (seat === 0 ? 'sheriff' : 'unknown'));
  return openBelief(rolesOf(seats), shown);
}

const sees = (belief: Belief, seat: number, act: ActName): void => learn(belief, seat, LIKELIHOODS[act], 1);

describe('belief over the roles', () => {
  it.each([
    [4, 3],
    [5, 12],
    [6, 20],
    [7, 60],
  ])('has with %i players %i ways in which the roles may lie', (seats, ways) => {
    expect(table(seats).assignments).toHaveLength(ways);
  });

  it('gives nobody more than counting does before any act', () => {
    const { deputy, outlaw, renegade } = chancesOf(table(7));
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      expect(deputy[seat]).toBeCloseTo(2 / 6);
      expect(outlaw[seat]).toBeCloseTo(3 / 6);
      expect(renegade[seat]).toBeCloseTo(1 / 6);
    }
  });

  it('takes the seat that shot at the sheriff for an outlaw (bots.md §3: .91, renegade .06)', () => {
    const belief = table(7);
    sees(belief, 1, 'hurtSheriff');
    expect(chancesOf(belief).outlaw[1]).toBeCloseTo(0.91, 2);
    expect(chancesOf(belief).renegade[1]).toBeCloseTo(0.065, 2);
  });

  it('takes the seat that shot at such an outlaw for a deputy (.65, renegade .23, outlaw .12)', () => {
    const belief = table(7);
    sees(belief, 1, 'hurtSheriff');
    sees(belief, 2, 'harmOutlawish');
    const { deputy, outlaw, renegade } = chancesOf(belief);
    expect(deputy[2]).toBeCloseTo(0.65, 1);
    expect(renegade[2]).toBeCloseTo(0.23, 1);
    expect(outlaw[2]).toBeCloseTo(0.12, 1);
  });

  it('with three seats that shot at the sheriff trusts the silent ones (outlaws .84 each, deputies .63)', () => {
    const belief = table(7);
    for (const seat of [1, 2, 3]) sees(belief, seat, 'hurtSheriff');
    const { deputy, outlaw } = chancesOf(belief);
    for (const seat of [1, 2, 3]) expect(outlaw[seat]).toBeCloseTo(0.84, 1);
    for (const seat of [4, 5, 6]) expect(deputy[seat]).toBeCloseTo(0.63, 1);
  });

  it('leaves a seat that attacks strangers only near where it was', () => {
    const belief = table(7);
    for (let shot = 0; shot < 3; shot += 1) sees(belief, 4, 'harmUnknown');
    expect(chancesOf(belief).outlaw[4]).toBeGreaterThan(0.35);
    expect(chancesOf(belief).outlaw[4]).toBeLessThan(0.55);
  });

  it('rules out what an open role contradicts, and counts the rest', () => {
    const belief = table(5);
    reveal(belief, 1, 'deputy');
    expect(chancesOf(belief).deputy[2]).toBe(0);
    expect(chancesOf(belief).outlaw[2]).toBeCloseTo(2 / 3);
  });

  it('knows of its own role what the onlooker does not', () => {
    const belief = table(4);
    expect(chancesOf(belief, { seat: 1, role: 'renegade' }).outlaw.slice(2)).toEqual([1, 1]);
    expect(chancesOf(belief).outlaw[2]).toBeCloseTo(2 / 3);
  });

  it('never takes acts for a proof', () => {
    const belief = table(7);
    for (let shot = 0; shot < 20; shot += 1) sees(belief, 1, 'hurtSheriff');
    expect(chancesOf(belief).deputy[1]).toBeGreaterThan(0.001);
  });
});
