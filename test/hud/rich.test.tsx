// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rich } from '../../renderer/hud/rich.tsx';

const shown = (text: string) => {
  const say = (_: string, values: Readonly<Record<string, unknown>> = {}) =>
    text.replace(/\{(\w+)\}/g, (_hole, name: string) => String(values[name]));
  const card = <button type="button">Mail Car</button>;
  return render(<p>{rich(say as never, 'key', { who: 'Ada', card })}</p>).container;
};

test('a full stop stays with the card before it, which is a button and would let it wrap', () => {
  const page = shown('{who} takes {card}.');
  expect(page.textContent).toBe('Ada takes Mail Car.');
  expect(page.querySelector('.glued')?.textContent).toBe('Mail Car.');
});

test('so does a comma, and what follows it may wrap', () => {
  const page = shown('{who} plays {card}, the target is <b>Bo</b>.');
  expect(page.textContent).toBe('Ada plays Mail Car, the target is Bo.');
  expect(page.querySelector('.glued')?.textContent).toBe('Mail Car,');
  expect(page.querySelector('b')?.textContent).toBe('Bo');
});
