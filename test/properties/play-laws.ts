import {
  askedSeats,
  isAnytime,
  kindOfCard,
  legal,
  NOBODY,
  OPEN,
  questionOf,
  rowOf,
  rowOfSeat,
  TRAIN,
  WAGON_DECK,
} from '../../core/index.ts';
import type { Law } from './law.ts';

/** No card is lost, doubled or invented. */
const cardsAreConserved: Law = ({ after }) => {
  const seen = new Uint8Array(after.printed.length);
  for (const cards of after.zones) for (const card of cards) seen[card] = (seen[card] ?? 9) + 1;
  const card = seen.findIndex((times) => times !== 1);
  return card < 0 ? null : `card ${card} lies in ${seen[card]} places`;
};

/** Exactly the asked seats have answers, and somebody is asked until the game is over. */
const exactlyTheAskedAnswer: Law = ({ after }) => {
  const asked = askedSeats(after);
  if (after.winners) return asked.length === 0 && !questionOf(after) ? null : 'asks on after the end';
  if (asked.length === 0) return 'nobody is asked';
  const question = questionOf(after);
  if (question?.seats !== asked && question?.seats.join() !== asked.join()) return 'the question names other seats';
  for (let seat = 0; seat < after.dead.length; seat += 1) {
    const answers = legal(after, seat).some(({ move }) => !isAnytime(after, move));
    if (answers !== asked.includes(seat)) return `seat ${seat} has answers: ${answers}, is asked: ${!answers}`;
  }
  return null;
};

/** Offers are listed once each. */
const offersAreUnique: Law = ({ after }) => {
  for (const seat of askedSeats(after)) {
    const listed = legal(after, seat).map((offer) => JSON.stringify(offer));
    if (new Set(listed).size < listed.length) return `seat ${seat} is offered something twice: ${listed.join(' ')}`;
  }
  return null;
};

/** Figures that no table can show: too much life, cards before the dead, a living seat without life that nobody asks. */
const figuresAreSound: Law = ({ after }) => {
  for (let seat = 0; seat < after.dead.length; seat += 1) {
    if (after.ghosts[seat]) {
      const haunted = rowOfSeat(after, seat).some((card) => kindOfCard(after, card).haunts);
      if (after.dead[seat] || after.life[seat] !== 0 || !haunted) {
        return `seat ${seat} is a ghost with ${after.life[seat]} life points, dead: ${after.dead[seat]}`;
      }
    }
    const [life = 0, most = 0] = [after.life[seat], after.maxLife[seat]];
    if (life > most) return `seat ${seat} has ${life} of ${most} life points`;
    if (
      !after.dead[seat] &&
      !after.ghosts[seat] &&
      life <= 0 &&
      most > 0 &&
      !after.stack.some((frame) => 'seat' in frame && frame.seat === seat)
    ) {
      return `seat ${seat} lives with ${life} life points`;
    }
  }
  return null;
};

/** The id of the question grows with every answer; a use leaves the question and its id alone, unless it settles it. */
const usesLeaveTheQuestion: Law = ({ before, move, after }) => {
  if (!move) return null;
  const grown = after.question - before.question;
  if (!isAnytime(before, move)) return grown === 1 ? null : `an answer moved the question's id by ${grown}`;
  if (before.stack.at(-1) === after.stack.at(-1)) {
    if (grown !== 0) return 'a use moved the id of a question that is still open';
    return JSON.stringify(after.stack) === JSON.stringify(before.stack) ? null : 'a use changed the stack';
  }
  return grown === 1 ? null : `a use settled the question, and its id moved by ${grown}`;
};

/** Once over, a game has its winners, everybody's role is shown, and nothing is pending. */
const endsAreClean: Law = ({ after }) => {
  if (!after.winners) return null;
  if (after.shown.includes(false)) return 'a role is hidden after the end';
  if (after.stack.length > 0 || after.pending.length > 0) return 'something is pending after the end';
  return after.turn === NOBODY ? 'nobody had the last turn' : null;
};

/** Wagons lie in no hand and on no pile, the train is as long as it can be, and the locomotive stands at its stations. */
const trainIsWhole: Law = ({ after }) => {
  const { train, zones, printed } = after;
  if (!train) return printed.some(({ suit }) => suit === null) ? 'there are wagons without a train' : null;
  const [coupled = [], deck = []] = [zones[TRAIN], zones[WAGON_DECK]];
  if (train.at >= 0 && coupled.length < 3 && deck.length > 0)
    return `${coupled.length} wagons, ${deck.length} in the deck`;
  if (train.at > train.stations.length) return `the locomotive stands at ${train.at} of ${train.stations.length}`;
  for (let zone = 0; zone < rowOf(0); zone += 1) {
    if (zone === OPEN) continue;
    for (const card of zones[zone] ?? [])
      if (printed[card]?.suit === null) return `the wagon ${card} lies in zone ${zone}`;
  }
  return null;
};

export const CHEAP_LAWS = {
  trainIsWhole,
  cardsAreConserved,
  exactlyTheAskedAnswer,
  offersAreUnique,
  figuresAreSound,
  usesLeaveTheQuestion,
  endsAreClean,
};
