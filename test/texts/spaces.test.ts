// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { namesIn } from '../../renderer/i18n/names.ts';
import { tied } from '../../renderer/i18n/spaces.ts';
import { speak, t } from '../../renderer/i18n/text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', '_');

test('a Czech word of one letter is tied to the next', () => {
  expect(plain(tied('Karty a v ruce, s <b>u stolu</b> i K tomu.', 'cs'))).toBe(
    'Karty a_v_ruce, s_<b>u_stolu</b> i_K_tomu.',
  );
  expect(plain(tied('lízne si karta z', 'cs'))).toBe('lízne si karta z');
});

test('no other language is touched', () => {
  expect(tied('Húzz a pakliból!', 'hu')).toBe('Húzz a pakliból!');
  expect(tied('a card', 'en')).toBe('a card');
});

test('texts, rules and goals reach the page so', () => {
  speak('cs');
  expect(plain(t('keys:do.hide'))).toBe('skrýt karty a_roli');
  const names = namesIn('cs', 'fourth');
  expect(plain(names.rule('panic').text)).toContain('z_ruky');
  expect(plain(names.goal('sheriff'))).toContain('bandity a_odpadlíka');
  speak('en');
});
