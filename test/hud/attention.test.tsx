// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent, State } from '../../core/index.ts';
import type { TableSettings } from '../../core/protocol/messages.ts';
import { useAttention } from '../../renderer/hud/corners/use-attention.ts';
import { useOnScreen, useTimeLeft } from '../../renderer/hud/use-table.ts';
import { useLoading } from '../../renderer/session/loading.ts';
import { useOutlook } from '../../renderer/session/outlook.ts';
import { useSession } from '../../renderer/session/store.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { hear, messagesSent, sitDown, tableAsking } from '../support/seated.ts';
import { personTable } from '../support/settings.ts';

function Front({ covered }: { readonly covered: boolean }) {
  const seen = useOnScreen();
  return seen ? <Watching seen={seen} covered={covered} /> : null;
}

function Watching({ seen, covered }: { readonly seen: NonNullable<ReturnType<typeof useOnScreen>>; covered: boolean }) {
  useAttention(seen, covered);
  const time = useTimeLeft();
  return <output>{time ? `${time.seconds} s, ${time.part}` : 'no clock'}</output>;
}

/** Where only the viewer of the state is a person, or also the next seat. */
function seatsOf(state: State, persons: 1 | 2): TableSettings {
  const settings = personTable({}, 0);
  const isPerson = (seat: number) => seat === state.viewer || (persons === 2 && seat === (state.viewer + 1) % 4);
  const seats = settings.seats.map((plan, seat) => (isPerson(seat) ? { kind: 'person', name: plan.name } : plan));
  return { ...settings, seats: seats as TableSettings['seats'] };
}

const told = () => messagesSent().filter(({ t }) => t === 'pause' || t === 'seen');
const decision = (state: State, deadline: number | null, left: number, limit = 45_000) =>
  hear({
    t: 'decision',
    question: state.question,
    seats: [state.viewer],
    now: 0,
    deadline,
    clock: { limit, left },
    window: null,
    undo: false,
  });

let state: State;
beforeEach(() => {
  vi.useFakeTimers();
  openPage();
  state = tableAsking('shot');
  sitDown(state);
  useSession.setState({ settings: seatsOf(state, 1) });
  useLoading.setState({ parts: {}, shown: true });
  useOutlook.getState().turn({ sheet: null });
});
afterEach(() => {
  cleanup();
  closePage();
});

describe('what the host is told of what the player sees', () => {
  test('a question on the screen, once, where a clock waits for that', () => {
    const page = render(<Front covered={false} />);
    expect(told()).toEqual([]);
    act(() => decision(state, 53_000, 53_000));
    page.rerender(<Front covered={false} />);
    expect(told()).toEqual([{ t: 'seen', question: state.question }]);
  });

  test('not while what leads to it is still on stage', () => {
    const event: GameEvent = { e: 'settled', keep: 0, frames: [], question: state.question };
    useSession.setState({ backlog: [{ at: 0, event }] });
    render(<Front covered={false} />);
    act(() => decision(state, 53_000, 53_000));
    expect(told()).toEqual([]);
    act(() => useSession.getState().catchUp());
    expect(told()).toEqual([{ t: 'seen', question: state.question }]);
  });

  test('alone: menu, screens and a table that is still drawn make it wait', () => {
    useLoading.setState({ shown: false });
    const page = render(<Front covered={false} />);
    expect(told()).toEqual([{ t: 'pause', on: true }]);
    act(() => useLoading.setState({ shown: true }));
    act(() => useOutlook.getState().turn({ sheet: 'menu' }));
    act(() => useOutlook.getState().turn({ sheet: null }));
    page.rerender(<Front covered />);
    expect(told().filter(({ t }) => t === 'pause')).toEqual(
      [true, false, true, false, true].map((on) => ({ t: 'pause', on })),
    );
    page.unmount();
    expect(told().at(-1)).toEqual({ t: 'pause', on: false });
  });

  test('with another person at the table nobody is made to wait', () => {
    useSession.setState({ settings: seatsOf(state, 2) });
    useOutlook.getState().turn({ sheet: 'menu' });
    render(<Front covered />);
    act(() => decision(state, 53_000, 53_000));
    expect(told()).toEqual([]);
  });
});

describe('the clock on screen', () => {
  const shown = () => screen.getByRole('status').textContent;

  test('never says more than there was, and counts down from there', () => {
    render(<Front covered={false} />);
    act(() => decision(state, 53_000, 53_000));
    expect(shown()).toBe('45 s, 1');
    act(() => vi.advanceTimersByTime(8_000));
    expect(shown()).toBe('45 s, 1');
    act(() => vi.advanceTimersByTime(9_000));
    expect(shown()).toBe('36 s, 0.8');
  });

  test('stands still while the table does', () => {
    render(<Front covered={false} />);
    act(() => decision(state, null, 22_500));
    act(() => vi.advanceTimersByTime(9_000));
    expect(shown()).toBe('23 s, 0.5');
  });

  test('is not that of another question than the one on screen', () => {
    render(<Front covered={false} />);
    act(() => decision({ ...state, question: state.question + 1 }, 92_000, 92_000, 120_000));
    expect(shown()).toBe('no clock');
  });
});
