import { useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Director } from '../../choreography/director.ts';
import { LONGEST_FRAME } from '../../choreography/timing.ts';
import { useSession } from '../../session/store.ts';
import { useSettings } from '../../settings/store.ts';
import type { Stage } from '../stage.ts';
import { clock } from './clock.ts';
import { measure } from './measure.ts';
import { STILL } from './still.ts';

/** Frames a second while only flames flicker. */
const IDLE_RATE = 20;

interface DriverProps {
  readonly stage: Stage;
  readonly director: Director;
  readonly reduced: boolean;
  readonly judge: (milliseconds: number) => void;
  /** A frame threw: nobody above would learn of it, since frames are no rendering of React's. */
  readonly failed: (error: unknown) => void;
}

/** The first to run in every frame: time passes, events come on stage, things move. */
export function Driver({ stage, director, reduced, judge, failed }: DriverProps) {
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);
  const speed = useSettings((settings) => settings.animationSpeed);

  useEffect(() => {
    director.tempo.speed = speed;
    director.tempo.reduced = reduced;
    stage.reduced = reduced;
  }, [director, stage, speed, reduced]);

  useEffect(() => {
    // A window that nobody sees draws nothing: what happens meanwhile is told by the log.
    const follow = () => {
      stage.me = useSession.getState().me;
      if (document.hidden) director.skip();
      else invalidate();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    const stop = useSession.subscribe(follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [director, stage, invalidate]);

  useEffect(() => {
    if (reduced || STILL) return;
    const flicker = setInterval(() => invalidate(), 1000 / IDLE_RATE);
    return () => clearInterval(flicker);
  }, [reduced, invalidate]);

  useEffect(() => {
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
  }, [gl]);

  useFrame((_, delta) => {
    try {
      step(delta);
    } catch (error) {
      failed(error);
    }
  });
  return null;

  function step(delta: number): void {
    measure.begin(gl);
    const seconds = Math.min(delta, LONGEST_FRAME);
    clock.wall += seconds;
    if (speed === 0 && director.busy) director.skip();
    const moving = stage.step(director.tick(seconds));
    if (moving) gl.shadowMap.needsUpdate = true;
    if (moving || director.busy) {
      judge(delta * 1000);
      invalidate();
    }
  }
}
