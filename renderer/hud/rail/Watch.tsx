import { Board } from '../../design/material.tsx';
import { useSession } from '../../session/store.ts';
import { isReply } from '../facts.ts';
import { Ring } from '../Ring.tsx';
import { type OnScreen, useNow } from '../use-table.ts';
import { useWords } from '../words.ts';

/** Poker face: the window of a reply lasts the same for everybody, and everybody sees it run. */
export function Watch({ screen }: { readonly screen: OnScreen }) {
  const { t } = useWords();
  const window = useSession((session) => session.decision?.window ?? null);
  const now = useNow(window !== null);
  const left = window === null ? 0 : window - now;
  if (left <= 0 || !isReply(screen.question)) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <Board className="watch">
      <Ring part={Math.min(1, left / LONGEST_WINDOW)} text={String(seconds)} urgent />
      <div>
        <b>{t('table:poker.title')}</b>
        <p className="soft">{t('table:poker.about')}</p>
      </div>
    </Board>
  );
}

/** Milliseconds: a longer window starts with a full ring. */
const LONGEST_WINDOW = 8000;
