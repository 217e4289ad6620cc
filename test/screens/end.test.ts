import { describe, expect, test } from 'vitest';
import { type GameEvent, NOBODY, type RoleSeen } from '../../core/index.ts';
import { deathsIn, fallen, lastShot, roundsIn, sideOf } from '../../renderer/screens/end/deaths.ts';

const past = (...events: GameEvent[]) => events.map((event, at) => ({ at, event }));
const turn = (seat: number): GameEvent => ({ e: 'turnBegan', seat });
const aimed = (by: number, at: number, kind: string): GameEvent => ({ e: 'aimed', by, at, kind });
const eliminated = (seat: number, by: number): GameEvent => ({ e: 'eliminated', seat, by });

const lost = (seat: number, by: number, source: string): GameEvent => ({ e: 'lifeLost', seat, points: 1, by, source });

describe('who got whom', () => {
  test('what took the last life point is what killed, whatever was aimed at whom meanwhile', () => {
    const facts = past(turn(0), aimed(0, 1, 'panic'), lost(2, 0, 'indians'), aimed(0, 1, 'bang'), eliminated(2, 0));
    expect(deathsIn(facts)).toEqual([{ seat: 2, fate: 'out', by: 0, kind: 'indians' }]);
  });

  test('Dynamite kills in the name of nobody', () => {
    const facts = past(turn(1), { e: 'exploded', seat: 1 }, lost(1, NOBODY, 'dynamite'), eliminated(1, NOBODY));
    expect(deathsIn(facts)).toEqual([{ seat: 1, fate: 'out', by: NOBODY, kind: 'dynamite' }]);
    expect(lastShot(deathsIn(facts))).toBeUndefined();
  });

  test('the order is the order of falling, and the last shot is the last credited death', () => {
    const facts = past(turn(0), lost(1, 0, 'duel'), eliminated(1, 0), turn(2), lost(0, 2, 'gatling'), eliminated(0, 2));
    const deaths = deathsIn(facts);
    expect(fallen(deaths)).toEqual([1, 0]);
    expect(lastShot(deaths)).toMatchObject({ seat: 0, by: 2, kind: 'gatling' });
  });

  test('who stays as a ghost has no place among the fallen until the ghost goes out, which is nobody’s doing', () => {
    const facts = past(turn(0), lost(1, 0, 'bang'), { e: 'haunted', seat: 1 }, lost(2, 0, 'punch'), eliminated(2, 0));
    expect(deathsIn(facts)[0]).toEqual({ seat: 1, fate: 'haunted', by: 0, kind: 'bang' });
    expect(fallen(deathsIn(facts))).toEqual([2]);
    const ended = deathsIn([...facts, ...past(eliminated(1, NOBODY))]);
    expect(ended.at(-1)).toEqual({ seat: 1, fate: 'vanished', by: NOBODY, kind: null });
    expect(fallen(ended)).toEqual([2, 1]);
    expect(lastShot(ended)).toBeUndefined();
  });

  test('who comes back as a ghost gives up the place', () => {
    const facts = past(lost(1, 0, 'bang'), eliminated(1, 0), lost(2, 0, 'bang'), eliminated(2, 0));
    const back = deathsIn([...facts, ...past({ e: 'revived', seat: 1 })]);
    expect(fallen(back)).toEqual([2]);
    expect(fallen(deathsIn([...facts, ...past({ e: 'revived', seat: 1 }, eliminated(1, NOBODY))]))).toEqual([2, 1]);
  });
});

describe('who has won', () => {
  const won = (roles: readonly RoleSeen[], winners: readonly number[]) => sideOf({ roles, winners });

  test('with a sheriff the sides win, without one everybody plays alone', () => {
    expect(won(['sheriff', 'outlaw', 'outlaw', 'renegade'], [1, 2])).toBe('outlaws');
    expect(won(['sheriff', 'outlaw', 'deputy', 'renegade'], [0, 2])).toBe('law');
    expect(won(['deputy', 'outlaw', 'renegade'], [0])).toBe('deputy');
    expect(won(['deputy', 'outlaw', 'renegade'], [1])).toBe('outlaw');
    expect(won(['deputy', 'outlaw', 'renegade'], [2])).toBe('renegade');
    expect(won(['deputy', 'outlaw', 'renegade'], [])).toBe('nobody');
  });

  test('a round begins whenever the turn comes round to whoever had the first, or past his empty place', () => {
    expect(roundsIn(past(turn(2), turn(0), turn(1), turn(2), turn(0)), 3)).toBe(2);
    expect(roundsIn(past(turn(0), turn(1), turn(2), turn(1), turn(2), turn(1)), 3)).toBe(3);
    expect(roundsIn([], 4)).toBe(1);
  });

  test('an extra turn begins no round', () => {
    expect(roundsIn(past(turn(1), turn(1), turn(2), turn(0), turn(0), turn(1)), 3)).toBe(2);
  });
});
