// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Card, legal, questionOf, type State } from '../../core/index.ts';
import { HandLabels } from '../../renderer/hud/plates/HandLabels.tsx';
import { DiscardButton } from '../../renderer/hud/rail/DiscardButton.tsx';
import { useOutlook } from '../../renderer/session/outlook.ts';
import { useSelection } from '../../renderer/session/selection.ts';
import { AWAKE_MS, Front } from '../support/front.tsx';
import { movesSent, sitDown, tableAsking } from '../support/seated.ts';

const PARTS = [HandLabels, DiscardButton];

const key = (code: string, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(document.body, { code, key: code, ...more });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
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
    render(<Front parts={PARTS} />);
    const need = questionOf(state)?.need ?? 0;
    key('Enter');
    expect(movesSent()).toEqual([]);
    for (let card = 1; card <= need; card += 1) key(`Digit${card}`);
    key('Enter');
    expect(movesSent()).toEqual([{ by: state.viewer, discard: handOfViewer(state).slice(0, need) }]);
  });

  test('Esc takes back one card after the other and never commits; with nothing to take back it opens the menu', () => {
    const state = tableAsking('discard', (at) => (questionOf(at)?.need ?? 0) >= 2);
    sitDown(state);
    render(<Front parts={PARTS} />);
    key('Digit1');
    key('Digit2');
    key('Escape');
    expect(useSelection.getState().slot).toEqual(handOfViewer(state).slice(0, 1));
    key('Escape');
    expect(useSelection.getState().slot).toEqual([]);
    expect(useOutlook.getState().sheet).toBeNull();
    key('Escape');
    expect(useOutlook.getState().sheet).toBe('menu');
    expect(movesSent()).toEqual([]);
  });

  test('Space is dead for the first moment of a prompt, then it ends the turn; no answer goes out twice', () => {
    const state = tableAsking('play');
    sitDown(state);
    render(<Front parts={PARTS} />);
    key('Space');
    expect(movesSent()).toEqual([]);
    vi.advanceTimersByTime(AWAKE_MS);
    key('Space');
    key('Space');
    expect(movesSent()).toEqual([{ by: state.viewer, end: true }]);
  });

  test('a card and then a seat shoot: the number points, Space confirms', () => {
    const state = tableAsking('play', (at) => bangOffer(at) !== undefined);
    sitDown(state);
    render(<Front parts={PARTS} />);
    const offer = bangOffer(state);
    if (!offer || !('play' in offer.move)) throw new Error('expected a BANG! to play');
    const target = offer.move.target ?? 0;
    key(`Digit${handOfViewer(state).indexOf(offer.move.play) + 1}`);
    key(`Digit${((target - state.viewer + 4) % 4) + 1}`, { shiftKey: true });
    expect(movesSent()).toEqual([]);
    vi.advanceTimersByTime(AWAKE_MS);
    key('Space');
    expect(movesSent()).toEqual([offer.move]);
  });

  test('a listener hears each card with its number, name, suit and whether it can be used', () => {
    const state = tableAsking('discard');
    sitDown(state);
    render(<Front parts={PARTS} />);
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
