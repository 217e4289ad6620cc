// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { redact } from '../../core/index.ts';
import { HandLabels } from '../../renderer/hud/plates/HandLabels.tsx';
import { Rail } from '../../renderer/hud/rail/Rail.tsx';
import { dropSecondStrokes } from '../../renderer/keyboard/second-strokes.ts';
import { useSelection } from '../../renderer/session/selection.ts';
import { useSession } from '../../renderer/session/store.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { awake, Front } from '../support/front.tsx';
import { movesSent, sitDown } from '../support/seated.ts';
import { BYSTANDERS, lay, type Table } from '../support/table.ts';

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(closePage);

function sit(table: Table): void {
  sitDown(redact(table.state, 0));
  render(<Front parts={[Rail, HandLabels]} />);
  awake();
}

/** Somebody's shot is answered; then the next prompt comes up, in place of the host that only listens. */
function nextPrompt(table: Table): void {
  act(() => {
    const view = redact(table.state, 0);
    const truth = { ...view, question: view.question + 7 };
    useSession.setState({ sent: null, truth, shown: truth });
  });
}

/** False where the page has used the key up, so that the browser does nothing by itself. */
function down(target: HTMLElement, code: string, repeat = false): boolean {
  let left = true;
  act(() => {
    target.focus();
    left = fireEvent.keyDown(target, { code, key: code, repeat });
  });
  return left;
}
const label = (card: number) => document.getElementById(`thing-hand-${card}`) as HTMLElement;
const button = (name: string) => document.querySelector<HTMLElement>(`[data-press="${name}"]`) as HTMLElement;
const click = (on: Element, detail: number) => act(() => void fireEvent.click(on, { detail }));

const shooting = () => lay(['sheriff bart-cassidy: bang stagecoach', 'outlaw jesse-jones', ...BYSTANDERS]);
const shot = () => {
  const table = lay(['sheriff bart-cassidy: missed missed', 'outlaw jesse-jones: bang', ...BYSTANDERS], { turn: 1 });
  return table.moves('1 plays bang at 0');
};

describe('a key that is held down', () => {
  test('does its work once: a digit picks and does not put back, Enter presses no second button', () => {
    const table = shooting();
    sit(table);
    down(document.body, 'Digit1');
    expect(useSelection.getState().picked).toBe(table.held(0, 'bang'));
    for (let at = 0; at < 5; at += 1) down(document.body, 'Digit1', true);
    expect(useSelection.getState().picked).toBe(table.held(0, 'bang'));
    // The browser presses the focused button by itself, unless it is told not to.
    expect(down(label(table.held(0, 'stagecoach')), 'Enter')).toBe(true);
    expect(down(label(table.held(0, 'stagecoach')), 'Enter', true)).toBe(false);
  });

  test('presses no button of a screen a second time', () => {
    dropSecondStrokes();
    const { container } = render(
      <>
        <button type="button">Deal</button>
        <input />
      </>,
    );
    const [deal, name] = [container.querySelector('button'), container.querySelector('input')];
    if (!deal || !name) throw new Error('expected a button and a field');
    expect(fireEvent.keyDown(deal, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(deal, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(name, { key: 'Enter', repeat: true })).toBe(true);
  });
});

describe('what was meant for the last prompt', () => {
  test('Enter and P do nothing to one that nobody can have read', () => {
    const table = shot();
    sit(table);
    nextPrompt(table);
    expect(down(button('main'), 'Enter')).toBe(false);
    down(document.body, 'KeyP');
    expect(movesSent()).toEqual([]);
    awake();
    expect(down(button('main'), 'Enter')).toBe(true);
    down(document.body, 'KeyP');
    expect(movesSent()).toEqual([{ by: 0, pass: true }]);
  });

  test('the second half of a double click takes no hit and plays no other card', () => {
    const table = shot();
    sit(table);
    nextPrompt(table);
    click(button('pass'), 2);
    click(label(table.held(0, 'missed')), 2);
    expect(movesSent()).toEqual([]);
    click(button('pass'), 1);
    expect(movesSent()).toEqual([{ by: 0, pass: true }]);
  });

  test('a double click on a card picks it', () => {
    const table = shooting();
    sit(table);
    for (const detail of [1, 2]) click(label(table.held(0, 'bang')), detail);
    expect(useSelection.getState().picked).toBe(table.held(0, 'bang'));
    click(label(table.held(0, 'bang')), 1);
    expect(useSelection.getState().picked).toBeNull();
  });

  test('a doubt is not answered by the second half of the click that raised it', () => {
    const table = lay(['sheriff bart-cassidy: beer', 'outlaw jesse-jones', ...BYSTANDERS]);
    sit(table);
    click(label(table.held(0, 'beer')), 1);
    click(label(table.held(0, 'beer')), 2);
    expect(useSelection.getState().doubt).toBe('heals-nobody');
    click(button('main'), 2);
    expect(movesSent()).toEqual([]);
  });
});

test('a double click whose halves meet different things presses only the first', () => {
  dropSecondStrokes();
  const pressed: string[] = [];
  const { container } = render(
    <>
      <button type="button" onClick={() => pressed.push('play')}>
        Play
      </button>
      <button type="button" onClick={() => pressed.push('deal')}>
        <span>Deal</span>
      </button>
    </>,
  );
  const [play, deal] = container.querySelectorAll('button');
  if (!play || !deal) throw new Error('expected two buttons');
  click(play, 1);
  click(deal.firstElementChild as Element, 2);
  expect(pressed).toEqual(['play']);
  click(deal, 1);
  click(deal.firstElementChild as Element, 2);
  expect(pressed).toEqual(['play', 'deal', 'deal']);
});
