import { BRASS, BRASS_LIGHT, CHALK, IRON, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball, pipe } from '../../../../art/tone.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { pane, platformRail, side, stripe, track, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['observation-car'];

/** A dome of glass, and on the open platform a gentleman with a very long spyglass. */
export function observationCar(pen: Pen): void {
  track(pen, 'rgba(47,122,116,.24)');
  underframe(pen, '#2a3a3a');
  side(pen, body, { right: 14 });
  stripe(pen, 22, 7, trim, -90, 14);
  for (const x of [-84, -51, -18]) pane(pen, x, -28, 27, 38, '#cfe0d6');
  for (const x of [-84, -51, -18]) line(pen, `M${x + 5},2 L${x + 18},-24`, 2.2, 'rgba(255,255,245,.9)');
  placed(pen, { x: 40, y: 0 }, () => gentleman(pen));
  platformRail(pen, 16, 76, BRASS_LIGHT, 6);
  cut(pen, shape('M-66,-48 C-66,-92 6,-92 6,-48 Z'), '#d8e8dc', { tone: ball, gap: 4.6, dark: 0.5 });
  line(pen, 'M-30,-81 L-30,-48 M-48,-77 C-54,-66 -55,-56 -54,-48 M-12,-77 C-6,-66 -5,-56 -6,-48', 2.8, WOOD_DARK);
  cut(pen, shape('M-98,-40 C-96,-50 -90,-54 -80,-54 L84,-54 C92,-54 97,-50 98,-40 Z'), roof, {
    tone: pipe,
    angle: 0,
    gap: 4,
  });
  line(pen, 'M92,-40 L92,0', 4.4);
  line(pen, 'M92,-40 L92,0', 1.8, trim);
}

function gentleman(pen: Pen): void {
  cut(pen, shape('M-20,40 C-22,10 -14,-4 0,-4 C14,-4 22,10 20,40 Z'), '#7a2f3a', { gap: 4 });
  cut(pen, circle(0, -16, 12), '#e3b88e', { gap: 3.6 });
  cut(pen, oval(0, -24, 19, 4.4, 0.08), '#3a3430', { edge: 2.2, light: 0, dark: 0 });
  cut(pen, shape('M-11,-25 C-12,-40 12,-40 11,-25 Z'), '#3a3430', { edge: 2.4, gap: 3.2 });
  cut(pen, shape('M-4,-10 C0,-8 8,-8 12,-10 L10,-6 L0,-5 Z'), '#4a2a14', { edge: 1.4, light: 0, dark: 0 });
  placed(pen, { x: 8, y: -18, turn: -0.42 }, () => {
    cut(pen, block(0, -3.6, 16, 7.2, 1), BRASS, { tone: pipe, angle: 0, gap: 2.6, edge: 2.2 });
    cut(pen, block(14, -5, 15, 10, 1), IRON, { tone: pipe, angle: 0, gap: 2.8, edge: 2.2 });
    cut(pen, block(28, -6.6, 15, 13.2, 1), BRASS, { tone: pipe, angle: 0, gap: 2.8, edge: 2.2 });
    fill(pen, block(42, -6.6, 3, 13.2, 0), CHALK);
  });
  cut(pen, shape('M8,10 C16,6 24,-6 26,-16 L33,-15 C34,-2 24,16 12,22 Z'), '#7a2f3a', { gap: 3.4, edge: 2.6 });
}
