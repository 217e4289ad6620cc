// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientMessage } from '../../core/protocol/messages.ts';
import { App } from '../../renderer/App.tsx';
import { useSession } from '../../renderer/session/store.ts';
import { DEFAULTS, useSettings } from '../../renderer/settings/store.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { hear, sitDown, tableAsking } from '../support/seated.ts';
import { personTable } from '../support/settings.ts';

/** What the picture of the table and a part of the HUD do when they are drawn next. */
const faults = vi.hoisted(() => ({ table: null as Error | null, hud: null as Error | null }));

vi.mock('../../renderer/table/Table.tsx', () => ({
  Table: () => {
    if (faults.table) throw faults.table;
    return <output>the table stands</output>;
  },
}));
vi.mock('../../renderer/hud/corners/Corners.tsx', () => ({
  Corners: () => {
    if (faults.hud) throw faults.hud;
    return null;
  },
}));

const state = tableAsking('play');
const view = {
  t: 'view',
  seq: 9,
  because: 'resync',
  table: 't',
  viewer: state.viewer,
  settings: personTable(),
  view: state,
  past: [],
} as const;
const sent: ClientMessage[] = [];
const copied: string[] = [];

/** Everything that waits for a promise. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  copied.length = 0;
  openPage();
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: ['en'],
    userAgent: 'test',
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  useSettings.setState({ ...DEFAULTS, language: 'en', undos: [] });
  sitDown(state);
  const line = useSession.getState().line;
  if (!line) throw new Error('expected a line');
  useSession.setState({
    settings: personTable(),
    line: {
      ...line,
      send: (message) => {
        sent.push(message);
        if (message.t === 'command' && message.command.c === 'report') hear({ t: 'report', text: 'seed and moves' });
      },
    },
  });
});
afterEach(() => {
  closePage();
  Object.assign(faults, { table: null, hud: null });
  vi.restoreAllMocks();
});

describe.each(['table', 'hud'] as const)('a fault of the %s', (part) => {
  test('is told, can be reported, and the table comes back from the host’s view', async () => {
    faults[part] = new Error('the picture fell off the wall');
    render(<App />);
    await settle();
    expect(screen.getByRole('alert').textContent).toMatch(/the picture fell off the wall/);
    expect(screen.queryByText('the table stands')).toBeNull();

    press(/bug report/);
    await settle();
    expect(copied.join()).toMatch(/the picture fell off the wall[\s\S]*seed and moves/);

    faults[part] = null;
    press('Back to the table');
    expect(sent.at(-1)).toEqual({ t: 'resync' });
    expect(useSession.getState()).toMatchObject({ truth: null, shown: null, backlog: [] });
    act(() => hear(view));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('the table stands')).toBeTruthy();
    expect(document.querySelector('.rail')).not.toBeNull();
    expect(useSession.getState().truth).toEqual(state);
  });

  test('that stays is told again instead of a blank page', async () => {
    faults[part] = new Error('again');
    render(<App />);
    await settle();
    press('Back to the table');
    act(() => hear(view));
    await settle();
    expect(screen.getByRole('alert').textContent).toMatch(/again/);
  });
});
