import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Director } from '../../choreography/director.ts';
import { photo, type View } from '../camera/camera.ts';
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
  /** Takes the pictures from here; null: from the player's place again. */
  __look?: (view: View | null) => void;
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
      __look: (view) => {
        photo.view = view;
      },
    };
    Object.assign(window, still);
    return () => {
      for (const name of Object.keys(still)) Reflect.deleteProperty(window, name);
    };
  }, [advance, director, gl, scene, ready]);
  return null;
}
