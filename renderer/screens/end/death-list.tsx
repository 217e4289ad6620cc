import { NOBODY } from '../../../core/index.ts';
import { Icon } from '../../design/icon.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { type Death, fallen } from './deaths.ts';

/** Whether this is how the seat left the game in the end: what gives it a place in the order. */
const isLast = (deaths: readonly Death[], at: number): boolean => {
  const death = deaths[at];
  if (death?.fate !== 'out' && death?.fate !== 'vanished') return false;
  return deaths.findLastIndex(({ seat }) => seat === death.seat) === at;
};

/** Who got whom, in order. */
export function DeathList({ deaths, nameOf }: { readonly deaths: readonly Death[]; nameOf(seat: number): string }) {
  const t = useT();
  const names = useNames();
  const places = fallen(deaths);
  const causeOf = ({ seat, fate, by, kind }: Death): string => {
    if (fate === 'revived' || fate === 'vanished') return t(`end:death.${fate}`);
    const card = kind ? names.card(kind) : '';
    if (by === NOBODY || by === seat) return card ? t('end:death.card', { card }) : t('end:death.nobody');
    return card ? t('end:death.byCard', { by: nameOf(by), card }) : nameOf(by);
  };
  if (deaths.length === 0) return <p className="soft">{t('end:death.none')}</p>;
  return (
    <ol className="deaths">
      {deaths.map((death, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of deaths does not change any more
        <li key={index}>
          <i>{isLast(deaths, index) ? places.indexOf(death.seat) + 1 : ''}</i>
          <Icon name={death.fate === 'out' ? 'skull' : 'ghost'} />
          <b>{nameOf(death.seat)}</b>
          <span className="soft">
            {causeOf(death)}
            {death.fate === 'haunted' && ` · ${t('end:death.haunted')}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
