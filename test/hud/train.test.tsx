// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Card, cardsIn, handOf, redact, rowOf, TRAIN } from '../../core/index.ts';
import { Choices } from '../../renderer/hud/choices/Choices.tsx';
import { HandLabels } from '../../renderer/hud/plates/HandLabels.tsx';
import { DiscardButton } from '../../renderer/hud/rail/DiscardButton.tsx';
import { Rail } from '../../renderer/hud/rail/Rail.tsx';
import { TrainBoard } from '../../renderer/hud/train/TrainBoard.tsx';
import { WhyPopup } from '../../renderer/hud/why/WhyPopup.tsx';
import { speak } from '../../renderer/i18n/text.ts';
import { useOutlook } from '../../renderer/session/outlook.ts';
import { lookOf, reasonOf, useSelection } from '../../renderer/session/selection.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { awake, look, press, said } from '../support/front.tsx';
import { movesSent, sitDown } from '../support/seated.ts';
import type { Table } from '../support/table.ts';
import { layWithBoth, layWithTrain } from '../support/train.ts';

const PARTS = [Rail, Choices, DiscardButton, TrainBoard, WhyPopup];
const show = (table: Table) => look(table, PARTS);

const board = () => [...document.querySelectorAll('.train-board li')].map((row) => row.textContent);

const wagons = ({ state }: Table): readonly Card[] => cardsIn(state, TRAIN);
const hover = (thing: Parameters<ReturnType<typeof useSelection.getState>['hover']>[0]) =>
  act(() => useSelection.getState().hover(thing));
const choose = (thing: Parameters<ReturnType<typeof useSelection.getState>['choose']>[0]) =>
  act(() => useSelection.getState().choose(thing));

const OTHERS = [
  'outlaw rose-doolan 4: bang',
  'outlaw willy-the-kid 4: bang',
  'renegade sid-ketchum 4: | mustang scope',
];
const MINE = 'sheriff jesse-jones 4: bang:2S beer:6H';

beforeEach(() => {
  speak('en');
  vi.useFakeTimers();
  openPage();
  useOutlook.setState(useOutlook.getInitialState());
});
afterEach(closePage);

