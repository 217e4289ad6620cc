import './train.css';
import { type ReactNode, useEffect } from 'react';
import { type Card, priceOf } from '../../../core/index.ts';
import { IconButton } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Board } from '../../design/material.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { useOutlook } from '../../session/outlook.ts';
import { previewsAdvance, useSelection } from '../../session/selection.ts';
import { offersOf, useSession } from '../../session/store.ts';
import { nameOf, sameThing, type Thing } from '../../session/thing.ts';
import type { OnScreen } from '../use-table.ts';
import { useThing } from '../use-thing.ts';
import { useWords } from '../words.ts';
import { type Stop, timetableOf } from './timetable.ts';
import { priceText } from './train-words.ts';

/**
 * The timetable: every station with its price and the wagon that stands there, now or after the free step. It comes up
 * while something of the train is pointed at or chosen; opened by its key it stays, and all on it can be chosen.
 */
export function TrainBoard({ screen }: { readonly screen: OnScreen }) {
  const { t, names, card } = useWords();
  const caps = useCaps();
  const turn = useOutlook((outlook) => outlook.turn);
  const kept = useOutlook((outlook) => outlook.board);
  const offers = useSession(offersOf);
  const hovered = useSelection((selection) => selection.hovered);
  const chosen = useSelection((selection) => selection.chosen);
  const { state, me, question } = screen;
  const busyWithTrain =
    chosen.path.at(-1)?.key === 'advance' ||
    (hovered !== null && OF_THE_TRAIN.has(hovered.what)) ||
    (question?.kind === 'lastStop' && question.seats.includes(me) && chosen.path.length === 0);
  if (!state.train || !(kept || busyWithTrain)) return null;
  const stepped = previewsAdvance({ chosen, hovered });
  const { stops, waiting } = timetableOf(state, me, offers, stepped);
  return (
    <Board
      className={`train-board comes ${kept ? 'kept' : ''} ${stepped ? 'stepped' : ''}`}
      data-region={kept ? 'train' : undefined}
      aria-label={t('table:train.title')}
    >
      <header>
        <Icon name="train" />
        <b>{t(stepped ? 'table:train.after' : 'table:train.title')}</b>
        {kept && (
          <IconButton
            small
            icon="cross"
            label={t('table:train.close')}
            cap={caps.train}
            onClick={() => turn({ board: false })}
          />
        )}
      </header>
      <ol>
        {stops.map((stop) => (
          <Row key={stop.at} screen={screen} stop={stop} kept={kept} />
        ))}
      </ol>
      {waiting.length > 0 && (
        <p className="soft">{t('table:train.waiting', { wagons: waiting.map(card).join(', ') })}</p>
      )}
      {!kept && <p className="soft">{names.rule(state.train.locomotive, state.options).text}</p>}
    </Board>
  );
}

const OF_THE_TRAIN: ReadonlySet<Thing['what']> = new Set(['wagon', 'locomotive', 'station']);

interface RowProps {
  readonly screen: OnScreen;
  readonly stop: Stop;
  readonly kept: boolean;
}

function Row({ screen: { state }, stop, kept }: RowProps) {
  const words = useWords();
  const { t, names } = words;
  const hovered = useSelection((selection) => selection.hovered);
  const { at, station, locomotive, wagon, affords, open } = stop;
  const pointed =
    sameThing(hovered, { what: 'station', at }) ||
    (wagon !== null && sameThing(hovered, { what: 'wagon', card: wagon }));
  return (
    <li className={`${pointed ? 'pointed' : ''} ${open ? 'open' : ''}`}>
      <span className="engine">
        {locomotive && (
          <Part thing={{ what: 'locomotive' }} kept={kept}>
            <Icon name="train" />
            {names.locomotive(state.train?.locomotive ?? '')}
          </Part>
        )}
        {wagon !== null && <WagonPart wagon={wagon} kept={kept} />}
      </span>
      {station === null ? (
        <span className="stop">{t('table:train.end')}</span>
      ) : (
        <Part thing={{ what: 'station', at }} kept={kept} className="stop">
          <b>{words.station(station)}</b>
          <span className="asked">{priceText(priceOf(state, station), words)}</span>
        </Part>
      )}
      {affords !== null && (
        <span className={`affords ${affords ? 'yes' : 'no'}`} title={t(`table:train.${affords ? 'can' : 'cannot'}`)}>
          <Icon name={affords ? 'check' : 'cross'} />
          <span className="unseen">{t(`table:train.${affords ? 'can' : 'cannot'}`)}</span>
        </span>
      )}
    </li>
  );
}

function WagonPart({ wagon, kept }: { readonly wagon: Card; readonly kept: boolean }) {
  const { card } = useWords();
  return (
    <Part thing={{ what: 'wagon', card: wagon }} kept={kept} className="wagon">
      {card(wagon)}
    </Part>
  );
}

interface PartProps {
  readonly thing: Thing;
  readonly kept: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something of the train: to be chosen where the board stays, else only to be read. */
function Part({ kept, ...rest }: PartProps) {
  return kept ? <Pressed {...rest} /> : <span className={`part ${rest.className ?? ''}`}>{rest.children}</span>;
}

function Pressed({ thing, className = '', children }: Omit<PartProps, 'kept'>) {
  const { look, props } = useThing(thing);
  const name = nameOf(thing);
  // The board may close under the pointer.
  useEffect(
    () => () => {
      const { hovered, hover } = useSelection.getState();
      if (hovered && nameOf(hovered) === name) hover(null);
    },
    [name],
  );
  return (
    <button type="button" {...props} tabIndex={0} className={`part look-${look} ${className}`}>
      {children}
    </button>
  );
}
