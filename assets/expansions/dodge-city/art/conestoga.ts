import { puff } from '../../../art/flash.ts';
import { BLUE, BRASS, INK, IRON, LEATHER_DARK, RED, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { post } from '../../../art/tone.ts';
import { wheel } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const CANVAS = '#f2e6c8';

/** A covered wagon, deep as a boat: there is room for one thing more. */
export function conestoga(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 0, 0);
  ground(pen, 0, 92, 104);
  puff(pen, [
    [96, 78, 12],
    [82, 86, 8],
  ]);
  line(pen, 'M-66,62 L-112,50 L-128,52', 7);
  line(pen, 'M-66,62 L-112,50 L-128,52', 3.4, WOOD_LIGHT);
  fill(pen, oval(-66, -10, 17, 36, 0.24), '#2c1c10');
  bonnet(pen);
  cut(pen, shape('M-82,16 C-50,26 50,26 86,10 L76,50 C40,58 -40,60 -66,54 Z'), BLUE, { gap: 5 });
  line(pen, 'M-76,33 C-46,42 46,42 81,28', 2);
  for (const x of [-44, -12, 22, 52])
    cut(pen, block(x, 18, 7, 38, 1), WOOD_DARK, { edge: 2.2, gap: 4, angle: Math.PI / 2 });
  cut(pen, shape('M-90,10 C-50,22 50,22 92,4 L91,13 C50,30 -50,31 -88,20 Z'), WOOD_LIGHT, { gap: 4, angle: 0 });
  placed(pen, { x: 2, y: 38 }, () => keg(pen));
  cut(pen, shape('M-70,52 L80,48 L80,58 L-68,62 Z'), WOOD_DARK, { gap: 4, edge: 2.6 });
  wheel(pen, -46, 62, 29, 10);
  wheel(pen, 50, 54, 37, 12);
  cut(pen, circle(-80, -2, 5), BRASS, { edge: 2, light: 0, dark: 0 });
}

function bonnet(pen: Pen): void {
  cut(
    pen,
    shape('M-84,14 C-92,-20 -82,-58 -62,-66 C-30,-54 24,-56 66,-78 C84,-70 96,-34 88,6 C50,24 -50,26 -84,14 Z'),
    CANVAS,
    { gap: 5.6, dark: 0.8 },
  );
  for (const [x, top, lean] of [
    [-52, -62, -6],
    [-22, -59, -3],
    [10, -60, 3],
    [42, -68, 8],
  ] as const) {
    line(pen, `M${x},${top} C${x + lean - 14},${top + 26} ${x + lean - 14},${top + 56} ${x + lean},21`, 2.4);
    nicks(pen, [[x + 8, top + 8, x + lean + 2, top + 34, x + lean + 10, 16, 2.2]], 'rgba(90,60,30,.5)');
  }
  cut(pen, shape('M-84,14 C-92,-20 -82,-58 -62,-66 C-50,-58 -48,-16 -60,20 Z'), '#e0d0a8', { gap: 4.6, light: 0.4 });
  fill(pen, shape('M-78,12 C-84,-16 -78,-46 -65,-54 C-56,-44 -55,-14 -65,16 Z'), '#2c1c10');
  cut(pen, shape('M-74,14 C-74,2 -66,-2 -62,6 L-64,18 Z'), RED, { edge: 2.2, gap: 3 });
  cut(pen, shape('M18,-30 L38,-34 L40,-14 L20,-10 Z'), '#c9a877', { edge: 2.2, gap: 3.6 });
  line(pen, 'M17,-27 L14,-30 M39,-31 L43,-34 M40,-16 L44,-15 M20,-13 L16,-12', 1.8);
}

function keg(pen: Pen): void {
  cut(pen, shape('M-14,-14 C-18,-4 -18,10 -14,20 L14,20 C18,10 18,-4 14,-14 Z'), WOOD_LIGHT, {
    tone: post,
    angle: Math.PI / 2,
    gap: 4,
    edge: 2.6,
  });
  for (const y of [-8, 11]) cut(pen, block(-17, y, 34, 5, 1), IRON, { edge: 1.8, light: 0, dark: 0 });
  line(pen, 'M-6,-26 L-10,-14 M6,-26 L10,-14', 2.4, LEATHER_DARK);
  fill(pen, circle(0, 3, 2.4), INK);
}
