// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOBODY, redact } from '../../core/index.ts';
import { ToastLine } from '../../renderer/hud/passing/Toast.tsx';
import { Rail } from '../../renderer/hud/rail/Rail.tsx';
import { useOnScreen } from '../../renderer/hud/use-table.ts';
import { LANGUAGES } from '../../renderer/i18n/languages.ts';
import { speak, t } from '../../renderer/i18n/text.ts';
import { ConnectionLost } from '../../renderer/screens/trouble.tsx';
import { answer } from '../../renderer/session/commands.ts';
import { useSession } from '../../renderer/session/store.ts';
import { useSettings } from '../../renderer/settings/store.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { hear, lastId, sitDown, tableAsking } from '../support/seated.ts';
import { personTable } from '../support/settings.ts';

/** A key that has no text comes back as itself; a value that is missing stays in its braces. */
const HOLE = /\{\{|undefined|\b(prompt|table|reasons|end):/;

function Front() {
  const seen = useOnScreen();
  if (!seen) return null;
  return (
    <>
      <Rail screen={seen} />
      <ToastLine />
    </>
  );
}

const rail = () => screen.getByRole('region');
const toast = () => document.querySelector('.toast')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  speak('en');
  openPage();
  sitDown(tableAsking('play'));
});
afterEach(closePage);

test('who has no chair hears why, in every language; where only bots sit there is nothing to hear', () => {
  const watch = (kind: 'person' | 'bot') => {
    sitDown(redact(tableAsking('play'), NOBODY));
    const settings = personTable();
    const seats = settings.seats.map((seat) =>
      kind === 'bot' ? ({ ...seat, kind, level: 'greenhorn' } as const) : seat,
    );
    useSession.setState({ settings: { ...settings, seats } });
    const { unmount } = render(<Front />);
    const text = rail().textContent;
    unmount();
    return text;
  };
  for (const language of LANGUAGES) {
    speak(language);
    expect(watch('person')).toContain(t('prompt:onlooker'));
    expect(watch('person')).not.toMatch(HOLE);
    expect(watch('bot')).not.toContain(t('prompt:onlooker'));
  }
});

describe('a broken line', () => {
  test.each(['lagging', 'lost', 'closing'] as const)('%s stands on the rail, and nothing can be pressed', (how) => {
    for (const language of LANGUAGES) {
      speak(language);
      sitDown(tableAsking('play'));
      const { unmount } = render(<Front />);
      const before = rail().textContent;
      act(() => useSession.setState({ connection: how }));
      expect(rail().className).toContain('lost');
      expect(rail().textContent).not.toBe(before);
      expect(rail().textContent).not.toMatch(HOLE);
      expect(rail().querySelectorAll('[data-press]:not([aria-disabled])')).toHaveLength(0);
      unmount();
    }
  });

  test('a short break is not told, a goodbye is at once', () => {
    render(<ConnectionLost how="lost" />);
    act(() => vi.advanceTimersByTime(300));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => vi.advanceTimersByTime(600));
    expect(screen.getByRole('alert').textContent).toMatch(/line is down/);
    cleanup();
    render(<ConnectionLost how="closing" />);
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('alert').textContent).toMatch(/saved/);
  });

  test('its return is told for a moment', () => {
    act(() => useSession.setState({ notice: 'back' }));
    render(<Front />);
    expect(toast()).toMatch(/line is back/);
    act(() => vi.advanceTimersByTime(5000));
    expect(toast()).toBeNull();
  });
});

describe('a refused move', () => {
  test('leaves the rail, which asks again, and its reason stands above it for a few seconds', () => {
    const state = useSession.getState().truth;
    if (!state) throw new Error('expected a table');
    render(<Front />);
    const before = rail().textContent;
    act(() => answer({ by: state.viewer, end: true }));
    expect(rail().textContent).not.toBe(before);
    act(() => hear({ t: 'reject', id: lastId(), reason: { code: 'bang-limit', figures: { played: 1, limit: 1 } } }));
    expect(rail().textContent).toBe(before);
    expect(toast()).toMatch(/BANG!.*1 of 1/);
    expect(toast()).not.toMatch(HOLE);
    act(() => vi.advanceTimersByTime(3000));
    expect(toast()).not.toBeNull();
    act(() => vi.advanceTimersByTime(4000));
    expect(toast()).toBeNull();
  });

  test('close-ups say whether they are on', () => {
    render(<Front />);
    act(() => useSettings.getState().change({ closeUps: false }));
    expect(toast()).toMatch(/off/);
    act(() => useSettings.getState().undo());
    expect(toast()).toMatch(/on/);
  });
});
