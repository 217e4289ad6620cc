// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClientMessage, TableSettings } from '../../core/protocol/messages.ts';
import { speak } from '../../renderer/i18n/text.ts';
import { dealQuickly } from '../../renderer/screens/new-game/deal.ts';
import { seedFrom } from '../../renderer/screens/new-game/draft.ts';
import { NewGameScreen } from '../../renderer/screens/new-game/new-game.tsx';
import { useSession } from '../../renderer/session/store.ts';
import { readNewGame } from '../../renderer/settings/new-game.ts';
import { DEFAULTS, useSettings } from '../../renderer/settings/store.ts';

const sent: ClientMessage[] = [];

/** The tables that the host was asked for. */
const asked = (): TableSettings[] =>
  sent.flatMap((message) =>
    message.t === 'command' && message.command.c === 'newTable' ? [message.command.settings] : [],
  );

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  speak('en');
  useSettings.setState({ ...DEFAULTS, undos: [] });
  useSession.setState({
    connection: 'open',
    line: {
      send: (message) => sent.push(message),
      onMessage: () => () => {},
      onClose: () => () => {},
      close: () => {},
    },
  });
});
afterEach(cleanup);

const deal = () => fireEvent.click(screen.getByRole('button', { name: /^Deal/ }));
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(name));
const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

describe('the new-game screen asks the host for the table that it shows', () => {
  test('untouched: five chairs, the first mine, the fourth edition as printed', () => {
    render(<NewGameScreen />);
    deal();
    const [table] = asked();
    expect(table?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot', 'bot']);
    expect(new Set(table?.seats.map(({ name }) => name)).size).toBe(5);
    expect(table).toMatchObject({ edition: 'fourth', options: {}, expansions: [], seed: null });
    expect(table?.name).toBe('');
  });

  test('seven players, a weak bot, my name, my chair', () => {
    render(<NewGameScreen />);
    choose('Players', '7');
    fireEvent.change(screen.getByLabelText('Strength of the bot at seat 2'), { target: { value: 'greenhorn' } });
    fireEvent.change(screen.getByLabelText('Name at seat 1'), { target: { value: 'Ada' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'I sit here' })[2] as HTMLElement);
    deal();
    const seats = asked()[0]?.seats ?? [];
    expect(seats).toHaveLength(7);
    expect(seats[1]).toMatchObject({ kind: 'bot', level: 'greenhorn' });
    expect(seats[3]).toEqual({ kind: 'person', name: 'Ada' });
    expect(useSettings.getState().playerName).toBe('Ada');
  });

  test('only what differs from the edition is sent, and another edition keeps no difference that it says itself', () => {
    render(<NewGameScreen />);
    choose('Beer with two players left', 'Does nothing');
    fireEvent.click(screen.getByRole('switch', { name: 'Simplified deck' }));
    expect(screen.getByText('2 changes of your own')).toBeTruthy();
    deal();
    expect(asked()[0]?.options).toEqual({ beerWithTwo: 'no-effect', simplified: true });
    choose('Edition', '3rd edition');
    deal();
    expect(asked()[1]).toMatchObject({ edition: 'third', options: { simplified: true } });
  });

  test('one rule, or all of them, can be set back to the edition', () => {
    render(<NewGameScreen />);
    choose('A turn lost in jail', 'Whole turn');
    choose('Empty draw pile', 'When needed');
    fireEvent.click(screen.getByRole('button', { name: 'As printed: Empty draw pile' }));
    deal();
    expect(asked()[0]?.options).toEqual({ jailSkips: 'whole-turn' });
    fireEvent.click(screen.getByRole('button', { name: 'All as printed' }));
    deal();
    expect(asked()[1]?.options).toEqual({});
  });

  test('clock, poker face, pace, taking back and the seed', () => {
    render(<NewGameScreen />);
    openTab('Table');
    choose('Clock', 'Fast');
    choose('Poker face', 'Full');
    choose('Pace of the bots', 'Brisk');
    choose('Taking moves back', 'If all agree');
    fireEvent.change(screen.getByLabelText('Seed'), { target: { value: '4711' } });
    deal();
    const manners = { clock: 'fast', pokerFace: 'full', pace: 'brisk', undo: 'consent', seed: 4711 };
    expect(asked()[0]).toMatchObject(manners);
  });

  test('the table is remembered for the next time, all but the seed', () => {
    const first = render(<NewGameScreen />);
    choose('Players', '4');
    choose('Edition', 'Hungarian');
    openTab('Table');
    fireEvent.change(screen.getByLabelText('Seed'), { target: { value: 'high noon' } });
    deal();
    first.unmount();
    render(<NewGameScreen />);
    deal();
    const [one, two] = asked();
    expect(two).toEqual({ ...one, seed: null });
    expect(one?.seed).toBe(seedFrom('high noon'));
  });
});

describe('Dodge City', () => {
  const box = () => fireEvent.click(screen.getByRole('switch', { name: 'Dodge City' }));

  test('opens the table for three and for eight, and asks what only it makes questionable', () => {
    render(<NewGameScreen />);
    expect(within(screen.getByRole('group', { name: 'Players' })).queryByLabelText('8')).toBeNull();
    expect(screen.queryByText('Molly Stark')).toBeNull();
    box();
    choose('Players', '8');
    choose('Molly Stark', 'Any card');
    deal();
    expect(asked()[0]).toMatchObject({ expansions: ['dodge-city'], options: { mollyScope: 'any-card' } });
    expect(asked()[0]?.seats).toHaveLength(8);
  });

  test('put away, it takes its rules and the eighth chair along', () => {
    render(<NewGameScreen />);
    box();
    choose('Players', '8');
    choose('Molly Stark', 'Any card');
    choose('Empty draw pile', 'When needed');
    box();
    deal();
    expect(asked()[0]).toMatchObject({ expansions: [], options: { reshuffle: 'when-needed' } });
    expect(asked()[0]?.options).not.toHaveProperty('mollyScope');
    expect(asked()[0]?.seats).toHaveLength(7);
  });

  test('is remembered; a table of eight without it is not', () => {
    const first = render(<NewGameScreen />);
    box();
    choose('Players', '3');
    deal();
    first.unmount();
    const remembered = useSettings.getState().newGame;
    expect(readNewGame(JSON.parse(JSON.stringify(remembered)))).toEqual(remembered);
    expect(readNewGame({ ...remembered, expansions: [] })).toBeUndefined();
    expect(readNewGame({ ...remembered, expansions: ['dodge-city', 'poker'] })).toEqual(remembered);
  });
});

test('the command line deals at once, with all else as remembered', () => {
  render(<NewGameScreen />);
  choose('Players', '4');
  choose('Beer with two players left', 'Does nothing');
  deal();
  dealQuickly({ players: 6, edition: 'third', seed: 12 });
  dealQuickly({ players: null, edition: null, seed: null });
  const [first, quick, plain] = asked();
  expect(quick).toMatchObject({ edition: 'third', seed: 12, options: {} });
  expect(quick?.seats).toHaveLength(6);
  expect(quick?.seats.slice(0, 4)).toEqual(first?.seats);
  expect(plain?.seats).toHaveLength(6);
});

test('a seed may be a word, and the same word is the same seed', () => {
  expect(seedFrom(' ')).toBeNull();
  expect(seedFrom('42')).toBe(42);
  expect(seedFrom('4294967296')).not.toBe(4294967296);
  expect(seedFrom('high noon')).toBe(seedFrom(' high noon '));
  expect(seedFrom('high noon')).not.toBe(seedFrom('low noon'));
});
