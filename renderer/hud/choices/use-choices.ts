import { cardsIn, handOf } from '../../../core/index.ts';
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

/** What the digits stand for: the choices that lie open; while the hand can be played as well, they follow its cards. */
export function numbered(): readonly Thing[] {
  const choices = choiceThings();
  const { shown, me } = useSession.getState();
  const { chosen } = useSelection.getState();
  const hand = shown && me >= 0 ? cardsIn(shown, handOf(me)).map((card): Thing => ({ what: 'hand', card })) : [];
  const handAnswers = hand.some((thing) => lookOf(thing) === 'legal');
  return choices.length > 0 && (chosen.path.length > 0 || !handAnswers) ? choices : [...hand, ...choices];
}

/** The digit that chooses this thing. */
export const digitOf = (thing: Thing): number => numbered().findIndex((other) => sameThing(other, thing)) + 1;

/** What lies open to be chosen, drawn anew when that changes. */
export function useChoices(): readonly Thing[] {
  useSession(offersOf);
  useSelection((selection) => selection.chosen);
  useOutlook((outlook) => outlook.board);
  return choiceThings();
}
