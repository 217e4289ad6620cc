// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardsIn, handOf, questionOf, redact } from '../../core/index.ts';
import { RoleChip } from '../../renderer/hud/corners/RoleChip.tsx';
import { handVerb } from '../../renderer/hud/plates/hand-verb.ts';
import { Preview } from '../../renderer/hud/preview/Preview.tsx';
import { useOnScreen } from '../../renderer/hud/use-table.ts';
import { useWords, type Words } from '../../renderer/hud/words.ts';
import { speak } from '../../renderer/i18n/text.ts';
import { useSelection } from '../../renderer/session/selection.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { sitDown } from '../support/seated.ts';
import { lay } from '../support/table.ts';

const RESTED_MS = 1000;
const OTHERS = ['outlaw rose-doolan 4', 'outlaw willy-the-kid 4', 'renegade sid-ketchum 4'];

let words: Words;
function Front() {
  const seen = useOnScreen();
  words = useWords();
  return (
    seen && (
      <>
        <RoleChip screen={seen} />
        <Preview screen={seen} />
      </>
    )
  );
}
const large = () => document.querySelector('.preview h2')?.textContent ?? null;

beforeEach(() => {
  speak('en');
  vi.useFakeTimers();
  openPage();
});
afterEach(closePage);

test('a card that has left the hand does not stay large under the resting pointer', () => {
  const table = lay(['sheriff suzy-lafayette 4: mustang bang', ...OTHERS]);
  sitDown(redact(table.state, 0));
  render(<Front />);
  const [mustang = -1] = cardsIn(table.state, handOf(0));
  act(() => useSelection.getState().hover({ what: 'hand', card: mustang }));
  act(() => vi.advanceTimersByTime(RESTED_MS));
  expect(large()).toBe('Mustang');
  act(() => sitDown(redact(table.moves('0 plays mustang').state, 0)));
  act(() => useSelection.getState().hover({ what: 'hand', card: mustang }));
  act(() => vi.advanceTimersByTime(RESTED_MS));
  expect(large()).toBe(null);
});

test('my role comes up large for a pointer that moves there, not where the chip comes back under a resting one', () => {
  sitDown(redact(lay(['sheriff suzy-lafayette 4: bang', ...OTHERS]).state, 0));
  render(<Front />);
  const chip = document.querySelector('.role-chip');
  if (!chip) throw new Error('expected my role on the table');
  fireEvent.pointerEnter(chip);
  expect(large()).toBe(null);
  fireEvent.pointerMove(chip);
  expect(large()).toBe('Sheriff');
  fireEvent.pointerLeave(chip);
  expect(large()).toBe(null);
});

test.each([
  [4, null],
  [3, '+1 life'],
])('with life %i of 4 a Beer promises %s', (life, promised) => {
  const { state } = lay([`outlaw suzy-lafayette ${life}: beer`, 'sheriff rose-doolan 4', ...OTHERS.slice(1)], {
    turn: 0,
  });
  sitDown(redact(state, 0));
  render(<Front />);
  const [card = -1] = cardsIn(state, handOf(0));
  const seen = redact(state, 0);
  const question = questionOf(state);
  expect(handVerb({ state: seen, card, look: 'legal', question, slot: [], words })).toBe(promised);
});
