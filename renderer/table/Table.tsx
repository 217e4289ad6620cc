import { addAfterEffect, Canvas, useThree } from '@react-three/fiber';
import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { ACESFilmicToneMapping, NoToneMapping } from 'three';
import { askedSeats, type CustomStation, type State } from '../../core/index.ts';
import { Director, type Programme } from '../choreography/director.ts';
import { createAtlas } from '../media/atlas.ts';
import { useFaceTexts } from '../media/face-texts.ts';
import { useLoading } from '../session/loading.ts';
import { useSession } from '../session/store.ts';
import { useReducedMotion } from '../settings/apply.ts';
import { useSettings } from '../settings/store.ts';
import { panOf } from '../sound/place.ts';
import { playCue } from '../sound/sound.ts';
import { CameraRig } from './camera/CameraRig.tsx';
import { Cards, type Drawn } from './cards/Cards.tsx';
import { Dynamite } from './effects/Dynamite.tsx';
import { Ghosts } from './effects/Ghosts.tsx';
import { Particles } from './effects/Particles.tsx';
import { Driver } from './frame/Driver.tsx';
import { FrameEnd } from './frame/FrameEnd.tsx';
import { rendererName } from './frame/graphics.ts';
import { Post } from './frame/Post.tsx';
import { QUALITY, type QualityStep } from './frame/quality.ts';
import { StillFrames } from './frame/StillFrames.tsx';
import { STILL } from './frame/still.ts';
import { useQuality } from './frame/use-quality.ts';
import { WithoutScene } from './frame/WithoutScene.tsx';
import { Arrow } from './pointing/Arrow.tsx';
import { Lens } from './pointing/Lens.tsx';
import { usePointer } from './pointing/pointer.ts';
import { Lights } from './room/Lights.tsx';
import { Props } from './room/Props.tsx';
import { Room } from './room/Room.tsx';
import { Bars, Hats } from './room/Seats.tsx';
import { Strips } from './room/Strips.tsx';
import { Tabletop } from './room/Tabletop.tsx';
import { disposeTextures, textures as drawTextures, TEXTURES } from './room/textures.ts';
import { Stage } from './stage.ts';
import { Train } from './train/Train.tsx';

/** The saloon table behind the HUD: draws what the session shows and plays what happens. Fills its parent. */
export function Table() {
  const renderer = useMemo(rendererName, []);
  return renderer === null ? <WithoutScene /> : <Saloon renderer={renderer} />;
}

function Saloon({ renderer }: { renderer: string }) {
  const reduced = useReducedMotion();
  const { quality, judge } = useQuality(renderer);
  const step = QUALITY[quality];
  const { stage, director, drawn } = useMemo(cast, []);
  useLayoutEffect(() => {
    const { begin, tell } = useLoading.getState();
    begin();
    tell('textures', 0, TEXTURES);
  }, []);
  return (
    // Everything on it stands in the HUD as well, in words and as controls.
    <Canvas
      aria-hidden="true"
      frameloop={STILL ? 'never' : 'demand'}
      shadows={step.shadow > 0 ? 'percentage' : false}
      dpr={STILL ? 1 : Math.min(step.dpr, window.devicePixelRatio * Math.min(1, step.dpr))}
      gl={{
        antialias: !step.bloom && step.samples > 0,
        powerPreference: 'high-performance',
        stencil: false,
        toneMapping: step.bloom ? NoToneMapping : ACESFilmicToneMapping,
      }}
      onCreated={({ gl }) => {
        gl.info.autoReset = false;
      }}
    >
      <Suspense fallback={null}>
        <Scene stage={stage} director={director} drawn={drawn} quality={step} reduced={reduced} judge={judge} />
      </Suspense>
    </Canvas>
  );
}

function cast(): { stage: Stage; director: Director; drawn: Drawn } {
  const stage = new Stage(({ sound, seat }) => playCue(sound, { pan: panOf(seat) }));
  return { stage, director: new Director(PROGRAMME, stage, import.meta.env.DEV), drawn: { dresses: [], mesh: null } };
}

