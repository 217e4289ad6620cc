import { type ReactNode, useState } from 'react';
import type { BrokenSave, Saved, SavedTable } from '../../../core/protocol/messages.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { useT } from '../../i18n/text.ts';
import { command } from '../../session/commands.ts';
import { useSession } from '../../session/store.ts';
import { useMoment } from './moment.ts';
import { resume, useTableName } from './saved.ts';

/** All saved tables: go on with one, or throw it away (asked twice, in its own row). */
export function SavedTables({ onClose }: { onClose(): void }) {
  const t = useT();
  const saved = useSession((session) => session.saved);
  const latestFirst = saved.toSorted((one, other) => other.savedAt - one.savedAt);
  return (
    <Dialog title={t('menu:saved.title')} look="board" className="saved" onClose={onClose}>
      {latestFirst.length === 0 && <p>{t('menu:saved.none')}</p>}
      <ul>
        {latestFirst.map((each) => (
          <SavedRow key={each.id} saved={each} />
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

function SavedRow({ saved }: { readonly saved: Saved }) {
  return 'fault' in saved ? <BrokenRow save={saved} /> : <TableRow table={saved} />;
}

function TableRow({ table }: { readonly table: SavedTable }) {
  const t = useT();
  const moment = useMoment();
  const name = useTableName()(table);
  const state = table.damaged
    ? t('menu:saved.damaged', { count: table.damaged.moves })
    : t(table.finished ? 'menu:saved.finished' : 'menu:saved.round', { round: table.round });
  const about = `${moment(table.savedAt)} · ${t('common:players', { count: table.players.length })} · ${state}`;
  return (
    <Row id={table.id} name={name} about={about}>
      <Button small icon="play" onClick={() => resume(table)}>
        {t(table.finished ? 'menu:saved.look' : 'menu:resume.title')}
      </Button>
    </Row>
  );
}

/** Nothing can be opened here; the file goes by its own name, so that it can be found and mended. */
function BrokenRow({ save }: { readonly save: BrokenSave }) {
  const t = useT();
  const moment = useMoment();
  const { code, figures = {} } = save.fault;
  const about = `${moment(save.savedAt)} · ${t(`reasons:code.${code}`, figures)} ${t('menu:saved.kept')}`;
  return <Row id={save.id} name={`${save.id}.jsonl`} about={about} />;
}

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** What can be done with it besides throwing it away. */
  readonly children?: ReactNode;
}

function Row({ id, name, about, children }: RowProps) {
  const t = useT();
  const [sure, setSure] = useState(false);
  if (sure)
    return (
      <li className="row">
        <span className="grow">{t('menu:saved.sure', { name })}</span>
        <Button small onClick={() => setSure(false)}>
          {t('menu:saved.keep')}
        </Button>
        <Button small look="discard" onClick={() => command({ c: 'deleteTable', table: id })}>
          {t('menu:saved.delete')}
        </Button>
      </li>
    );
  return (
    <li className="row">
      <span className="grow">
        <b>{name}</b>
        <span className="about">{about}</span>
      </span>
      {children}
      <IconButton small icon="bin" label={t('menu:saved.deleteName', { name })} onClick={() => setSure(true)} />
    </li>
  );
}
