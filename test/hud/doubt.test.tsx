// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redact } from '../../core/index.ts';
import { HandLabels } from '../../renderer/hud/plates/HandLabels.tsx';
import { Rail } from '../../renderer/hud/rail/Rail.tsx';
import { lookOf, useSelection } from '../../renderer/session/selection.ts';
import { useSettings } from '../../renderer/settings/store.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { awake, Front } from '../support/front.tsx';
import { movesSent, sitDown } from '../support/seated.ts';
import { BYSTANDERS, lay } from '../support/table.ts';

const PARTS = [Rail, HandLabels];

const key = (code: string) => act(() => void fireEvent.keyDown(document.body, { code, key: code }));
const wait = () => awake();
const rail = () => document.querySelector('.ask')?.textContent ?? '';
const main = () => document.querySelector<HTMLElement>('[data-press="main"]');
const back = () => document.querySelector<HTMLElement>('[data-press="back"]');

const table = lay(['sheriff bart-cassidy: beer stagecoach', 'outlaw jesse-jones', ...BYSTANDERS]);
const beer = { by: 0, play: table.held(0, 'beer') };

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
  sitDown(redact(table.state, 0));
  render(<Front parts={PARTS} />);
  wait();
});
afterEach(() => {
  closePage();
  useSettings.setState({ askFirst: true });
});

test('a useless card is asked about once, and Space says yes only after it could be read', () => {
  key('Digit1');
  expect(movesSent()).toEqual([]);
  expect(rail()).toMatch(/heals nobody.*anyway\?/);
  expect(main()?.textContent).toMatch(/anyway/);
  for (const seat of [1, 2, 3]) expect(lookOf({ what: 'seat', seat })).toBe('plain');
  key('Space');
  expect(movesSent()).toEqual([]);
  wait();
  key('Space');
  expect(movesSent()).toEqual([beer]);
});

test('Esc and Back take it back, and nothing has been played', () => {
  key('Digit1');
  key('Escape');
  expect(useSelection.getState()).toMatchObject({ doubt: null, picked: null });
  key('Digit1');
  act(() => void fireEvent.click(back() as HTMLElement));
  expect(useSelection.getState()).toMatchObject({ doubt: null, picked: null });
  expect(movesSent()).toEqual([]);
});

test('a click on the card asks, a click on the button plays; another card changes over to it', () => {
  const label = (card: number) => document.getElementById(`thing-hand-${card}`) as HTMLElement;
  act(() => void fireEvent.click(label(beer.play)));
  expect(useSelection.getState().doubt).toBe('heals-nobody');
  act(() => void fireEvent.click(main() as HTMLElement));
  expect(movesSent()).toEqual([beer]);
  cleanup();
  sitDown(redact(table.state, 0));
  render(<Front parts={PARTS} />);
  act(() => void fireEvent.click(label(beer.play)));
  act(() => void fireEvent.click(label(table.held(0, 'stagecoach'))));
  expect(movesSent()).toEqual([{ by: 0, play: table.held(0, 'stagecoach') }]);
});

test('whoever has turned the question off plays at once', () => {
  act(() => useSettings.setState({ askFirst: false }));
  key('Digit1');
  expect(movesSent()).toEqual([beer]);
});
