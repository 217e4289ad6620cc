import { BONE, INK, RED, STEEL, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { hill, platform, sky } from '../platform.ts';

/** A rock like a headstone and headstones like rocks; one grave is still open. */
export function tombrock(pen: Pen): void {
  sky(pen, '#d98a5a', 'rgba(255,225,170,.5)', 20, 0);
  cut(pen, circle(70, -4, 24), '#f6d27a', { edge: 0, light: 0, dark: 0 });
  hill(pen, 'M-130,70 L-130,12 C-90,0 -50,16 0,6 C50,-4 90,10 130,0 L130,70 Z', '#a5623e');
  cut(pen, shape('M-52,40 L-56,-24 L-48,-46 L-50,-70 C-44,-98 34,-98 40,-70 L36,-48 L46,-22 L42,40 Z'), '#8a5444', {
    gap: 6,
  });
  skull(pen);
  nicks(pen, [
    [-44, -20, -38, 8, -42, 34, 3],
    [34, -18, 28, 8, 34, 34, 3.4],
    [-20, 16, -14, 28, -18, 40, 2.4],
    [16, 14, 14, 28, 18, 40, 2.4],
  ]);
  stone(pen, -88, 68, 34, 46, -0.07);
  stone(pen, 52, 68, 30, 38, 0.08);
  cross(pen, -48, 68, 0.05);
  cross(pen, 92, 66, -0.1);
  grave(pen);
  platform(pen);
}

/** Wind and weather carved it; nobody in town believes that. */
function skull(pen: Pen): void {
  for (const x of [-24, 14])
    cut(pen, oval(x, -46, 13, 14, x > 0 ? -0.2 : 0.2), '#2a120c', { edge: 2.4, light: 0, dark: 0 });
  cut(pen, shape('M-6,-32 L-14,-14 L4,-14 Z'), '#2a120c', { edge: 2, light: 0, dark: 0 });
  for (const x of [-28, -16, -4, 8, 20]) line(pen, `M${x},-4 L${x + 1},8`, 3.4, '#2a120c');
  line(pen, 'M-34,-5 C-14,1 12,1 28,-5', 3, '#2a120c');
}

function stone(pen: Pen, x: number, y: number, width: number, height: number, turn: number): void {
  placed(pen, { x, y, turn }, () => {
    const half = width / 2;
    cut(
      pen,
      shape(
        `M${-half},4 L${-half},${-height * 0.6} C${-half},${-height * 1.1} ${half},${-height * 1.1} ${half},${-height * 0.6} L${half},4 Z`,
      ),
      '#b5ad9c',
      { gap: 4 },
    );
    line(
      pen,
      `M0,${-height * 0.74} L0,${-height * 0.34} M${-half * 0.4},${-height * 0.6} L${half * 0.4},${-height * 0.6}`,
      3,
    );
    nicks(pen, [[-half * 0.6, -4, -half * 0.3, -height * 0.2, -half * 0.7, -height * 0.4, 1.6]]);
  });
}

function cross(pen: Pen, x: number, y: number, turn: number): void {
  placed(pen, { x, y, turn }, () => {
    cut(pen, block(-4, -42, 8, 46, 1), WOOD, { gap: 3.4, edge: 2.4 });
    cut(pen, block(-15, -31, 30, 8, 1), WOOD, { gap: 3.4, edge: 2.4 });
    cut(pen, circle(0, -44, 6), BONE, { edge: 2, gap: 3 });
  });
}

function grave(pen: Pen): void {
  cut(pen, shape('M-30,66 C-22,48 4,46 10,66 Z'), WOOD_DARK, { gap: 3.8 });
  fill(pen, oval(22, 66, 18, 5), INK);
  line(pen, 'M-6,62 L10,16', 5.4);
  line(pen, 'M-6,62 L10,16', 2.4, WOOD);
  line(pen, 'M4,14 L17,18', 5);
  cut(pen, shape('M-14,50 L2,56 L-2,74 C-8,78 -18,74 -18,66 Z'), STEEL, { gap: 3.4, edge: 2.4 });
  fill(pen, circle(-84, 62, 2.4), RED);
}
