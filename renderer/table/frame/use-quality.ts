import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../../settings/store.ts';
import { FrameJudge, firstGuess, QUALITY, type Quality } from './quality.ts';
import { ASKED_QUALITY, STILL } from './still.ts';

const isQuality = (name: string | null): name is Quality => name !== null && name in QUALITY;

/** The step to draw at: the setting, or by the time that frames take where the setting leaves it open. */
export function useQuality(renderer: string): { quality: Quality; judge: (milliseconds: number) => void } {
  const setting = useSettings((settings) => settings.quality);
  const [guess, setGuess] = useState<Quality>(() => firstGuess(renderer));
  const judges = useMemo(() => new FrameJudge(), []);
  const fixed = isQuality(ASKED_QUALITY) ? ASKED_QUALITY : STILL ? 'test' : setting === 'auto' ? null : setting;
  const judge = useCallback(
    (milliseconds: number) => {
      if (fixed) return;
      const better = judges.judge(milliseconds, guess);
      if (better) setGuess(better);
    },
    [fixed, guess, judges],
  );
  return { quality: fixed ?? guess, judge };
}
