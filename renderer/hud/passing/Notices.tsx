import { Button } from '../../design/button.tsx';
import { Board } from '../../design/material.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { command } from '../../session/commands.ts';
import { type Session, useSession } from '../../session/store.ts';
import { useNow } from '../use-table.ts';
import { useWords } from '../words.ts';

/** Somebody wants to take back: everybody concerned agrees or not. */
export function UndoAsked() {
  const asked = useSession((session) => session.undoAsked);
  return asked && <Asked asked={asked} />;
}

function Asked({ asked }: { readonly asked: NonNullable<Session['undoAsked']> }) {
  const { t, player } = useWords();
  const caps = useCaps();
  const me = useSession((session) => session.me);
  const seconds = Math.max(0, Math.ceil((asked.until - useNow(true)) / 1000));
  const mine = asked.waiting.includes(me);
  const title = asked.by === me ? t('table:undo.mine') : t('table:undo.ask', { name: player(asked.by) });
  return (
    <Board className="undo-asked comes" role="alertdialog" data-region="undo" aria-label={title}>
      <b>{title}</b>
      {!mine && <p className="soft">{t('table:undo.waiting', { names: asked.waiting.map(player).join(', ') })}</p>}
      <p className="soft">{t('table:undo.left', { seconds })}</p>
      {mine && (
        <div className="do">
          <Button small cap={caps.pass} data-walk="legal" onClick={() => command({ c: 'consent', agree: false })}>
            {t('table:undo.refuse')}
          </Button>
          <Button
            small
            look="main"
            cap={caps.main}
            data-walk="legal"
            onClick={() => command({ c: 'consent', agree: true })}
          >
            {t('table:undo.agree')}
          </Button>
        </div>
      )}
    </Board>
  );
}
