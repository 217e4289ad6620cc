import { useMemo } from 'react';
import { useT } from '../i18n/text.ts';
import { ACTIONS, type Action, capOf } from '../settings/keys.ts';
import { useSettings } from '../settings/store.ts';

/** The caps of the keys as they are set now, and of those that never change. */
export type Caps = Readonly<Record<Action | 'back' | 'enter' | 'tab' | 'arrows' | 'shift' | 'alt', string>>;

export function useCaps(): Caps {
  const t = useT();
  const keys = useSettings((settings) => settings.keys);
  return useMemo(() => {
    const words = { Space: t('keys:cap.Space') };
    const own = Object.fromEntries(ACTIONS.map((action) => [action, capOf(keys[action], words)]));
    return {
      ...(own as Record<Action, string>),
      back: t('keys:cap.Escape'),
      enter: t('keys:cap.Enter'),
      tab: t('keys:cap.Tab'),
      arrows: t('keys:cap.Arrows'),
      shift: t('keys:cap.Shift'),
      alt: t('keys:cap.Alt'),
    };
  }, [t, keys]);
}
