// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../core/index.ts';
import type { ClientConn } from '../../core/protocol/bridge.ts';
import type { ClientMessage, HostMessage } from '../../core/protocol/messages.ts';
import { connect } from '../../renderer/session/connection.ts';
import { offersOf, useSession } from '../../renderer/session/store.ts';
import { tableAsking } from '../support/seated.ts';
import { botTable } from '../support/settings.ts';

/** The far end of every line that the page has opened, the last one last. */
const lines: { say: (message: HostMessage) => void; breakOff: () => void; heard: ClientMessage[] }[] = [];

function lineToPage(): ClientConn {
  const listeners: ((message: HostMessage) => void)[] = [];
  const closers: (() => void)[] = [];
  const heard: ClientMessage[] = [];
  lines.push({
    say: (message) => {
      for (const listener of listeners) listener(message);
    },
    breakOff: () => {
      for (const close of closers) close();
    },
    heard,
  });
  return {
    send: (message) => heard.push(message),
    onMessage: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    onClose: (listener) => {
      closers.push(listener);
      return () => {};
    },
    close: () => {},
  };
}

const host = () => {
  const line = lines.at(-1);
  if (!line) throw new Error('expected a line, got none');
  return line;
};
const welcome = () => host().say({ t: 'welcome', proto: 1, app: 't', token: 'k', saved: [], start: null });
const state = tableAsking('play');
const showTable = (seq: number) =>
  host().say({
    t: 'view',
    seq,
    because: 'seated',
    table: 't',
    viewer: state.viewer,
    settings: botTable(),
    view: state,
    past: [],
  });
const session = () => useSession.getState();

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  useSession.setState(useSession.getInitialState());
  vi.stubGlobal('ironhorse', { connect: lineToPage, shell: { version: 't', note: () => {} } });
  connect();
  welcome();
  showTable(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the line to the host', () => {
  test('that lags is told, offers nothing, and is well again with the first message after it', () => {
    expect(offersOf(session()).length).toBeGreaterThan(0);
    host().say({ t: 'lagging' });
    expect(session().connection).toBe('lagging');
    expect(offersOf(session())).toEqual([]);
    showTable(7);
    expect(session().connection).toBe('open');
    expect(offersOf(session()).length).toBeGreaterThan(0);
  });

  test('that breaks is tried again, and its return is told', () => {
    host().breakOff();
    expect(session().connection).toBe('lost');
    expect(offersOf(session())).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(lines).toHaveLength(2);
    expect(session().connection).toBe('lost');
    welcome();
    showTable(0);
    expect(session()).toMatchObject({ connection: 'open', notice: 'back' });
  });

  test('whose host says goodbye stays closed, not lost, while it is tried again', () => {
    host().say({ t: 'hostClosing' });
    host().breakOff();
    expect(session().connection).toBe('closing');
    vi.advanceTimersByTime(300);
    host().breakOff();
    expect(session().connection).toBe('closing');
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(3);
    welcome();
    expect(session()).toMatchObject({ connection: 'open', notice: 'back' });
  });

  test('that brings what cannot be folded asks for the whole table, and nothing is thrown', () => {
    const broken = { e: 'cardMoved', card: 3, from: -1, to: 99 } as unknown as GameEvent;
    expect(() => host().say({ t: 'events', seq: 1, move: null, events: [broken] })).not.toThrow();
    expect(host().heard.at(-1)).toEqual({ t: 'resync' });
    expect(session().truth).toEqual(state);
  });

  test('that comes back lets go of an undo that was asked about meanwhile', () => {
    host().say({ t: 'undoAsked', by: (state.viewer + 1) % 4, waiting: [state.viewer], now: 0, until: 9000 });
    expect(offersOf(session())).toEqual([]);
    showTable(4);
    expect(offersOf(session()).length).toBeGreaterThan(0);
  });

  test('tells no return when the page has only just come', () => {
    expect(session().notice).toBeNull();
  });
});
