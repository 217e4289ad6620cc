import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { PerspectiveCamera } from 'three';
import type { Card } from '../../../core/index.ts';
import type { Director } from '../../choreography/director.ts';
import { isSecondMeant } from '../../session/prompt-age.ts';
import { useSelection } from '../../session/selection.ts';
import { offersOf, useSession } from '../../session/store.ts';
import { sameThing, type Thing } from '../../session/thing.ts';
import type { Drawn } from '../cards/Cards.tsx';
import type { Stage } from '../stage.ts';
import { thingAt } from './pick.ts';

/** CSS pixels that the pointer must travel before a press becomes a drag, or a second click one of its own. */
const DRAG_FROM = 8;
/** Milliseconds within which a second press at the same place makes a double click. */
const DOUBLE_MS = 400;

/** Where a dragged card is held, for the arrow; -1 to 1 both ways, null while nothing is dragged. */
export const drag: { card: Card | null; x: number; y: number } = { card: null, x: 0, y: 0 };

interface Press {
  readonly thing: Thing | null;
  readonly x: number;
  readonly y: number;
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
  /** The question that was open: what comes of a press is an answer to it, and to no other. */
  readonly question: number | undefined;
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
    let before: Press | null = null;

    const under = (event: PointerEvent): Thing | null => {
      const box = dom.getBoundingClientRect();
      drag.x = ((event.clientX - box.left) / box.width) * 2 - 1;
      drag.y = 1 - ((event.clientY - box.top) / box.height) * 2;
      return thingAt(drag.x, drag.y, stage, drawn, eye);
    };
    const move = (event: PointerEvent) => {
      // Let go where nobody could tell: outside the window, behind a dialog of the system.
      if (press && event.buttons === 0) letGo();
      const thing = under(event);
      useSelection.getState().hover(thing);
      dom.style.cursor = thing && thing.what !== 'deck' ? 'pointer' : '';
      if (press && drag.card === null && travelled(press, event)) startDrag(press.thing);
      invalidate();
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      const { clientX: x, clientY: y } = event;
      press = { thing: under(event), x, y, at: performance.now(), question: openQuestion() };
      dom.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent) => {
      if (event.button !== 0 || !press) return;
      const thing = under(event);
      const meant = press;
      if (drag.card === null && !thing && !press.thing && director.busy) director.skip();
      else if (press.question !== openQuestion() || (drag.card !== null && isOutside())) letGo();
      else if (drag.card !== null) drop(drag.card, thing);
      else if (thing && sameThing(thing, press.thing)) click(thing, press, before);
      before = meant;
      press = null;
      drag.card = null;
      invalidate();
    };
    /** Nothing is dragged any more, and what was picked for it goes back. */
    const letGo = () => {
      if (drag.card !== null && useSelection.getState().picked === drag.card) useSelection.getState().stepBack();
      cancel();
    };
    /** Esc takes back the drag, before anything else that it could take back. */
    const takeBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drag.card === null) return;
      event.stopPropagation();
      letGo();
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
    const gone = new AbortController();
    const { signal } = gone;
    dom.addEventListener('pointermove', move, { signal });
    dom.addEventListener('pointerdown', down, { signal });
    dom.addEventListener('pointerup', up, { signal });
    dom.addEventListener('pointerleave', leave, { signal });
    dom.addEventListener('pointercancel', cancel, { signal });
    dom.addEventListener('contextmenu', back, { signal });
    window.addEventListener('keydown', takeBack, { capture: true, signal });
    return () => gone.abort();
  }, [dom, camera, invalidate, stage, drawn, director]);
}

const openQuestion = (): number | undefined => useSession.getState().truth?.question;

/** The pointer has left the picture of the table. */
const isOutside = (): boolean => Math.abs(drag.x) > 1 || Math.abs(drag.y) > 1;

function click(thing: Thing, press: Press, before: Press | null): void {
  const second =
    before !== null && press.at - before.at < DOUBLE_MS && !travelled(before, { clientX: press.x, clientY: press.y });
  if (!second || isSecondMeant(thing)) useSelection.getState().choose(thing);
}

const travelled = (press: Press, event: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
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
