import { createElement, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Card } from '../../../core/index.ts';
import { IconButton } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Chip } from '../../design/material.tsx';
import { useOutlook } from '../../session/outlook.ts';
import { useSession } from '../../session/store.ts';
import { nameOfSource } from '../cause-words.ts';
import { faceOfCard } from '../face-of.ts';
import { usePreview } from '../preview/preview-state.ts';
import { rich } from '../rich.tsx';
import { faceOfSource } from '../SourceFace.tsx';
import { useWords, type Words } from '../words.ts';
import { keyOf, type LogLine, type Part } from './sentence.ts';
import { partsOf, rolesWritten } from './text.ts';

const FILTERS = ['all', 'shots', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

/** One sentence for every fact, newest at the bottom; cards in it show themselves. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t } = useWords();
  const me = useSession((session) => session.me);
  const [filter, setFilter] = useState<Filter>('all');
  const shown = lines.filter((line) => passes(line, filter, me));
  const { list, atEnd, toEnd, onScroll } = useStickToEnd();
  return (
    <aside className="log board" data-region="log" aria-label={t('table:log.title')}>
      <header>
        <h2 className="head grow">{t('table:log.title')}</h2>
        {FILTERS.map((one) => (
          <Chip key={one} on={filter === one} onClick={() => setFilter(one)}>
            {t(`table:log.${one}`)}
          </Chip>
        ))}
        <IconButton
          icon="cross"
          small
          label={t('table:log.close')}
          onClick={() => useOutlook.getState().turn({ log: false })}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className="lines" ref={list} onScroll={onScroll} tabIndex={0} role="log" aria-live="off">
        {shown.length === 0 && <p className="soft">{t('table:log.empty')}</p>}
        {shown.map((line) => (
          <Sentence key={`${line.at} ${line.key}`} line={line} />
        ))}
      </div>
      {!atEnd && (
        <Chip on className="newest" onClick={toEnd}>
          {t('table:log.newest')} <Icon name="down" />
        </Chip>
      )}
    </aside>
  );
}

function passes(line: LogLine, filter: Filter, me: number): boolean {
  if (filter === 'all' || line.tone === 'turn') return true;
  return filter === 'shots' ? line.shot : line.seats.includes(me);
}

function Sentence({ line }: { readonly line: LogLine }) {
  const words = useWords();
  const parts = partsOf(line, (part) => <Drawn part={part} words={words} />);
  return <p className={line.tone}>{rich(words.t, keyOf(line), parts)}</p>;
}

function Drawn({ part, words }: { readonly part: Exclude<Part, number>; readonly words: Words }): ReactNode {
  if ('seat' in part) return <b>{words.player(part.seat)}</b>;
  if ('stations' in part) return <b>{part.stations.map(words.station).join(', ')}</b>;
  if ('roles' in part) return <b>{rolesWritten(part.roles, words)}</b>;
  if ('source' in part) return <SourceName source={part.source} />;
  if (part.cards.length === 0) return words.t('log:noCard');
  const named: ReactNode[] = [];
  for (const card of part.cards) named.push(named.length > 0 && ', ', <CardName card={card} words={words} />);
  // The cards of a sentence never change places: they are its children one by one, like written ones.
  return createElement(Fragment, null, ...named);
}

function CardName({ card, words }: { readonly card: Card; readonly words: Words }) {
  const state = useSession((session) => session.truth);
  if (card < 0 || !state) return words.card(card);
  return (
    <Shows face={faceOfCard(state, card)}>
      {words.card(card)}
      {words.face(card) && <small> {words.face(card)}</small>}
    </Shows>
  );
}

function SourceName({ source }: { readonly source: string }) {
  const words = useWords();
  const printed = useSession((session) => session.truth?.printed ?? []);
  const face = faceOfSource(source, printed);
  const name = nameOfSource(words, source);
  return face ? <Shows face={face}>{name}</Shows> : <b>{name}</b>;
}

/** A name that shows its card: while the pointer is on it, and for good on a click. */
function Shows({ face, children }: { readonly face: ReturnType<typeof faceOfCard>; readonly children: ReactNode }) {
  const { show, keep } = usePreview.getState();
  return (
    <button
      type="button"
      className="shows"
      tabIndex={-1}
      onPointerEnter={() => show(face)}
      onPointerLeave={() => show(null)}
      onFocus={() => show(face)}
      onBlur={() => show(null)}
      onClick={() => keep(face)}
    >
      {children}
    </button>
  );
}

/** Stays at the newest line unless the reader has scrolled up. */
function useStickToEnd() {
  const list = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    setAtEnd(true);
  };
  // Whatever has been drawn: lines are added, and another filter has others.
  useLayoutEffect(() => {
    if (atEnd) toEnd();
  });
  const onScroll = () => {
    const box = list.current;
    if (box) setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < 24);
  };
  return { list, atEnd, toEnd, onScroll };
}
