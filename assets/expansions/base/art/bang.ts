import { flash, puff } from '../../../art/flash.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { revolver } from '../../../art/revolver.ts';
import { burst, nicks } from '../../../art/woodcut.ts';

/** A revolver in the moment of the shot. */
export function bang(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.22)', 18, 280, 62, -58);
  puff(pen, [
    [22, -78, 12],
    [8, -66, 9],
    [36, -90, 8],
  ]);
  placed(pen, { x: -16, y: 10, turn: -0.42, scale: 0.98 }, () => revolver(pen));
  flash(pen, 72, -56, 31);
  nicks(pen, [
    [88, -84, 92, -88, 98, -96, 2],
    [98, -52, 102, -54, 110, -58, 2],
    [92, -24, 96, -22, 104, -18, 2],
    [58, -86, 58, -92, 60, -102, 2],
  ]);
}
