import { localesOf } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/text.ts';

/**
 * A day and time as one says it in the language: `30 Nov, 14:52`, or as the reader's country has it.
 * Milliseconds since 1970.
 */
export function useMoment(): (at: number) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(localesOf(language, navigator.languages), {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (at) => format.format(at);
}
