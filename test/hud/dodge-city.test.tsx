// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardsIn, handOf, redact, rowOf } from '../../core/index.ts';
import { Choices } from '../../renderer/hud/Choices.tsx';
import { Rail } from '../../renderer/hud/Rail.tsx';
import { useOnScreen } from '../../renderer/hud/use-table.ts';
import { speak } from '../../renderer/i18n/text.ts';
import { useKeys } from '../../renderer/keyboard/use-keys.ts';
import { lookOf } from '../../renderer/session/selection.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { movesSent, sitDown } from '../support/seated.ts';
import { lay, type Table } from '../support/table.ts';

const AWAKE_MS = 500;

function Front() {
  const seen = useOnScreen();
  useKeys({ covered: false, onRules: () => {} });
  if (!seen) return null;
  return (
    <>
      <Rail screen={seen} />
      <Choices screen={seen} />
    </>
  );
}

const press = (...codes: readonly string[]) => {
  for (const code of codes) {
    fireEvent.keyDown(document.body, { code, key: code.replace('Digit', '') });
    act(() => vi.advanceTimersByTime(AWAKE_MS));
  }
};
const said = () => document.querySelector('[data-region="prompt"]')?.textContent ?? '';
const choices = () => [...document.querySelectorAll('[data-region="choices"] button')].map((one) => one.textContent);

/** Seat 0 looks at the table. */
function look(table: Table): Table {
  sitDown(redact(table.state, 0));
  render(<Front />);
  act(() => vi.advanceTimersByTime(AWAKE_MS));
  return table;
}

beforeEach(() => {
  speak('en');
  vi.useFakeTimers();
  openPage();
});
afterEach(closePage);

const inDodgeCity = (...seats: readonly string[]) => lay(seats, { expansions: ['dodge-city'] });
const OTHERS = [
  'outlaw rose-doolan 4: beer | barrel',
  'outlaw willy-the-kid 4: bang',
  'renegade sid-ketchum 4: | mustang scope',
];

describe('in front of the table, Dodge City', () => {
  test('a Brawl by keys alone: the card, its price, one thing of each who leaves a choice, then the button', () => {
    const table = look(inDodgeCity('sheriff slab-the-killer 5: brawl missed', ...OTHERS));
    const [brawl, missed] = cardsIn(table.state, handOf(0));
    press('Digit1', 'Digit2');
    expect(choices()).toHaveLength(2);
    expect(lookOf({ what: 'seat', seat: 2 })).toBe('plain');
    press('Digit2', 'Digit2', 'Digit1', 'Digit1');
    expect(movesSent()).toEqual([]);
    press('Space');
    const [barrel] = cardsIn(table.state, rowOf(1));
    const [mustang] = cardsIn(table.state, rowOf(3));
    const targets = [
      { seat: 1, on: barrel },
      { seat: 2, on: 'hand' },
      { seat: 3, on: mustang },
    ];
    expect(movesSent()).toEqual([{ by: 0, play: brawl, pay: [missed], targets }]);
  });

  test('a green card bears the digit after those of the hand; one laid in this turn waits', () => {
    const table = look(inDodgeCity('sheriff slab-the-killer 4: bang beer | canteen pony-express*', ...OTHERS));
    const [canteen, ponies] = cardsIn(table.state, rowOf(0));
    expect(choices()).toEqual([expect.stringMatching(/Canteen.*3/)]);
    expect(lookOf({ what: 'row', seat: 0, card: ponies ?? -1 })).toBe('faded');
    press('Digit3', 'Digit3');
    expect(movesSent()).toEqual([{ by: 0, use: canteen }]);
  });

  test('an answer that may bear two names has a button for each', () => {
    const seats = ['sheriff elena-fuente 4: dodge', 'outlaw willy-the-kid 4: bang', ...OTHERS.slice(1)];
    look(lay(seats, { expansions: ['dodge-city'], turn: 1 }).moves('1 plays bang at 0'));
    press('Digit1');
    expect(choices()).toEqual([expect.stringContaining('as itself'), expect.stringContaining('as Missed!')]);
  });

  test('Vera Custer is shown the characters of the others', () => {
    look(lay(['sheriff vera-custer 4: bang', ...OTHERS], { expansions: ['dodge-city'], phase: 'start' }));
    expect(said()).toContain('Whose ability do you want?');
    expect(document.body.textContent).not.toContain('Nothing to answer with');
    press('Digit2', 'Digit2');
    expect(movesSent()).toEqual([{ by: 0, choose: { character: 'willy-the-kid' } }]);
  });
});
