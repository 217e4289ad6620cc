import { useLanguage } from '../../i18n/text.ts';

/** A day and time as one says it in the language: `Nov 30, 14:52`. Milliseconds since 1970. */
export function useMoment(): (at: number) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (at) => format.format(at);
}