/** The session as the director reads it, without a copy for every look. */
const PROGRAMME: Programme = {
  get shown() {
    return useSession.getState().shown;
  },
  get truth() {
    return useSession.getState().truth;
  },
  get backlog() {
    return useSession.getState().backlog;
  },
  stageNext: () => useSession.getState().stageNext(),
  catchUp: () => useSession.getState().catchUp(),
  /** The decision on the table in truth is mine, although the stage has not come to it yet. */
  get waitsForMe() {
    const { truth, me } = useSession.getState();
    return truth !== null && askedSeats(truth).includes(me);
  },
};

interface SceneProps {
  readonly stage: Stage;
  readonly director: Director;
  readonly drawn: Drawn;
  readonly quality: QualityStep;
  readonly reduced: boolean;
  readonly judge: (milliseconds: number) => void;
}

function Scene({ stage, director, drawn, quality, reduced, judge }: SceneProps) {
  const gl = useThree((state) => state.gl);
  const closeUps = useSettings((settings) => settings.closeUps);
  const textures = useMemo(() => drawTextures(gl, quality.surface), [gl, quality.surface]);
  useEffect(() => {
    useLoading.getState().tell('textures', TEXTURES, TEXTURES);
    return () => disposeTextures(textures);
  }, [textures]);
  const [fault, setFault] = useState<unknown>(null);
  const { atlas, painted } = usePaintedAtlas(quality.atlas, setFault);
  if (fault !== null) throw fault;
  useFirstFrame(painted > 0);
  usePointer(stage, drawn, director);
  const train = useSession((session) => hasTrain(session.shown));
  return (
    <>
      <Driver stage={stage} director={director} reduced={reduced} judge={judge} failed={setFault} />
      <CameraRig stage={stage} closeUps={closeUps} reduced={reduced} />
      <Lights textures={textures} quality={quality} steady={reduced} aside={train} />
      <Room textures={textures} />
      <Tabletop textures={textures} />
      <Props />
      <Lens stage={stage} />
      <Strips stage={stage} />
      <Bars stage={stage} />
      <Hats stage={stage} />
      <Dynamite stage={stage} steady={reduced} />
      <Cards stage={stage} atlas={atlas} painted={painted} drawn={drawn} steady={reduced} />
      {train && <Train stage={stage} atlas={atlas} drawn={drawn} />}
      <Ghosts stage={stage} steady={reduced} />
      <Particles stage={stage} />
      <Arrow stage={stage} />
      <Post quality={quality} />
      <FrameEnd />
      {STILL && <StillFrames director={director} ready={painted > 0} />}
    </>
  );
}

const hasTrain = (shown: State | null): boolean => shown !== null && shown.train !== null;

/** The table stands once a frame has been drawn with all faces; a still page draws when it is told to. */
function useFirstFrame(painted: boolean): void {
  useEffect(() => {
    const { finish } = useLoading.getState();
    if (!painted) return;
    if (STILL) return finish();
    const stop = addAfterEffect(() => {
      finish();
      stop();
    });
    return stop;
  }, [painted]);
}

/** The atlas in the language and the edition in play; `painted` grows with every whole picture. */
function usePaintedAtlas(quality: QualityStep['atlas'], failed: (error: unknown) => void) {
  const texts = useFaceTexts();
  // The settings come anew with every message about the table; the boxes in play stay the same.
  const boxes = useSession((session) => session.settings?.expansions.join(' ') ?? '');
  const station = useSession((session) => JSON.stringify(session.settings?.options.customStation ?? null));
  const atlas = useMemo(() => {
    const custom = JSON.parse(station) as CustomStation | null; // written one line above
    return createAtlas(quality, boxes.split(' '), custom ?? undefined);
  }, [quality, boxes, station]);
  const [painted, setPainted] = useState(0);
  useEffect(() => {
    let wanted = true;
    atlas.paint(texts, useLoading.getState().tell).then(() => wanted && setPainted((count) => count + 1), failed);
    return () => {
      wanted = false;
    };
  }, [atlas, texts, failed]);
  return { atlas, painted };
}
