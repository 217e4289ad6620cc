import { BRASS, INK, IRON, LEATHER, LEATHER_DARK, STEEL, STEEL_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape, star } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

const RIVETS = [
  [-44, -56],
  [0, -60],
  [44, -56],
  [-52, -14],
  [52, -14],
  [-50, 30],
  [50, 30],
  [-36, 66],
  [36, 66],
] as const;
const DENTS = [
  [-18, -18, 12],
  [22, -34, 9],
  [16, 24, 13],
] as const;

/** A boiler plate on two belts, worn under the poncho. Three men have wondered about it. */
export function ironPlate(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 18, 280, 0, 0);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M22,-64 C26,-84 36,-98 46,-112 L66,-112 C54,-94 46,-80 46,-58 Z'), LEATHER, { gap: 4.4 });
    cut(pen, shape('M50,6 L110,-2 L110,20 L50,28 Z'), LEATHER, { gap: 4.4, angle: 0.1 });
    pen.restore();
  }
  cut(
    pen,
    shape(
      'M-58,-66 C-30,-80 30,-80 58,-66 C66,-30 66,14 60,46 C48,70 22,86 0,88 C-22,86 -48,70 -60,46 C-66,14 -66,-30 -58,-66 Z',
    ),
    IRON,
    { gap: 5.4 },
  );
  cut(
    pen,
    shape(
      'M-48,-56 C-26,-68 26,-68 48,-56 C55,-26 55,12 50,40 C40,60 18,74 0,76 C-18,74 -40,60 -50,40 C-55,12 -55,-26 -48,-56 Z',
    ),
    STEEL,
    { gap: 5, edge: 2.2 },
  );
  nicks(pen, [[-40, -44, -44, -10, -38, 30, 3.2]], 'rgba(255,246,224,.75)');
  for (const [x, y] of RIVETS)
    cut(pen, circle(x, y, 5), STEEL_LIGHT, { tone: ball, edge: 2.2, gap: 2.6, light: 0.6, dark: 0.6 });
  for (const [x, y, size] of DENTS) dent(pen, x, y, size);
  for (const x of [-70, 70])
    placed(pen, { x, y: x < 0 ? 15 : 15, turn: x < 0 ? 0.12 : -0.12 }, () => {
      cut(pen, block(-10, -15, 20, 30, 4), BRASS, { edge: 2.6, gap: 3.6 });
      fill(pen, block(-4, -9, 8, 18, 2), LEATHER_DARK);
      line(pen, 'M-6,0 L8,0', 2.4);
    });
  line(pen, 'M-92,-46 L-58,-32', 4.4, INK);
  line(pen, 'M86,62 L64,50 M94,44 L72,38', 3, INK);
  placed(pen, { x: -84, y: 74, turn: -0.8 }, () => flattened(pen));
}

function dent(pen: Pen, x: number, y: number, size: number): void {
  fill(pen, star(10, size * 1.5, size, x, y, 0.2), 'rgba(30,24,22,.45)');
  cut(pen, oval(x, y, size, size * 0.92), IRON, { edge: 2.2, light: 0, dark: 1.2, gap: 3 });
  cut(pen, star(7, size * 0.62, size * 0.42, x, y, 0.3), STEEL_LIGHT, { edge: 1.6, light: 0, dark: 0 });
}

/** A bullet that has met the plate. */
function flattened(pen: Pen): void {
  cut(pen, shape('M-9,-4 C-12,-14 12,-14 9,-4 L7,12 C4,16 -4,16 -7,12 Z'), BRASS, { edge: 2.4, gap: 3 });
  line(pen, 'M-6,4 L6,4', 1.6);
}
