// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bold, rich } from '../../renderer/hud/rich.tsx';
import { wordsOf } from '../../renderer/hud/words.ts';
import { namesIn } from '../../renderer/i18n/names.ts';
import { t } from '../../renderer/i18n/text.ts';

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

test('a name that people have given makes nothing bold, and loses none of its letters', () => {
  const words = wordsOf(t, namesIn('en', 'fourth'), ['<b>Ada</b>'], [], '</b>Dry Gulch');
  const page = render(<p>{bold(`${words.player(0)} reaches <b>${words.station('custom-station')}</b>`)}</p>).container;
  expect(page.textContent?.replaceAll('\u2060', '')).toBe('<b>Ada</b> reaches </b>Dry Gulch');
  expect(page.querySelectorAll('b')).toHaveLength(1);
});
