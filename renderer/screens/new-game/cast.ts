import { type Translate, t } from '../../i18n/text.ts';
import { useSettings } from '../../settings/store.ts';
import type { Cast } from './draft.ts';

/** Who may sit at a table in this language. */
export function castIn(translate: Translate, playerName: string): Cast {
  return {
    me: playerName.trim() || translate('newGame:me'),
    bots: translate('newGame:botNames')
      .split(',')
      .map((name) => name.trim()),
  };
}

export const cast = (): Cast => castIn(t, useSettings.getState().playerName);
