import { BRASS, BRASS_LIGHT, CHALK, INK, LEATHER, LEATHER_DARK, STEEL_LIGHT, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { burst, cut, line, nicks } from '../../../art/woodcut.ts';

/** A bowie knife before its fringed sheath. */
export function knife(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 18, 280, 20, -20);
  placed(pen, { x: 6, y: 2, turn: 0.66 }, () => sheath(pen));
  placed(pen, { x: 0, y: 0, turn: -0.74, scale: 1.08 }, () => blade(pen));
}

function blade(pen: Pen): void {
  cut(
    pen,
    shape('M-26,-17 L48,-19 C60,-18 72,-12 84,-6 C92,-2 100,2 106,6 C92,14 72,19 50,20 L-26,19 Z'),
    STEEL_LIGHT,
    { gap: 5, edge: 3.2 },
  );
  cut(pen, shape('M-26,9 L52,9 C72,9 90,8 106,6 C92,14 72,19 50,20 L-26,19 Z'), '#d8d8d4', {
    edge: 1.6,
    light: 0.8,
    dark: 0.4,
    gap: 3.6,
  });
  cut(pen, shape('M-18,-8 L38,-9 C44,-7 44,-3 38,-2 L-18,-1 Z'), '#77787c', {
    edge: 1.6,
    light: 0,
    dark: 0.8,
    gap: 3.4,
  });
  nicks(pen, [[50, -14, 68, -10, 84, -2, 2.4]], CHALK);
  cut(pen, shape('M-36,-32 C-30,-38 -24,-34 -25,-26 L-24,28 C-23,36 -29,40 -35,34 Z'), BRASS, { gap: 3.8 });
  cut(pen, shape('M-36,-13 L-92,-16 C-102,-16 -106,-8 -106,2 C-106,12 -102,18 -92,18 L-36,15 Z'), WOOD_DARK, {
    gap: 4.4,
  });
  nicks(
    pen,
    [
      [-44, -6, -66, -10, -92, -8, 1.8],
      [-46, 2, -70, 0, -98, 3, 1.4],
    ],
    'rgba(255,232,190,.5)',
  );
  for (const x of [-50, -70, -90]) cut(pen, circle(x, 1, 3.6), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
  cut(pen, shape('M-100,-15 C-112,-12 -112,14 -100,17 C-96,8 -96,-6 -100,-15 Z'), BRASS, { edge: 2.6, gap: 3.4 });
}

/** Its mouth to the left, at x -60; fringes hang down. */
function sheath(pen: Pen): void {
  for (let at = 0; at < 9; at++)
    cut(pen, shape(`M${-46 + at * 12},14 L${-37 + at * 12},14 L${-40 + at * 12},42 L${-45 + at * 12},40 Z`), LEATHER, {
      edge: 2,
      gap: 4,
    });
  cut(pen, shape('M-58,-26 L58,-22 C76,-18 90,-8 98,4 C88,16 72,20 54,22 L-58,24 Z'), LEATHER, { gap: 5 });
  line(pen, 'M-50,-18 L54,-14 C68,-12 80,-4 88,3 C78,10 66,13 52,14 L-50,16', 1.8, '#e6bd66');
  cut(pen, block(-70, -30, 26, 58, 4), LEATHER_DARK, { gap: 4.2 });
  cut(pen, shape('M74,-12 C88,-8 96,0 100,5 C94,12 84,17 74,19 Z'), BRASS, { edge: 2.4, gap: 3.4 });
  for (const [x, y] of [
    [0, 0],
    [-16, 0],
    [16, 0],
    [0, -9],
    [0, 9],
  ] as const)
    cut(pen, circle(x, y, 4.4), x === 0 && y === 0 ? '#a8281a' : '#4f8a8a', { edge: 1.8, light: 0, dark: 0 });
  line(pen, 'M-57,-24 L-57,22', 1.8, INK);
}
