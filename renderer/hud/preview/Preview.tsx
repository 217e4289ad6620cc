import { useEffect } from 'react';
import { cardsIn, handOf, kindOf, printedLife, rowOf, type State } from '../../../core/index.ts';
import { Paper, Rule } from '../../design/material.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { FaceCanvas } from '../../media/FaceCanvas.tsx';
import type { Face } from '../../media/face.ts';
import { useOutlook } from '../../session/outlook.ts';
import { lookOf, useSelection } from '../../session/selection.ts';
import { useSession } from '../../session/store.ts';
import type { Thing } from '../../session/thing.ts';
import { faceOfThing } from '../face-of.ts';
import type { OnScreen } from '../use-table.ts';
import { useWords, type Words } from '../words.ts';
import { usePreview } from './preview-state.ts';

/** Milliseconds that the pointer rests on something of the table before it comes up large. */
const REST_MS = { hand: 900, table: 500 } as const;

/** The card large, its full rules beside it: on a resting pointer, on Alt, from the log. */
export function Preview({ screen }: { readonly screen: OnScreen }) {
  useHoverPreview(screen);
  const { face, kept } = usePreview();
  const log = useOutlook((outlook) => outlook.log);
  const words = useWords();
  const { alt } = useCaps();
  if (!face) return null;
  const told = tellOf(face, screen.state, words);
  return (
    <aside className={`preview comes ${log ? 'beside-log' : ''}`} role="status">
      <FaceCanvas face={face} size="var(--preview-card)" className="large" />
      <Paper className="rules-text">
        <div className="lbl">{told.kind}</div>
        <h2 className="head">{told.name}</h2>
        <p>{told.text}</p>
        {told.not && <p>{told.not}</p>}
        {told.notes.length > 0 && (
          <>
            <Rule />
            <div className="notes">
              {told.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </>
        )}
        {!kept && <p className="soft keep">{words.t('table:preview.alt', { alt })}</p>}
      </Paper>
    </aside>
  );
}

function useHoverPreview({ state, me }: OnScreen): void {
  const hovered = useSelection((selection) => selection.hovered);
  const picked = useSelection((selection) => selection.chosen.path.length > 0);
  const hidden = useOutlook((outlook) => outlook.hidden);
  // A card that was played is no longer under the pointer, which has not moved.
  const thing = hovered && liesThere(hovered, state, me) ? hovered : null;
  useEffect(() => {
    const { show } = usePreview.getState();
    show(null);
    const { shown } = useSession.getState();
    if (!thing || !shown || picked || !previewable(thing, hidden) || lookOf(thing) === 'faded') return;
    // What lies on the shelf tells its rules there.
    // So does the timetable for what stands on the rails.
    const face = TOLD_ELSEWHERE.has(thing.what) ? null : faceOfThing(shown, thing);
    if (!face) return;
    const rest = thing.what === 'hand' ? REST_MS.hand : REST_MS.table;
    const timer = setTimeout(() => show(face), rest);
    return () => clearTimeout(timer);
  }, [thing, picked, hidden]);
}

const TOLD_ELSEWHERE: ReadonlySet<Thing['what']> = new Set(['open', 'option', 'wagon', 'locomotive', 'station']);

/** Whether a card still lies where it was pointed at; everything else stays in its place. */
function liesThere(thing: Thing, state: State, me: number): boolean {
  if (thing.what === 'hand') return me >= 0 && cardsIn(state, handOf(me)).includes(thing.card);
  return thing.what !== 'row' || cardsIn(state, rowOf(thing.seat)).includes(thing.card);
}

/** My hidden hand and role stay hidden; what lies face down shows nothing. */
export const previewable = (thing: Thing, hidden: boolean): boolean =>
  !(hidden && (thing.what === 'hand' || thing.what === 'role'));

interface Told {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly not: string | null;
  readonly notes: readonly string[];
}

function tellOf(face: Face, state: State, words: Words): Told {
  const { t, names } = words;
  switch (face.what) {
    case 'card': {
      const copies = state.printed.filter(({ kind }) => kind === face.kind).length;
      const border = t(`table:preview.${kindOf(face.kind).border}`);
      const kind = `${border} · ${t('table:preview.copies', { count: copies })}`;
      return { kind, name: names.card(face.kind), ...names.rule(face.kind, state.options) };
    }
    case 'character': {
      const life = printedLife(state.options, face.id);
      const kind = `${t('table:preview.character')} · ${t('table:preview.life', { life })}`;
      return { kind, name: names.character(face.id), ...names.rule(face.id, state.options) };
    }
    case 'role':
      return {
        kind: t('table:preview.role'),
        name: names.role(face.role),
        text: names.goal(face.role, state.dead.length),
        not: null,
        notes: [],
      };
    case 'wagon':
      return { kind: t('table:preview.wagon'), name: names.wagon(face.id), ...names.rule(face.id, state.options) };
    case 'station': {
      const name = face.custom?.name ?? names.station(face.id);
      return { kind: t('table:preview.station'), name, ...names.rule(face.id, state.options) };
    }
    case 'locomotive': {
      const name = names.locomotive(face.id);
      return { kind: t('table:preview.locomotive'), name, ...names.rule(face.id, state.options) };
    }
    case 'back':
      return { kind: t('table:preview.back'), name: '', text: t('table:preview.backText'), not: null, notes: [] };
  }
}
