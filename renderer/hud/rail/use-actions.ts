import type { Move } from '../../../core/index.ts';
import { nextSteps } from '../../session/chart.ts';
import { command } from '../../session/commands.ts';
import { act, actAbility, useActions, useSelection } from '../../session/selection.ts';
import type { Step } from '../../session/steps.ts';
import { offersOf, useSession } from '../../session/store.ts';
import { isReply } from '../facts.ts';
import { type OnScreen, useOnScreen } from '../use-table.ts';
import { useWords, type Words } from '../words.ts';
import { type Label, labelOf } from './labels.ts';

/** A button of the rail: what it says and what it does. */
export interface RailButton {
  readonly label: Label;
  readonly press: (() => void) | null;
  /** Ends the turn, which has a key of its own. */
  readonly ends?: boolean;
}

/** The two buttons of the rail, and the octagon, at this moment; null where there is none. */
export interface RailButtons {
  readonly main: RailButton | null;
  readonly second: (RailButton & { readonly is: 'pass' | 'back' | 'undo' | 'skip' }) | null;
  readonly discard: RailButton | null;
  /** My character's ability for any time; on the main button where it is the only answer. */
  readonly ability: RailButton | null;
}

const skip = () => useSession.getState().catchUp();
const back = () => useSelection.getState().stepBack();
const undo = () => command({ c: 'undo' });

export function useRailButtons(): RailButtons {
  const words = useWords();
  const screen = useOnScreen();
  const actions = useActions();
  const offers = useSession(offersOf);
  const chosen = useSelection((selection) => selection.chosen);
  const doubted = useSelection((selection) => selection.doubt !== null);
  const mayUndo = useSession(
    ({ decision, connection, undoAsked }) => connection === 'open' && undoAsked === null && decision?.undo === true,
  );
  if (!screen) return { main: null, second: null, discard: null, ability: null };
  const { question, state } = screen;
  const move = (made: Move): RailButton => ({
    label: labelOf(made, state, question, words),
    press: () => act(made),
    ends: 'end' in made,
  });
  const mine = offers.length > 0 && question?.seats.includes(screen.me) === true;
  const own = ownButtons({ screen, words, mine, answers: nextSteps(offers, chosen).length > 0 });
  const discarding = offers.some((offer) => 'discard' in offer.move);
  const ability = abilityButton();
  const onlyAnswer = actions.ability === 'only' ? ability : null;
  return {
    main: actions.main ? mainButton(actions.main) : (onlyAnswer ?? own.idle(wantedStep(), discarding)),
    ability: onlyAnswer ? null : ability,
    second: secondButton(),
    discard: actions.discard ? move(actions.discard) : own.discardOff(discarding),
  };

  function mainButton(made: Move): RailButton {
    const button = move(made);
    return doubted ? { ...button, label: { text: words.t('prompt:doubt.yes'), sub: null } } : button;
  }

  /** What the picked card still waits for; null where nothing is picked. */
  function wantedStep(): Step['key'] | null {
    return chosen.path.length > 0 ? (nextSteps(offers, chosen)[0]?.key ?? 'card') : null;
  }

  function abilityButton(): RailButton | null {
    const offer = actions.ability
      ? offers.find(({ move }) => 'use' in move && typeof move.use === 'string')
      : undefined;
    if (!offer || !('use' in offer.move)) return null;
    const { text } = labelOf(offer.move, state, question, words);
    const sub = offer.slot ? words.t('prompt:do.useSub', { count: offer.slot.min }) : null;
    return { label: { text, sub }, press: actAbility };
  }

  function secondButton(): RailButtons['second'] {
    if (actions.back) {
      const again = chosen.path.length === 0;
      return {
        is: 'back',
        label: { text: words.t(again ? 'prompt:do.again' : 'prompt:do.back'), sub: null },
        press: back,
      };
    }
    if (actions.pass) return { is: 'pass', ...move(actions.pass) };
    if (mayUndo && !screen?.busy)
      return { is: 'undo', label: { text: words.t('prompt:do.undo'), sub: null }, press: undo };
    if (own.mine) return null;
    return { is: 'skip', label: { text: words.t('prompt:do.skip'), sub: null }, press: screen?.busy ? skip : null };
  }
}

/** What is still to be pointed at, by the step that comes next, or by the question; else a card. */
const PICKS: Readonly<Record<string, string>> = {
  target: 'prompt:do.pickFirst',
  whose: 'prompt:do.pickFirst',
  take: 'prompt:do.pickWagon',
  as: 'prompt:do.pickOne',
};
const ASKS: Readonly<Record<string, string>> = {
  place: 'prompt:do.pickFirst',
  spare: 'prompt:do.pickFirst',
  wagon: 'prompt:do.pickWagon',
  lastStop: 'prompt:do.pickWagon',
  dealing: 'prompt:do.pickWagon',
  steam: 'prompt:do.pickOne',
  holdUp: 'prompt:do.pickOne',
};

interface Own {
  readonly screen: OnScreen;
  readonly words: Words;
  /** It is my decision. */
  readonly mine: boolean;
  /** Something lies there to be chosen, if only a card in front of me. */
  readonly answers: boolean;
}

/** What stands in a button's place while it cannot be pressed. */
function ownButtons({ screen, words, mine, answers }: Own) {
  const { t } = words;
  const off = (text: string): RailButton => ({ label: { text, sub: null }, press: null });
  return {
    mine,
    idle(wanted: Step['key'] | null, discarding: boolean): RailButton | null {
      if (!mine || discarding) return null;
      if (wanted) return off(t(PICKS[wanted] ?? 'prompt:do.pickCard'));
      if (isReply(screen.question) && !answers) return off(t('prompt:do.nothing'));
      return off(t(ASKS[screen.question?.kind ?? ''] ?? 'prompt:do.pickCard'));
    },
    discardOff(discarding: boolean): RailButton | null {
      if (!mine || !discarding) return null;
      const count = Math.max(1, screen.question?.need ?? 1);
      return off(t('prompt:do.discardOff', { count }));
    },
  };
}
