// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SUITS } from '../../core/index.ts';
import { symbolsOf } from '../../renderer/media/art.ts';
import { RuleSymbols, SuitIcon } from '../../renderer/media/icons.tsx';
import { SHOWN_KINDS } from '../texts/reading.ts';

test.each(SHOWN_KINDS)('the symbols of %s stand in the page as on the card', (kind) => {
  const { container } = render(<RuleSymbols kind={kind} label={kind} />);
  const row = symbolsOf(kind).flat();
  expect(container.querySelectorAll('svg').length).toBe(row.length);
  expect(container.textContent).toBe(row.map(({ figure = '' }) => figure).join(''));
  expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(kind);
});

test('the four suits differ in shape, not only in colour', () => {
  const shapes = SUITS.map((suit) => {
    const { container } = render(<SuitIcon suit={suit} />);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(shapes).size).toBe(4);
});
