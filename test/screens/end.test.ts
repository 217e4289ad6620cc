import { describe, expect, test } from 'vitest';
import { type GameEvent, NOBODY } from '../../core/index.ts';
import { deathsIn, lastShot } from '../../renderer/screens/end/deaths.ts';

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
