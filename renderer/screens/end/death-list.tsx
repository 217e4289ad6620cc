import { NOBODY } from '../../../core/index.ts';
import { Icon } from '../../design/icon.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import type { Death } from './deaths.ts';

/** Who got whom, in order. */
export function DeathList({ deaths, nameOf }: { readonly deaths: readonly Death[]; nameOf(seat: number): string }) {
  const t = useT();
  const names = useNames();
  const causeOf = ({ seat, by, kind }: Death): string => {
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
          <i>{index + 1}</i>
          <Icon name="skull" />
          <b>{nameOf(death.seat)}</b>
          <span className="soft">{causeOf(death)}</span>
        </li>
      ))}
    </ol>
  );
}
