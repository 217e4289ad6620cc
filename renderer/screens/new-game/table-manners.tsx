import { useState } from 'react';
import { CLOCKS, PACES, POKER_FACES, UNDOS } from '../../../core/protocol/messages.ts';
import { Segment, SettingRow } from '../../design/form.tsx';
import { useT } from '../../i18n/text.ts';
import { type PartProps, seedFrom } from './draft.ts';

/** How the table behaves: clock, poker face, the bots' pace, taking back, the seed. */
export function TableManners({ draft, change }: PartProps) {
  const t = useT();
  const [typed, setTyped] = useState(draft.seed === null ? '' : String(draft.seed));
  return (
    <>
      <Manner name="clock" values={CLOCKS} value={draft.clock} onChange={(clock) => change({ clock })} />
      <Manner
        name="pokerFace"
        values={POKER_FACES}
        value={draft.pokerFace}
        onChange={(pokerFace) => change({ pokerFace })}
      />
      <Manner name="pace" values={PACES} value={draft.pace} onChange={(pace) => change({ pace })} />
      <Manner name="undo" values={UNDOS} value={draft.undo} onChange={(undo) => change({ undo })} />
      <SettingRow label={t('newGame:seed.name')} about={t('newGame:seed.about')}>
        <input
          type="text"
          className="field seed"
          value={typed}
          maxLength={40}
          placeholder={t('newGame:seed.random')}
          aria-label={t('newGame:seed.name')}
          onChange={(event) => {
            setTyped(event.target.value);
            change({ seed: seedFrom(event.target.value) });
          }}
        />
      </SettingRow>
    </>
  );
}

interface MannerProps<T extends string> {
  readonly name: 'clock' | 'pokerFace' | 'pace' | 'undo';
  readonly values: readonly T[];
  readonly value: T;
  onChange(value: T): void;
}

/** One manner: the line below its name tells what the chosen value does. */
function Manner<T extends string>({ name, values, value, onChange }: MannerProps<T>) {
  const t = useT();
  return (
    <SettingRow
      className="manner"
      label={t(`newGame:manner.${name}.name`)}
      about={
        <>
          {t(`newGame:manner.${name}.about`)} <i className="preset">{t(`newGame:manner.${name}.${value}.about`)}</i>
        </>
      }
    >
      <Segment
        label={t(`newGame:manner.${name}.name`)}
        value={value}
        choices={values.map((each) => ({ value: each, label: t(`newGame:manner.${name}.${each}.name`) }))}
        onChange={onChange}
      />
    </SettingRow>
  );
}
