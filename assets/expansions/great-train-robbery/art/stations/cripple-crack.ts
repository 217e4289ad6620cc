import { BRASS_LIGHT, IRON, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { ring } from '../../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { hill, platform, sky } from '../platform.ts';

/** A mountain with a crack right through it, and the mine at the bottom of the crack. */
export function crippleCrack(pen: Pen): void {
  sky(pen, '#b9c3c4', 'rgba(255,255,245,.4)', 0, -50);
  hill(
    pen,
    'M-130,70 L-130,-16 L-96,-44 L-74,-30 L-40,-84 L-14,-92 L-6,-60 L-18,-34 L-4,-10 L-20,18 L-10,70 Z',
    '#8d877b',
  );
  hill(
    pen,
    'M130,70 L130,-22 L104,-34 L84,-66 L60,-54 L36,-88 L14,-90 L20,-58 L8,-30 L22,-8 L6,20 L16,70 Z',
    '#7a7468',
  );
  fill(
    pen,
    shape('M-14,-92 L14,-90 L20,-58 L8,-30 L22,-8 L6,20 L16,70 L-10,70 L-20,18 L-4,-10 L-18,-34 L-6,-60 Z'),
    '#1d1713',
  );
  nicks(pen, [
    [-30, -70, -44, -30, -60, 0, 3],
    [-54, -50, -76, -14, -92, 8, 2.6],
    [44, -66, 58, -30, 52, 6, 3],
    [80, -46, 92, -14, 110, 6, 2.6],
    [-6, -14, -34, -4, -50, 14, 2.6],
    [20, -6, 40, 4, 46, 22, 2.4],
  ]);
  headframe(pen);
  opening(pen);
  platform(pen);
  placed(pen, { x: 66, y: 66 }, () => cart(pen));
}

function headframe(pen: Pen): void {
  line(pen, 'M-92,68 L-64,-34 M-36,68 L-58,-34 M-82,32 L-46,32 M-74,2 L-52,2 M-88,60 L-46,34 M-40,58 L-80,32', 7);
  line(
    pen,
    'M-92,68 L-64,-34 M-36,68 L-58,-34 M-82,32 L-46,32 M-74,2 L-52,2 M-88,60 L-46,34 M-40,58 L-80,32',
    3.2,
    WOOD_LIGHT,
  );
  cut(pen, shape('M-88,-34 L-61,-54 L-34,-34 Z'), WOOD_DARK, { gap: 4 });
  cut(pen, ring(-61, -22, 15, 11), IRON, { gap: 3, edge: 2.4 });
  line(pen, 'M-61,-36 L-61,-8 M-75,-22 L-47,-22', 2);
  line(pen, 'M-46,-22 L-46,68', 2);
}

function opening(pen: Pen): void {
  cut(pen, shape('M-18,68 L-14,28 L20,28 L24,68 Z'), '#100a07', { light: 0, dark: 0 });
  for (const [x, lean] of [
    [-20, 4],
    [20, -4],
  ] as const)
    cut(pen, shape(`M${x},68 L${x + lean},22 L${x + lean + 6},22 L${x + 7},68 Z`), WOOD, { gap: 3.4, edge: 2.4 });
  cut(pen, block(-24, 18, 54, 9, 1), WOOD_LIGHT, { gap: 3.6, edge: 2.4, angle: 0 });
  fill(pen, circle(3, 40, 8), 'rgba(230,160,50,.5)');
  fill(pen, circle(3, 40, 3.4), '#ffe4a0');
}

function cart(pen: Pen): void {
  for (const [x, y] of [
    [-14, -34],
    [0, -40],
    [14, -34],
    [-4, -32],
  ] as const)
    cut(pen, circle(x, y, 9), x === 0 ? BRASS_LIGHT : '#9a8f7a', { gap: 3.4, edge: 2.4 });
  cut(pen, shape('M-32,-32 L32,-32 L24,-6 L-24,-6 Z'), IRON, { gap: 3.8 });
  line(pen, 'M-29,-24 L29,-24', 2);
  for (const x of [-16, 16]) cut(pen, circle(x, -4, 8), WOOD_DARK, { gap: 3, edge: 2.6 });
}
