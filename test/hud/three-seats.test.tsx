// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redact } from '../../core/index.ts';
import { RoleChip } from '../../renderer/hud/corners/RoleChip.tsx';
import { Plates } from '../../renderer/hud/plates/Plates.tsx';
import { useOnScreen } from '../../renderer/hud/use-table.ts';
import { speak } from '../../renderer/i18n/text.ts';
import { closePage, openPage } from '../support/blank-page.ts';
import { sitDown } from '../support/seated.ts';
import type { Table } from '../support/table.ts';
import { layWithBoth } from '../support/train.ts';

function Front() {
  const seen = useOnScreen();
  return seen ? (
    <>
      <RoleChip screen={seen} />
      <Plates screen={seen} />
    </>
  ) : null;
}

const look = (table: Table) => {
  sitDown(redact(table.state, 0));
  render(<Front />);
};
const chip = () => document.querySelector('.role-chip small')?.textContent ?? '';
const plate = (seat: number) => document.querySelector(`[data-seat="${seat}"]`);

const THREE = ['deputy jesse-jones: bang', 'renegade willy-the-kid', 'outlaw slab-the-killer 1: duel'];

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
  speak('en');
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
});

test('at a table of three the chip says whom I hunt, and so does that plate', () => {
  look(layWithBoth(THREE));
  expect(chip()).toMatch(/^You hunt \S+/);
  expect(plate(1)?.textContent).toContain('your prey');
  expect(plate(2)?.textContent).not.toContain('your prey');
});

test('after the wrong death it says that only the last one alive can win', () => {
  look(layWithBoth(THREE).moves('0 plays bang at 2', '2 passes', '2 passes'));
  expect(chip()).toBe('Be the last one alive');
});

test('with a sheriff nobody is told whom to hunt; a ghost is called one, the dead are not', () => {
  look(
    layWithBoth([
      'outlaw jesse-jones',
      'renegade willy-the-kid 0 | ghost-car',
      'outlaw rose-doolan dead',
      'sheriff sid-ketchum',
    ]),
  );
  expect(chip()).toBe('');
  expect(plate(1)?.className).toMatch(/\bghost\b/);
  expect(plate(1)?.getAttribute('aria-label')).toMatch(/ghost/);
  expect(plate(2)?.className).toMatch(/\bout\b/);
  expect(plate(2)?.className).not.toMatch(/\bghost\b/);
});
