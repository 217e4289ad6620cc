import { useEffect, useRef } from 'react';
import { NOBODY } from '../../../core/index.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { useCaps } from '../../keyboard/use-caps.ts';
import { Medallion } from '../../media/Medallion.tsx';
import { isSecondMeant } from '../../session/prompt-age.ts';
import { useSelection } from '../../session/selection.ts';
import { offersOf, type Session, useSession } from '../../session/store.ts';
import { factsOf } from '../facts.ts';
import { sentenceOf } from '../log/text.ts';
import { Bullets } from '../plates/Bullets.tsx';
import { bold } from '../rich.tsx';
import { type OnScreen, useLog, useTimeLeft } from '../use-table.ts';
import { useThing } from '../use-thing.ts';
import { useWords, type Words } from '../words.ts';
import { promptOf } from './prompt.ts';
import type { Prompt } from './situation.ts';
import { type RailButton, useRailButtons } from './use-actions.ts';

const URGENT_SECONDS = 10;

/** The rail along the lower edge: who I am, what is asked, the two buttons. Always there, always in one place. */
export function Rail({ screen }: { readonly screen: OnScreen }) {
  const prompt = usePrompt(screen);
  const lost = useSession((session) => session.connection !== 'open');
  return (
    <section
      className={`rail ${prompt.tone} ${lost ? 'lost' : ''}`}
      data-region="prompt"
      aria-label={useWords().t('table:promptRegion')}
    >
      {screen.me >= 0 && <Mine screen={screen} />}
      <div className="ask">
        <h2>
          {prompt.flag && <span className={`flag ${prompt.tone}`}>{prompt.flag}</span>}
          {bold(prompt.sentence)}
        </h2>
        <p>{bold(prompt.detail)}</p>
      </div>
      <Buttons />
    </section>
  );
}

/** What the rail says: while something is on stage it tells that, else it asks. */
export function usePrompt(screen: OnScreen): Prompt {
  const words = useWords();
  const offers = useSession(offersOf);
  const chosen = useSelection((selection) => selection.chosen);
  const sent = useSession((session) => session.sent);
  const held = useSession((session) => session.held);
  const doubt = useSelection((selection) => selection.doubt);
  const connection = useSession((session) => session.connection);
  const undoAsked = useSession((session) => session.undoAsked !== null);
  const onlooker = useSession(looksOn);
  const last = useLog().at(-1);
  const { state, me, question, busy } = screen;
  if (connection !== 'open') return brokenLine(connection, words);
  if (undoAsked && !busy) return undoOpen(words);
  if (busy) {
    const told = last ? sentenceOf(last, words) : '';
    return { flag: null, tone: 'others', sentence: told, detail: '' };
  }
  const prompt = promptOf({ state, me, question, offers, chosen, words });
  if (onlooker) return { ...prompt, detail: words.t('prompt:onlooker') };
  if (doubt) return { ...prompt, sentence: words.t(`prompt:doubt.${doubt}`), detail: words.t('prompt:doubt.ask') };
  if (held) return { ...prompt, tone: 'others', detail: words.t('prompt:held') };
  return sent ? { ...prompt, tone: 'others', detail: words.t('prompt:sent') } : prompt;
}

/** Others sit on the chairs for persons; where there are none, everybody looks on. */
const looksOn = ({ me, settings }: Session): boolean =>
  me === NOBODY && settings?.seats.some(({ kind }) => kind === 'person') === true;

/** Nothing can be done while the host is out of reach, and the rail says so; what stands on the table is the last known. */
function brokenLine(connection: Session['connection'], { t }: Words): Prompt {
  const how = connection === 'lagging' || connection === 'closing' ? connection : 'lost';
  const sentence = t(`prompt:line.${how}`);
  return { flag: t('prompt:line.flag'), tone: 'others', sentence, detail: t(`prompt:line.${how}Detail`) };
}

/** Nobody plays while it is asked whether a move is taken back. */
const undoOpen = ({ t }: Words): Prompt => ({
  flag: null,
  tone: 'others',
  sentence: t('prompt:undoOpen'),
  detail: t('prompt:undoOpenDetail'),
});

