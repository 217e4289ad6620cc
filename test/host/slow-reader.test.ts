import { describe, expect, test } from 'vitest';
import { legal } from '../../core/index.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import type { HostMessage } from '../../core/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { wayOn } from '../../electron/host/brain.ts';
import type { Conn } from '../../electron/host/conn.ts';
import { House } from '../support/house.ts';
import { botTable, personTable } from '../support/settings.ts';

const hello = { t: 'hello', proto: PROTOCOL_VERSION, app: 'test', key: null, token: null };

describe('a slow or silent reader', () => {
  /** A line whose far end takes nothing until told. */
  function slowLine(): {
    conn: Conn;
    heard: HostMessage[];
    load: (bytes: number) => void;
    isClosed: () => boolean;
    say: (value: unknown) => void;
  } {
    let bytes = 0;
    let closed = false;
    let listener: (text: string) => void = () => {};
    const heard: HostMessage[] = [];
    return {
      conn: {
        send: (text) => heard.push(JSON.parse(text)),
        onMessage: (hear) => {
          listener = hear;
        },
        onClose: () => {},
        close: () => {
          closed = true;
        },
        buffered: () => bytes,
      },
      heard,
      load: (amount) => {
        bytes = amount;
      },
      isClosed: () => closed,
      say: (value) => listener(JSON.stringify(value)),
    };
  }

  test('misses events above the limit and gets the whole table once it has caught up', async () => {
    const { clock, saloon } = new House();
    const line = slowLine();
    saloon.admit(line.conn, null);
    line.say(hello);
    line.say({ t: 'command', id: 'n', command: { c: 'newTable', settings: botTable() } });
    line.load(LIMITS.laggingBytes + 1);
    await clock.advance(4_000);
    expect(line.heard.at(-1)).toEqual({ t: 'lagging' });
    line.load(0);
    await clock.advance(300);
    const after = line.heard.slice(line.heard.findIndex(({ t }) => t === 'lagging') + 1);
    const [view] = after;
    if (view?.t !== 'view') throw new Error(`expected a view, got ${view?.t}`);
    expect(view.because).toBe('resync');
    await clock.advance(5_000);
    const seqs = line.heard.slice(line.heard.indexOf(view)).flatMap((each) => (each.t === 'events' ? [each.seq] : []));
    expect(seqs.length).toBeGreaterThan(0);
    expect(seqs).toEqual(seqs.map((_, at) => view.seq + 1 + at));
  });

  test('learns also what happened beside the game: an undo that is asked about, a table that was left', async () => {
    const { clock, saloon } = new House();
    const [slow, other] = [slowLine(), slowLine()];
    for (const line of [other, slow]) {
      saloon.admit(line.conn, null);
      line.say(hello);
    }
    const settings = personTable({ undo: 'consent' }, 2);
    other.say({ t: 'command', id: 'n', command: { c: 'newTable', settings } });
    const catchUp = async (missed: () => void) => {
      slow.load(LIMITS.laggingBytes + 1);
      slow.say({ t: 'resync' });
      expect(slow.heard.at(-1)).toEqual({ t: 'lagging' });
      const from = slow.heard.length;
      missed();
      slow.load(0);
      await clock.advance(300);
      return slow.heard.slice(from);
    };
    for (let step = 0; step < 400 && saloon.table?.undoing.movesLeftFor(0) === null; step += 1) {
      for (const [seat, line] of [other, slow].entries()) {
        const state = saloon.table?.state;
        const move = state && wayOn(legal(state, seat));
        if (state && move) line.say({ t: 'answer', id: `a${step}`, question: state.question, move });
      }
      await clock.advance(1000);
    }
    const asked = await catchUp(() => other.say({ t: 'command', id: 'u', command: { c: 'undo' } }));
    expect(asked.map(({ t }) => t)).toEqual(['view', 'decision', 'presence', 'undoAsked', 'saved']);
    const left = await catchUp(() => other.say({ t: 'command', id: 'l', command: { c: 'leaveTable' } }));
    expect(left.map(({ t }) => t)).toEqual(['left', 'saved']);
  });

  test('is cut off when it never catches up, and the chair stays its own', async () => {
    const { clock, saloon } = new House();
    const line = slowLine();
    saloon.admit(line.conn, null);
    line.say(hello);
    line.say({ t: 'command', id: 'n', command: { c: 'newTable', settings: personTable() } });
    line.load(LIMITS.laggingBytes + 1);
    line.say({ t: 'resync' });
    await clock.advance(LIMITS.laggingFor + 1_000);
    expect(line.isClosed()).toBe(true);
    expect(saloon.table?.basis.seats.isHere(0)).toBe(false);
    expect(saloon.table?.basis.seats.ownerOf(0)).not.toBeNull();
  });

  test('that says nothing for minutes is gone; one that says no hello much sooner', async () => {
    const { clock, saloon } = new House();
    const mute = slowLine();
    saloon.admit(mute.conn, null);
    const silent = slowLine();
    saloon.admit(silent.conn, null);
    silent.say(hello);
    await clock.advance(LIMITS.helloWithin);
    expect(mute.isClosed()).toBe(true);
    expect(mute.heard.at(-1)).toMatchObject({ why: 'no-hello' });
    await clock.advance(LIMITS.pingEvery);
    expect(silent.heard.some(({ t }) => t === 'ping')).toBe(true);
    silent.say({ t: 'pong', at: 1 });
    await clock.advance(LIMITS.silentFor);
    expect(silent.isClosed()).toBe(false);
    await clock.advance(2 * LIMITS.pingEvery);
    expect(silent.isClosed()).toBe(true);
  });
});
