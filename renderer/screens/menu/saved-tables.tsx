import { useState } from 'react';
import type { SavedTable } from '../../../core/protocol/messages.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { useT } from '../../i18n/text.ts';
import { command } from '../../session/commands.ts';
import { useSession } from '../../session/store.ts';
import { useMoment } from './moment.ts';
import { resume } from './saved.ts';

/** All saved tables: go on with one, or throw it away (asked twice, in its own row). */
export function SavedTables({ onClose }: { onClose(): void }) {
  const t = useT();
  const saved = useSession((session) => session.saved);
  const latestFirst = saved.toSorted((one, other) => other.savedAt - one.savedAt);
  return (
    <Dialog title={t('menu:saved.title')} look="board" className="saved" onClose={onClose}>
      {latestFirst.length === 0 && <p>{t('menu:saved.none')}</p>}
      <ul>
        {latestFirst.map((table) => (
          <SavedRow key={table.id} table={table} />
        ))}
      </ul>
      <div className="do">
        <Button cap="Esc" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </Dialog>
  );
}

function SavedRow({ table }: { readonly table: SavedTable }) {
  const t = useT();
  const moment = useMoment();
  const [sure, setSure] = useState(false);
  const state = table.damaged
    ? t('menu:saved.damaged', { count: table.damaged.moves })
    : t(table.finished ? 'menu:saved.finished' : 'menu:saved.round', { round: table.round });
  if (sure)
    return (
      <li className="row">
        <span className="grow">{t('menu:saved.sure', { name: table.name })}</span>
        <Button small onClick={() => setSure(false)}>
          {t('menu:saved.keep')}
        </Button>
        <Button small look="discard" onClick={() => command({ c: 'deleteTable', table: table.id })}>
          {t('menu:saved.delete')}
        </Button>
      </li>
    );
  return (
    <li className="row">
      <span className="grow">
        <b>{table.name}</b>
        <span className="about">
          {moment(table.savedAt)} · {t('common:players', { count: table.players.length })} · {state}
        </span>
      </span>
      <Button small icon="play" onClick={() => resume(table)}>
        {t(table.finished ? 'menu:saved.look' : 'menu:resume.title')}
      </Button>
      <IconButton
        small
        icon="bin"
        label={t('menu:saved.deleteName', { name: table.name })}
        onClick={() => setSure(true)}
      />
    </li>
  );
}
