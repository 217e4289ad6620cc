import { ROLES, ROLES_BY_SEATS, seatCountsWith } from '../../../core/index.ts';
import { BOT_LEVELS } from '../../../core/protocol/messages.ts';
import { IconButton } from '../../design/button.tsx';
import { Segment, Select } from '../../design/form.tsx';
import { Icon } from '../../design/icon.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import type { SeatChoice } from '../../settings/new-game.ts';
import { useSettings } from '../../settings/store.ts';
import { type Cast, freeName, type PartProps, seatsFor, sitAt, withSeat } from './draft.ts';

/** How many sit down, who they are, and how well the bots play. */
export function Players({ draft, change, cast }: PartProps & { readonly cast: Cast }) {
  const t = useT();
  const names = useNames(draft.edition);
  const setName = useSettings((settings) => settings.remember);
  const { seats } = draft;
  const roles = ROLES_BY_SEATS[seats.length] ?? [];
  const setSeat = (seat: number, chair: SeatChoice) => {
    change({ seats: withSeat(seats, seat, chair) });
    if (chair.kind === 'person') setName({ playerName: chair.name.trim() });
  };
  return (
    <>
      <div className="row">
        <span className="lbl grow">{t('newGame:players')}</span>
        <Segment
          label={t('newGame:players')}
          value={seats.length}
          choices={seatCountsWith(draft.expansions).map((value) => ({ value, label: value }))}
          onChange={(players) => change({ seats: seatsFor(seats, players, cast) })}
        />
      </div>
      <div className="mix">
        {ROLES.map((role) => {
          const count = roles.filter((other) => other === role).length;
          return (
            <span key={role} className={count === 0 ? 'none' : ''}>
              <Icon name={role} className={role} />
              {names.role(role)} <b>{count}</b>
            </span>
          );
        })}
      </div>
      <ol className="chairs">
        {seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number
          <li key={index} className={`chair ${seat.kind === 'person' ? 'mine' : ''}`}>
            <span className="chair-number">{index + 1}</span>
            <Icon name={seat.kind === 'person' ? 'person' : 'bot'} className="who" />
            <input
              type="text"
              className="field"
              value={seat.name}
              maxLength={24}
              aria-label={t('newGame:nameOf', { seat: index + 1 })}
              onChange={(event) => setSeat(index, { ...seat, name: event.target.value })}
            />
            {seat.kind === 'bot' ? (
              <>
                <Select
                  label={t('newGame:levelOf', { seat: index + 1 })}
                  value={seat.level}
                  choices={BOT_LEVELS.map((value) => ({ value, label: t(`newGame:level.${value}.name`) }))}
                  onChange={(level) => setSeat(index, { ...seat, level })}
                />
                <IconButton
                  small
                  icon="dice"
                  label={t('newGame:otherName')}
                  onClick={() => setSeat(index, { ...seat, name: freeName(reordered(seats, cast, index), cast) })}
                />
                <IconButton
                  small
                  icon="person"
                  label={t('newGame:sitHere')}
                  onClick={() => change({ seats: sitAt(seats, index) })}
                />
              </>
            ) : (
              <span className="chip on">
                <Icon name="check" />
                {t('common:you')}
              </span>
            )}
          </li>
        ))}
      </ol>
      <dl className="levels">
        {BOT_LEVELS.map((level) => (
          <div key={level}>
            <dt>{t(`newGame:level.${level}.name`)}</dt>
            <dd>{t(`newGame:level.${level}.about`)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft fair">
        <Icon name="eye" /> {t('newGame:fair')}
      </p>
    </>
  );
}

/** Takes every name up to the chair's own as borne, so that "another name" walks on through the list. */
function reordered(seats: readonly SeatChoice[], cast: Cast, seat: number): readonly SeatChoice[] {
  const at = cast.bots.indexOf(seats[seat]?.name ?? '');
  const passed = cast.bots.slice(0, at + 1).map((name): SeatChoice => ({ kind: 'person', name }));
  const walked = [...seats, ...passed];
  return cast.bots.some((name) => !walked.some((other) => other.name === name)) ? walked : seats;
}
