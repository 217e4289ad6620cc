import type { Role, State } from '../../../core/index.ts';
import { Icon } from '../../design/icon.tsx';
import { Paper } from '../../design/material.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { useSession } from '../../session/store.ts';
import { Portrait } from '../portrait.tsx';
import { type Death, fallen } from './deaths.ts';

interface PostersProps {
  readonly state: State;
  readonly deaths: readonly Death[];
  nameOf(seat: number): string;
}

/** One sheet for each player: who it was, which role, alive or the how many-th to fall. */
export function Posters({ state, deaths, nameOf }: PostersProps) {
  const t = useT();
  const names = useNames();
  const me = useSession((session) => session.me);
  return (
    <ul className="posters" style={{ '--posters': state.roles.length } as React.CSSProperties}>
      {state.roles.map((role, seat) => {
        const won = state.winners?.includes(seat) ?? false;
        const fell = fallen(deaths).indexOf(seat);
        const alive = state.ghosts[seat] ? 'ghost' : 'alive';
        const character = state.characters[seat] ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <Paper className={`wanted ${won ? 'won' : 'lost'} ${seat === me ? 'mine' : ''}`}>
              <div className="head">{t(won ? 'end:poster.won' : 'end:poster.lost')}</div>
              <Portrait character={character} />
              <b>{nameOf(seat)}</b>
              <span className="soft">{names.character(character)}</span>
              {role !== 'unknown' && <RoleLine role={role} name={names.role(role)} />}
              <em>{fell < 0 ? t(`end:poster.${alive}`) : t('end:poster.fell', { place: fell + 1 })}</em>
              {seat === me && <span className="chip on me">{t('common:you')}</span>}
            </Paper>
          </li>
        );
      })}
    </ul>
  );
}

function RoleLine({ role, name }: { readonly role: Role; readonly name: string }) {
  return (
    <div className="role-line">
      <Icon name={role} className={role} />
      {name}
    </div>
  );
}
