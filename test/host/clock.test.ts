import { describe, expect, test } from 'vitest';
import { legal } from '../../core/index.ts';
import { STAGED_WITHIN } from '../../electron/host/timing.ts';
import type { Client } from '../support/house.ts';
import { House } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

const asked = (client: Client): boolean => client.isAsked;

describe('the decision clock', () => {
  test('off: the table waits for its person for ever', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable());
    await ann.playUntil(asked);
    const before = house.state;
    expect(ann.last('decision').deadline).toBeNull();
    await house.clock.advance(3_600_000);
    expect(house.state).toBe(before);
  });

  test('on: at the deadline the bot of the chair answers, and the person stays in the chair', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ clock: 'fast' }));
    await ann.playUntil(asked);
    const before = house.state;
    ann.seen();
    const { deadline, now, clock } = ann.last('decision');
    expect(deadline).toBe(now + 40_000);
    expect(clock).toEqual({ limit: 40_000, left: 40_000 });
    await house.clock.advance((deadline ?? 0) - house.clock.now() - 1);
    expect(house.state).toBe(before);
    await house.clock.advance(1);
    expect(house.state.question).toBeGreaterThan(before.question);
    expect(ann.last('presence').seats[0]).toEqual({ seat: 0, state: 'here' });
  });

  test('starts when the question is seen, and at the latest when what leads to it must have been staged', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ clock: 'fast' }));
    await ann.playUntil(asked);
    const { deadline, now } = ann.last('decision');
    expect(deadline).toBe(now + 40_000 + STAGED_WITHIN);
    await house.clock.advance(3_000);
    ann.seen((ann.view?.question ?? 0) - 1);
    expect(ann.last('decision').deadline).toBe(deadline);
    ann.seen();
    expect(ann.last('decision').deadline).toBe(house.clock.now() + 40_000);
    await house.clock.advance(1_000);
    ann.seen();
    expect(ann.last('decision').deadline).toBe(house.clock.now() + 39_000);
  });

  test('never gives more than it says, not even after an undo that was asked about for long', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ clock: 'fast', undo: 'consent' }, 2));
    const bea = house.client();
    await Promise.all([ann.playUntil(asked), bea.playUntil(() => ann.isAsked)]);
    const end = legal(house.state, 0).find(({ move }) => !('end' in move))?.move ?? { by: 0, end: true };
    ann.answer(end);
    ann.command({ c: 'undo' });
    await house.clock.advance(25_000);
    bea.command({ c: 'consent', agree: true });
    const { now, deadline } = ann.last('decision');
    expect(deadline).toBe(now + 40_000 + STAGED_WITHIN);
  });

  test('an ability for any time leaves the clock of the open question alone', async () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const house = new House();
      const ann = house.client();
      ann.newTable(personTable({ clock: 'fast', seed }));
      if (ann.view?.characters[0] !== 'sid-ketchum') continue;
      await ann.playUntil((client) => client.isAsked && (client.view?.life[0] ?? 9) < (client.view?.maxLife[0] ?? 0));
      if (!ann.view || ann.view.winners) continue;
      const hand = ann.view.zones[4] ?? [];
      if (hand.length < 2) continue;
      await house.clock.advance(5_000);
      const { deadline, question } = ann.last('decision');
      const id = ann.answer({ by: 0, use: 'sid-ketchum', pay: hand.slice(0, 2) });
      expect(ann.outcome(id)).toMatchObject({ t: 'ack' });
      expect(ann.last('decision')).toMatchObject({ deadline, question });
      return;
    }
    throw new Error('expected Sid Ketchum in one of these games');
  });
});

describe('a person who looks away', () => {
  test('alone at the table: it waits, bots and clock, and goes on as it was', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ clock: 'fast' }));
    await ann.playUntil(asked);
    ann.seen();
    await house.clock.advance(10_000);
    ann.pause(true);
    expect(ann.last('decision')).toMatchObject({ deadline: null, clock: { limit: 40_000, left: 30_000 } });
    const before = house.state;
    await house.clock.advance(3_600_000);
    expect(house.state).toBe(before);
    ann.pause(false);
    const { now, deadline } = ann.last('decision');
    expect(deadline).toBe(now + 30_000);
    ann.answer({ by: 0, end: true });
    ann.pause(true);
    const after = house.state;
    await house.clock.advance(60_000);
    expect(house.state).toBe(after);
    ann.pause(false);
    await house.clock.advance(60_000);
    expect(house.state).not.toBe(after);
  });

  test('a new line looks, and an answer is one look', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ clock: 'fast' }));
    await ann.playUntil(asked);
    ann.pause(true);
    const back = house.client(ann.token);
    expect(back.last('decision').deadline).not.toBeNull();
    back.pause(true);
    expect(back.last('decision').deadline).toBeNull();
    const move = legal(house.state, 0)[0]?.move ?? { by: 0, end: true };
    back.answer(move);
    const { question } = house.state;
    await house.clock.advance(60_000);
    expect(house.state.question).toBeGreaterThan(question);
  });

  test('where others play nothing waits, and who only looks on stops nobody', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ clock: 'fast' }, 2));
    const bea = house.client();
    await Promise.all([ann.playUntil(asked), bea.playUntil(() => ann.isAsked)]);
    ann.pause(true);
    const watcher = house.client();
    watcher.pause(true);
    expect(ann.last('decision').deadline).not.toBeNull();
    const { question } = house.state;
    await house.clock.advance(50_000);
    expect(house.state.question).toBeGreaterThan(question);
  });
});

describe('persons who come and go', () => {
  test('a table of one person sleeps while they are gone, and goes on as it was', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ clock: 'fast' }));
    await ann.playUntil(asked);
    await house.clock.advance(10_000);
    const left = (ann.last('decision').deadline ?? 0) - house.clock.now();
    ann.close();
    const before = house.state;
    await house.clock.advance(3_600_000);
    expect(house.state).toBe(before);
    const again = house.client(ann.token);
    expect(again.seat).toBe(0);
    expect(again.view).toEqual(ann.view);
    const { deadline, now } = again.last('decision');
    expect(deadline).toBe(now + left);
  });

  test('where others wait, the bot of the chair takes over after a while and hands back at any moment', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({}, 2));
    const bea = house.client();
    await Promise.all([ann.playUntil(asked), bea.playUntil(() => ann.isAsked)]);
    ann.close();
    expect(bea.last('presence').seats[0]).toEqual({ seat: 0, state: 'away' });
    const before = house.state;
    await house.clock.advance(19_000);
    expect(house.state).toBe(before);
    await house.clock.advance(5_000);
    expect(bea.last('presence').seats[0]).toEqual({ seat: 0, state: 'bot' });
    expect(house.state.question).toBeGreaterThan(before.question);
    const back = house.client(ann.token);
    expect(back.seat).toBe(0);
    expect(bea.last('presence').seats[0]).toEqual({ seat: 0, state: 'here' });
  });

  test('a second hello with the same token takes the place of the first', () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable());
    const other = house.client(ann.token);
    expect(ann.last('refused')).toMatchObject({ why: 'replaced' });
    expect(other.seat).toBe(0);
    expect(other.last('presence').seats[0]).toEqual({ seat: 0, state: 'here' });
  });
});
