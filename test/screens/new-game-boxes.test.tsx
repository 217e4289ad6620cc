// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { faultOfStation } from '../../core/index.ts';
import { NewGameScreen } from '../../renderer/screens/new-game/new-game.tsx';
import { readNewGame } from '../../renderer/settings/new-game.ts';
import { useSettings } from '../../renderer/settings/store.ts';

import { asked, choose, deal, openNewGame } from '../support/new-game.ts';

openNewGame();

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
