import { BRASS, BRASS_LIGHT, CHALK, INK, LEATHER, LEATHER_DARK, STEEL_LIGHT, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, shape } from '../../../art/shape.ts';
import { burst, cut, line, nicks } from '../../../art/woodcut.ts';

const TAN = '#c8924e';

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

/** Its mouth to the left, at x -60, with a few fringes. */
function sheath(pen: Pen): void {
  cut(pen, shape('M-58,-28 L54,-25 C76,-21 92,-10 100,3 C90,18 72,24 52,26 L-58,28 Z'), TAN, { gap: 5 });
  line(pen, 'M-48,-20 L52,-17 C68,-14 80,-6 88,3 C78,13 66,17 50,18 L-48,20', 1.8, LEATHER_DARK);
  cut(pen, block(-74, -32, 28, 66, 4), LEATHER, { gap: 4.2 });
  for (let at = 0; at < 5; at++)
    cut(
      pen,
      shape(
        `M${-72 + at * 5.4},34 L${-67.6 + at * 5.4},34 L${-68 + at * 5.8},${58 - at * 3} L${-72 + at * 5.8},${56 - at * 3} Z`,
      ),
      LEATHER,
      { edge: 1.8, gap: 4 },
    );
  cut(pen, shape('M74,-15 C90,-10 98,0 102,4 C94,14 84,20 74,22 Z'), BRASS, { edge: 2.4, gap: 3.4 });
  for (const [x, y] of [
    [42, 0],
    [30, 0],
    [54, 0],
    [42, -9],
    [42, 9],
  ] as const)
    cut(pen, circle(x, y, 4.4), x === 42 && y === 0 ? '#a8281a' : '#4f8a8a', { edge: 1.8, light: 0, dark: 0 });
  line(pen, 'M-60,-24 L-60,24', 1.8, INK);
}
