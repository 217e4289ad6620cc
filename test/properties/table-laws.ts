import {
  cardsIn,
  DECK,
  DISCARD,
  handOfSeat,
  isAnytime,
  kindOfCard,
  rowOfSeat,
  type Seat,
  type State,
} from '../../core/index.ts';
import type { Law } from './law.ts';

const seatsOf = (state: State): Seat[] => [...state.dead.keys()];
const livingIn = (state: State): Seat[] => seatsOf(state).filter((seat) => !state.dead[seat]);
/** Nothing is going on beyond the turn itself. */
const isSettled = (state: State): boolean => !state.winners && state.stack.length === 1 && state.turns > 0;

/** B3.3, G9.8: one card of a name and one weapon in a row; the sheriff sits in no jail and is no ghost; the dead have nothing. */
const rowsAreSound: Law = ({ after }) => {
  const isShared = after.stack.some(({ f }) => f === 'estate' || f === 'sharing');
  for (const seat of seatsOf(after)) {
    const row = rowOfSeat(after, seat).map((card) => kindOfCard(after, card));
    const names = row.map(({ id }) => id);
    if (new Set(names).size < names.length) return `seat ${seat} has a name twice: ${names.join(' ')}`;
    if (row.filter(({ weapon }) => weapon).length > 1) return `seat ${seat} has two weapons: ${names.join(' ')}`;
    if (row.some(({ spares }) => spares !== undefined && after.roles[seat] === spares))
      return `seat ${seat} may not have ${names.join(' ')}`;
    if (after.dead[seat] && !isShared && row.length + handOfSeat(after, seat).length > 0)
      return `the dead seat ${seat} has cards`;
  }
  return null;
};

/** B9 and D6 once more, without a look at who was credited with what. */
function winnersBySides(state: State): readonly Seat[] | null {
  const { roles, options } = state;
  const living = livingIn(state);
  const of = (...sides: readonly string[]) => seatsOf(state).filter((seat) => sides.includes(roles[seat] ?? ''));
  const [last] = living;
  if (living.length === roles.length) return null;
  if (last === undefined) return options.allDead === 'nobody' ? [] : of('outlaw');
  if (!roles.includes('sheriff')) return living.length === 1 ? living : null;
  if (!living.some((seat) => roles[seat] === 'sheriff'))
    return living.length === 1 && roles[last] === 'renegade' ? living : of('outlaw');
  return living.some((seat) => ['outlaw', 'renegade'].includes(roles[seat] ?? '')) ? null : of('sheriff', 'deputy');
}

/** The end is seen as soon as everything is settled, and the right side has won. */
const endsAreSeen: Law = ({ after }) => {
  const due = winnersBySides(after);
  if (after.winners) return !due || due.join() === after.winners.join() ? null : `${after.winners} win, not ${due}`;
  return due && isSettled(after) ? `the game goes on although ${due} have won` : null;
};

/** B1.7: clockwise over those in play, except for a turn that was gained. */
const turnsGoRound: Law = ({ before, events }) => {
  const dead = before.dead.slice();
  let { turn } = before;
  let begun = before.turns > 0;
  for (const event of events) {
    if (event.e === 'eliminated') dead[event.seat] = true;
    if (event.e === 'revived') dead[event.seat] = false;
    if (event.e !== 'turnBegan') continue;
    const seats = [...dead.keys()].map((step) => (turn + 1 + step) % dead.length);
    const next = seats.find((seat) => !dead[seat]);
    const isGained = event.seat === turn && !dead[turn];
    if (begun && event.seat !== next && !isGained)
      return `after seat ${turn} it is ${event.seat}'s turn, not ${next}'s`;
    turn = event.seat;
    begun = true;
  }
  return null;
};

/** G9.4: a ghost neither gains nor loses life, nor do the dead; nobody is blamed for what he does to himself. */
const livesAreOfTheLiving: Law = ({ before, events }) => {
  const without = before.dead.map((dead, seat) => dead || before.ghosts[seat] === true);
  for (const event of events) {
    if (event.e === 'eliminated' || event.e === 'haunted' || event.e === 'revived') without[event.seat] = true;
    if (event.e !== 'lifeLost' && event.e !== 'lifeGained') continue;
    if (without[event.seat]) return `${event.e} of seat ${event.seat}, which has no life`;
    if (event.e === 'lifeLost' && event.by === event.seat) return `seat ${event.seat} is blamed for its own loss`;
  }
  return null;
};

/** Whoever draws for an empty hand has a card whenever nothing is going on, as long as there are any. */
const emptyHandsAreFilled: Law = ({ before, move, after }) => {
  if (!move || !isSettled(after) || isAnytime(before, move)) return null;
  if (cardsIn(after, DECK).length + cardsIn(after, DISCARD).length === 0) return null;
  const left = livingIn(after).find(
    (seat) => after.abilities[seat] === 'suzy-lafayette' && handOfSeat(after, seat).length === 0,
  );
  return left === undefined ? null : `seat ${left} has an empty hand`;
};

export const TABLE_LAWS = { rowsAreSound, endsAreSeen, turnsGoRound, livesAreOfTheLiving, emptyHandsAreFilled };
