import { quarryOf, type Seat, type State } from '../../../core/index.ts';
import { Icon } from '../../design/icon.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { useOutlook } from '../../session/outlook.ts';
import { factsOf } from '../facts.ts';
import { usePreview } from '../preview/preview-state.ts';
import type { OnScreen } from '../use-table.ts';
import { useWords, type Words } from '../words.ts';

/** What I am, and by resting on it what I want; covered with H. */
export function RoleChip({ screen: { state, me } }: { readonly screen: OnScreen }) {
  const words = useWords();
  const { t, names } = words;
  const { hide } = useCaps();
  const { hidden, turn } = useOutlook();
  const { role } = factsOf(state, me, me);
  if (!role) return null;
  const { show } = usePreview.getState();
  return (
    <button
      type="button"
      className="role-chip board"
      tabIndex={-1}
      title={t(hidden ? 'table:corner.show' : 'table:corner.hide')}
      // Not on entering: it comes back under a pointer that still rests where the cards were discarded.
      onPointerMove={() => !hidden && !usePreview.getState().face && show({ what: 'role', role })}
      onPointerLeave={() => show(null)}
      onClick={() => turn({ hidden: !hidden })}
    >
      <Icon name={hidden ? 'unknown' : role} className={hidden ? '' : role} />
      <span>
        <span className="lbl">{t('table:role.title')}</span>
        <b>{hidden ? t('table:role.hidden') : names.role(role)}</b>
        {!hidden && !state.roles.includes('sheriff') && <small>{aimOfThree(state, me, words)}</small>}
      </span>
      <kbd>{hide}</kbd>
    </button>
  );
}

/** At a table of three all roles lie open: whom I hunt, or that only the last one alive can win now. */
function aimOfThree(state: State, me: Seat, { t, player }: Words): string {
  const quarry = quarryOf(state, me);
  return quarry === null ? t('table:role.alone') : t('table:role.quarry', { name: player(quarry) });
}
