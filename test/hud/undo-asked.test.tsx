// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../core/protocol/messages.ts';
import { UndoAsked } from '../../renderer/hud/passing/Notices.tsx';
import { ToastLine } from '../../renderer/hud/passing/Toast.tsx';
import { Rail } from '../../renderer/hud/rail/Rail.tsx';
import { command } from '../../renderer/session/commands.ts';
import { useSession } from '../../renderer/session/store.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { awake, Front } from '../support/front.tsx';
import { hear, sitDown, tableAsking } from '../support/seated.ts';
import { personTable } from '../support/settings.ts';

const commands: Command[] = [];
const state = tableAsking('play');
const other = (state.viewer + 1) % 4;

const PARTS = [Rail, UndoAsked, ToastLine];

const key = (code: string) => act(() => void fireEvent.keyDown(document.body, { code, key: code }));
const ask = (by: number, waiting: number[]) => act(() => hear({ t: 'undoAsked', by, waiting, now: 0, until: 30_000 }));
const box = () => screen.getByRole('alertdialog').textContent ?? '';
const rail = () => document.querySelector('.rail')?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  commands.length = 0;
  openPage();
  sitDown(state);
  const { line } = useSession.getState();
  if (!line) throw new Error('expected a line');
  useSession.setState({
    settings: personTable({}, 4),
    line: { ...line, send: (message) => message.t === 'command' && commands.push(message.command) },
  });
  render(<Front parts={PARTS} />);
});
afterEach(closePage);

describe('taking back by consent', () => {
  test('whoever is asked agrees with Space, once it could be read, or refuses with P', () => {
    ask(other, [state.viewer]);
    key('Space');
    expect(commands).toEqual([]);
    awake();
    key('Space');
    key('KeyP');
    expect(commands).toEqual([
      { c: 'consent', agree: true },
      { c: 'consent', agree: false },
    ]);
  });

  test('the one who asks reads who is waited for and for how long, not their own name', () => {
    ask(state.viewer, [other]);
    expect(box()).toMatch(/You asked/);
    expect(box()).toMatch(/Waiting for: \S+/);
    expect(box()).toMatch(/30 s/);
    act(() => vi.advanceTimersByTime(10_000));
    expect(box()).toMatch(/20 s/);
  });

  test('nobody can play meanwhile, and the rail says why', () => {
    const before = rail();
    ask(other, [state.viewer]);
    expect(rail()).toMatch(/taken back/);
    expect(document.querySelectorAll('.rail [data-press][data-walk="legal"]')).toHaveLength(0);
    act(() => hear({ t: 'undoClosed', granted: false }));
    expect(rail()).toBe(before);
  });

  test('what came of it is told, and an old refusal does not stay beside it', () => {
    act(() => hear({ t: 'reject', id: 'x', reason: { code: 'no-consent' } }));
    act(() => command({ c: 'undo' }));
    expect(document.querySelector('.toast')).toBeNull();
    ask(other, [state.viewer]);
    act(() => hear({ t: 'undoClosed', granted: true }));
    expect(document.querySelector('.toast')?.textContent).toMatch(/taken back/);
  });
});
