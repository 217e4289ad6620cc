import { describe, expect, test } from 'vitest';
import { intentOf, type Pressed } from '../../renderer/keyboard/key-intent.ts';
import { DEFAULT_KEYS } from '../../renderer/settings/keys.ts';

const press = (code: string, more: Partial<Pressed> = {}): Pressed => ({
  code,
  key: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const action = (name: string) => ({ want: 'action', action: name });

describe('what a key wants', () => {
  test.each([
    ['Space is the main button', press('Space'), action('main')],
    ['P passes', press('KeyP'), action('pass')],
    ['E ends the turn', press('KeyE'), action('endTurn')],
    ['Ctrl+Z takes back', press('KeyZ', { ctrlKey: true }), action('undo')],
    ['Z alone leans in', press('KeyZ'), action('leanIn')],
    ['? shows the keys on any keyboard', press('Comma', { key: '?', shiftKey: true }), action('keys')],
    ['digits are cards of the hand', press('Digit3'), { want: 'number', number: 3 }],
    ['digits go by their place, whatever they print', press('Digit2', { key: 'ě' }), { want: 'number', number: 2 }],
    ['Shift and a digit is a seat', press('Digit7', { shiftKey: true, key: '/' }), { want: 'seat', number: 7 }],
    ['Tab walks on', press('Tab'), { want: 'walk', back: false }],
    ['Shift+Tab walks back', press('Tab', { shiftKey: true }), { want: 'walk', back: true }],
    ['F6 goes to the next part', press('F6'), { want: 'region', back: false }],
    ['arrows move inside a part', press('ArrowLeft'), { want: 'arrow', x: -1, y: 0 }],
    ['Enter chooses', press('Enter'), { want: 'choose' }],
    ['Esc steps back', press('Escape'), { want: 'back' }],
    ['Alt enlarges', press('AltLeft', { altKey: true }), { want: 'enlarge' }],
  ])('%s', (_name, pressed, intent) => {
    expect(intentOf(pressed, DEFAULT_KEYS)).toEqual(intent);
  });

  test('keys of the browser stay with the browser', () => {
    expect(intentOf(press('KeyR', { ctrlKey: true }), DEFAULT_KEYS)).toBeNull();
    expect(intentOf(press('KeyP', { altKey: true }), DEFAULT_KEYS)).toBeNull();
    expect(intentOf(press('KeyQ'), DEFAULT_KEYS)).toBeNull();
  });

  test('a key that is given away does the new thing', () => {
    const keys = { ...DEFAULT_KEYS, pass: 'KeyX' };
    expect(intentOf(press('KeyX'), keys)).toEqual(action('pass'));
    expect(intentOf(press('KeyP'), keys)).toBeNull();
  });
});
