import { describe, expect, test } from 'vitest';
import { handOf, legal, type Move, type PublicFacts, type State } from '../../core/index.ts';
import type { TableSettings } from '../../core/protocol/messages.ts';
import { waitOfBot, windowFor } from '../../electron/host/timing.ts';
import { type Client, House, seededChance } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

const isShot = ({ view, seat }: Client): boolean => {
  const top = view?.stack[view.stack.length - 1];
  return top?.f === 'shot' && top.seat === seat;
};

/** Plays until the person is shot at. */
async function shotAt(changes: Partial<TableSettings>): Promise<{ house: House; ann: Client }> {
  for (let seed = 1; seed < 60; seed += 1) {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ seed, ...changes }));
    await ann.playUntil(isShot);
    if (isShot(ann) && (ann.view?.zones[handOf(0)]?.length ?? 0) > 0) return { house, ann };
  }
  throw new Error('expected a shot at the person in one of these games');
}

const pass: Move = { by: 0, pass: true };

describe('with a poker face', () => {
  test('a reply is held until the window closes, then made and acknowledged', async () => {
    const { house, ann } = await shotAt({ pokerFace: 'full' });
    const { window, now } = ann.last('decision');
    expect(window).toBeGreaterThan(now);
    const before = house.state;
    const id = ann.answer(pass);
    expect(ann.outcome(id)).toEqual({ t: 'held', id });
    await house.clock.advance((window ?? 0) - house.clock.now() - 1);
    expect(house.state).toBe(before);
    await house.clock.advance(1);
    expect(house.state.question).toBeGreaterThan(before.question);
    expect(ann.outcome(id)).toEqual({ t: 'ack', id });
  });

  test('a second thought comes too late, the same answer sent again does not', async () => {
    const { ann } = await shotAt({ pokerFace: 'full' });
    ann.answer(pass, undefined, 'first');
    const other = ann.answer(pass, undefined, 'other');
    expect(ann.outcome(other)).toMatchObject({ t: 'reject', reason: { code: 'late' } });
    ann.answer(pass, undefined, 'first');
    expect(ann.outcome('first')).toEqual({ t: 'held', id: 'first' });
  });

  test('after the window an answer shows at once', async () => {
    const { house, ann } = await shotAt({ pokerFace: 'short' });
    await house.clock.advance(20_000);
    const id = ann.answer(pass);
    expect(ann.outcome(id)).toEqual({ t: 'ack', id });
  });

  test('a person without an answer is asked all the same, a hand that all see to be empty is not', async () => {
    const { asked, empty } = await replies('short');
    expect(asked.withoutAnswer).toBeGreaterThan(0);
    expect(empty).toBe(0);
  });

  test('without one the host passes for a hand that leaves nothing', async () => {
    const { asked } = await replies('off');
    expect(asked.withAnswer).toBeGreaterThan(0);
    expect(asked.withoutAnswer).toBe(0);
  });
});

/** How often a person was asked for a reply over some games, by what their hand held. */
async function replies(pokerFace: TableSettings['pokerFace']) {
  const asked = { withAnswer: 0, withoutAnswer: 0 };
  let empty = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ seed, pokerFace }));
    const seen = new Set<number>();
    await ann.playUntil(({ view }) => {
      if (!view || !ann.isAsked || seen.has(view.question) || !isReplyTo(view)) return false;
      seen.add(view.question);
      if (view.zones[handOf(0)]?.length === 0 && legal(view, 0).length === 1) empty += 1;
      if (legal(view, 0).length > 1) asked.withAnswer += 1;
      else asked.withoutAnswer += 1;
      return false;
    });
  }
  return { asked, empty };
}

const isReplyTo = ({ stack }: State): boolean => ['shot', 'demand', 'duel'].includes(stack[stack.length - 1]?.f ?? '');

describe('times', () => {
  const facts: PublicFacts = { first: false, grave: false, repeated: false, botsOnly: false, pace: 'normal' };

  test('a window is drawn from public facts and luck alone: nothing else is handed in', () => {
    const same = [1, 2].map(() => windowFor('shot', 'full', facts, seededChance(9)));
    expect(same[0]).toBe(same[1]);
    expect(windowFor('shot', 'off', facts, seededChance())).toBeNull();
    expect(windowFor('play', 'full', facts, seededChance())).toBeNull();
  });

  test('a bot replies when the window closes, whatever it holds and whatever the pace', () => {
    expect(waitOfBot(1234, { ...facts, pace: 'off' }, seededChance())).toBe(1234);
  });

  test('windows and pauses vary, and keep to their bounds', () => {
    const chance = seededChance(3);
    const windows = Array.from({ length: 500 }, () => windowFor('duel', 'short', facts, chance) ?? 0);
    expect(new Set(windows).size).toBeGreaterThan(100);
    expect(Math.min(...windows)).toBeGreaterThanOrEqual(1200);
    expect(Math.max(...windows)).toBeLessThanOrEqual(2600);
    const pauses = Array.from({ length: 500 }, () => waitOfBot(null, facts, chance));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(400);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3000);
  });
});
