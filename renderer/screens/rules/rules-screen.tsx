import { useRef, useState } from 'react';
import { EDITIONS, type Edition } from '../../../core/index.ts';
import { Segment, Tabs } from '../../design/form.tsx';
import { Board } from '../../design/material.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { FaceCanvas } from '../../media/FaceCanvas.tsx';
import { useSession } from '../../session/store.ts';
import { useNavigation } from '../navigation.ts';
import { ScreenFrame } from '../screen-frame.tsx';
import { Detail } from './detail.tsx';
import { entriesIn, matches, SHELVES } from './entries.ts';
import { HowToPlay } from './how-to-play.tsx';
import './rules.css';

const TABS = ['game', ...SHELVES] as const;
type Tab = (typeof TABS)[number];
const EDITION_NAMES = Object.keys(EDITIONS) as Edition[];

/** How the game goes, and every card, character and role with its full text; one search through all of them. */
export function RulesScreen() {
  const t = useT();
  const topic = useNavigation((navigation) => navigation.topic);
  const played = useSession((session) => session.settings?.edition);
  const [edition, setEdition] = useState<Edition>(played ?? 'fourth');
  const names = useNames(edition);
  const entries = entriesIn(names);
  const [tab, setTab] = useState<Tab>(entries.find(({ id }) => id === topic)?.shelf ?? 'game');
  const [chosen, setChosen] = useState<string | null>(topic);
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const found =
    typed.trim() === ''
      ? entries.filter(({ shelf }) => shelf === tab)
      : entries.filter((entry) => matches(entry, typed));
  const shown = found.find(({ id }) => id === chosen) ?? found[0];
  const searching = typed.trim() !== '';
  const clear = () => {
    if (typed === '') return false;
    setTyped('');
    return true;
  };
  return (
    <ScreenFrame
      title={t('rules:title')}
      className="rules"
      onEscape={clear}
      aside={
        <>
          <Segment
            label={t('newGame:edition.label')}
            value={edition}
            choices={EDITION_NAMES.map((value) => ({ value, label: t(`common:edition.${value}`) }))}
            onChange={setEdition}
          />
          <input
            ref={search}
            type="search"
            className="field"
            value={typed}
            placeholder={t('rules:search')}
            aria-label={t('rules:search')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      }
    >
      <div className="rules-laid">
        <Tabs
          label={t('rules:title')}
          value={searching ? null : tab}
          tabs={TABS.map((value) => ({ value, label: t(`rules:tab.${value}`) }))}
          onChange={(next) => {
            setTyped('');
            setTab(next);
          }}
        />
        {tab === 'game' && !searching ? (
          <HowToPlay edition={edition} />
        ) : (
          <div className="gallery-page">
            <Board
              className="gallery"
              role="tabpanel"
              aria-label={searching ? t('rules:found', { count: found.length }) : t(`rules:tab.${tab}`)}
            >
              {searching && found.length > 0 && <p className="lbl">{t('rules:found', { count: found.length })}</p>}
              <ul className="scrolls" aria-live="polite">
                {found.map((entry) => (
                  <li key={entry.id}>
                    <button
                      type="button"
                      className="gallery-card"
                      aria-label={entry.name}
                      aria-pressed={entry.id === shown?.id}
                      onClick={() => setChosen(entry.id)}
                      onFocus={() => setChosen(entry.id)}
                    >
                      <FaceCanvas face={entry.face} size="100%" />
                    </button>
                  </li>
                ))}
                {found.length === 0 && <li className="nothing soft">{t('rules:nothing', { typed })}</li>}
              </ul>
            </Board>
            {shown && <Detail entry={shown} edition={edition} />}
          </div>
        )}
      </div>
    </ScreenFrame>
  );
}
