// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardsIn, handOf, redact } from '../../core/index.ts';
import { Choices } from '../../renderer/hud/choices/Choices.tsx';
import { HandLabels } from '../../renderer/hud/plates/HandLabels.tsx';
import { DiscardButton } from '../../renderer/hud/rail/DiscardButton.tsx';
import { Rail } from '../../renderer/hud/rail/Rail.tsx';
import { useSelection } from '../../renderer/session/selection.ts';
import { useCaptions } from '../../renderer/sound/captions.ts';
import { soundChoices, soundPresses } from '../../renderer/sound/presses.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { awake, Front } from '../support/front.tsx';
import { movesSent, sitDown } from '../support/seated.ts';
import { BYSTANDERS, lay, type Table } from '../support/table.ts';

const PARTS = [Rail, HandLabels, Choices, DiscardButton];

const key = (code: string) => fireEvent.keyDown(document.body, { code, key: code });
const button = (name: string) => document.querySelector<HTMLElement>(`[data-press="${name}"]`);
const heard = () => useCaptions.getState().lines.map(({ cue }) => cue);

/** Sid Ketchum, hurt, looks at the table. */
function sid(table: Table): readonly number[] {
  sitDown(redact(table.state, 1));
  render(<Front parts={PARTS} />);
  awake();
  return cardsIn(table.state, handOf(1));
}
const SHERIFF = 'sheriff bart-cassidy: bang';
const inHisTurn = () => lay([SHERIFF, 'outlaw sid-ketchum 2: missed panic bang', ...BYSTANDERS], { turn: 1 });

beforeEach(() => {
  vi.useFakeTimers();
  useCaptions.setState({ lines: [] });
  openPage();
});
afterEach(closePage);

describe('an ability for any time', () => {
  test('has a button on the rail with its own key, and no number that a card of the hand has too', () => {
    sid(inHisTurn());
    expect(button('ability')?.textContent).toMatch(/Sid Ketchum.*2 cards.*U/);
    expect(document.querySelector('[data-region="choices"]')).toBeNull();
  });

  test('is used by its key, the cards that pay, and Space', () => {
    const hand = sid(inHisTurn());
    key('KeyU');
    key('Digit1');
    key('Digit2');
    expect(movesSent()).toEqual([]);
    key('Space');
    expect(movesSent()).toEqual([{ by: 1, use: 'sid-ketchum', pay: hand.slice(0, 2) }]);
  });

  test('is used by its button while somebody else is asked', () => {
    const hand = sid(lay([SHERIFF, 'outlaw sid-ketchum 2: missed panic bang', ...BYSTANDERS]));
    fireEvent.click(button('ability') as HTMLElement);
    expect(useSelection.getState().chosen.path).toMatchObject([{ key: 'use' }]);
    key('Digit2');
    key('Digit3');
    key('Space');
    expect(movesSent()).toEqual([{ by: 1, use: 'sid-ketchum', pay: hand.slice(1) }]);
  });

  test('stands on the main button where it is the only answer', () => {
    sid(lay([SHERIFF, 'outlaw sid-ketchum 1: stagecoach panic', ...BYSTANDERS]).moves('0 plays bang at 1', '1 passes'));
    expect(button('main')?.textContent).toMatch(/Sid Ketchum/);
    expect(button('ability')).toBeNull();
    key('Space');
    expect(useSelection.getState().chosen.path).toMatchObject([{ key: 'use' }]);
  });

  test('is not shown to those who have none, nor at full life', () => {
    sitDown(redact(inHisTurn().state, 0));
    render(<Front parts={PARTS} />);
    expect(button('ability')).toBeNull();
    cleanup();
    sid(lay([SHERIFF, 'outlaw sid-ketchum: missed panic bang', ...BYSTANDERS], { turn: 1 }));
    expect(button('ability')).toBeNull();
  });
});

describe('what a click sounds like', () => {
  test('a faded card thuds, a legal one clicks, Back is softer', () => {
    const ends = [soundPresses(), soundChoices()];
    const hand = sid(lay([SHERIFF, 'outlaw jesse-jones 2: barrel panic bang | barrel', ...BYSTANDERS], { turn: 1 }));
    const click = (id: string) => {
      useCaptions.setState({ lines: [] });
      fireEvent.click(document.getElementById(id) as HTMLElement);
      return [...new Set(heard())];
    };
    expect(click(`thing-hand-${hand[0]}`)).toEqual(['refused']);
    expect(click(`thing-hand-${hand[2]}`)).toEqual(['ui-press']);
    useCaptions.setState({ lines: [] });
    fireEvent.click(button('back') as HTMLElement);
    expect(heard()).toEqual(['ui-back']);
    for (const end of ends) end();
  });
});
