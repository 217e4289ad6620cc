import { Segment, Select, SettingRow, Switch } from '../../design/form.tsx';
import { useT } from '../../i18n/text.ts';
import { QUALITIES, SPEEDS, useSettings } from '../../settings/store.ts';
import { useFullScreen } from './full-screen.ts';

/** The 3D table: how fine, how fast, how close. */
export function PictureSettings() {
  const t = useT();
  const { quality, animationSpeed, closeUps, change } = useSettings();
  const [full, setFull] = useFullScreen();
  return (
    <>
      <SettingRow label={t('settings:speed.name')} about={t('settings:speed.about')}>
        <Select
          label={t('settings:speed.name')}
          value={animationSpeed}
          choices={SPEEDS.map((value) => ({
            value,
            label: value === 0 ? t('settings:speed.off') : t('settings:speed.times', { value }),
          }))}
          onChange={(speed) => change({ animationSpeed: speed })}
        />
      </SettingRow>
      <SettingRow label={t('settings:quality.name')} about={t('settings:quality.about')}>
        <Segment
          label={t('settings:quality.name')}
          value={quality}
          choices={QUALITIES.map((value) => ({ value, label: t(`settings:quality.${value}`) }))}
          onChange={(next) => change({ quality: next })}
        />
      </SettingRow>
      <SettingRow label={t('settings:closeUps.name')} about={t('settings:closeUps.about')}>
        <Switch label={t('settings:closeUps.name')} on={closeUps} onChange={(on) => change({ closeUps: on })} />
      </SettingRow>
      <SettingRow label={t('settings:fullScreen.name')} about={t('settings:fullScreen.about')}>
        <Switch label={t('settings:fullScreen.name')} on={full} onChange={setFull} />
      </SettingRow>
    </>
  );
}
