import { expect, test } from 'vitest';
import { readTexts } from '../../renderer/i18n/read-texts.ts';

test('what is no text is left out, and the rest of its file stays', () => {
  const file = { play: { title: 'Hrát', about: null, sub: 7 }, list: ['a'], none: {}, off: true, saved: 'Uložené' };
  expect(readTexts(file, 'cs')).toEqual({ play: { title: 'Hrát' }, saved: 'Uložené' });
});

test.each([null, 7, 'text', [{ play: 'Hrát' }], undefined])(
  'a file that holds no texts at all has none: %j',
  (file) => {
    expect(readTexts(file, 'cs')).toEqual({});
  },
);

test('Czech ties its short words, also deep in a file', () => {
  expect(readTexts({ play: { about: 'hra k tomu' } }, 'cs')).toEqual({ play: { about: 'hra k\u00a0tomu' } });
});