function Mine({ screen: { state, me } }: { readonly screen: OnScreen }) {
  const words = useWords();
  const time = useTimeLeft();
  const facts = factsOf(state, me, me);
  const { look, props } = useThing({ what: facts.dead ? 'seat' : 'character', seat: me });
  const urgent = time !== null && time.seconds <= URGENT_SECONDS;
  const { name, character } = { name: words.player(me), character: facts.character };
  return (
    <div className={`mine ${look} ${facts.dead ? 'dead' : ''} ${facts.ghost ? 'ghost' : ''}`}>
      <button
        type="button"
        {...props}
        className="medal"
        aria-label={`${name}, ${character ? words.names.character(character) : ''}`}
      >
        {character && <Medallion character={character} size="9.800rem" />}
        <ClockRing part={time?.part ?? 1} urgent={urgent} />
        {time && <span className="seconds">{words.t('prompt:seconds', { seconds: time.seconds })}</span>}
      </button>
      <div className="me">
        <div className="who">
          {name}
          {character && ` · ${words.names.character(character)}`}
          {facts.ghost && (
            <span className="flag-ghost" title={words.t('table:ghostTip', { card: words.names.card('ghost-car') })}>
              <Icon name="ghost" /> {words.t('table:state.ghost')}
            </span>
          )}
        </div>
        {facts.max > 0 && (
          <div className="life" role="img" aria-label={`${words.t('table:life')}: ${facts.life} / ${facts.max}`}>
            <Bullets life={facts.life} max={facts.max} />
            <b>
              {facts.life}/{facts.max}
            </b>
          </div>
        )}
      </div>
    </div>
  );
}

const RING = 55;
const ROUND = 2 * Math.PI * RING;
/** Degrees of the twelve ticks. */
const TICKS = Array.from({ length: 12 }, (_, at) => at * 30);

/** The clock round my portrait, with twelve ticks so that it reads without colour. */
function ClockRing({ part, urgent }: { readonly part: number; readonly urgent: boolean }) {
  return (
    <svg className={`clock ${urgent ? 'urgent' : ''}`} viewBox="0 0 124 124" aria-hidden="true">
      <circle cx="62" cy="62" r="58" className="rim" />
      <circle cx="62" cy="62" r={RING} className="left" strokeDasharray={`${ROUND * part} ${ROUND}`} />
      {TICKS.map((degrees) => (
        <path key={degrees} d="M62 3v7" transform={`rotate(${degrees} 62 62)`} />
      ))}
    </svg>
  );
}

function Buttons() {
  const { t } = useWords();
  const { main, second, ability } = useRailButtons();
  const caps = useCaps();
  const time = useTimeLeft();
  const mainButton = useFocusWhenAsked();
  const waits = second?.is === 'pass' && time !== null;
  const sub = waits ? t('prompt:do.itself', { seconds: time.seconds }) : second?.label.sub;
  const capOf = { pass: caps.pass, back: caps.back, undo: caps.undo, skip: caps.main };
  return (
    <div className="do">
      {ability && <Press button={ability} look="pass" cap={caps.ability} sub={ability.label.sub} name="ability" />}
      {second && <Press button={second} look="pass" cap={capOf[second.is]} sub={sub} name={second.is} />}
      {main && (
        <Press
          button={main}
          look="main"
          cap={main.ends ? caps.endTurn : caps.main}
          sub={main.label.sub}
          name="main"
          innerRef={mainButton}
        />
      )}
    </div>
  );
}

interface PressProps {
  readonly button: RailButton;
  readonly look: 'main' | 'pass';
  readonly cap: string;
  readonly sub: string | null | undefined;
  readonly name: string;
  readonly innerRef?: React.Ref<HTMLButtonElement>;
}

function Press({ button, look, cap, sub, name, innerRef }: PressProps) {
  return (
    <Button
      ref={innerRef ?? null}
      look={look}
      cap={cap}
      sub={sub}
      off={button.press === null}
      data-walk={button.press ? 'legal' : undefined}
      data-press={name}
      data-sound={name === 'back' || name === 'undo' ? 'back' : undefined}
      onClick={({ detail }) => {
        if (detail <= 1 || isSecondMeant()) button.press?.();
      }}
    >
      {button.label.text}
    </Button>
  );
}

/** The focus moves by itself only into a prompt that asks me, and goes back where it was afterwards. */
function useFocusWhenAsked(): React.RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const asked = useSession((session) => (offersOf(session).length > 0 ? (session.truth?.question ?? null) : null));
  useEffect(() => {
    if (asked === null) {
      if (document.activeElement === button.current && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
      return;
    }
    const active = document.activeElement;
    if (active?.closest('dialog, [data-region="log"]')) return;
    before.current = active;
    button.current?.focus({ preventScroll: true });
  }, [asked]);
  return button;
}
