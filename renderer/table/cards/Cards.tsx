import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { Matrix4 } from 'three';
import type { Atlas } from '../../media/atlas.ts';
import { useSelection } from '../../session/selection.ts';
import { sameThing, type Thing } from '../../session/thing.ts';
import { clock } from '../frame/clock.ts';
import type { Stage } from '../stage.ts';
import { CardMesh } from './card-mesh.ts';
import { type Dress, dressAll } from './dressing.ts';
import { HaloMesh } from './halo-mesh.ts';
import { useRestyle } from './use-restyle.ts';

/** Highlights of the table as it was drawn last; the pointer reads what lies under it from here. */
export interface Drawn {
  readonly dresses: Dress[];
  mesh: CardMesh | null;
}

const PICKED_LIFT = 0.45;
const matrix = new Matrix4();

interface CardsProps {
  readonly stage: Stage;
  readonly atlas: Atlas;
  /** Grows with every picture of the faces. */
  readonly painted: number;
  readonly drawn: Drawn;
  /** Nothing drifts. */
  readonly steady: boolean;
}

/** Every card, role and character of the table, each where its mover is and dressed as the selection says. */
export function Cards({ stage, atlas, painted, drawn, steady }: CardsProps) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const { mesh, halo } = useMemo(() => ({ mesh: new CardMesh(atlas.layout), halo: new HaloMesh() }), [atlas]);
  const stale = useRestyle();
  const seen = useRef(-1);
  const verdict = useRef(false);
  useEffect(() => {
    mesh.setPicture(atlas.canvas, gl.capabilities.getMaxAnisotropy());
    drawn.mesh = mesh;
    return () => {
      mesh.dispose();
      halo.dispose();
    };
  }, [mesh, halo, atlas, gl, drawn]);
  useEffect(() => {
    if (painted > 0) mesh.repaint();
    stale.current = true;
    invalidate();
  }, [painted, mesh, invalidate, stale]);
  useFrame(() => {
    haunt(stage, mesh, steady);
    const judging = stage.effects.verdict.left > 0;
    const restyle = stale.current || seen.current !== stage.version || verdict.current !== judging;
    stale.current = false;
    verdict.current = judging;
    if (restyle) {
      dressAll(stage, atlas.layout, drawn.dresses);
      raise(stage, drawn.dresses, useSelection.getState().hovered);
    }
    const all = restyle || seen.current !== stage.version;
    seen.current = stage.version;
    if (write(stage, mesh, drawn.dresses, all)) halo.write(drawn.dresses, mesh);
  });
  return (
    <>
      <primitive object={mesh.mesh} />
      <primitive object={halo.mesh} />
    </>
  );
}

/** The cards of ghosts turn to mist with their players, by one number a seat. */
function haunt({ shown, effects }: Stage, mesh: CardMesh, steady: boolean): void {
  mesh.time.value = steady ? 0 : clock.wall;
  const { value } = mesh.haunts;
  for (let seat = 0; seat < value.length; seat += 1) value[seat] = effects.hauntOf(seat, shown?.ghosts[seat] === true);
}

/** What is pointed at or picked rises a little, if it is a card that can be taken up. */
function raise(stage: Stage, dresses: readonly Dress[], hovered: Thing | null): void {
  let at = 0;
  for (const mover of stage.all) {
    const dress = dresses[at];
    at += 1;
    if (!dress) continue;
    const pointed = hovered !== null && sameThing(dress.thing, hovered) && dress.thing?.what !== 'deck';
    const pile = dress.thing?.what === 'discard';
    const lift = pile ? 0 : pointed ? 1 : dress.picked ? PICKED_LIFT : 0;
    if (mover.liftTo === lift) continue;
    mover.liftTo = lift;
    mover.moving = true;
  }
}

/** Writes what has moved; true if anything has. */
function write(stage: Stage, mesh: CardMesh, dresses: readonly Dress[], everything: boolean): boolean {
  let written = false;
  for (let at = 0; at < stage.all.length; at += 1) {
    const mover = stage.all[at];
    const dress = dresses[at];
    if (!mover || !dress) continue;
    const follows = mover.space === 'camera' && stage.cameraMoved;
    if (!everything && !follows && !mover.moving && !mover.wasMoving) continue;
    mover.compose(matrix, stage.camera);
    mesh.place(at, matrix);
    if (everything || mover.moving) mesh.dress(at, dress.sides, mover.light, dress.fade, dress.edge, dress.haunt);
    mover.wasMoving = mover.moving;
    written = true;
  }
  mesh.count = stage.all.length;
  return written;
}
