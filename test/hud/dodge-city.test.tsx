// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardsIn, handOf, rowOf } from '../../core/index.ts';
import { Choices } from '../../renderer/hud/choices/Choices.tsx';
import { Rail } from '../../renderer/hud/rail/Rail.tsx';
import { speak } from '../../renderer/i18n/text.ts';
import { lookOf } from '../../renderer/session/selection.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { look, press, said } from '../support/front.tsx';
import { movesSent } from '../support/seated.ts';
import { lay, type Table } from '../support/table.ts';

const PARTS = [Rail, Choices];
const show = (table: Table) => look(table, PARTS);

const choices = () => [...document.querySelectorAll('[data-region="choices"] button')].map((one) => one.textContent);

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
    const table = show(inDodgeCity('sheriff slab-the-killer 5: brawl missed', ...OTHERS));
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
    const table = show(inDodgeCity('sheriff slab-the-killer 4: bang beer | canteen pony-express*', ...OTHERS));
    const [canteen, ponies] = cardsIn(table.state, rowOf(0));
    expect(choices()).toEqual([expect.stringMatching(/Canteen.*3/)]);
    expect(lookOf({ what: 'row', seat: 0, card: ponies ?? -1 })).toBe('faded');
    press('Digit3', 'Digit3');
    expect(movesSent()).toEqual([{ by: 0, use: canteen }]);
  });

  test('with nothing but a card in front of me to answer with, the rail does not say that there is nothing', () => {
    const seats = ['sheriff slab-the-killer 4: | iron-plate', 'outlaw willy-the-kid 4: bang', ...OTHERS.slice(1)];
    show(lay(seats, { expansions: ['dodge-city'], turn: 1 }).moves('1 plays bang at 0'));
    expect(choices()).toEqual([expect.stringContaining('Iron Plate')]);
    expect(said()).toContain('Choose a card');
    expect(said()).not.toContain('Nothing to answer with');
  });

  test('an answer that may bear two names has a button for each', () => {
    const seats = ['sheriff elena-fuente 4: dodge', 'outlaw willy-the-kid 4: bang', ...OTHERS.slice(1)];
    show(lay(seats, { expansions: ['dodge-city'], turn: 1 }).moves('1 plays bang at 0'));
    press('Digit1');
    expect(choices()).toEqual([expect.stringContaining('as itself'), expect.stringContaining('as Missed!')]);
  });

  test('Vera Custer is shown the characters of the others', () => {
    show(lay(['sheriff vera-custer 4: bang', ...OTHERS], { expansions: ['dodge-city'], phase: 'start' }));
    expect(said()).toContain('Whose ability do you want?');
    expect(document.body.textContent).not.toContain('Nothing to answer with');
    press('Digit2', 'Digit2');
    expect(movesSent()).toEqual([{ by: 0, choose: { character: 'willy-the-kid' } }]);
  });
});
