/** The languages of the game; a new one is a folder in assets/texts, a file in each set of assets, and an entry here. */
export const LANGUAGES = ['en', 'cs', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language calls itself by its own name, in every language of the interface. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', hu: 'Magyar' };

/** The first of the reader's languages that we speak; English when there is none. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

/** The countries' ways of writing a language's dates and times, the reader's own first. */
export const localesOf = (language: Language, wanted: readonly string[]): string[] => [
  ...wanted.filter((tag) => tag.toLowerCase().split('-')[0] === language),
  language,
];
