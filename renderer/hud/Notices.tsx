import { Button } from '../design/button.tsx';
import { Board } from '../design/material.tsx';
import { command } from '../session/commands.ts';
import { useSession } from '../session/store.ts';
import { useWords } from './words.ts';

/** Somebody wants to take back: everybody concerned agrees or not. */
export function UndoAsked() {
  const words = useWords();
  const { t, player } = words;
  const asked = useSession((session) => session.undoAsked);
  const me = useSession((session) => session.me);
  if (!asked) return null;
  const mine = asked.waiting.includes(me);
  return (
    <Board className="undo-asked comes" role="alertdialog" aria-label={t('table:undo.ask', { name: player(asked.by) })}>
      <b>{t('table:undo.ask', { name: player(asked.by) })}</b>
      {!mine && <p className="soft">{t('table:undo.waiting', { names: asked.waiting.map(player).join(', ') })}</p>}
      {mine && (
        <div className="do">
          <Button small onClick={() => command({ c: 'consent', agree: false })}>
            {t('table:undo.refuse')}
          </Button>
          <Button small look="main" onClick={() => command({ c: 'consent', agree: true })}>
            {t('table:undo.agree')}
          </Button>
        </div>
      )}
    </Board>
  );
}
