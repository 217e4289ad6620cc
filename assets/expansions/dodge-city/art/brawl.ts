import {
  BRASS_LIGHT,
  CHALK,
  INK,
  LEATHER,
  LEATHER_DARK,
  RED,
  SAND,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape, star } from '../../../art/shape.ts';
import { ball, post } from '../../../art/tone.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const SKIN = '#dca877';
const DUST = '#efdfc0';
const CLOUD = [
  [-52, 34, 26],
  [54, 34, 25],
  [-34, 0, 28],
  [38, 2, 27],
  [-24, 54, 26],
  [26, 56, 26],
  [0, 62, 24],
  [0, -12, 26],
  [0, 24, 42],
] as const;

/** Everybody against everybody: a cloud of dust with fists, boots and a chair in it. */
export function brawl(pen: Pen): void {
  burst(pen, 'rgba(178,58,30,.22)', 20, 280, 0, 20);
  ground(pen, 0, 90, 98);
  placed(pen, { x: 56, y: -42, turn: 0.5 }, () => chair(pen));
  placed(pen, { x: -58, y: -28, turn: -0.5 }, () => arm(pen, RED));
  placed(pen, { x: -78, y: 52, turn: -1.7, scale: 0.86 }, () => boot(pen));
  placed(pen, { x: 80, y: 46, turn: 1.62, scale: 0.9 }, () => arm(pen, '#3d5a74'));
  for (const [x, y, radius] of CLOUD) fill(pen, circle(x + 1, y + 2, radius + 3.4), INK);
  for (const [x, y, radius] of CLOUD)
    cut(pen, circle(x, y, radius), DUST, { tone: ball, edge: 0, light: 0, dark: 0.42, gap: 5 });
  placed(pen, { x: -8, y: -42, turn: -0.12, scale: 0.92 }, () => arm(pen, '#54624a'));
  placed(pen, { x: 28, y: 44, turn: 2.5, scale: 0.74 }, () => boot(pen));
  placed(pen, { x: -26, y: 24, turn: -0.3, scale: 0.56 }, () => flyingHat(pen));
  swirls(pen);
  for (const [x, y, size, colour] of [
    [-88, -6, 11, BRASS_LIGHT],
    [20, -86, 10, BRASS_LIGHT],
    [90, 0, 9, RED],
    [-34, -92, 8, RED],
  ] as const)
    cut(pen, star(5, size, size * 0.44, x, y, 0.3), colour, { edge: 2.4, light: 0, dark: 0 });
}

/** A forearm that rises from the origin, fist at y -44. */
function arm(pen: Pen, sleeve: string): void {
  cut(pen, shape('M-13,30 L-12,-8 L12,-8 L13,30 Z'), sleeve, { gap: 4, tone: post, angle: Math.PI / 2 });
  cut(pen, block(-15, -14, 30, 10, 3), CHALK, { edge: 2.4, light: 0, dark: 0.5, gap: 3.4 });
  cut(pen, shape('M-17,-16 C-22,-30 -20,-46 -10,-48 L14,-48 C22,-44 22,-28 16,-16 Z'), SKIN, { gap: 4 });
  line(pen, 'M-7,-47 L-7,-34 M1,-48 L1,-34 M9,-47 L9,-34', 2);
  cut(pen, shape('M-18,-28 C-12,-36 2,-36 8,-32 C12,-28 8,-22 2,-24 C-4,-24 -8,-18 -16,-18 Z'), SKIN, {
    gap: 3.4,
    edge: 2.4,
  });
}

/** Sole up at y -40. */
function boot(pen: Pen): void {
  cut(pen, shape('M-14,34 L-14,-10 C-14,-22 -10,-30 0,-32 L14,-32 L14,34 Z'), LEATHER, { gap: 4.2 });
  cut(pen, shape('M-14,-8 C-16,-28 -6,-36 8,-36 L34,-36 C44,-36 46,-22 38,-20 C28,-16 18,-14 14,-4 Z'), LEATHER, {
    gap: 4,
  });
  cut(pen, shape('M-14,-34 L40,-42 C46,-42 47,-36 42,-34 L2,-32 L0,-28 L-14,-28 Z'), LEATHER_DARK, {
    edge: 2.4,
    light: 0.5,
    dark: 0,
  });
  cut(pen, star(6, 10, 4.4, -20, -18), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
}

function chair(pen: Pen): void {
  for (const x of [-22, 16]) cut(pen, block(x, -6, 7, 44, 2), WOOD_DARK, { edge: 2.4, gap: 4 });
  for (const x of [-24, 17]) cut(pen, block(x, -56, 8, 56, 2), WOOD, { edge: 2.6, gap: 4, angle: Math.PI / 2 });
  for (const y of [-50, -36, -22]) cut(pen, block(-20, y, 42, 7, 2), WOOD_LIGHT, { edge: 2.2, gap: 3.4, angle: 0 });
  cut(pen, shape('M-30,-4 L30,-4 L26,8 L-26,8 Z'), SAND, { gap: 4 });
}

function flyingHat(pen: Pen): void {
  cut(pen, shape('M-36,-6 C-40,-40 -24,-56 -8,-50 C0,-48 4,-48 10,-50 C26,-54 40,-38 36,-6 Z'), WOOD, { gap: 4.6 });
  cut(pen, shape('M-38,-14 C-12,-6 12,-6 38,-14 L37,-2 C12,6 -12,6 -37,-2 Z'), RED, { gap: 4, edge: 2.6 });
  cut(pen, shape('M-72,-10 C-50,8 -20,2 0,4 C20,2 50,8 72,-10 C70,16 30,18 0,18 C-30,18 -70,16 -72,-10 Z'), WOOD, {
    gap: 4.6,
  });
}

function swirls(pen: Pen): void {
  line(pen, 'M14,0 C26,-8 40,0 36,12 C32,20 22,18 22,11', 2.6);
  line(pen, 'M-44,46 C-54,52 -50,66 -38,64 C-30,62 -32,54 -38,55', 2.6);
  nicks(pen, [
    [-6, 66, 6, 74, 20, 70, 2.2],
    [52, 24, 60, 32, 60, 44, 2],
    [-16, 2, -24, 4, -32, 12, 2],
  ]);
}
