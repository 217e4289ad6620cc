import { describe, expect, test } from 'vitest';
import { type GameEvent, NOBODY, type RoleSeen } from '../../core/index.ts';
import { deathsIn, lastShot, roundsIn, sideOf } from '../../renderer/screens/end/deaths.ts';

const past = (...events: GameEvent[]) => events.map((event, at) => ({ at, event }));
const turn = (seat: number): GameEvent => ({ e: 'turnBegan', seat });
const aimed = (by: number, at: number, kind: string): GameEvent => ({ e: 'aimed', by, at, kind });
const eliminated = (seat: number, by: number): GameEvent => ({ e: 'eliminated', seat, by });

describe('who got whom', () => {
  test('the card that was aimed last is the one that killed', () => {
    const facts = past(turn(0), aimed(0, 1, 'panic'), aimed(0, 2, 'bang'), eliminated(2, 0));
    expect(deathsIn(facts)).toEqual([{ seat: 2, by: 0, kind: 'bang' }]);
  });

  test('Dynamite kills in the name of nobody, and the shots of the turn before are forgotten', () => {
    const facts = past(aimed(0, 1, 'bang'), turn(1), { e: 'exploded', seat: 1 }, eliminated(1, NOBODY));
    expect(deathsIn(facts)).toEqual([{ seat: 1, by: NOBODY, kind: 'dynamite' }]);
    expect(lastShot(deathsIn(facts))).toBeUndefined();
  });

  test('the order is the order of falling, and the last shot is the last credited death', () => {
    const facts = past(
      turn(0),
      aimed(0, 1, 'duel'),
      eliminated(1, 0),
      turn(2),
      aimed(2, 0, 'gatling'),
      eliminated(0, 2),
    );
    const deaths = deathsIn(facts);
    expect(deaths.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(lastShot(deaths)).toEqual({ seat: 0, by: 2, kind: 'gatling' });
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

  test('a round begins with each turn of whoever had the first', () => {
    expect(roundsIn(past(turn(2), turn(0), turn(1), turn(2), turn(0)))).toBe(2);
    expect(roundsIn([])).toBe(1);
  });
});
