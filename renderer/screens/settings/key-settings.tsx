import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { SettingRow } from '../../design/form.tsx';
import { Why } from '../../design/why.tsx';
import { useT } from '../../i18n/text.ts';
import { ACTIONS, type Action, capOf, DEFAULT_KEYS, type Keys, keyOf } from '../../settings/keys.ts';
import { useSettings } from '../../settings/store.ts';

/** Every action and its key: press the cap, then the new key. A key that was taken changes places with the old one. */
export function KeySettings() {
  const t = useT();
  const { keys, change } = useSettings();
  const [asked, setAsked] = useState<Action | null>(null);
  const words = { Space: t('keys:cap.Space') };
  const isDefault = ACTIONS.every((action) => keys[action] === DEFAULT_KEYS[action]);
  return (
    <>
      <p className="soft">{t('settings:keys.about')}</p>
      {ACTIONS.map((action) => (
        <SettingRow key={action} label={t(`keys:do.${action}`)}>
          <button
            type="button"
            className={`key-cap ${asked === action ? 'asked' : ''}`}
            aria-label={t('settings:keys.change', { action: t(`keys:do.${action}`), key: capOf(keys[action], words) })}
            onClick={() => setAsked(action)}
            onBlur={() => setAsked(null)}
            onKeyDown={(event) => {
              if (asked !== action) return;
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Escape') return setAsked(null);
              const key = keyOf(event);
              if (!key) return;
              change({ keys: withKey(keys, action, key) });
              setAsked(null);
            }}
          >
            <kbd>{asked === action ? t('settings:keys.press') : capOf(keys[action], words)}</kbd>
          </button>
        </SettingRow>
      ))}
      <div className="row">
        <span className="grow" />
        <Why says={isDefault ? t('settings:keys.untouched') : null}>
          <Button small icon="undo" off={isDefault} onClick={() => change({ keys: DEFAULT_KEYS })}>
            {t('settings:keys.reset')}
          </Button>
        </Why>
      </div>
    </>
  );
}

function withKey(keys: Keys, action: Action, key: string): Keys {
  const taken = ACTIONS.find((other) => keys[other] === key);
  return { ...keys, ...(taken && { [taken]: keys[action] }), [action]: key };
}
