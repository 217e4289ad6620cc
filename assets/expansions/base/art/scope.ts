import { BRASS, BRASS_DARK, INK, IRON, LEATHER_DARK, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { slope } from '../../../art/tone.ts';
import { ring } from '../../../art/wheel.ts';
import { burst, cut, fill, line } from '../../../art/woodcut.ts';

/** The view through a telescopic sight: a hat that thinks itself far away. */
export function scope(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 22);
  for (const angle of [0.25, 0.75, 1.25, 1.75])
    placed(pen, { turn: angle * Math.PI }, () =>
      cut(pen, block(-12, -99, 24, 26, 4), BRASS_DARK, { edge: 2.6, gap: 4 }),
    );
  fill(pen, circle(0, 0, 88), '#f0d9a0');
  pen.save();
  pen.beginPath();
  pen.arc(0, 0, 78, 0, 2 * Math.PI);
  pen.clip();
  cut(pen, circle(-30, -22, 20), '#e2a03c', { edge: 2, dark: 0, gap: 4 });
  cut(pen, shape('M-90,30 L-60,-6 L-44,6 L-26,-10 L-6,22 L20,8 L40,-14 L58,-8 L90,26 L90,90 L-90,90 Z'), '#b97a45', {
    gap: 5,
  });
  cut(pen, shape('M-90,44 C-40,30 30,34 90,46 L90,90 L-90,90 Z'), '#d3a35f', { gap: 5.4, angle: 0.06 });
  gunman(pen);
  pen.restore();
  cut(pen, ring(0, 0, 90, 76), BRASS, { gap: 4.4, tone: slope });
  cut(pen, ring(0, 0, 79, 72), IRON, { gap: 3.4, edge: 2 });
  line(pen, 'M-76,0 L-14,0 M14,0 L76,0 M0,-76 L0,-14 M0,14 L0,76', 3.4);
  line(pen, 'M-10,0 L10,0 M0,-10 L0,10', 1.8, INK);
  for (const at of [-50, -32, 32, 50]) line(pen, `M${at},-6 L${at},6 M-6,${at} L6,${at}`, 2.6);
}

function gunman(pen: Pen): void {
  placed(pen, { x: 2, y: 20, scale: 1.1 }, () => {
    cut(pen, shape('M-12,16 L12,16 L20,54 L9,54 L0,30 L-9,54 L-20,54 Z'), '#3d4653', { gap: 4, edge: 2.4 });
    cut(
      pen,
      shape('M-14,-10 C-8,-15 8,-15 14,-10 L24,14 L17,19 L11,6 L13,20 L-13,20 L-11,6 L-17,19 L-24,14 Z'),
      '#6f4a2a',
      { gap: 3.6, edge: 2.4 },
    );
    cut(pen, block(-14, 16, 28, 6, 1), LEATHER_DARK, { edge: 1.8, light: 0, dark: 0 });
    cut(pen, circle(0, -22, 10), '#d8a878', { edge: 2.4, gap: 3.4 });
    cut(pen, shape('M-10,-21 L10,-21 L7,-9 L0,-5 L-7,-9 Z'), '#a8281a', { edge: 2, gap: 3.4 });
    cut(pen, oval(0, -28, 24, 5.4), WOOD_DARK, { edge: 2.2, light: 0.4, gap: 3 });
    cut(pen, shape('M-12,-29 C-12,-47 12,-47 12,-29 Z'), LEATHER_DARK, { edge: 2.2, gap: 3.4 });
  });
}
