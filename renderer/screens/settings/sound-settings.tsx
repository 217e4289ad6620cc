import { SettingRow, Slider, Switch } from '../../design/form.tsx';
import { useT } from '../../i18n/text.ts';
import { CHANNELS, useSettings } from '../../settings/store.ts';

/** One volume each, so that the alerts stay when the music goes. */
export function SoundSettings() {
  const t = useT();
  const { volumes, captions, change } = useSettings();
  const sliders = CHANNELS.map((channel) => (
    <SettingRow
      key={channel}
      label={t(`settings:volume.${channel}.name`)}
      about={t(`settings:volume.${channel}.about`)}
    >
      <Slider
        label={t(`settings:volume.${channel}.name`)}
        min={0}
        max={100}
        step={5}
        value={volumes[channel]}
        shown={t('settings:percent', { value: volumes[channel] })}
        onChange={(value) => change({ volumes: { ...volumes, [channel]: value } })}
      />
    </SettingRow>
  ));
  return (
    <>
      {sliders}
      <SettingRow label={t('settings:captions.name')} about={t('settings:captions.about')}>
        <Switch label={t('settings:captions.name')} on={captions} onChange={(on) => change({ captions: on })} />
      </SettingRow>
    </>
  );
}
