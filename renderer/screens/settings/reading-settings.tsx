import { Segment, Select, SettingRow, Slider, Switch } from '../../design/form.tsx';
import { LANGUAGES, OWN_NAMES, preferred } from '../../i18n/languages.ts';
import { useT } from '../../i18n/text.ts';
import { MOTIONS, NAME_LENGTH, SCALE, useSettings } from '../../settings/store.ts';

/** Language, size, contrast, motion, and how one is called. */
export function ReadingSettings() {
  const t = useT();
  const settings = useSettings();
  const { change } = settings;
  const system = OWN_NAMES[preferred(navigator.languages)];
  return (
    <>
      <SettingRow label={t('settings:language.name')} about={t('settings:language.about')}>
        <Select
          label={t('settings:language.name')}
          value={settings.language}
          choices={[
            { value: 'system' as const, label: t('settings:language.system', { language: system }) },
            ...LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] })),
          ]}
          onChange={(language) => change({ language })}
        />
      </SettingRow>
      <SettingRow label={t('settings:scale.name')} about={t('settings:scale.about')}>
        <Slider
          label={t('settings:scale.name')}
          {...SCALE}
          value={settings.uiScale}
          shown={t('settings:percent', { value: settings.uiScale })}
          onChange={(uiScale) => change({ uiScale })}
        />
      </SettingRow>
      <SettingRow label={t('settings:contrast.name')} about={t('settings:contrast.about')}>
        <Switch
          label={t('settings:contrast.name')}
          on={settings.highContrast}
          onChange={(highContrast) => change({ highContrast })}
        />
      </SettingRow>
      <SettingRow label={t('settings:motion.name')} about={t('settings:motion.about')}>
        <Segment
          label={t('settings:motion.name')}
          value={settings.reducedMotion}
          choices={MOTIONS.map((value) => ({ value, label: t(`settings:motion.${value}`) }))}
          onChange={(reducedMotion) => change({ reducedMotion })}
        />
      </SettingRow>
      <SettingRow label={t('settings:askFirst.name')} about={t('settings:askFirst.about')}>
        <Switch
          label={t('settings:askFirst.name')}
          on={settings.askFirst}
          onChange={(askFirst) => change({ askFirst })}
        />
      </SettingRow>
      <SettingRow label={t('settings:player.name')} about={t('settings:player.about')}>
        <input
          type="text"
          className="field"
          value={settings.playerName}
          maxLength={NAME_LENGTH}
          placeholder={t('newGame:me')}
          aria-label={t('settings:player.name')}
          onChange={(event) => settings.remember({ playerName: event.target.value })}
        />
      </SettingRow>
    </>
  );
}
