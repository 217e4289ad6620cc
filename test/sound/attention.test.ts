import { describe, expect, test } from 'vitest';
import { askedSeats, type QuestionKind, questionOf, redact, type State } from '../../core/index.ts';
import { Attention } from '../../renderer/sound/attention.ts';
import { gameOf, randomGame } from '../support/random-game.ts';

const ME = 0;
/** In jail the turn may begin and end with its phase 3. */
const OWN: ReadonlySet<QuestionKind> = new Set(['play', 'discard', 'source', 'peek', 'flip']);

/** The table at each question of a game of random moves. */
function* moments(game: number): Generator<State> {
  for (const { after } of randomGame(gameOf(game))) if (!after.winners) yield after;
}

const GAMES = Array.from({ length: 12 }, (_, seed) => seed);

describe('in whole games, the player who sits here', () => {
  test('hears "your turn" once in each turn that asks for a decision', () => {
    let heard = 0;
    let turns = 0;
    for (const seed of GAMES) {
      const attention = new Attention();
      let lastTurn = -1;
      let counted = false;
      for (const state of moments(seed)) {
        if (state.turn !== lastTurn) counted = false;
        lastTurn = state.turn;
        const kind = questionOf(state)?.kind;
        const mine = askedSeats(state).includes(ME) && state.turn === ME;
        if (mine && !counted && kind && OWN.has(kind)) {
          counted = true;
          turns += 1;
        }
        if (attention.next(redact(state, ME), false, ME) === 'your-turn') heard += 1;
      }
    }
    expect(turns).toBeGreaterThan(20);
    expect(heard).toBe(turns);
  });

  test('hears "you are asked" at every question out of turn, and never for a card of one\'s own', () => {
    let asked = 0;
    for (const seed of GAMES) {
      const attention = new Attention();
      let open = -1;
      for (const state of moments(seed)) {
        const question = questionOf(state);
        // Somebody may use an ability for any time meanwhile: the question stays the same.
        const fresh = question?.id !== open;
        open = question?.id ?? -1;
        const call = attention.next(redact(state, ME), false, ME);
        const mine = question?.seats.includes(ME) ? question : null;
        if (fresh && mine && state.turn !== ME && mine.by !== ME)
          expect({ kind: mine.kind, call }).toEqual({ kind: mine.kind, call: 'asked' });
        if (call === 'asked') asked += 1;
        if (!mine || mine.by === ME) expect(call).not.toBe('asked');
      }
    }
    expect(asked).toBeGreaterThan(20);
  });
});

function firstMoment(wanted: (state: State) => boolean): State {
  for (const seed of GAMES) for (const state of moments(seed)) if (wanted(state)) return state;
  throw new Error('expected such a moment in one of the games, got none');
}

test('nothing is called out while the table still shows what led to it', () => {
  const state = firstMoment((table) => table.turn === ME && questionOf(table)?.kind === 'play');
  const attention = new Attention();
  expect(attention.next(state, true, ME)).toBeNull();
  expect(attention.next(state, false, ME)).toBe('your-turn');
  expect(attention.next(state, false, ME)).toBeNull();
});

test('a spectator is never called', () => {
  const attention = new Attention();
  for (const state of moments(1)) expect(attention.next(state, false, -1)).toBeNull();
});
