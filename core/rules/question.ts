import type { Question } from '../model/question.ts';
import { NOBODY } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { FLIPPED, lookedAtBy, OPEN } from '../model/zone.ts';
import { topFrame } from './game.ts';
import { askedSeat } from './legality.ts';
import { cardsIn, handOfSeat, lifeOf } from './table.ts';

/** What the table waits for; null once the game is over. The same on the state and on every view of it. */
export function questionOf(state: State): Question | null {
  const seat = askedSeat(state);
  const frame = topFrame(state);
  if (seat === null || !frame) return null;
  const question: Omit<Question, 'kind'> = {
    id: state.question,
    seats: [seat],
    by: 'by' in frame ? frame.by : NOBODY,
    source: null,
    need: 0,
    got: 0,
    cards: [],
  };
  switch (frame.f) {
    case 'turn':
      if (frame.phase !== 'discard') return { ...question, kind: 'play' };
      return { ...question, kind: 'discard', need: handOfSeat(state, seat).length - lifeOf(state, seat) };
    case 'shot':
      return { ...question, kind: 'shot', source: 'bang', need: frame.need, got: frame.got };
    case 'demand':
      return { ...question, kind: 'demand', source: 'indians', need: 1 };
    case 'duel':
      return {
        ...question,
        kind: 'duel',
        source: 'duel',
        need: 1,
        by: seat === frame.challenger ? frame.challenged : frame.challenger,
      };
    case 'dying':
      return { ...question, kind: 'dying', need: 1 - lifeOf(state, seat) };
    case 'store':
      return { ...question, kind: 'store', source: 'general-store', cards: cardsIn(state, OPEN) };
    case 'flip':
      return { ...question, kind: 'flip', cards: cardsIn(state, FLIPPED) };
    case 'firstDraw':
      return { ...question, kind: 'source', source: state.characters[seat] ?? null };
    case 'peek':
      return {
        ...question,
        kind: 'peek',
        source: state.characters[seat] ?? null,
        cards: cardsIn(state, lookedAtBy(seat)),
      };
    default:
      throw new Error(`expected a frame that asks, got ${frame.f}`);
  }
}
