// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { legal, newGame, play, questionOf, redact, type State } from '../../core/index.ts';
import type { ClientMessage } from '../../core/protocol/messages.ts';
import { EndScreen } from '../../renderer/screens/end/end-screen.tsx';
import { Refusal } from '../../renderer/screens/refusal.tsx';
import { useSession } from '../../renderer/session/store.ts';
import { DEFAULTS, useSettings } from '../../renderer/settings/store.ts';
import { filled } from '../session/random-game.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { hear, sitDown } from '../support/seated.ts';
import { personTable } from '../support/settings.ts';

/** A game that is over, as seat 0 saw it end. */
function finished(): State {
  let { state } = newGame({ seats: 4, seed: 3, edition: 'fourth' });
  for (let moves = 0; !state.winners && moves < 4000; moves += 1) {
    const offers = legal(state, questionOf(state)?.seats[0] ?? 0);
    const offer = offers[(moves * 7 + 3) % offers.length];
    if (offer) state = play(state, filled(offer)).state;
  }
  return redact(state, 0);
}

const sent: ClientMessage[] = [];

beforeEach(() => {
  sent.length = 0;
  openPage();
  useSettings.setState({ ...DEFAULTS, language: 'en', undos: [] });
  sitDown(finished());
  const { line } = useSession.getState();
  if (!line) throw new Error('expected a line');
  useSession.setState({ settings: personTable(), line: { ...line, send: (message) => sent.push(message) } });
});
afterEach(closePage);

test('a rematch is asked for once, however often it is pressed; a refusal is told and it can be asked again', () => {
  render(
    <>
      <EndScreen />
      <Refusal />
    </>,
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^Rematch/ }));
  press();
  press();
  expect(sent).toMatchObject([{ t: 'command', command: { c: 'rematch' } }]);
  const [first] = sent;
  act(() => hear({ t: 'reject', id: first && 'id' in first ? first.id : '', reason: { code: 'failed' } }));
  expect(screen.getByRole('alert').textContent).toMatch(/log file/);
  press();
  expect(sent).toHaveLength(2);
});
