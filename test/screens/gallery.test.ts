import { describe, expect, test } from 'vitest';
import {
  CHARACTER_IDS,
  CUSTOM_STATION,
  KIND_IDS,
  LOCOMOTIVE_IDS,
  ROLES,
  STATION_IDS,
  WAGON_IDS,
} from '../../core/index.ts';
import { LANGUAGES } from '../../renderer/i18n/languages.ts';
import { namesIn } from '../../renderer/i18n/names.ts';
import { pictureOf } from '../../renderer/media/art.ts';
import { entriesIn, matches } from '../../renderer/screens/rules/entries.ts';

describe.each(LANGUAGES)('the gallery in %s', (language) => {
  const entries = entriesIn(namesIn(language, 'fourth'));
  const on = (shelf: string) => entries.filter((entry) => entry.shelf === shelf).map(({ id }) => id);

  test('has every card, character, role, wagon, station and side of the locomotive once, with its picture', () => {
    expect(on('cards')).toEqual(KIND_IDS.filter((id) => !WAGON_IDS.includes(id)));
    expect(on('characters')).toEqual(CHARACTER_IDS);
    expect(on('roles')).toEqual(ROLES);
    expect(on('wagons')).toEqual(WAGON_IDS);
    expect(on('stations')).toEqual([...STATION_IDS, CUSTOM_STATION]);
    expect(on('locomotives')).toEqual(LOCOMOTIVE_IDS);
    for (const { face } of entries) expect(() => pictureOf(face)).not.toThrow();
  });

  test('finds a wagon by its name and by a word of its rule', () => {
    const mail = entries.find(({ id }) => id === 'mail-car');
    expect(mail && matches(mail, mail.name)).toBe(true);
    expect(entries.filter((entry) => matches(entry, '3')).map(({ id }) => id)).toContain('mail-car');
  });
});
