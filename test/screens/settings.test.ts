// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localesOf, preferred } from '../../renderer/i18n/languages.ts';
import { keptHere } from '../../renderer/settings/kept.ts';
import { capOf, keyOf } from '../../renderer/settings/keys.ts';
import {
  DEFAULTS,
  followOtherTabs,
  languageOf,
  readSettings,
  SETTINGS_KEY,
  useSettings,
} from '../../renderer/settings/store.ts';

const stored = () => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}').state as Record<string, unknown>;
const load = async (text: string) => {
  localStorage.setItem(SETTINGS_KEY, text);
  await useSettings.persist.rehydrate();
  return useSettings.getState();
};

beforeEach(() => {
  localStorage.clear();
  useSettings.setState({ ...DEFAULTS, undos: [] });
});

describe('settings are kept', () => {
  test('a change is stored at once and comes back', async () => {
    useSettings.getState().change({ uiScale: 150, language: 'cs' });
    expect(stored()).toMatchObject({ uiScale: 150, language: 'cs' });
    const text = localStorage.getItem(SETTINGS_KEY) ?? '';
    useSettings.setState({ ...DEFAULTS });
    expect(await load(text)).toMatchObject({ uiScale: 150, language: 'cs' });
  });

  test('where the browser keeps nothing a change holds for as long as the page', async () => {
    const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    useSettings.getState().change({ uiScale: 150 });
    useSettings.setState({ ...DEFAULTS });
    useSettings.getState().change({ language: 'hu' });
    expect(keptHere.getItem(SETTINGS_KEY)).toContain('"language":"hu"');
    denied.mockRestore();
    useSettings.getState().change({ uiScale: 75 });
    expect(stored()).toMatchObject({ uiScale: 75, language: 'hu' });
  });

  test('what is no setting is not stored', () => {
    useSettings.getState().change({ quality: 'low' });
    expect(Object.keys(stored()).sort()).toEqual(Object.keys(DEFAULTS).sort());
  });

  test('a damaged store loses only what is damaged', async () => {
    const state = { uiScale: 900, language: 'cs', quality: 'best', volumes: { master: 20, music: 'loud' }, keys: 3 };
    const settings = await load(JSON.stringify({ version: 1, state }));
    expect(settings).toMatchObject({ uiScale: 100, language: 'cs', quality: 'auto', keys: DEFAULTS.keys });
    expect(settings.volumes).toEqual({ ...DEFAULTS.volumes, master: 20 });
  });

  test.each(['', 'no JSON', 'null', '[]', '{"state":7}'])('nothing is lost but the settings by %j', async (text) => {
    expect(await load(text)).toMatchObject({ ...DEFAULTS });
  });

  test('a remembered table with an option or a chair that there is not', () => {
    const seats = Array.from({ length: 4 }, (_, seat) => ({ kind: 'bot', name: `bot ${seat}`, level: 'greenhorn' }));
    const table = {
      seats,
      edition: 'fifth',
      options: { beerWithTwo: 'forbidden', beer: 1, jailSkips: 'never' },
      clock: 9,
    };
    const read = readSettings({ newGame: table }).newGame;
    expect(read).toMatchObject({ edition: 'fourth', options: { beerWithTwo: 'forbidden' }, clock: 'off' });
    expect(read?.options).not.toHaveProperty('beer');
    expect(read?.options).not.toHaveProperty('jailSkips');
    expect(readSettings({ newGame: { ...table, seats: seats.slice(1) } }).newGame).toBeNull();
    expect(readSettings({ newGame: { ...table, seats: [{ kind: 'horse' }, ...seats.slice(1)] } }).newGame).toBeNull();
  });

  test.each(['Escape', 'Digit1', 'Enter', '', 'constructor', '__proto__', 7])('no action has the key %j', (main) => {
    expect(readSettings({ keys: { ...DEFAULTS.keys, main, pass: 'KeyQ' } }).keys).toEqual({
      ...DEFAULTS.keys,
      pass: 'KeyQ',
    });
  });

  test('what another tab has changed is not put back by a change here', () => {
    const stop = followOtherTabs();
    useSettings.getState().change({ uiScale: 150 });
    const text = localStorage.getItem(SETTINGS_KEY) ?? '';
    localStorage.setItem(SETTINGS_KEY, text.replace('"uiScale":150', '"uiScale":75'));
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
    useSettings.getState().change({ captions: true });
    expect(stored()).toMatchObject({ uiScale: 75, captions: true });
    stop();
  });

  test('two actions on one key: all keys as they were made', () => {
    const keys = { ...DEFAULTS.keys, pass: 'KeyE' };
    expect(readSettings({ keys }).keys).toEqual(DEFAULTS.keys);
    expect(readSettings({ keys: { ...DEFAULTS.keys, pass: 'KeyQ' } }).keys.pass).toBe('KeyQ');
  });
});

describe('settings can be taken back', () => {
  test('step by step, and the defaults as one step', () => {
    const { change, undo, restore } = useSettings.getState();
    change({ uiScale: 150 });
    change({ uiScale: 175, quality: 'low' });
    restore();
    expect(useSettings.getState()).toMatchObject({ uiScale: 100, quality: 'auto' });
    undo();
    expect(useSettings.getState()).toMatchObject({ uiScale: 175, quality: 'low' });
    undo();
    undo();
    undo();
    expect(useSettings.getState()).toMatchObject({ uiScale: 100, quality: 'auto' });
  });
});

test('the language of the system is taken where we speak it', () => {
  expect(preferred(['sk-SK', 'cs-CZ', 'en'])).toBe('cs');
  expect(preferred(['hu'])).toBe('hu');
  expect(preferred(['fr-FR'])).toBe('en');
  expect(languageOf({ language: 'hu' })).toBe('hu');
});

test('dates are written as in the country of the reader', () => {
  const written = (language: 'en' | 'cs', ...wanted: readonly string[]) =>
    new Intl.DateTimeFormat(localesOf(language, wanted), { month: 'short', day: 'numeric' }).format(
      Date.UTC(2026, 10, 5, 12),
    );
  expect(written('en', 'cs-CZ', 'en-GB', 'en')).toBe('5 Nov');
  expect(written('en', 'en-US', 'en-GB')).toBe('Nov 5');
  expect(written('en', 'hu-HU')).toBe('Nov 5');
  expect(written('cs', 'en-GB')).toBe('5. 11.');
});

test('keys: what always means the same cannot be chosen, and caps read as printed', () => {
  const press = (code: string, ctrlKey = false) => keyOf({ code, ctrlKey, metaKey: false });
  for (const fixed of ['Digit3', 'Tab', 'Escape', 'Enter', 'ArrowUp', 'AltLeft', 'F6', ''])
    expect(press(fixed)).toBeNull();
  expect(press('KeyQ')).toBe('KeyQ');
  expect(press('KeyZ', true)).toBe('Ctrl+KeyZ');
  expect(capOf('Ctrl+KeyZ')).toBe('Ctrl+Z');
  expect(capOf('Space', { Space: 'Mezerník' })).toBe('Mezerník');
});
