import { IconButton } from '../../design/button.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { useOutlook } from '../../session/outlook.ts';
import type { LogLine } from '../log/sentence.ts';
import { useUnread } from '../log/use-unread.ts';
import { useWords } from '../words.ts';
import { TrainButton, ViewButtons } from './ViewButtons.tsx';

interface CornersProps {
  readonly lines: readonly LogLine[];
  onRules(): void;
}

/** The small buttons in the corners: menu and rules, log, view. */
export function Corners({ lines, onRules }: CornersProps) {
  const { t } = useWords();
  const caps = useCaps();
  const { log, turn } = useOutlook();
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
          <TrainButton />
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
      <nav className="corner bottom-right" aria-label={t('table:viewRegion')}>
        <ViewButtons />
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
