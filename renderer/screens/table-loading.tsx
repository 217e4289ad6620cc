import { Board } from '../design/material.tsx';
import { useT } from '../i18n/text.ts';
import { standingOf, useLoading } from '../session/loading.ts';
import './table-loading.css';

/** Until the table stands: what is being made ready, and how many pieces of it are done. */
export function TableLoading() {
  const t = useT();
  const { parts, shown } = useLoading();
  const standing = shown ? null : standingOf(parts);
  const progress = standing ? parts[standing.part] : undefined;
  if (!standing || !progress) return null;
  const told = t(`end:loadingPart.${standing.part}`, { done: progress.done, all: progress.of });
  return (
    <Board className="table-loading" role="status">
      <span>{told}</span>
      <progress aria-label={t('end:loading')} max={1} value={standing.whole} />
    </Board>
  );
}
