import { useMemo } from 'react';
import { CHARACTER_IDS, KIND_IDS, STATION_IDS, WAGON_IDS } from '../../core/index.ts';
import { useWords } from '../hud/words.ts';
import { useSession } from '../session/store.ts';

/**
 * The texts of a lesson by their keys. They name a card or a character by its id (`{{bang}}`, `{{paul-regret}}`), so that
 * it bears the name of the edition, and the others at the table as `{{seat1}}`.
 */
export function useLessonText(lesson: string): (key: string) => string {
  const { t, names, player } = useWords();
  const seats = useSession((session) => session.settings?.seats.length ?? 0);
  const values = useMemo(
    () => ({
      ...Object.fromEntries(KIND_IDS.map((id) => [id, names.card(id)])),
      ...Object.fromEntries(CHARACTER_IDS.map((id) => [id, names.character(id)])),
      ...Object.fromEntries(WAGON_IDS.map((id) => [id, names.wagon(id)])),
      ...Object.fromEntries(STATION_IDS.map((id) => [id, names.station(id)])),
      ...Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`seat${seat}`, player(seat)])),
    }),
    [names, player, seats],
  );
  return (key) => t(`lessons:${lesson}.${key}`, values);
}
