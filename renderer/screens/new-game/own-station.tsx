import { useId } from 'react';
import {
  CUSTOM_STATION,
  type CustomStation,
  type Edition,
  type Price,
  RANKS,
  type Rank,
  STATION_LIMITS,
  SUITS,
} from '../../../core/index.ts';
import { Segment, Select, SettingRow, Switch } from '../../design/form.tsx';
import { Icon } from '../../design/icon.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { FaceCanvas } from '../../media/FaceCanvas.tsx';
import { SuitIcon } from '../../media/icons.tsx';
import type { PartProps } from './draft.ts';
import { firstPrice, kindOfPrice, lacksName, PRICE_KINDS, payable, settled } from './station-draft.ts';

/** The field that the screen leads to where a name is missing. */
export const STATION_NAME_ID = 'own-station-name';
const COUNTS = Array.from({ length: STATION_LIMITS.price }, (_, at) => at + 1);

/** The blank station, on which the players write a name and a price of their own. */
export function OwnStation({ draft, change }: PartProps) {
  const t = useT();
  const { options } = draft;
  const station = options.customStation ?? null;
  const put = (customStation: CustomStation | null) => {
    const { customStation: _, ...others } = options;
    change({ options: customStation ? { ...others, customStation } : others });
  };
  const label = t('newGame:station.name');
  return (
    <>
      <SettingRow className={station ? 'own' : ''} label={label} about={t('newGame:station.about')}>
        <Switch
          label={label}
          on={station !== null}
          onChange={(on) => put(on ? { name: t('newGame:station.example'), price: firstPrice('cards') } : null)}
        />
      </SettingRow>
      {station && <Written {...{ draft, change }} station={station} put={put} />}
    </>
  );
}

interface WrittenProps extends PartProps {
  readonly station: CustomStation;
  put(station: CustomStation): void;
}

function Written({ draft, station, put }: WrittenProps) {
  const t = useT();
  const fault = useId();
  const missing = lacksName(draft.options);
  const set = (price: Price) => put({ ...station, price });
  return (
    <div className="own-station">
      <FaceCanvas face={{ what: 'station', id: CUSTOM_STATION, custom: settled(station) }} size="15rem" />
      <div className="own-station-form">
        <label htmlFor={STATION_NAME_ID}>{t('newGame:station.nameLabel')}</label>
        <input
          id={STATION_NAME_ID}
          type="text"
          className="field"
          value={station.name}
          maxLength={STATION_LIMITS.name}
          aria-invalid={missing}
          aria-describedby={missing ? fault : undefined}
          onChange={(event) => put({ ...station, name: event.target.value })}
        />
        <p id={fault} className="fault" role="alert">
          {missing && (
            <>
              <Icon name="cross" /> {t('newGame:station.noName')}
            </>
          )}
        </p>
        <span>{t('newGame:station.price')}</span>
        <div className="own-station-price">
          <Select
            label={t('newGame:station.price')}
            value={kindOfPrice(station.price)}
            choices={PRICE_KINDS.map((value) => ({ value, label: t(`newGame:station.kind.${value}`) }))}
            onChange={(kind) => set(firstPrice(kind))}
          />
          <PriceDetail price={station.price} edition={draft.edition} expansions={draft.expansions} onSet={set} />
        </div>
      </div>
    </div>
  );
}

interface DetailProps {
  readonly price: Price;
  readonly edition: Edition;
  readonly expansions: readonly string[];
  onSet(price: Price): void;
}

/** Which suit, which ranks, which cards, how many; nothing where the kind says it all. */
function PriceDetail(props: DetailProps) {
  const t = useT();
  const { price, onSet } = props;
  if ('names' in price) return <Named {...props} names={price.names} />;
  if ('from' in price) return <Ranks {...price} onSet={onSet} />;
  if ('suit' in price) {
    const choices = SUITS.map((value) => ({
      value,
      label: <SuitIcon suit={value} />,
      title: t(`table:suit.${value}`),
    }));
    return (
      <Segment
        label={t('newGame:station.kind.suit')}
        value={price.suit}
        choices={choices}
        onChange={(suit) => onSet({ suit })}
      />
    );
  }
  const choices = COUNTS.map((value) => ({ value, label: value }));
  if ('life' in price) {
    const label = t('newGame:station.kind.life');
    return <Segment label={label} value={price.life} choices={choices} onChange={(life) => onSet({ life })} />;
  }
  if ('cards' in price) {
    const label = t('newGame:station.kind.cards');
    return <Segment label={label} value={price.cards} choices={choices} onChange={(cards) => onSet({ cards })} />;
  }
  return null;
}

const NO_OTHER = '';

/** One name, or one of two. */
function Named({ names, edition, expansions, onSet }: DetailProps & { readonly names: readonly string[] }) {
  const t = useT();
  const { card } = useNames(edition);
  const [first = 'bang', second = NO_OTHER] = names;
  const cards = payable(expansions).map((value) => ({ value, label: card(value) }));
  const others = cards.filter(({ value }) => value !== first);
  const set = (one: string, other: string) =>
    onSet({ names: other === NO_OTHER || other === one ? [one] : [one, other] });
  return (
    <>
      <Select
        label={t('newGame:station.kind.names')}
        value={first}
        choices={cards}
        onChange={(next) => set(next, second)}
      />
      <Select
        label={t('newGame:station.orName')}
        value={second}
        choices={[{ value: NO_OTHER, label: t('newGame:station.noOther') }, ...others]}
        onChange={(next) => set(first, next)}
      />
    </>
  );
}

/** From one rank to another; the one that is moved past the other takes it along. */
function Ranks({ from, to, onSet }: { from: Rank; to: Rank; onSet(price: Price): void }) {
  const t = useT();
  const choices = RANKS.map((value) => ({ value, label: value }));
  const at = (rank: Rank) => RANKS.indexOf(rank);
  return (
    <>
      <Select
        label={t('newGame:station.from')}
        value={from}
        choices={choices}
        onChange={(next) => onSet({ from: next, to: at(next) > at(to) ? next : to })}
      />
      –
      <Select
        label={t('newGame:station.to')}
        value={to}
        choices={choices}
        onChange={(next) => onSet({ from: at(next) < at(from) ? next : from, to: next })}
      />
    </>
  );
}