describe('in front of the table, the train', () => {
  test('R rolls on, a wagon is picked, paid for and taken with Space; Esc takes back step by step', () => {
    const table = show(layWithTrain([MINE, ...OTHERS]));
    const [first = -1] = wagons(table);
    press('KeyR');
    expect(said()).toContain('One station on');
    choose({ what: 'wagon', card: first });
    expect(said()).toContain('Santa Fe asks for a card of hearts');
    const beer = table.held(0, 'beer');
    expect(lookOf({ what: 'hand', card: beer })).toBe('legal');
    choose({ what: 'hand', card: beer });
    expect(said()).toContain('you pay: Beer 6♥');
    press('Escape');
    expect(said()).toContain('Chosen 0 / 1');
    choose({ what: 'hand', card: beer });
    press('Space');
    expect(movesSent()).toEqual([{ by: 0, take: first, pay: [beer], advance: true }]);
  });

  test('a card that does not pay is refused with the price, not played instead', () => {
    const table = show(layWithTrain([MINE, ...OTHERS]));
    const [first = -1] = wagons(table);
    choose({ what: 'wagon', card: first });
    const beer = table.held(0, 'beer');
    choose({ what: 'hand', card: beer });
    expect(said()).toContain('Boom Town asks for a BANG! card');
    expect(lookOf({ what: 'hand', card: beer })).toBe('faded');
    hover({ what: 'hand', card: table.held(0, 'bang') });
    expect(reasonOf({ what: 'hand', card: table.held(0, 'bang') })).toBeNull();
  });

  test('what is paid with life waits for a word, and says what it costs', () => {
    const table = show(layWithTrain([MINE, ...OTHERS], { train: { stations: 'tombrock santa-fe yooma dodgeville' } }));
    const [first = -1] = wagons(table);
    choose({ what: 'wagon', card: first });
    expect(movesSent()).toEqual([]);
    expect(said()).toContain('you pay: 1 life point');
    press('Space');
    expect(movesSent()).toEqual([{ by: 0, take: first }]);
  });

  test('the timetable comes up with what is pointed at, and shows one station on for the locomotive', () => {
    const table = show(layWithTrain([MINE, ...OTHERS]));
    const [first = -1] = wagons(table);
    expect(board()).toEqual([]);
    hover({ what: 'wagon', card: first });
    expect(board()[0]).toContain('Cattle Truck');
    expect(board()[1]).toContain('IronhorseSanta Fe');
    hover({ what: 'locomotive' });
    expect(board()[1]).toContain('Cattle TruckSanta Fe');
    expect(board()[2]).toContain('IronhorseYooma');
    hover(null);
    expect(board()).toEqual([]);
  });

  test('its key keeps it open, with everything on it to be walked to, and tells why a wagon cannot be had', () => {
    const table = show(layWithTrain(['sheriff jesse-jones 4: beer:6H', ...OTHERS]));
    const [first = -1] = wagons(table);
    press('KeyN');
    const wagon = document.querySelector<HTMLElement>(`.train-board [data-thing="wagon-${first}"]`);
    expect(wagon?.tabIndex).toBe(0);
    act(() => wagon?.focus());
    awake();
    expect(document.body.textContent).toContain('Boom Town asks for a BANG! card. Needed: 1; you have 0.');
    const station = document.querySelector<HTMLElement>('.train-board [data-thing="station-2"]');
    act(() => station?.focus());
    awake();
    expect(document.body.textContent).toContain('Yooma asks for any 2 cards. Needed: 2; you have 1.');
    press('Escape');
    expect(board()).toEqual([]);
  });

  test('a card in front of me pays as well, and Switch asks for mine first', () => {
    const table = show(layWithBoth(['sheriff jesse-jones 4: switch | barrel hideout', ...OTHERS]));
    const switching = cardsIn(table.state, handOf(0))[0] ?? -1;
    const [barrel = -1] = cardsIn(table.state, rowOf(0));
    const [mustang = -1] = cardsIn(table.state, rowOf(3));
    choose({ what: 'hand', card: switching });
    expect(said()).toContain('Which of your cards do you give away?');
    choose({ what: 'row', seat: 0, card: barrel });
    expect(said()).toContain('Which card do you get for Barrel?');
    choose({ what: 'row', seat: 3, card: mustang });
    expect(movesSent()).toEqual([{ by: 0, play: switching, target: 3, on: mustang, give: barrel }]);
  });

  test('a digit stands on one thing only, also while no card of the hand can be played', () => {
    const seats = ['sheriff jesse-jones 4: missed:2H missed:2C', ...OTHERS];
    look(layWithTrain(seats, { train: { stations: 'santa-fe st-francis yooma dodgeville' } }), [...PARTS, HandLabels]);
    const digits = () => [...document.querySelectorAll('[data-thing] kbd')].map((cap) => cap.textContent);
    expect(digits().toSorted()).toEqual(['1', '2', '3', 'R']);
    press('Digit3', 'Digit3');
    expect(said()).toContain('Santa Fe asks for a card of hearts');
    expect(digits().toSorted()).toEqual(['1', '2']);
  });

  test('a green card in front of me that pays is not said to be used, and has a digit behind the hand', () => {
    const table = show(
      layWithBoth(['sheriff jesse-jones 4: beer:6H missed:2C | conestoga:9H', ...OTHERS], {
        train: { stations: 'santa-fe st-francis yooma dodgeville' },
      }),
    );
    const [first = -1] = wagons(table);
    const [conestoga = -1] = cardsIn(table.state, rowOf(0));
    choose({ what: 'wagon', card: first });
    const paying = document.querySelector(`[data-region="choices"] [data-thing="row-0-${conestoga}"]`);
    expect(paying?.textContent).toBe('Conestoga3');
    press('Digit1');
    expect(said()).toContain('you pay: Beer 6♥');
    press('Digit3', 'Digit3');
    expect(said()).toContain('you pay: Conestoga');
  });

  test('Baggage Car asks what it counts as, and then whom it is for', () => {
    const table = show(layWithTrain(['sheriff jesse-jones 4: beer | baggage-car', ...OTHERS]));
    const [baggage = -1] = cardsIn(table.state, rowOf(0));
    choose({ what: 'row', seat: 0, card: baggage });
    expect(said()).toContain('Baggage Car: what does it count as?');
    choose({ what: 'option', option: 'bang' });
    expect(said()).toContain('Who do you shoot?');
    choose({ what: 'seat', seat: 1 });
    expect(movesSent()).toEqual([{ by: 0, use: baggage, as: 'bang', target: 1 }]);
  });

  test('a wagon in front of me is used, not taken, and against a shot not flipped for', () => {
    const seats = ['sheriff jesse-jones 4: beer | baggage-car', ...OTHERS];
    const named = () => document.querySelector('[data-region="choices"] [data-thing^="row-0-"]')?.textContent;
    const table = show(layWithTrain(seats, { turn: 1 }).moves('1 plays bang at 0'));
    expect(named()).toBe('Use Baggage Car1');
    table.moves('0 passes', '1 ends', '2 ends', '3 ends', '0 chooses deck');
    act(() => sitDown(redact(table.state, 0)));
    expect(named()).toContain('Use Baggage Car');
  });

  test('a wagon for another is laid before somebody, by name or "yourself"', () => {
    const table = show(layWithTrain([MINE, ...OTHERS], { train: { wagons: 'lumber-flatcar observation-car' } }));
    const [flatcar = -1] = wagons(table);
    choose({ what: 'wagon', card: flatcar });
    expect(said()).toContain('Lumber Flatcar: before whom do you lay it?');
    choose({ what: 'seat', seat: 0 });
    choose({ what: 'hand', card: table.held(0, 'bang') });
    expect(said()).toContain('Lay it before yourself · you pay: BANG! 2♠');
  });

  test('a card that must be given up goes by its own button, and the rail asks for no other', () => {
    const seats = [
      'sheriff jesse-jones 4: | barrel mustang',
      ...OTHERS.with(0, 'outlaw rose-doolan 4: | circus-wagon'),
    ];
    show(layWithTrain(seats, { turn: 1 }).moves('1 uses circus-wagon', '3 discards mustang'));
    expect(document.querySelector('[data-press="main"]')).toBeNull();
    press('Digit1', 'Digit1');
    expect(document.querySelector('[data-press="main"]')).toBeNull();
    expect(document.querySelector('[data-press="discard"]')?.getAttribute('aria-disabled')).not.toBe('true');
    press('Enter');
    expect(movesSent()).toMatchObject([{ discard: [expect.any(Number)] }]);
  });
});
