import { beforeEach, describe, expect, test, vi } from 'vitest';
import { legal, type Move, NOBODY, play, questionOf, redactEvent, type State } from '../../core/index.ts';
import { answer } from '../../renderer/session/commands.ts';
import { useSelection } from '../../renderer/session/selection.ts';
import { offersOf, useSession } from '../../renderer/session/store.ts';
import { hear, lastId, sitDown, tableAsking } from '../support/seated.ts';

const session = () => useSession.getState();
const offers = () => offersOf(session());

let state: State;
const ending = (): Move => ({ by: state.viewer, end: true });
/** A shot with its target, and the two things to click for it. */
function shot(): Extract<Move, { play: number }> {
  const move = legal(state, state.viewer).find(({ move }) => 'play' in move && move.target !== undefined)?.move;
  if (!move || !('play' in move)) throw new Error('expected a card with a target');
  return move;
}

const aims = (at: State) => legal(at, questionOf(at)?.seats[0] ?? NOBODY).some(({ move }) => 'target' in move);

beforeEach(() => {
  state = tableAsking('play', aims);
  sitDown(state);
});

describe('an answer on its way', () => {
  test('waits for its own ack: neither events of others nor another id settle it', () => {
    answer(ending());
    const id = lastId();
    hear({ t: 'events', seq: 1, move: { by: (state.viewer + 1) % 4 }, events: [] });
    hear({ t: 'ack', id: 'of-a-command' });
    hear({ t: 'reject', id: 'of-a-command', reason: { code: 'nothing-to-undo' } });
    expect(session().sent).toMatchObject({ id });
    hear({ t: 'ack', id });
    expect(session().sent).toBeNull();
  });

  test('that is held stays held while somebody uses an ability', () => {
    answer(ending());
    const id = lastId();
    hear({ t: 'held', id });
    hear({ t: 'events', seq: 1, move: { by: (state.viewer + 1) % 4 }, events: [] });
    hear({ t: 'ack', id: 'of-a-command' });
    expect(session()).toMatchObject({ held: true, sent: { id } });
    hear({ t: 'ack', id });
    expect(session()).toMatchObject({ held: false, sent: null });
  });
});

describe('an answer that the host refuses', () => {
  test.each(['bang-limit', 'malformed', 'failed', 'too-fast'] as const)(
    'as %s clears, says why, and everything can be chosen again',
    (code) => {
      const before = offers();
      answer(ending());
      expect(offers()).toEqual([]);
      hear({ t: 'reject', id: lastId(), reason: { code } });
      expect(session()).toMatchObject({ sent: null, rejected: { reason: { code } } });
      expect(offers()).toEqual(before);
    },
  );

  test('clears also where the host could not even read its id', () => {
    answer(ending());
    hear({ t: 'reject', id: '', reason: { code: 'malformed' } });
    expect(session()).toMatchObject({ sent: null, rejected: { reason: { code: 'malformed' } } });
  });

  test('puts the choice back where it stood before the last click', () => {
    const { play: card, target = NOBODY } = shot();
    const { choose } = useSelection.getState();
    choose({ what: 'hand', card });
    const before = useSelection.getState().chosen;
    choose({ what: 'seat', seat: target });
    if (session().sent === null) throw new Error('expected the shot to be whole');
    expect(useSelection.getState().picked).toBeNull();
    hear({ t: 'reject', id: lastId(), reason: { code: 'failed' } });
    expect(useSelection.getState().chosen).toEqual(before);
  });

  test('its reason outlives what others do meanwhile, until the next answer', () => {
    answer(ending());
    hear({ t: 'reject', id: lastId(), reason: { code: 'failed' } });
    hear({ t: 'events', seq: 1, move: { by: NOBODY }, events: [] });
    expect(session().rejected).not.toBeNull();
    answer(ending());
    expect(session().rejected).toBeNull();
  });
});

describe('an answer that crosses the table’s own', () => {
  /** The table makes the move of itself, then says that mine came late. */
  function cross(): void {
    answer(ending());
    const id = lastId();
    const { events } = play({ ...state, viewer: state.viewer }, ending());
    const told = events.map((event) => redactEvent(event, state.viewer));
    hear({ t: 'events', seq: 1, move: { by: state.viewer }, events: told });
    hear({ t: 'reject', id, reason: { code: 'late' } });
  }

  test('is nobody’s fault: nothing is said', () => {
    cross();
    expect(session()).toMatchObject({ sent: null, rejected: null, notice: null });
  });

  test('under a clock it is said gently that the time was up', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const { question } = state;
    hear({
      t: 'decision',
      question,
      seats: [state.viewer],
      now: 0,
      deadline: 9000,
      clock: { limit: 9000, left: 9000 },
      window: null,
      undo: false,
    });
    cross();
    expect(session()).toMatchObject({ sent: null, rejected: null, notice: 'time-up' });
    vi.restoreAllMocks();
  });

  test('after an undo, which has let go of it, nothing is said either', () => {
    answer(ending());
    const id = lastId();
    useSession.setState({ sent: null });
    hear({ t: 'reject', id, reason: { code: 'late' } });
    expect(session().rejected).toBeNull();
  });
});
