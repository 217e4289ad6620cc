import {
  apply,
  type Card,
  draftOf,
  HIDDEN,
  HOST,
  play,
  type Seat,
  type State,
  sees,
  type Viewer,
} from '../../core/index.ts';
import type { Dice, Turned } from '../support/random-game.ts';
import { difference, throughJson } from './compare.ts';
import { type Eyes, type Law, OUR_EYES, viewersOf } from './law.ts';

/**
 * The redaction law, event by event: a view that folds its own events is the redacted state. It proves that nobody is
 * sent what they may not see, and that clients never drift; on the way every state in between survives JSON.
 */
const viewsFold =
  (eyes: Eyes = OUR_EYES): Law =>
  ({ before, events, after }) => {
    const state = draftOf(before);
    const views = viewersOf(before).map((viewer) => ({ viewer, view: draftOf(eyes.redact(before, viewer)) }));
    for (const event of events) {
      apply(state, event);
      const copy = difference(throughJson(state), state, 'the state through JSON');
      if (copy) return copy;
      for (const { viewer, view } of views) {
        apply(view, eyes.redactEvent(event, viewer));
        const found = difference(view, eyes.redact(state, viewer), `after ${event.e} the view of ${viewer}`);
        if (found) return found;
      }
    }
    return difference(state, after, 'the folded state');
  };

/**
 * A redacted event names only cards that its viewer sees before or after it. The law above cannot see a face that a
 * fold throws away: a card named on its way between two hidden zones could be followed.
 */
const namesOnlyTheSeen =
  (eyes: Eyes = OUR_EYES): Law =>
  ({ before, events }) => {
    for (const viewer of viewersOf(before)) {
      const view = draftOf(eyes.redact(before, viewer));
      for (const event of events) {
        const told = eyes.redactEvent(event, viewer);
        if (told.e === 'settled' && told.generator && viewer !== HOST) return `${viewer} is told the generator`;
        const lay = told.e === 'cardMoved' && view.zones[told.from]?.includes(told.card);
        apply(view, told);
        if (told.e === 'reshuffled' && viewer !== HOST && told.order.some((card) => card !== HIDDEN)) {
          return `${viewer} is told the order of the pile`;
        }
        if (told.e === 'trainBuilt' && viewer !== HOST && told.order.some((card) => card !== HIDDEN)) {
          return `${viewer} is told the order of the wagons`;
        }
        if (told.e !== 'cardMoved' || told.card === HIDDEN || told.cause === 'shown') continue;
        const lies = view.zones[told.to]?.includes(told.card);
        if (!lay && !lies) return `${viewer} is told of card ${told.card} by ${JSON.stringify(told)}`;
      }
    }
    return null;
  };

/**
 * Nothing hidden is derivable: with the cards and roles that a viewer neither knows nor learns in this move exchanged
 * among each other, the same move gives the viewer the same events, byte for byte.
 */
const hiddenMakesNoDifference =
  (eyes: Eyes = OUR_EYES): Law =>
  (turned, roll) => {
    const { before, move, events, after } = turned;
    if (!move || after.winners) return null;
    const viewer: Viewer = roll(before.dead.length + 1) - 1;
    const learnt = events.map((event) => eyes.redactEvent(event, viewer));
    const told = JSON.stringify(learnt);
    const other = exchanged(turned, viewer, cardsNamedIn([learnt, move]), roll);
    const view = difference(eyes.redact(other, viewer), eyes.redact(before, viewer), `the view of ${viewer}`);
    if (view) return view;
    const again = play(other, move).events.map((event) => eyes.redactEvent(event, viewer));
    return JSON.stringify(again) === told ? null : `${viewer} is told ${JSON.stringify(again)} instead of ${told}`;
  };

/** The table before the move with everything exchanged that the viewer cannot know. */
function exchanged({ before, events, after }: Turned, viewer: Viewer, fixed: ReadonlySet<Card>, roll: Dice): State {
  const isLoose = (card: Card, zone: number) => !sees(viewer, zone) && !fixed.has(card);
  const isWagon = (card: Card) => before.printed[card]?.suit === null;
  const [wagons, cards] = [true, false].map((wanted) =>
    shuffledBy(
      before.zones.flatMap((cards, zone) => cards.filter((card) => isLoose(card, zone) && isWagon(card) === wanted)),
      roll,
    ),
  );
  const other = (card: Card) => (isWagon(card) ? wagons?.pop() : cards?.pop()) ?? card;
  const zones = before.zones.map((cards, zone) => cards.map((card) => (isLoose(card, zone) ? other(card) : card)));
  const isLearnt = events.some(({ e }) => e === 'trainBuilt');
  const train =
    before.train && !isLearnt
      ? { ...before.train, stationDeck: shuffledBy(before.train.stationDeck, roll) }
      : before.train;
  const isHidden = (seat: Seat) => seat !== viewer && !before.shown[seat] && !after.shown[seat];
  const roles = shuffledBy(
    before.roles.filter((_, seat) => isHidden(seat)),
    roll,
  );
  return {
    ...before,
    zones,
    train,
    roles: before.roles.map((role, seat) => (isHidden(seat) ? (roles.pop() ?? role) : role)),
  };
}

/** Keys of moves, events and frames whose numbers are cards. */
const CARD_KEYS = [
  'card',
  'play',
  'on',
  'flip',
  'flipped',
  'choose',
  'used',
  'faced',
  'pay',
  'discard',
  'order',
  'take',
  'give',
  'rest',
  'use',
];

function cardsNamedIn(value: unknown, named = new Set<Card>()): ReadonlySet<Card> {
  if (typeof value !== 'object' || value === null) return named;
  for (const [key, each] of Object.entries(value)) {
    if (CARD_KEYS.includes(key)) for (const card of [each].flat()) if (typeof card === 'number') named.add(card);
    cardsNamedIn(each, named);
  }
  return named;
}

function shuffledBy<T>(items: readonly T[], roll: Dice): T[] {
  const left = items.slice();
  return items.map(() => left.splice(roll(left.length), 1)[0] as T);
}

export const secrecyLaws = (eyes: Eyes = OUR_EYES) => ({
  viewsFold: viewsFold(eyes),
  namesOnlyTheSeen: namesOnlyTheSeen(eyes),
  hiddenMakesNoDifference: hiddenMakesNoDifference(eyes),
});
