import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera, Vector3 } from 'three';
import { offersOf, useSession } from '../../session/store.ts';
import { clock } from '../frame/clock.ts';
import { fovFor } from '../hand-fan.ts';
import { project } from '../pointing/project.ts';
import type { Stage } from '../stage.ts';
import { aimPlayCamera, photo, type View } from './camera.ts';
import { closeUpView, viewFor } from './shots.ts';
import { coveredNow, frameFor, modeNow, onViewChange, remInPixels } from './view.ts';

/** How fast the camera follows: the larger the sooner it is there. */
const FOLLOW = { mode: 4.5, parallax: 3 } as const;
/** Degrees that the pointer may turn the play camera by, from the middle to the edge. */
const PARALLAX = 1.6;
const SHAKE = 0.05;
const STILL = 1e-4;

interface Eye {
  readonly place: Vector3;
  readonly at: Vector3;
  readonly pointer: { x: number; y: number };
  fov: number;
  covered: number;
  last: number;
}

/** The only thing that moves the camera. It never starts a close-up while the player is choosing. */
export function CameraRig({ stage, closeUps, reduced }: { stage: Stage; closeUps: boolean; reduced: boolean }) {
  const camera = useThree((state) => state.camera);
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const eye = useRef<Eye | null>(null);
  const pointer = useRef({ x: 0, y: 0 });

  const rem = useRef(10);
  /** Where the pointer was when the player leaned in: from then on the camera stays there. */
  const lean = useRef({ on: false, x: 0, y: 0 });

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    aimPlayCamera(camera, size.width / size.height);
    stage.cameraMoved = true;
    const reframe = () => {
      rem.current = remInPixels();
      stage.setFrame(frameFor(size, rem.current));
      const on = modeNow() === 'lean';
      if (on !== lean.current.on) lean.current = { on, ...pointer.current };
      invalidate();
    };
    reframe();
    let later = 0;
    const stop = onViewChange(() => {
      reframe();
      // A new scale is on the page only after this.
      cancelAnimationFrame(later);
      later = requestAnimationFrame(reframe);
    });
    return () => {
      cancelAnimationFrame(later);
      stop();
    };
  }, [camera, size, stage, invalidate]);

  useEffect(() => {
    const follow = (event: PointerEvent) => {
      pointer.current.x = (event.clientX / window.innerWidth) * 2 - 1;
      pointer.current.y = (event.clientY / window.innerHeight) * 2 - 1;
      invalidate();
    };
    window.addEventListener('pointermove', follow);
    return () => {
      window.removeEventListener('pointermove', follow);
    };
  }, [invalidate]);

  useFrame(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const aspect = size.width / size.height;
    // Before there is a table nobody knows where it will be looked at from.
    if (stage.shown === null) eye.current = null;
    eye.current ??= firstEye(hasTrain(stage));
    const mode = modeNow();
    const close = closeUps && mode === 'play' && !choosing() ? closeUpView(stage) : null;
    const train = hasTrain(stage);
    const goal = photo.view ?? close ?? viewFor(mode, train, lean.current);
    const moved = follow(eye.current, goal, {
      aspect,
      covered: coveredNow(rem.current),
      pointer: reduced ? NO_POINTER : pointer.current,
      jump: reduced || photo.view !== null,
    });
    place(camera, eye.current, stage, size);
    stage.cameraMoved = moved || stage.effects.shake.left > 0;
    stage.camera.copy(camera.matrixWorld);
    stage.inverse.copy(camera.matrixWorldInverse);
    stage.unproject.copy(camera.projectionMatrixInverse).premultiply(camera.matrixWorld);
    stage.cameraTurn.copy(camera.quaternion);
    project(stage, camera, size);
    if (moved) invalidate();
  });
  return null;
}

const NO_POINTER = { x: 0, y: 0 };
const choosing = (): boolean => offersOf(useSession.getState()).length > 0;

const hasTrain = ({ shown }: Stage): boolean => shown !== null && shown.train !== null;

const firstEye = (train: boolean): Eye => ({
  place: new Vector3(...viewFor('play', train).eye),
  at: new Vector3(...viewFor('play', train).at),
  pointer: { x: 0, y: 0 },
  fov: 0,
  covered: 0,
  last: clock.wall,
});

interface Wish {
  readonly aspect: number;
  readonly covered: number;
  readonly pointer: { readonly x: number; readonly y: number };
  readonly jump: boolean;
}

const goalPlace = new Vector3();
const goalAt = new Vector3();

/** Brings the eye nearer to where it should be; true while it is on the way. */
function follow(eye: Eye, goal: View, { aspect, covered, pointer, jump }: Wish): boolean {
  const seconds = Math.max(0, clock.wall - eye.last);
  eye.last = clock.wall;
  const near = jump ? 1 : 1 - Math.exp(-FOLLOW.mode * seconds);
  const slow = jump ? 1 : 1 - Math.exp(-FOLLOW.parallax * seconds);
  goalPlace.set(...goal.eye);
  goalAt.set(...goal.at);
  const fov = goal.fov ?? fovFor(aspect);
  if (eye.fov === 0) eye.fov = fov;
  const off =
    eye.place.distanceToSquared(goalPlace) +
    eye.at.distanceToSquared(goalAt) +
    Math.abs(eye.fov - fov) * 0.01 +
    Math.abs(eye.covered - covered) * 0.01 +
    (eye.pointer.x - pointer.x) ** 2 +
    (eye.pointer.y - pointer.y) ** 2;
  eye.place.lerp(goalPlace, near);
  eye.at.lerp(goalAt, near);
  eye.fov += (fov - eye.fov) * near;
  eye.covered += (covered - eye.covered) * near;
  eye.pointer.x += (pointer.x - eye.pointer.x) * slow;
  eye.pointer.y += (pointer.y - eye.pointer.y) * slow;
  return off > STILL;
}

const offset = new Vector3();
const UP = new Vector3(0, 1, 0);

function place(camera: PerspectiveCamera, eye: Eye, stage: Stage, size: { width: number; height: number }): void {
  offset.subVectors(eye.place, eye.at);
  offset.applyAxisAngle(UP, (-eye.pointer.x * PARALLAX * Math.PI) / 180);
  offset.y += eye.pointer.y * PARALLAX * 0.08;
  const { left, strength } = stage.effects.shake;
  camera.position.copy(eye.at).add(offset);
  camera.lookAt(eye.at);
  if (left > 0) {
    camera.position.x += Math.sin(clock.wall * 91) * SHAKE * strength * left * 6;
    camera.position.z += Math.cos(clock.wall * 73) * SHAKE * strength * left * 6;
  }
  const aspect = size.width / size.height;
  if (camera.fov !== eye.fov || camera.aspect !== aspect || (camera.view?.offsetX ?? 0) !== eye.covered / 2) {
    camera.fov = eye.fov;
    camera.aspect = aspect;
    camera.setViewOffset(size.width, size.height, eye.covered / 2, 0, size.width, size.height);
    camera.updateProjectionMatrix();
  }
  camera.updateMatrixWorld();
}
