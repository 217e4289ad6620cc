import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Director } from '../choreography/director.ts';
import { measure } from './measure.ts';
import type { FrameStats } from './stats.ts';

/** What a test or a picture finds on the window of a page that was opened with `?still`. */
export interface StillWindow {
  /** Sets the clock to `seconds` and draws one frame. */
  __frame?: (seconds: number) => void;
  /** Ends every motion; the next frame shows the table as it is. */
  __settle?: () => void;
  __stats?: () => FrameStats;
  /** The faces are painted: a picture would be whole. */
  __ready?: () => boolean;
}

export function StillFrames({ director, ready }: { director: Director; ready: boolean }) {
  const advance = useThree((state) => state.advance);
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  useEffect(() => {
    const still: StillWindow = {
      __frame: (seconds) => advance(seconds),
      __settle: () => director.skip(),
      __stats: () => measure.stats(gl, scene),
      __ready: () => ready,
    };
    Object.assign(window, still);
    return () => {
      for (const name of Object.keys(still)) Reflect.deleteProperty(window, name);
    };
  }, [advance, director, gl, scene, ready]);
  return null;
}
