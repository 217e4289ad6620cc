import { puff } from '../../../../art/flash.ts';
import { INK, IRON, SMOKE, STEEL } from '../../../../art/palette.ts';
import type { Pen } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { ball, post } from '../../../../art/tone.ts';
import { cut, line } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { pane, platformRail, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES.caboose;

/** The last of the train: red, with a lookout on the roof, a stove and a red lantern. */
export function caboose(pen: Pen): void {
  track(pen, 'rgba(176,44,28,.2)');
  puff(
    pen,
    [
      [62, -82, 8],
      [72, -93, 10],
      [88, -100, 11],
    ],
    SMOKE,
  );
  underframe(pen);
  for (const x of [-90, 66]) platformRail(pen, x, 24, trim);
  side(pen, body, { left: -66, right: 66, step: 11 });
  stripe(pen, 22, 6, trim, -66, 66);
  pane(pen, -52, -26, 26, 28, '#e9c98a');
  pane(pen, 26, -26, 26, 28, '#e9c98a');
  line(pen, 'M-39,-26 L-39,2 M39,-26 L39,2', 2.4);
  cut(pen, block(-15, -28, 30, 62, 2), '#8e2114', { gap: 4, edge: 2.6 });
  line(pen, 'M-15,2 L15,2', 2.2);
  cut(pen, circle(9, 6, 2.4), trim, { edge: 1.4, light: 0, dark: 0 });
  cut(pen, block(44, -80, 10, 36, 1), IRON, { tone: post, angle: 1.57, gap: 3 });
  cut(pen, block(40, -84, 18, 6, 1), STEEL, { edge: 2.2, light: 0, dark: 0.4 });
  cut(pen, shape('M-96,-40 C-92,-50 -70,-54 0,-54 C70,-54 92,-50 96,-40 Z'), roof, { gap: 4 });
  cut(pen, block(-38, -84, 60, 34, 2), body, { gap: 4.4 });
  pane(pen, -31, -78, 20, 20, '#f0d9a0');
  pane(pen, -5, -78, 20, 20, '#f0d9a0');
  cut(pen, shape('M-46,-82 C-42,-94 -26,-96 -8,-96 C12,-96 26,-94 30,-82 Z'), roof, { gap: 4 });
  line(pen, 'M-84,-40 L-84,-28', 2.6);
  cut(pen, circle(-84, -20, 8), '#e0402c', { tone: ball, gap: 3, edge: 2.6 });
  line(pen, 'M-84,-28 L-84,-12 M-92,-20 L-76,-20', 1.4, INK);
}
