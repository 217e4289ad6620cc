// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClientMessage, Command, SavedTable } from '../../core/protocol/messages.ts';
import { App } from '../../renderer/App.tsx';
import { useNavigation } from '../../renderer/screens/navigation.ts';
import { useSession } from '../../renderer/session/store.ts';
import { DEFAULTS, useSettings } from '../../renderer/settings/store.ts';
import { closePage, openPage } from '../support/blank-page.ts';

const sent: ClientMessage[] = [];
const commands = (): Command[] => sent.flatMap((message) => (message.t === 'command' ? [message.command] : []));

const table = (id: string, more: Partial<SavedTable> = {}): SavedTable => ({
  id,
  name: `table ${id}`,
  made: 0,
  savedAt: 0,
  players: ['Ada', 'Bo', 'Cy', 'Di'],
  characters: ['bart-cassidy', 'black-jack', 'el-gringo', 'rose-doolan'],
  edition: 'fourth',
  expansions: [],
  round: 3,
  finished: false,
  damaged: null,
  ...more,
});

beforeEach(() => {
  sent.length = 0;
  openPage();
  useSettings.setState({ ...DEFAULTS, language: 'en', undos: [] });
  useNavigation.getState().home();
  useSession.setState({
    connection: 'open',
    refused: null,
    rejected: null,
    start: null,
    saved: [],
    line: {
      send: (message) => sent.push(message),
      onMessage: () => () => {},
      onClose: () => () => {},
      close: () => {},
    },
  });
});
afterEach(closePage);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('where one left off', () => {
  test('nothing is saved: no poster and no way to resume', () => {
    render(<App />);
    expect(screen.queryByText('Resume')).toBeNull();
  });

  test('the poster shows the table left last that can be gone on with', () => {
    const later = { savedAt: 9, finished: true };
    useSession.setState({ saved: [table('old', { savedAt: 1 }), table('new', { savedAt: 5 }), table('over', later)] });
    render(<App />);
    expect(screen.getByText('table new')).toBeTruthy();
    press('Resume');
    expect(commands()).toEqual([{ c: 'resumeTable', table: 'new', repair: false }]);
  });

  test('a damaged save says how much is good, and is repaired when it is opened', () => {
    useSession.setState({ saved: [table('torn', { damaged: { line: 7, moves: 5 } })] });
    render(<App />);
    press('Show');
    expect(screen.getByText(/5 moves can be saved/)).toBeTruthy();
    press('Resume');
    expect(commands()).toEqual([{ c: 'resumeTable', table: 'torn', repair: true }]);
  });

  test('a save that cannot be opened is listed by its file, with the reason, and only thrown away', () => {
    useSession.setState({ saved: [{ id: '2026-11-30-ab', savedAt: 1, fault: { code: 'damaged-head' } }] });
    render(<App />);
    press('Show');
    expect(screen.getByText('2026-11-30-ab.jsonl')).toBeTruthy();
    expect(screen.getByText(/The beginning of this save is damaged/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
    press('Throw away: 2026-11-30-ab.jsonl');
    press('Throw away');
    expect(commands()).toEqual([{ c: 'deleteTable', table: '2026-11-30-ab' }]);
  });

  test('a table that nobody named is called after its day, in the language of whoever looks', () => {
    const monday = new Date(2026, 10, 30, 12).getTime();
    useSession.setState({ saved: [table('one', { name: '', made: monday })] });
    render(<App />);
    expect(screen.getByText('Monday table')).toBeTruthy();
    press('Magyar');
    expect(screen.getByText('Hétfői asztal')).toBeTruthy();
  });

  test('throwing a table away is asked twice', () => {
    useSession.setState({ saved: [table('one'), table('two', { savedAt: 3 })] });
    render(<App />);
    press('1 more');
    press('Throw away: table one');
    expect(commands()).toEqual([]);
    press('Keep');
    press('Throw away: table one');
    press('Throw away');
    expect(commands()).toEqual([{ c: 'deleteTable', table: 'one' }]);
  });
});

test('the language changes in place', () => {
  render(<App />);
  press('Magyar');
  expect(screen.getByRole('button', { name: /^Játék/ })).toBeTruthy();
  expect(document.documentElement.lang).toBe('hu');
});

test('Esc leads back from a screen, first clearing the search of the rules', () => {
  render(<App />);
  press(/^Rules and cards/);
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'dynamite' } });
  fireEvent.keyDown(window, { key: 'Escape' });
  expect((search as HTMLInputElement).value).toBe('');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.getByRole('button', { name: /^Play/ })).toBeTruthy();
});

test('the search finds words of the rules, without accents', () => {
  useSettings.setState({ language: 'cs' });
  render(<App />);
  press(/^Pravidla/);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vezeni' } });
  expect(screen.getByRole('button', { name: 'Vězení' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pivo' })).toBeNull();
});

test('a search leaves the tabs, and tells how much it found and which box each is from', () => {
  render(<App />);
  press(/^Rules and cards/);
  expect(screen.getByRole('tab', { name: 'The game' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'beer' } });
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  expect(screen.getByText(/^Found: \d+$/)).toBeTruthy();
  press('Beer');
  expect(screen.getByText(/Brown card · .* · Base game/)).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'whisky' } });
  press('Whisky');
  expect(screen.getByText(/ · Dodge City/)).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
  expect(screen.getAllByRole('tab').at(-1)?.getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByText(/^Found/)).toBeNull();
});

test('what the host would not do is said in the menu', () => {
  render(<App />);
  act(() => useSession.getState().receive({ t: 'reject', id: '1', reason: { code: 'no-such-table' } }));
  expect(screen.getByRole('alert').textContent).toMatch(/table/i);
});

test('a page that is not let in says why, and does not try again by itself', () => {
  render(<App />);
  act(() => useSession.getState().receive({ t: 'refused', why: 'bad-key', need: 1 }));
  expect(screen.getByRole('alert').textContent).toMatch(/lacks its key/);
  expect(sent).toEqual([]);
});

test('a table asked for on the command line is dealt at once, and only once', () => {
  useSession.setState({ start: { players: 6, edition: 'third', seed: 3 } });
  const page = render(<App />);
  page.rerender(<App />);
  expect(commands()).toHaveLength(1);
  expect(commands()[0]).toMatchObject({ c: 'newTable', settings: { edition: 'third', seed: 3 } });
});
