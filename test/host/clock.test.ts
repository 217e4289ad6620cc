import { describe, expect, test } from 'vitest';
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
    const { deadline, now } = ann.last('decision');
    expect(deadline).toBe(now + 40_000);
    await house.clock.advance((deadline ?? 0) - house.clock.now() - 1);
    expect(house.state).toBe(before);
    await house.clock.advance(1);
    expect(house.state.question).toBeGreaterThan(before.question);
    expect(ann.last('presence').seats[0]).toEqual({ seat: 0, state: 'here' });
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
