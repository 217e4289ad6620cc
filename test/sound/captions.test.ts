import { beforeEach, describe, expect, test, vi } from 'vitest';
import cs from '../../assets/texts/cs/sound.json';
import en from '../../assets/texts/en/sound.json';
import hu from '../../assets/texts/hu/sound.json';
import { useCaptions } from '../../renderer/sound/captions.ts';
import { CUE_NAMES } from '../../renderer/sound/cues.ts';

const lines = () => useCaptions.getState().lines.map(({ cue, side, times }) => ({ cue, side, times }));
const tell = (...args: Parameters<ReturnType<typeof useCaptions.getState>['tell']>) =>
  useCaptions.getState().tell(...args);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  useCaptions.setState({ lines: [] });
  return () => {
    vi.useRealTimers();
  };
});

test.each(Object.entries({ en, cs, hu }))(
  'every cue has its caption in the language %s, and no other text',
  (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...CUE_NAMES].sort());
    for (const text of Object.values(texts)) expect(text.trim()).toMatch(/\S/);
  },
);

describe('the caption stream', () => {
  test('says from which side a sound comes', () => {
    tell('gunshot', -0.6);
    tell('hurt', 0.6);
    tell('card-deal', 0.1);
    expect(lines().map(({ side }) => side)).toEqual(['left', 'right', null]);
  });

  test('counts what is heard again instead of repeating the line', () => {
    for (let card = 0; card < 12; card += 1) tell('card-deal', 0);
    expect(lines()).toEqual([{ cue: 'card-deal', side: null, times: 12 }]);
  });

  test('keeps the three newest lines', () => {
    for (const cue of ['shuffle', 'card-deal', 'duel', 'gunshot'] as const) tell(cue, 0);
    expect(lines().map(({ cue }) => cue)).toEqual(['card-deal', 'duel', 'gunshot']);
  });

  test('takes a line away when it has stood long enough, and says when the next one goes', () => {
    tell('gunshot', 0);
    vi.advanceTimersByTime(1000);
    tell('hurt', 0);
    const { expire } = useCaptions.getState();
    vi.advanceTimersByTime(1700);
    const next = expire(performance.now());
    expect(lines().map(({ cue }) => cue)).toEqual(['hurt']);
    expect(next).toBe(1000 + 2600);
    vi.advanceTimersByTime(1000);
    expect(expire(performance.now())).toBeNull();
    expect(lines()).toEqual([]);
  });
});
