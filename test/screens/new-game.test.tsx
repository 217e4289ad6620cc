// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dealQuickly } from '../../renderer/screens/new-game/deal.ts';
import { seedFrom } from '../../renderer/screens/new-game/draft.ts';
import { NewGameScreen } from '../../renderer/screens/new-game/new-game.tsx';
import { readNewGame } from '../../renderer/settings/new-game.ts';
import { useSettings } from '../../renderer/settings/store.ts';

import { asked, choose, deal, openNewGame, openTab } from '../support/new-game.ts';

openNewGame();

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
