import { BRASS, GREEN, GREEN_DARK, INK, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
import type { Pen } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const ROCK = '#a88b6c';
const ROCK_DARK = '#8d7259';
const EYES = '#ffdf8a';

/** The mouth of an old mine; two eyes under a hat look out of the dark. */
export function hideout(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.22)', 18, 280, 0, 20);
  ground(pen, 0, 92, 104);
  cut(
    pen,
    shape(
      'M-104,92 L-98,52 L-82,34 L-86,4 L-64,-22 L-60,-52 L-34,-66 L-22,-88 L14,-92 L34,-72 L58,-62 L66,-30 L86,-10 L84,26 L100,50 L104,92 Z',
    ),
    ROCK,
    { gap: 5.4 },
  );
  for (const facet of [
    'M-98,52 L-82,34 L-60,44 L-66,92 L-104,92 Z',
    'M-86,4 L-64,-22 L-46,-10 L-60,44 L-82,34 Z',
    'M-60,-52 L-34,-66 L-22,-44 L-46,-10 L-64,-22 Z',
    'M34,-72 L58,-62 L66,-30 L44,-22 L22,-48 Z',
    'M66,-30 L86,-10 L84,26 L60,34 L44,-22 Z',
    'M84,26 L100,50 L104,92 L66,92 L60,34 Z',
  ])
    cut(pen, shape(facet), ROCK_DARK, { gap: 5, edge: 2.2, light: 0.8 });
  fill(pen, shape('M-50,92 L-46,-24 C-30,-40 30,-40 46,-24 L50,92 Z'), '#120a06');
  watcher(pen);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M36,-24 L52,-26 L60,92 L42,92 Z'), WOOD, { angle: Math.PI / 2, gap: 4.6 });
    nicks(pen, [
      [46, -8, 48, 20, 48, 44, 1.4],
      [53, 20, 53, 50, 55, 80, 1.4],
    ]);
    pen.restore();
  }
  cut(pen, shape('M-66,-46 L66,-42 L68,-22 L-64,-24 Z'), WOOD_LIGHT, { angle: 0, gap: 4.6 });
  line(pen, 'M-58,-37 L-14,-35 M6,-33 L58,-32', 1.8);
  for (const x of [-48, 48]) cut(pen, circle(x, -33, 3.4), BRASS, { edge: 1.8, light: 0, dark: 0 });
  cut(pen, shape('M-40,92 L-36,72 L-8,66 L-4,92 Z'), WOOD_DARK, { angle: 0.1, gap: 4, edge: 2.6 });
  cactus(pen);
  cut(pen, shape('M48,94 C44,80 56,70 68,74 C74,66 92,68 94,80 C104,84 104,94 100,96 L50,96 Z'), GREEN_DARK, {
    gap: 4,
    edge: 2.6,
  });
}

function watcher(pen: Pen): void {
  fill(pen, shape('M-34,94 C-34,62 -22,48 0,46 C22,48 34,62 34,94 Z'), '#241710');
  fill(pen, shape('M-18,10 C-20,-8 -12,-20 -4,-18 C0,-17 4,-17 8,-18 C16,-20 22,-8 20,10 Z'), '#38261a');
  fill(pen, oval(1, 10, 36, 7), '#38261a');
  for (const x of [-11, 12]) {
    fill(pen, shape(`M${x - 9},22 C${x - 4},15 ${x + 4},15 ${x + 9},22 C${x + 4},28 ${x - 4},28 ${x - 9},22 Z`), EYES);
    fill(pen, circle(x + 1.4, 22, 3.6), INK);
  }
}

function cactus(pen: Pen): void {
  cut(pen, shape('M-86,94 L-88,34 C-88,24 -72,24 -72,34 L-70,94 Z'), GREEN, { gap: 4.2, angle: Math.PI / 2 });
  cut(pen, shape('M-87,66 C-104,66 -104,58 -103,44 C-102,38 -94,38 -94,44 L-94,54 L-87,54 Z'), GREEN, {
    gap: 4,
    edge: 2.6,
  });
  cut(pen, shape('M-72,58 L-64,58 L-64,46 C-64,40 -56,40 -56,46 C-55,62 -56,70 -71,70 Z'), GREEN, {
    gap: 4,
    edge: 2.6,
  });
  nicks(pen, [[-80, 36, -80, 60, -79, 88, 1.4]], GREEN_DARK);
  fill(pen, block(-90, 92, 24, 3, 1), INK);
}
