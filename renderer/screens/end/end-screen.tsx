import { useEffect, useRef, useState } from 'react';
import type { State } from '../../../core/index.ts';
import type { SeatPlan } from '../../../core/protocol/messages.ts';
import { walkByArrows } from '../../design/arrow-keys.ts';
import { Button } from '../../design/button.tsx';
import { Tabs } from '../../design/form.tsx';
import { Board } from '../../design/material.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { command } from '../../session/commands.ts';
import { useSession } from '../../session/store.ts';
import { BIG, useSettings } from '../../settings/store.ts';
import { useNavigation } from '../navigation.ts';
import { useMainKey } from '../screen-frame.tsx';
import { DeathList } from './death-list.tsx';
import { deathsIn, lastShot, roundsIn, sideOf } from './deaths.ts';
import { Numbers } from './numbers.tsx';
import { Posters } from './posters.tsx';
import './end.css';

const PARTS = ['deaths', 'numbers', 'again'] as const;
type Part = (typeof PARTS)[number];
/** More posters than this stand smaller, so that the lists below them stay whole. */
const MANY = 6;
const NO_SEATS: readonly SeatPlan[] = [];

/** Who has won, who was who, who fell when; and once more. */
export function EndScreen() {
  const state = useSession((session) => session.shown);
  return state?.winners ? <Ended state={state} /> : null;
}

function Ended({ state }: { readonly state: State }) {
  const t = useT();
  const names = useNames();
  const past = useSession((session) => session.past);
  const seats = useSession((session) => session.settings?.seats ?? NO_SEATS);
  const big = useSettings((settings) => settings.uiScale >= BIG);
  const lookAtTable = useNavigation((navigation) => navigation.lookAtTable);
  const page = useRef<HTMLElement>(null);
  const [part, setPart] = useState<Part>('deaths');
  const deaths = deathsIn(past);
  const last = lastShot(deaths);
  const nameOf = (seat: number) => seats[seat]?.name ?? String(seat + 1);
  const { asked, rematch } = useRematch();
  useMainKey(rematch);
  useEffect(() => {
    page.current?.querySelector<HTMLElement>('.btn.main')?.focus();
  }, []);
  useLookKey(() => lookAtTable(true));
  return (
    <main ref={page} className={`screen end ${seats.length > MANY ? 'many' : ''}`} onKeyDown={walkByArrows}>
      <header>
        <div className="lbl">
          {t('end:over')} · {t('common:players', { count: seats.length })} ·{' '}
          {t('end:rounds', { count: roundsIn(past, seats.length) })}
        </div>
        <h1 className="title">
          {t(`end:won.${sideOf(state)}`, {
            outlaws: names.roles('outlaw'),
            outlaw: names.oneRole('outlaw'),
            deputy: names.oneRole('deputy'),
          })}
        </h1>
        {last && (
          <p>
            {last.kind
              ? t('end:lastShotWith', { by: nameOf(last.by), at: nameOf(last.seat), card: names.card(last.kind) })
              : t('end:lastShot', { by: nameOf(last.by), at: nameOf(last.seat) })}
          </p>
        )}
      </header>
      <div className="end-middle scrolls">
        <Posters state={state} deaths={deaths} nameOf={nameOf} />
        {big && (
          <Tabs
            label={t('end:over')}
            value={part}
            tabs={PARTS.map((value) => ({ value, label: t(`end:part.${value}`) }))}
            onChange={setPart}
          />
        )}
        <div className="lower">
          {(!big || part === 'deaths') && (
            <Board>
              <h2 className="lbl">{t('end:part.deaths')}</h2>
              <DeathList deaths={deaths} nameOf={nameOf} />
            </Board>
          )}
          {(!big || part === 'numbers') && (
            <Board>
              <h2 className="lbl">{t('end:part.numbers')}</h2>
              <Numbers state={state} past={past} nameOf={nameOf} />
            </Board>
          )}
          {(!big || part === 'again') && (
            <Board>
              <h2 className="lbl">{t('end:part.again')}</h2>
              <p>{t('end:again.seats')}</p>
              <p className="soft">{t(state.options.sheriffPasses ? 'end:again.badge' : 'end:again.roles')}</p>
              <p className="soft">{t(state.options.keepCharacters ? 'end:again.keep' : 'end:again.characters')}</p>
            </Board>
          )}
        </div>
      </div>
      <footer className="bar foot">
        <Button icon="eye" cap="Z" onClick={() => lookAtTable(true)}>
          {t('end:look')}
        </Button>
        <span className="grow" />
        <Button onClick={leaveTo('menu')}>{t('end:menu')}</Button>
        <Button onClick={leaveTo('newGame')}>{t('end:newGame')}</Button>
        <Button look="main" cap={t('keys:cap.Space')} off={asked} onClick={rematch}>
          {t('end:rematch')}
        </Button>
      </footer>
    </main>
  );
}

/** A second press would be a wish to the new table, which refuses it. */
function useRematch() {
  const [asked, setAsked] = useState(false);
  const refused = useSession((session) => session.rejected !== null);
  useEffect(() => {
    if (refused) setAsked(false);
  }, [refused]);
  const rematch = () => {
    if (asked) return;
    setAsked(true);
    command({ c: 'rematch' });
  };
  return { asked, rematch };
}

/** Gets up from the table; the screen opens when the host has let go of it. */
const leaveTo = (screen: 'menu' | 'newGame') => () => {
  command({ c: 'leaveTable' });
  useNavigation.getState().open(screen);
};

/** Z: the table as it stands now; the end screen comes back with its button there. */
function useLookKey(look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.code === 'KeyZ' && !event.ctrlKey && !event.metaKey) latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
