import { cardsIn, handOf, questionOf } from '../../../core/index.ts';
import { useOutlook } from '../../session/outlook.ts';
import { currentActions, legalThings, lookOf, useSelection } from '../../session/selection.ts';
import { offersOf, useSession } from '../../session/store.ts';
import { sameThing, type Thing } from '../../session/thing.ts';

/** Legal things that need a button of their own: neither a card of the hand nor a seat; an ability has one on the rail. */
function choiceThings(): readonly Thing[] {
  const { ability } = currentActions();
  const { board } = useOutlook.getState();
  return legalThings().filter(({ what }) => {
    if (what === 'hand' || what === 'seat') return false;
    // The timetable has buttons of its own for them.
    if (board && (what === 'wagon' || what === 'locomotive')) return false;
    return !(ability && what === 'character');
  });
}

/**
 * What the digits stand for: the choices that lie open, behind the cards of the hand wherever those answer as well, so that
 * no digit stands on two things. In my turn they keep their places behind the hand, whether or not a card of it can be played.
 */
export function numbered(): readonly Thing[] {
  const choices = choiceThings();
  const { shown, truth, me } = useSession.getState();
  const hand = shown && me >= 0 ? cardsIn(shown, handOf(me)).map((card) => ({ what: 'hand', card }) as const) : [];
  const { chosen } = useSelection.getState();
  const answers = hand.some((thing) => lookOf(thing) === 'legal' || chosen.slot.includes(thing.card));
  const begun = chosen.path.length > 0;
  const shared = begun
    ? answers && choices.every((thing) => thing.what === 'row' && thing.seat === me)
    : answers || (truth !== null && questionOf(truth)?.kind === 'play');
  return choices.length === 0 || shared ? [...hand, ...choices] : choices;
}

/** Digits that the keyboard has. */
const DIGITS = 9;

/** The digit that chooses this thing; null where another thing, or none, has one. */
function digitOf(thing: Thing): number | null {
  const at = numbered().findIndex((other) => sameThing(other, thing));
  return at < 0 || at >= DIGITS ? null : at + 1;
}

/** The same, drawn anew when that changes. */
export function useDigit(thing: Thing): number | null {
  useChoices();
  return digitOf(thing);
}

/** What lies open to be chosen, drawn anew when that changes. */
export function useChoices(): readonly Thing[] {
  useSession(offersOf);
  useSelection((selection) => selection.chosen);
  useOutlook((outlook) => outlook.board);
  return choiceThings();
}
