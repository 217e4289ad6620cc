import { useEffect, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Tabs } from '../../design/form.tsx';
import type { IconName } from '../../design/icon.tsx';
import { Board } from '../../design/material.tsx';
import { Why } from '../../design/why.tsx';
import { useT } from '../../i18n/text.ts';
import { useSettings } from '../../settings/store.ts';
import { ScreenFrame } from '../screen-frame.tsx';
import { KeySettings } from './key-settings.tsx';
import { PictureSettings } from './picture-settings.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { Sample } from './sample.tsx';
import { SoundSettings } from './sound-settings.tsx';
import './settings.css';

const SECTIONS = {
  reading: { icon: 'access', Part: ReadingSettings },
  picture: { icon: 'screen', Part: PictureSettings },
  sound: { icon: 'sound', Part: SoundSettings },
  keys: { icon: 'keys', Part: KeySettings },
} as const satisfies Record<string, { icon: IconName; Part: () => React.ReactNode }>;
type Section = keyof typeof SECTIONS;
const NAMES = Object.keys(SECTIONS) as Section[];

/** Every change applies at once, is kept, and can be taken back. */
export function SettingsScreen() {
  const t = useT();
  const [section, setSection] = useState<Section>('reading');
  const undoable = useSettings((settings) => settings.undos.length > 0);
  const undo = useSettings((settings) => settings.undo);
  const restore = useSettings((settings) => settings.restore);
  useUndoKey(undo);
  const { Part } = SECTIONS[section];
  return (
    <ScreenFrame
      title={t('settings:title')}
      className="settings"
      aside={
        <>
          <Why says={undoable ? null : t('settings:nothingToUndo')}>
            <Button small icon="undo" cap="Ctrl+Z" off={!undoable} onClick={undo}>
              {t('settings:undo')}
            </Button>
          </Why>
          <Button small icon="refresh" onClick={restore}>
            {t('settings:defaults')}
          </Button>
        </>
      }
    >
      <div className="settings-laid">
        <Board className="side">
          <Tabs
            upright
            className="side-tabs"
            label={t('settings:title')}
            value={section}
            tabs={NAMES.map((value) => ({ value, label: t(`settings:section.${value}`), icon: SECTIONS[value].icon }))}
            onChange={setSection}
          />
        </Board>
        <Board className="sets">
          <div className="scrolls" role="tabpanel" aria-label={t(`settings:section.${section}`)}>
            <Part />
          </div>
        </Board>
        <Sample />
      </div>
    </ScreenFrame>
  );
}

function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || typing) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [undo]);
}
