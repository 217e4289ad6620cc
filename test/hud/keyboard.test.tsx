// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Card, legal, newGame, play, questionOf, redact, type State } from '../../core/index.ts';
import type { ClientMessage } from '../../core/protocol/messages.ts';
import { DiscardButton } from '../../renderer/hud/DiscardButton.tsx';
import { HandLabels } from '../../renderer/hud/HandLabels.tsx';
import { useOnScreen } from '../../renderer/hud/use-table.ts';
import { useKeys } from '../../renderer/keyboard/use-keys.ts';
import { useOutlook } from '../../renderer/session/outlook.ts';
import { useSelection } from '../../renderer/session/selection.ts';
import { useSession } from '../../renderer/session/store.ts';
import { filled } from '../session/random-game.ts';

/** Longer than the main button's key is dead after a prompt. */
const AWAKE_MS = 500;

/** A game played on until it asks `kind`; the seat that is asked sits at this screen. */
function tableAsking(kind: string, fits: (state: State) => boolean = () => true): State {
  for (let seed = 0; seed < 60; seed += 1) {
    let { state } = newGame({ seats: 4, seed, edition: 'fourth' });
    for (let moves = 0; moves < 400 && !state.winners; moves += 1) {
      const question = questionOf(state);
      const seat = question?.seats[0] ?? 0;
      if (question?.kind === kind && fits(state)) return redact(state, seat);
      const offers = legal(state, seat);
      const offer = offers[(moves * 5 + seed) % offers.length];
      if (!offer) break;
      state = play(state, filled(offer)).state;
    }
  }
  throw new Error(`expected a game that asks ${kind}, got none`);
}

const sent: ClientMessage[] = [];
const moves = () => sent.flatMap((message) => (message.t === 'answer' ? [message.move] : []));

function sitDown(state: State): void {
  const line = {
    send: (message: ClientMessage) => sent.push(message),
    onMessage: () => () => {},
    onClose: () => () => {},
    close: () => {},
  };
  useSession.setState({
    connection: 'open',
    line,
    me: state.viewer,
    table: 't',
    truth: state,
    shown: state,
    backlog: [],
    past: [],
    sent: null,
  });
  useSelection.getState().clear();
}

function Front() {
  const seen = useOnScreen();
  useKeys({ covered: false, onRules: () => {} });
  if (!seen) return null;
  return (
    <>
      <HandLabels screen={seen} />
      <DiscardButton />
    </>
  );
}

const key = (code: string, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(document.body, { code, key: code, ...more });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  sent.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useOutlook.getState().turn({ log: false, sheet: null });
});

describe('at the table by keys alone', () => {
  test('digits choose what to discard, Enter throws it away', () => {
    const state = tableAsking('discard');
    sitDown(state);
    render(<Front />);
    const need = questionOf(state)?.need ?? 0;
    key('Enter');
    expect(moves()).toEqual([]);
    for (let card = 1; card <= need; card += 1) key(`Digit${card}`);
    key('Enter');
    expect(moves()).toEqual([{ by: state.viewer, discard: handOfViewer(state).slice(0, need) }]);
  });

  test('Esc takes back one card after the other and never commits; with nothing to take back it opens the menu', () => {
    const state = tableAsking('discard', (at) => (questionOf(at)?.need ?? 0) >= 2);
    sitDown(state);
    render(<Front />);
    key('Digit1');
    key('Digit2');
    key('Escape');
    expect(useSelection.getState().slot).toEqual(handOfViewer(state).slice(0, 1));
    key('Escape');
    expect(useSelection.getState().slot).toEqual([]);
    expect(useOutlook.getState().sheet).toBeNull();
    key('Escape');
    expect(useOutlook.getState().sheet).toBe('menu');
    expect(moves()).toEqual([]);
  });

  test('Space is dead for the first moment of a prompt, then it ends the turn; no answer goes out twice', () => {
    const state = tableAsking('play');
    sitDown(state);
    render(<Front />);
    key('Space');
    expect(moves()).toEqual([]);
    vi.advanceTimersByTime(AWAKE_MS);
    key('Space');
    key('Space');
    expect(moves()).toEqual([{ by: state.viewer, end: true }]);
  });

  test('a card and then a seat shoot: the number points, Space confirms', () => {
    const state = tableAsking('play', (at) => bangOffer(at) !== undefined);
    sitDown(state);
    render(<Front />);
    const offer = bangOffer(state);
    if (!offer || !('play' in offer.move)) throw new Error('expected a BANG! to play');
    const target = offer.move.target ?? 0;
    key(`Digit${handOfViewer(state).indexOf(offer.move.play) + 1}`);
    key(`Digit${((target - state.viewer + 4) % 4) + 1}`, { shiftKey: true });
    expect(moves()).toEqual([]);
    vi.advanceTimersByTime(AWAKE_MS);
    key('Space');
    expect(moves()).toEqual([offer.move]);
  });

  test('a listener hears each card with its number, name, suit and whether it can be used', () => {
    const state = tableAsking('discard');
    sitDown(state);
    render(<Front />);
    const labels = screen
      .getAllByRole('button', { hidden: true })
      .filter((button) => button.id.startsWith('thing-hand'));
    expect(labels).toHaveLength(handOfViewer(state).length);
    expect(labels[0]?.getAttribute('aria-label')).toMatch(/^1: .+, .+, (spades|hearts|diamonds|clubs).*playable/);
  });
});

const handOfViewer = (state: State): readonly Card[] => state.zones[4 + state.viewer] ?? [];

const bangOffer = (state: State) => {
  const seat = questionOf(state)?.seats[0] ?? 0;
  return legal(state, seat).find(
    ({ move }) => 'play' in move && move.target !== undefined && state.printed[move.play]?.kind === 'bang',
  );
};
