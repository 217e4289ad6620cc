import { Fragment } from 'react';
import { EDITIONS, type Edition, type OptionKey, type Options } from '../../../core/index.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Segment, SettingRow, Switch } from '../../design/form.tsx';
import { Icon } from '../../design/icon.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { BOXES, type Cast, type PartProps, withBox } from './draft.ts';
import {
  BOX_OPTIONS,
  chosenValue,
  DISPUTED_OPTIONS,
  type OptionValue,
  presetOf,
  SILENT_OPTIONS,
  STATION_BOX,
  underEdition,
  VARIANT_OPTIONS,
  valuesOf,
  withOption,
} from './options.ts';
import { OwnStation } from './own-station.tsx';

const EDITION_NAMES = Object.keys(EDITIONS) as Edition[];

/** The edition, the variants, and every rule that a table may want otherwise. */
export function Rules({ draft, change, cast }: PartProps & { readonly cast: Cast }) {
  const t = useT();
  const { edition, options } = draft;
  const changed = Object.keys(options).length;
  const set = (key: OptionKey, value: OptionValue) => change({ options: withOption(options, edition, key, value) });
  return (
    <>
      <div className="row">
        <span className="grow">
          <b>{t('newGame:edition.label')}</b>
          <span className="about">{t(`newGame:edition.${edition}`)}</span>
        </span>
        <Segment
          label={t('newGame:edition.label')}
          value={edition}
          choices={EDITION_NAMES.map((value) => ({ value, label: t(`common:edition.${value}`) }))}
          onChange={(next) => change({ edition: next, options: underEdition(options, next) })}
        />
      </div>
      <h2 className="lbl">{t('newGame:boxes')}</h2>
      {BOXES.map((box) => {
        const label = t(`newGame:box.${box}.name`);
        return (
          <SettingRow key={box} label={label} about={t(`newGame:box.${box}.about`)}>
            <Switch
              label={label}
              on={draft.expansions.includes(box)}
              onChange={(open) => change(withBox(draft, box, open, cast))}
            />
          </SettingRow>
        );
      })}
      <div className={`own-changes ${changed ? 'some' : ''}`} aria-live="polite">
        <span className="grow">
          {changed > 0 && <Icon name="star" />}{' '}
          {changed > 0 ? t('newGame:changes', { count: changed }) : t('newGame:asPrinted')}
        </span>
        {changed > 0 && (
          <Button small icon="undo" onClick={() => change({ options: {} })}>
            {t('newGame:reset')}
          </Button>
        )}
      </div>
      <h2 className="lbl">{t('newGame:variants')}</h2>
      {VARIANT_OPTIONS.map((key) => (
        <OptionRow key={key} name={key} edition={edition} options={options} onSet={set} />
      ))}
      <h2 className="lbl">{t('newGame:disputed')}</h2>
      {DISPUTED_OPTIONS.map((key) => (
        <OptionRow key={key} name={key} edition={edition} options={options} onSet={set} />
      ))}
      <h2 className="lbl">{t('newGame:silent')}</h2>
      {SILENT_OPTIONS.map((key) => (
        <OptionRow key={key} name={key} edition={edition} options={options} onSet={set} />
      ))}
      {draft.expansions.map((box) => (
        <Fragment key={box}>
          <h2 className="lbl">{t(`newGame:box.${box}.name`)}</h2>
          {box === STATION_BOX && <OwnStation draft={draft} change={change} />}
          {BOX_OPTIONS[box]?.map((key) => (
            <OptionRow key={key} name={key} edition={edition} options={options} onSet={set} />
          ))}
        </Fragment>
      ))}
    </>
  );
}

interface OptionRowProps {
  readonly name: OptionKey;
  readonly edition: Edition;
  readonly options: Partial<Options>;
  onSet(key: OptionKey, value: OptionValue): void;
}

/** One rule: what it is about, its values, and, where the table differs from the edition, what that one says. */
function OptionRow({ name: key, edition, options, onSet }: OptionRowProps) {
  const t = useT();
  const names = useNames(edition);
  const values = valuesOf(key);
  // Texts name cards as the edition prints them.
  const outlaws = names.roles('outlaw');
  const words = {
    barrel: names.card('barrel'),
    store: names.card('general-store'),
    // a value by itself, beside others that begin with a capital
    outlaws: outlaws.charAt(0).toUpperCase() + outlaws.slice(1),
  };
  const value = chosenValue(options, edition, key);
  const preset = presetOf(edition, key);
  const label = t(`newGame:option.${key}.name`, words);
  const own = value !== preset;
  const isSwitch = VARIANT_OPTIONS.some((variant) => variant === key);
  return (
    <SettingRow
      className={own ? 'own' : ''}
      label={label}
      about={
        <>
          {t(`newGame:option.${key}.about`, words)}
          {own && !isSwitch && (
            <i className="preset"> {t('newGame:preset', { value: t(`newGame:option.${key}.${preset}`, words) })}</i>
          )}
        </>
      }
    >
      {own && !isSwitch && (
        <IconButton
          small
          icon="undo"
          label={t('newGame:resetOne', { name: label })}
          onClick={() => onSet(key, preset)}
        />
      )}
      {isSwitch ? (
        <Switch
          label={label}
          on={value === values[1]}
          onChange={(on) => onSet(key, values[on ? 1 : 0] as OptionValue)}
        />
      ) : (
        <Segment
          label={label}
          value={String(value)}
          choices={values.map((each) => ({ value: String(each), label: t(`newGame:option.${key}.${each}`, words) }))}
          onChange={(chosen) => {
            const next = values.find((each) => String(each) === chosen);
            if (next !== undefined) onSet(key, next);
          }}
        />
      )}
    </SettingRow>
  );
}
