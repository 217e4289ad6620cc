import cs from '../assets/texts/cs/shell.json';
import en from '../assets/texts/en/shell.json';
import hu from '../assets/texts/hu/shell.json';

export type ShellTexts = typeof en;

const TEXTS: Readonly<Record<string, ShellTexts>> = { en, cs, hu };

/** Words of menus and dialogs; English for a language that we do not speak. */
export function shellTexts(language: string): ShellTexts {
  const spoken = language.toLowerCase().split('-')[0] ?? '';
  return (Object.hasOwn(TEXTS, spoken) ? TEXTS[spoken] : undefined) ?? en;
}
