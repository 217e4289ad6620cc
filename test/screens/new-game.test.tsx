// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultOfStation } from '../../core/index.ts';
import type { ClientMessage, TableSettings } from '../../core/protocol/messages.ts';
import { speak } from '../../renderer/i18n/text.ts';
import { dealQuickly } from '../../renderer/screens/new-game/deal.ts';
import { seedFrom } from '../../renderer/screens/new-game/draft.ts';
import { NewGameScreen } from '../../renderer/screens/new-game/new-game.tsx';
import { useSession } from '../../renderer/session/store.ts';
import { readNewGame } from '../../renderer/settings/new-game.ts';
import { DEFAULTS, useSettings } from '../../renderer/settings/store.ts';
import { closePage, openPage } from '../support/blank-page.ts';

const sent: ClientMessage[] = [];

/** The tables that the host was asked for. */
const asked = (): TableSettings[] =>
  sent.flatMap((message) =>
    message.t === 'command' && message.command.c === 'newTable' ? [message.command.settings] : [],
  );

beforeEach(() => {
  openPage();
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
afterEach(closePage);

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

  test('Space deals also after a click on a number or a switch, but not from a control that the keys have come to', async () => {
    render(<NewGameScreen />);
    const space = () => fireEvent.keyDown(document.activeElement ?? document.body, { code: 'Space', key: ' ' });
    const seven = within(screen.getByRole('group', { name: 'Players' })).getByLabelText('7');
    fireEvent.pointerDown(seven);
    seven.focus();
    fireEvent.click(seven);
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.keyDown(seven, { code: 'ArrowRight', key: 'ArrowRight' });
    space();
    expect(asked()).toEqual([]);
    fireEvent.pointerDown(seven);
    await new Promise((resolve) => setTimeout(resolve));
    space();
    expect(asked().map(({ seats }) => seats.length)).toEqual([7]);
  });

  test('a remembered table without a chair of mine: the first one is', () => {
    const seats = ['Rex', 'Ada', 'Bo', 'Cy'].map((name) => ({ kind: 'bot', name, level: 'greenhorn' }) as const);
    useSettings.setState({ newGame: readNewGame({ seats }) ?? null });
    render(<NewGameScreen />);
    deal();
    expect(asked()[0]?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
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

describe('The Great Train Robbery', () => {
  const box = () => fireEvent.click(screen.getByRole('switch', { name: 'The Great Train Robbery' }));
  const station = () => fireEvent.click(screen.getByRole('switch', { name: 'A station of your own' }));
  const field = () => screen.getByLabelText('Name of the station');
  const ask = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value } });

  test('asks what only it makes questionable, and seats as many as its company allows', () => {
    render(<NewGameScreen />);
    expect(screen.queryByText('Evan Babbit')).toBeNull();
    box();
    const seats = screen.getByRole('group', { name: 'Players' });
    expect(within(seats).queryByLabelText('3')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Dodge City' }));
    choose('Players', '3');
    choose('A wagon for free', 'At a station');
    deal();
    expect(asked()[0]).toMatchObject({
      expansions: ['dodge-city', 'great-train-robbery'],
      options: { freeWagon: 'at-station' },
    });
    box();
    deal();
    expect(asked()[1]).toMatchObject({ expansions: ['dodge-city'], options: {} });
  });

  test('a station of our own: its name, its price, remembered', () => {
    const first = render(<NewGameScreen />);
    box();
    station();
    fireEvent.change(field(), { target: { value: '  Hell\u202es Gate ' } });
    ask('Price of a wagon', 'names');
    ask('a certain card', 'duel');
    ask('or another card', 'beer');
    deal();
    const written = { name: 'Hells Gate', price: { names: ['duel', 'beer'] } };
    expect(asked()[0]?.options).toEqual({ customStation: written });
    first.unmount();
    render(<NewGameScreen />);
    deal();
    expect(asked()[1]?.options).toEqual({ customStation: written });
    station();
    deal();
    expect(asked()[2]?.options).toEqual({});
  });

  test('every kind of price is one that the rules know', () => {
    render(<NewGameScreen />);
    box();
    station();
    for (const kind of ['cards', 'names', 'suit', 'ranks', 'border', 'life']) {
      ask('Price of a wagon', kind);
      deal();
    }
    const prices = asked().map(({ options }) => options.customStation);
    expect(prices.map((each) => faultOfStation(each))).toEqual([null, null, null, null, null, null]);
    ask('Price of a wagon', 'ranks');
    ask('from', 'K');
    ask('to', '3');
    deal();
    expect(asked().at(-1)?.options.customStation?.price).toEqual({ from: '3', to: '3' });
  });

  test('without a name it says so, and no cards are dealt', () => {
    render(<NewGameScreen />);
    box();
    station();
    fireEvent.change(field(), { target: { value: ' \u200b ' } });
    expect(screen.getByText(/Give your station a name/)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    deal();
    expect(asked()).toEqual([]);
    fireEvent.change(field(), { target: { value: 'X' } });
    expect(screen.queryByText(/Give your station a name/)).toBeNull();
    deal();
    expect(asked()).toHaveLength(1);
  });

  test('a card that leaves with its box leaves the price, and a strange one is not remembered', () => {
    render(<NewGameScreen />);
    box();
    fireEvent.click(screen.getByRole('switch', { name: 'Dodge City' }));
    station();
    ask('Price of a wagon', 'names');
    ask('a certain card', 'brawl');
    fireEvent.click(screen.getByRole('switch', { name: 'Dodge City' }));
    deal();
    expect(asked()[0]?.options.customStation?.price).toEqual({ names: ['bang'] });
    const remembered = useSettings.getState().newGame;
    const strange = { customStation: { name: 'X', price: { names: ['brawl'] } }, freeWagon: 'at-station' };
    expect(readNewGame({ ...remembered, options: strange })?.options).toEqual({ freeWagon: 'at-station' });
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
