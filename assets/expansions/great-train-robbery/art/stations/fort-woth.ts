import { BLUE, CHALK, RED, SAND, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, shape, star } from '../../../../art/shape.ts';
import { post } from '../../../../art/tone.ts';
import { cut, line } from '../../../../art/woodcut.ts';
import { hill, opening, platform, sky } from '../platform.ts';

/** A palisade of sharpened trunks, two watchtowers and the flag over the gate. */
export function fortWoth(pen: Pen): void {
  sky(pen, '#e7d3a0', 'rgba(255,248,220,.55)', 0, -20);
  hill(pen, 'M-130,70 L-130,10 C-100,-4 -60,6 0,0 C60,-6 100,4 130,-2 L130,70 Z', '#b59a63');
  line(pen, 'M0,-14 L0,-102', 6);
  line(pen, 'M0,-14 L0,-102', 2.6, WOOD_LIGHT);
  flag(pen);
  for (const side of [-1, 1]) placed(pen, { x: side * 78, flip: side < 0 }, () => tower(pen));
  for (let at = 0; at < 12; at++) {
    const x = -70 + at * 11.8;
    if (Math.abs(x + 5) < 26) continue;
    trunk(pen, x, -8 - (at % 3) * 3);
  }
  cut(pen, block(-28, -22, 56, 9, 1), WOOD_DARK, { gap: 4, edge: 2.6 });
  for (const x of [-30, 22]) trunk(pen, x, -30);
  opening(pen, -20, -12, 42, 80);
  for (const [x, sign] of [
    [-19, 1],
    [2, -1],
  ] as const) {
    cut(pen, block(x, -6, 19, 74, 0), WOOD_LIGHT, { gap: 4, angle: 1.57 });
    line(pen, `M${x},2 L${x + 19},2 M${x},58 L${x + 19},58`, 3.6, WOOD_DARK);
    line(pen, sign > 0 ? `M${x},58 L${x + 19},2` : `M${x},2 L${x + 19},58`, 3.6, WOOD_DARK);
  }
  platform(pen);
}

function trunk(pen: Pen, x: number, top: number): void {
  cut(pen, shape(`M${x},70 L${x},${top + 8} L${x + 5.4},${top - 4} L${x + 10.8},${top + 8} L${x + 10.8},70 Z`), WOOD, {
    tone: post,
    angle: 1.57,
    gap: 3.6,
    edge: 2.4,
  });
}

function tower(pen: Pen): void {
  line(pen, 'M-22,68 L-18,-36 M22,68 L18,-36 M-20,20 L20,-22 M20,20 L-20,-22', 6);
  line(pen, 'M-22,68 L-18,-36 M22,68 L18,-36 M-20,20 L20,-22 M20,20 L-20,-22', 2.6, WOOD_LIGHT);
  for (let x = -24; x < 24; x += 12) trunk(pen, x, 10);
  cut(pen, block(-26, -50, 52, 22, 1), WOOD, { gap: 4 });
  line(pen, 'M-14,-50 L-14,-28 M0,-50 L0,-28 M14,-50 L14,-28', 1.8);
  line(pen, 'M-20,-50 L-20,-70 M20,-50 L20,-70', 4.4);
  cut(pen, shape('M-32,-68 L0,-92 L32,-68 Z'), WOOD_DARK, { gap: 4.2 });
}

function flag(pen: Pen): void {
  cut(pen, shape('M2,-100 C18,-106 30,-92 54,-98 L54,-66 C30,-60 18,-74 2,-68 Z'), CHALK, {
    gap: 4.4,
    light: 0,
    dark: 0.4,
  });
  for (const y of [-97, -85, -73]) line(pen, `M4,${y} C18,${y - 6} 30,${y + 8} 52,${y + 2}`, 4.4, RED);
  cut(pen, shape('M2,-100 C10,-104 18,-102 26,-98 L26,-80 C18,-84 10,-86 2,-84 Z'), BLUE, { edge: 1.8, gap: 3.4 });
  cut(pen, star(5, 5, 2.2, 13, -92), SAND, { edge: 0, light: 0, dark: 0 });
}
