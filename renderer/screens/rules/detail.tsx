import { EDITIONS, type Edition, kindOf, printedLife, type Role, SET_IDS } from '../../../core/index.ts';
import { Paper, Rule } from '../../design/material.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { FaceCanvas } from '../../media/FaceCanvas.tsx';
import { useSession } from '../../session/store.ts';
import type { Entry, Shelf } from './entries.ts';

/** The one that every table needs. */
const [BASE_BOX] = SET_IDS;

/** One card large, and all that is to be said about it. */
export function Detail({ entry, edition }: { readonly entry: Entry; readonly edition: Edition }) {
  const t = useT();
  const names = useNames(edition);
  const { shelf, id, box, face, name } = entry;
  const from = box && ` · ${box === BASE_BOX ? t('rules:baseBox') : t(`newGame:box.${box}.name`)}`;
  return (
    <article className="detail" aria-live="polite">
      <div className="detail-card">
        <FaceCanvas face={face} size="100%" label={name} />
      </div>
      <Paper>
        <h2 className="unseen">{name}</h2>
        {shelf === 'cards' && (
          <div className="lbl">
            {t(`rules:border.${kindOf(id).border}`)} · {t('rules:copies', { count: kindOf(id).copies.length })}
            {from}
          </div>
        )}
        {shelf === 'characters' && (
          <div className="lbl">
            {t('rules:character')} · {t('common:life', { count: printedLife(EDITIONS[edition], id) })}
            {from}
          </div>
        )}
        {PIECES.has(shelf) && (
          <div className="lbl">
            {t(`rules:piece.${shelf}`)}
            {from}
          </div>
        )}
        {shelf === 'roles' ? <p>{names.goal(id as Role)}</p> : <Texts id={id} edition={edition} />}
      </Paper>
    </article>
  );
}

const PIECES: ReadonlySet<Shelf> = new Set(['wagons', 'stations', 'locomotives']);

/** At a table of this edition the lines are those of its own options; elsewhere those of the edition. */
function Texts({ id, edition }: { readonly id: string; readonly edition: Edition }) {
  const t = useT();
  const names = useNames(edition);
  const table = useSession((session) => (session.settings?.edition === edition ? session.truth?.options : undefined));
  const { text, not, notes } = names.rule(id, table);
  const differences = names.differences(id);
  return (
    <>
      <p>{text}</p>
      {not && <p className="soft">{not}</p>}
      {notes.length > 0 && (
        <>
          <Rule />
          <ul className="notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {differences.length > 0 && (
        <div className="editions">
          <div className="lbl">{t('rules:differences')}</div>
          {differences.map((difference) => (
            <p key={difference.text}>
              <b>{difference.editions.map((each) => t(`common:edition.${each}`)).join(', ')}:</b> {difference.text}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
