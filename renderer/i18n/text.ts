import i18next, { type Resource } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from './languages.ts';
import { readTexts } from './read-texts.ts';

/** Every file is a namespace: `assets/texts/cs/menu.json` holds `menu:play.title`. All of them travel in the bundle. */
const FILES = import.meta.glob<unknown>('../../assets/texts/*/*.json', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [path, texts] of Object.entries(FILES)) {
  const [language = '', file = ''] = path.split('/').slice(-2);
  resources[language] = { ...resources[language], [file.replace('.json', '')]: readTexts(texts, language as Language) };
}
const NAMESPACES = Object.keys(resources.en ?? {});

void i18next.use(initReactI18next).init({
  resources,
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...LANGUAGES],
  ns: NAMESPACES,
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18n: 'languageChanged' },
});

type Values = Readonly<Record<string, string | number>>;

/** `t('menu:play.title')`; a value named `count` chooses the plural form. */
export type Translate = (key: string, values?: Values) => string;

/** For code that is not a component: reads the language of this moment. */
export const t: Translate = (key, values) => i18next.t(key, values ?? {});

/** For components: they are drawn anew when the language changes, and the function is the same until then. */
export function useT(): Translate {
  const { t: translate } = useTranslation(NAMESPACES);
  return useCallback<Translate>((key, values) => translate(key, values ?? {}), [translate]);
}

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language as Language;
}

/** Switches every text at once, and tells the page so that screen readers speak it rightly. */
export function speak(next: Language): void {
  void i18next.changeLanguage(next);
  document.documentElement.lang = next;
}
