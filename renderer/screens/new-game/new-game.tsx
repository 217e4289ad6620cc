import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Tabs } from '../../design/form.tsx';
import { Board } from '../../design/material.tsx';
import { useT } from '../../i18n/text.ts';
import { BIG, useSettings } from '../../settings/store.ts';
import { useNavigation } from '../navigation.ts';
import { ScreenFrame, useMainKey } from '../screen-frame.tsx';
import { castIn } from './cast.ts';
import { deal } from './deal.ts';
import { draftFrom, type PartProps } from './draft.ts';
import { STATION_NAME_ID } from './own-station.tsx';
import { Players } from './players.tsx';
import { Rules } from './rules.tsx';
import { lacksName } from './station-draft.ts';
import { TableManners } from './table-manners.tsx';
import './new-game.css';

const TABS = ['players', 'rules', 'table'] as const;
type Tab = (typeof TABS)[number];

/** Who plays, by which rules, and how the table behaves; everything is remembered. */
export function NewGameScreen() {
  const t = useT();
  const back = useNavigation((navigation) => navigation.back);
  const remembered = useSettings((settings) => settings.newGame);
  const playerName = useSettings((settings) => settings.playerName);
  const big = useSettings((settings) => settings.uiScale >= BIG);
  const people = castIn(t, playerName);
  const [draft, setDraft] = useState(() => draftFrom(remembered, people));
  const [tab, setTab] = useState<Tab>('players');
  const part: PartProps = { draft, change: (patch) => setDraft((old) => ({ ...old, ...patch })) };
  const dealNow = () => {
    if (!lacksName(draft.options)) return deal(draft);
    setTab('rules');
    requestAnimationFrame(() => document.getElementById(STATION_NAME_ID)?.focus());
  };
  useMainKey(dealNow);
  const shown: Tab = big ? tab : tab === 'players' ? 'rules' : tab;
  const tabs = TABS.filter((name) => big || name !== 'players').map((value) => ({
    value,
    label: t(`newGame:tab.${value}`),
  }));
  return (
    <ScreenFrame
      title={t('newGame:title')}
      className="new-game"
      footer={
        <>
          <span className="soft deal-note">{t('newGame:note')}</span>
          <span className="grow" />
          <Button cap="Esc" onClick={back}>
            {t('common:back')}
          </Button>
          <Button look="main" cap={t('keys:cap.Space')} onClick={dealNow} data-first>
            {t('newGame:deal')}
          </Button>
        </>
      }
    >
      <div className="laid">
        {!big && (
          <Board className="seats-board" aria-label={t('newGame:tab.players')}>
            <Players {...part} cast={people} />
          </Board>
        )}
        <Board className="rules-board" aria-label={t(`newGame:tab.${shown}`)}>
          <Tabs label={t('newGame:title')} value={shown} tabs={tabs} onChange={setTab} />
          <div className="scrolls" role="tabpanel">
            {shown === 'players' && <Players {...part} cast={people} />}
            {shown === 'rules' && <Rules {...part} cast={people} />}
            {shown === 'table' && <TableManners {...part} />}
          </div>
        </Board>
      </div>
    </ScreenFrame>
  );
}
