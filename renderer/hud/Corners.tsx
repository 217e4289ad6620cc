import { IconButton } from '../design/button.tsx';
import { useCaps } from '../keyboard/use-caps.ts';
import { toggleView, useOutlook } from '../session/outlook.ts';
import type { LogLine } from './log-sentence.ts';
import { useUnread } from './use-unread.ts';
import { useWords } from './words.ts';

interface CornersProps {
  readonly lines: readonly LogLine[];
  /** A train is on the table. */
  readonly train: boolean;
  onRules(): void;
}

/** The small buttons in the corners: menu and rules, log, view. */
export function Corners({ lines, train, onRules }: CornersProps) {
  const { t } = useWords();
  const caps = useCaps();
  const { hidden, view, log, board, turn } = useOutlook();
  const unread = useUnread(lines, log);
  return (
    <>
      <nav className="corner top-left" data-region="corners" aria-label={t('table:cornersRegion')}>
        <IconButton
          icon="menu"
          label={t('table:corner.menu')}
          cap={caps.back}
          onClick={() => turn({ sheet: 'menu' })}
        />
        <IconButton icon="book" label={t('table:corner.rules')} cap={caps.rules} onClick={onRules} />
      </nav>
      {!log && (
        <nav className="corner top-right" aria-label={t('table:log.title')}>
          <IconButton
            icon="log"
            label={
              unread > 0
                ? `${t('table:corner.log')}: ${t('table:log.unread', { count: unread })}`
                : t('table:corner.log')
            }
            cap={caps.log}
            onClick={() => turn({ log: true })}
          >
            {unread > 0 && <span className="unread">{unread > MOST_UNREAD ? `${MOST_UNREAD}+` : unread}</span>}
          </IconButton>
        </nav>
      )}
      <nav className="corner bottom-right" aria-label={t('table:cornersRegion')}>
        {train && (
          <IconButton
            icon="train"
            label={t('table:corner.train')}
            cap={caps.train}
            on={board}
            onClick={() => turn({ board: !board })}
          />
        )}
        <IconButton
          icon={hidden ? 'eye' : 'eye-off'}
          label={t(hidden ? 'table:corner.show' : 'table:corner.hide')}
          cap={caps.hide}
          on={hidden}
          onClick={() => turn({ hidden: !hidden })}
        />
        <IconButton
          icon="home"
          label={t('table:corner.seat')}
          cap={caps.mySeat}
          on={view === 'seat'}
          onClick={() => toggleView('seat')}
        />
        <IconButton
          icon="top"
          label={t('table:corner.top')}
          cap={caps.topView}
          on={view === 'top'}
          onClick={() => toggleView('top')}
        />
        <IconButton
          icon="help"
          label={t('table:corner.keys')}
          cap={caps.keys}
          onClick={() => turn({ sheet: 'keys' })}
        />
      </nav>
    </>
  );
}

const MOST_UNREAD = 99;
