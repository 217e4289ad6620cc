import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { PerspectiveCamera } from 'three';
import type { Card } from '../../../core/index.ts';
import type { Director } from '../../choreography/director.ts';
import { useSelection } from '../../session/selection.ts';
import { offersOf, useSession } from '../../session/store.ts';
import { sameThing, type Thing } from '../../session/thing.ts';
import type { Drawn } from '../cards/Cards.tsx';
import type { Stage } from '../stage.ts';
import { thingAt } from './pick.ts';

/** CSS pixels that the pointer must travel before a press becomes a drag. */
const DRAG_FROM = 8;

/** Where a dragged card is held, for the arrow; -1 to 1 both ways, null while nothing is dragged. */
export const drag: { card: Card | null; x: number; y: number } = { card: null, x: 0, y: 0 };

interface Press {
  readonly thing: Thing | null;
  readonly x: number;
  readonly y: number;
}

/**
 * The mouse on the table: pointing, clicking, and dragging a card to its target. It knows no rule: every choice goes
 * through the selection, and a step back never commits anything.
 */
export function usePointer(stage: Stage, drawn: Drawn, director: Director): void {
  const dom = useThree((state) => state.gl.domElement);
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const eye = camera;
    let press: Press | null = null;

    const under = (event: PointerEvent): Thing | null => {
      const box = dom.getBoundingClientRect();
      drag.x = ((event.clientX - box.left) / box.width) * 2 - 1;
      drag.y = 1 - ((event.clientY - box.top) / box.height) * 2;
      return thingAt(drag.x, drag.y, stage, drawn, eye);
    };
    const move = (event: PointerEvent) => {
      const thing = under(event);
      useSelection.getState().hover(thing);
      dom.style.cursor = thing && thing.what !== 'deck' ? 'pointer' : '';
      if (press && drag.card === null && travelled(press, event)) startDrag(press.thing);
      invalidate();
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      press = { thing: under(event), x: event.clientX, y: event.clientY };
      dom.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent) => {
      if (event.button !== 0 || !press) return;
      const thing = under(event);
      if (drag.card !== null) drop(drag.card, thing);
      else if (thing && sameThing(thing, press.thing)) useSelection.getState().choose(thing);
      else if (!thing && !press.thing && director.busy) director.skip();
      press = null;
      drag.card = null;
      invalidate();
    };
    const leave = () => {
      if (press) return;
      useSelection.getState().hover(null);
      invalidate();
    };
    const cancel = () => {
      press = null;
      drag.card = null;
      invalidate();
    };
    const back = (event: MouseEvent) => {
      event.preventDefault();
      cancel();
      useSelection.getState().stepBack();
    };
    dom.addEventListener('pointermove', move);
    dom.addEventListener('pointerdown', down);
    dom.addEventListener('pointerup', up);
    dom.addEventListener('pointerleave', leave);
    dom.addEventListener('pointercancel', cancel);
    dom.addEventListener('contextmenu', back);
    return () => {
      dom.removeEventListener('pointermove', move);
      dom.removeEventListener('pointerdown', down);
      dom.removeEventListener('pointerup', up);
      dom.removeEventListener('pointerleave', leave);
      dom.removeEventListener('pointercancel', cancel);
      dom.removeEventListener('contextmenu', back);
    };
  }, [dom, camera, invalidate, stage, drawn, director]);
}

const travelled = (press: Press, event: PointerEvent): boolean =>
  Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_FROM;

/** A card that needs a target is picked as soon as it is dragged, so that its targets light up. */
function startDrag(thing: Thing | null): void {
  if (thing?.what !== 'hand') return;
  const plays = offersOf(useSession.getState()).filter(({ move }) => 'play' in move && move.play === thing.card);
  if (plays.length === 0) return;
  drag.card = thing.card;
  const aimed = plays.every(({ move }) => 'target' in move);
  const { picked, choose } = useSelection.getState();
  if (aimed && picked !== thing.card) choose(thing);
}

/** On its target the card is played at it; a card without one is played by leaving the hand. */
function drop(card: Card, thing: Thing | null): void {
  const { picked, choose, stepBack } = useSelection.getState();
  if (picked !== card) {
    if (thing?.what !== 'hand') choose({ what: 'hand', card });
    return;
  }
  if (thing && thing.what !== 'hand') choose(thing);
  else stepBack();
}
