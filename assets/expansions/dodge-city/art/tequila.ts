import { BRASS_LIGHT, CHALK, CREAM, GREEN, INK, RED, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { ball, post } from '../../../art/tone.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const AGAVE = '#6f9a86';
const AGAVE_DARK = '#527a6a';
const SPIRIT = '#e2c66c';
const LEAVES = [-1.25, -0.95, 1.25, 0.95, -0.62, 0.62, -0.3, 0.3, 0];

/** A bottle with the worm, a glass with salt and lime, the agave behind. */
export function tequila(pen: Pen): void {
  burst(pen, 'rgba(217,144,42,.26)', 20, 280, 0, 0);
  ground(pen, 0, 90, 98);
  for (const [at, turn] of LEAVES.entries())
    placed(pen, { x: -34, y: 78, turn, scale: 0.98 }, () => {
      cut(pen, shape('M-11,8 C-14,-30 -9,-66 0,-104 C9,-66 14,-30 11,8 Z'), at % 2 ? AGAVE : AGAVE_DARK, { gap: 4.6 });
      nicks(pen, [[0, 4, 1, -40, 0, -84, 1.4]]);
    });
  placed(pen, { x: -8, y: 2 }, () => bottle(pen));
  placed(pen, { x: 58, y: 50 }, () => glass(pen));
}

function bottle(pen: Pen): void {
  cut(pen, block(-9, -98, 18, 18, 3), WOOD_LIGHT, { edge: 2.6, gap: 3.6 });
  cut(
    pen,
    shape(
      'M-12,-82 L12,-82 L13,-46 C32,-36 36,-22 36,-6 L36,76 C36,88 -36,88 -36,76 L-36,-6 C-36,-22 -32,-36 -13,-46 Z',
    ),
    SPIRIT,
    { tone: post, angle: Math.PI / 2, gap: 5.4, lightColour: 'rgba(255,252,230,.8)' },
  );
  cut(pen, block(-15, -84, 30, 9, 3), RED, { edge: 2.4, gap: 3.4 });
  cut(pen, shape('M-36,-2 C-12,4 12,4 36,-2 L36,52 C12,58 -12,58 -36,52 Z'), CREAM, { light: 0, dark: 0.4, edge: 2.6 });
  cut(pen, circle(0, 26, 19), RED, { tone: ball, edge: 2.2, gap: 4, dark: 0.7 });
  cut(pen, shape('M-3,40 L-3,12 C-3,8 4,8 4,12 L4,40 Z'), GREEN, { edge: 2, light: 0.5, dark: 0 });
  line(pen, 'M-3,30 C-11,30 -11,26 -11,20 M4,27 C12,27 12,22 12,17', 6.4);
  line(pen, 'M-3,30 C-11,30 -11,26 -11,20 M4,27 C12,27 12,22 12,17', 3, GREEN);
  line(pen, 'M-28,8 L-28,46 M28,8 L28,46', 1.8);
  worm(pen);
}

/** Curled up on the bottom, in five rings. */
function worm(pen: Pen): void {
  for (const [x, y, radius] of [
    [-14, 74, 4],
    [-9, 69, 4.6],
    [-2, 67, 5],
    [5, 69, 5],
    [11, 74, 5.2],
  ] as const)
    cut(pen, circle(x, y, radius), '#f3dfb6', { edge: 2, light: 0, dark: 0 });
  fill(pen, circle(13, 72.6, 1.3), INK);
}

function glass(pen: Pen): void {
  cut(pen, shape('M-22,-26 L22,-26 L17,36 L-17,36 Z'), '#dfe6dc', {
    tone: post,
    angle: Math.PI / 2,
    gap: 5,
    dark: 0.5,
  });
  cut(pen, shape('M-19.5,-6 L19.5,-6 L16.6,30 L-16.6,30 Z'), SPIRIT, {
    tone: post,
    angle: Math.PI / 2,
    gap: 4.6,
    edge: 2,
  });
  for (let grain = 0; grain < 9; grain++) fill(pen, circle(-20 + grain * 5, -27 + (grain % 2) * 2, 3.2), INK);
  for (let grain = 0; grain < 9; grain++) fill(pen, circle(-20 + grain * 5, -27.6 + (grain % 2) * 2, 2.4), CHALK);
  placed(pen, { x: 20, y: -30, turn: 0.4 }, () => {
    cut(pen, circle(0, 0, 18), '#5c8a34', { edge: 2.8, gap: 4 });
    fill(pen, circle(0, 0, 14), '#e3edb4');
    for (let part = 0; part < 7; part++)
      placed(pen, { turn: (part / 7) * 2 * Math.PI }, () =>
        fill(pen, shape('M0,-2 L5,-11 C2,-13 -2,-13 -5,-11 Z'), '#9cbf52'),
      );
  });
  cut(pen, oval(0, 38, 26, 4), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
}
