import type { SavedTable } from '../../../core/protocol/messages.ts';
import { Button } from '../../design/button.tsx';
import { Paper, Rule } from '../../design/material.tsx';
import { useT } from '../../i18n/text.ts';
import { Portrait } from '../portrait.tsx';
import { useMoment } from './moment.ts';
import { resume, useTableName } from './saved.ts';

interface PosterProps {
  readonly table: SavedTable | undefined;
  /** Saved tables besides this one. */
  readonly others: number;
  onList(): void;
}

/** The sheet on the wall: where one left off. */
export function Poster({ table, others, onList }: PosterProps) {
  const t = useT();
  const moment = useMoment();
  const nameOf = useTableName();
  return (
    <Paper className="poster" aria-label={t('menu:resume.label')}>
      <div className="lbl">{t(table ? 'menu:resume.label' : 'menu:resume.none')}</div>
      {table && (
        <>
          <div className="head">{nameOf(table)}</div>
          <div className="faces">
            {table.characters.map((character) => (
              <Portrait key={character} character={character} />
            ))}
          </div>
          <Rule />
          <p>{t('menu:resume.where', { round: table.round, when: moment(table.savedAt) })}</p>
          <p className="soft">
            {t('common:players', { count: table.players.length })} · {t(`common:edition.${table.edition}`)}
          </p>
        </>
      )}
      <div className="do">
        {table && (
          <Button look="main" small icon="play" onClick={() => resume(table)}>
            {t('menu:resume.title')}
          </Button>
        )}
        {others > 0 && (
          <Button small onClick={onList}>
            {table ? t('menu:resume.others', { count: others }) : t('menu:resume.show')}
          </Button>
        )}
      </div>
    </Paper>
  );
}
