import { describe, expect, test } from 'vitest';
import { HIDDEN, handOf, legal, type Move, redact } from '../../core/index.ts';
import { wayOn } from '../../electron/host/brain.ts';
import { type Client, House } from '../support/house.ts';
import { botTable, personTable } from '../support/settings.ts';

describe('a table', () => {
  test('seven bots play to the end for somebody who looks on', async () => {
    const house = new House();
    const watcher = house.client();
    watcher.newTable(botTable({ pace: 'brisk', pokerFace: 'short' }, 7));
    expect(watcher.seat).toBe(-1);
    let last = { seq: 0, at: house.clock.now() };
    await watcher.playUntil(({ seq }) => {
      // Nobody thinks longer than people can watch, not even after an ability in between.
      expect(house.clock.now() - last.at).toBeLessThan(5_000);
      if (seq !== last.seq) last = { seq, at: house.clock.now() };
      return false;
    });
    expect(watcher.view?.winners).not.toBeNull();
    expect(house.notes).toEqual([]);
  });

  test('a person plays to the end against bots, and sees their own view of the truth after every move', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ seed: 11 }, 1, 5));
    expect(ann.last('view')).toMatchObject({ viewer: 0, because: 'seated', seq: 0 });
    await ann.playUntil(({ view }) => {
      expect(view).toEqual(redact(house.state, 0));
      return false;
    });
    expect(ann.view?.winners).not.toBeNull();
    expect(ann.last('decision').seats).toEqual([]);
  });

  test('two persons get their own events, with the same numbers', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({}, 2));
    const bea = house.client();
    expect([ann.seat, bea.seat]).toEqual([0, 1]);
    await Promise.all([ann.playUntil(({ seq }) => seq >= 30), bea.playUntil(({ seq }) => seq >= 30)]);
    expect(ann.seq).toBe(bea.seq);
    expect(ann.view).toEqual(redact(house.state, 0));
    expect(bea.view).toEqual(redact(house.state, 1));
    expect(ann.view?.zones[handOf(1)]?.every((card) => card === HIDDEN)).toBe(true);
  });

  test('a third person finds no chair, looks on and may move nothing', async () => {
    const house = new House();
    house.client().newTable(personTable());
    const cal = house.client();
    expect(cal.seat).toBe(-1);
    const id = cal.answer({ by: 1, pass: true });
    expect(cal.outcome(id)).toMatchObject({ t: 'reject', reason: { code: 'not-allowed' } });
    const leave = cal.command({ c: 'leaveTable' });
    expect(cal.outcome(leave)).toMatchObject({ t: 'reject', reason: { code: 'not-allowed' } });
  });
});

describe('answers', () => {
  async function myTurn(): Promise<{ house: House; ann: Client; move: Move }> {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable());
    await ann.playUntil((client) => client.isAsked);
    const move = wayOn(legal(house.state, 0));
    if (!move) throw new Error('expected a move, got none');
    return { house, ann, move };
  }

  test('a move for another seat is refused and changes nothing', async () => {
    const { house, ann } = await myTurn();
    const before = house.state;
    const id = ann.answer({ by: 1, end: true });
    expect(ann.outcome(id)).toMatchObject({ t: 'reject', reason: { code: 'malformed' } });
    expect(house.state).toBe(before);
  });

  test('a card of another hand is refused with the reason of the rules', async () => {
    const { house, ann } = await myTurn();
    const [stolen] = house.state.zones[handOf(1)] ?? [];
    const id = ann.answer({ by: 0, play: stolen ?? 0 });
    expect(ann.outcome(id)).toMatchObject({ t: 'reject' });
    expect(house.state.zones[handOf(1)]).toContain(stolen);
  });

  test('an answer to an older question is late and harms nothing', async () => {
    const { house, ann, move } = await myTurn();
    const before = house.state;
    const id = ann.answer(move, before.question - 1);
    expect(ann.outcome(id)).toEqual({ t: 'reject', id, reason: { code: 'late' } });
    const early = ann.answer(move, before.question + 1);
    expect(ann.outcome(early)).toMatchObject({ reason: { code: 'late' } });
    expect(house.state).toBe(before);
  });

  test('a move sent twice is made once and acknowledged twice', async () => {
    const { house, ann, move } = await myTurn();
    const { question } = house.state;
    ann.answer(move, question, 'same');
    const after = house.state;
    ann.answer(move, question, 'same');
    expect(house.state).toBe(after);
    expect(ann.heard.filter((message) => message.t === 'ack' && message.id === 'same')).toHaveLength(2);
  });

  test('where all decide at once, an answer of one does not make the others late', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ options: { characterChoice: 2 } }, 2));
    const bea = house.client();
    const asked = house.state.question;
    expect(ann.last('decision').seats).toEqual([0, 1, 2, 3]);
    await house.clock.advance(10_000);
    expect(house.state.question).toBe(asked + 2);
    const own = (client: Client): Move => legal(house.state, client.seat)[0]?.move ?? { by: client.seat, pass: true };
    const first = bea.answer(own(bea), asked);
    expect(bea.outcome(first)).toMatchObject({ t: 'ack' });
    const second = ann.answer(own(ann), asked);
    expect(ann.outcome(second)).toMatchObject({ t: 'ack' });
    expect(house.state.characters.every((character) => character !== '')).toBe(true);
    expect(ann.view).toEqual(redact(house.state, 0));
  });

  test('what is no message is refused with what is wrong', async () => {
    const { house, ann } = await myTurn();
    const before = house.state;
    for (const text of ['', '{', '[]', '"hello"', '{"t":"answer"}', '{"t":"fly","id":"q"}', 'null']) {
      ann.line.client.sendText(text);
      expect(ann.heard[ann.heard.length - 1]).toMatchObject({ t: 'reject', reason: { code: 'malformed' } });
      await house.clock.advance(100);
    }
    ann.line.client.sendText(JSON.stringify({ t: 'command', id: 'q', command: { c: 'undo', extra: 1 } }));
    expect(ann.last('reject')).toMatchObject({ id: 'q', detail: expect.stringContaining('extra') });
    expect(house.state).toBe(before);
  });
});
