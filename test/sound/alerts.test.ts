import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { questionOf, redact, type State } from '../../core/index.ts';
import { useSession } from '../../renderer/session/store.ts';
import { soundAlerts } from '../../renderer/sound/alerts.ts';
import { useCaptions } from '../../renderer/sound/captions.ts';
import { gameOf, randomGame } from '../support/random-game.ts';

const LONG = 30_000;
const heard = () => useCaptions.getState().lines.map(({ cue }) => cue);

/** A table that waits for the play of a seat, as that seat sees it. */
function myTurn(): { readonly view: State; readonly me: number; readonly question: number } {
  for (const { after } of randomGame(gameOf(1))) {
    const question = questionOf(after);
    const [me] = question?.seats ?? [];
    if (question?.kind === 'play' && me !== undefined) return { view: redact(after, me), me, question: question.id };
  }
  throw new Error('expected somebody to be at turn, got nobody');
}

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  useCaptions.setState({ lines: [] });
  end = soundAlerts();
});
afterEach(() => {
  end();
  useSession.setState(useSession.getInitialState());
  vi.useRealTimers();
});

function sitDown(clock: number | null) {
  const { view, me, question } = myTurn();
  const deadline = clock === null ? null : performance.now() + clock;
  useSession.setState({ me, truth: view, shown: view, backlog: [] });
  useSession.setState({
    decision: {
      question,
      deadline,
      clock: clock === null ? null : { limit: clock, left: clock },
      window: null,
      undo: false,
    },
  });
  useCaptions.setState({ lines: [] });
  return { view, question };
}

describe('the watch', () => {
  test('is heard five seconds before my time is up', () => {
    sitDown(LONG);
    vi.advanceTimersByTime(LONG - 5001);
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(heard()).toEqual(['clock']);
  });

  test('keeps quiet once I have answered', () => {
    const { view } = sitDown(LONG);
    useSession.setState({ truth: { ...view, question: view.question + 1 } });
    vi.advanceTimersByTime(LONG);
    expect(heard()).toEqual([]);
  });

  test('keeps quiet without a clock, and where the whole window is short', () => {
    sitDown(null);
    vi.advanceTimersByTime(LONG);
    sitDown(8000);
    vi.advanceTimersByTime(8000);
    expect(heard()).toEqual([]);
  });
});

test('my turn is called out when the table has come to it', () => {
  const { view, me } = myTurn();
  useSession.setState({ me, truth: view, shown: view, backlog: [{ at: 0, event: { e: 'turnBegan', seat: me } }] });
  expect(heard()).toEqual([]);
  useSession.setState({ backlog: [] });
  expect(heard()).toEqual(['your-turn']);
});

test('a refused move is heard', () => {
  sitDown(null);
  useSession.setState({ rejected: { t: 'reject', id: 'x', reason: { code: 'out-of-range' } } });
  expect(heard()).toEqual(['refused']);
});
