import { BRASS, CHALK, INK, IRON, RED, SAND, STEEL, STEEL_LIGHT, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball, post } from '../../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

/** Middle and width of a track by height: one goes straight on, the other bends away to the left. */
const STRAIGHT: readonly Tie[] = ties(88, -96, (far) => [-10 + far * 40, 43 - far * 24]);
const BENT: readonly Tie[] = ties(70, -96, (far) => [-6 - far * far * 72, 40 - far * 21]);
type Tie = readonly [x: number, y: number, half: number];

function ties(from: number, to: number, at: (far: number) => readonly [number, number]): Tie[] {
  const list: Tie[] = [];
  for (let y = from, step = 19; y > to; y -= step, step *= 0.93) {
    const [x, half] = at((from - y) / (from - to));
    list.push([x, y, half]);
  }
  return list;
}

/** One track becomes two; whoever holds the lever decides what goes where. */
export function railSwitch(pen: Pen): void {
  burst(pen, 'rgba(122,74,34,.24)', 20, 280, -10, -90);
  bed(pen, BENT, 1.4);
  bed(pen, STRAIGHT, 1.45);
  for (const tie of BENT) sleeper(pen, tie);
  for (const tie of STRAIGHT) sleeper(pen, tie);
  rails(pen, BENT);
  rails(pen, STRAIGHT);
  placed(pen, { x: 56, y: 66 }, () => stand(pen));
}

function bed(pen: Pen, track: readonly Tie[], width: number): void {
  const left = track.map(([x, y, half]) => `${x - half * width},${y + 10}`);
  const right = track.toReversed().map(([x, y, half]) => `${x + half * width},${y + 10}`);
  cut(pen, shape(`M${[...left, ...right].join(' L')} Z`), SAND, { gap: 6, light: 0.3, dark: 0.4, edge: 2 });
}

function sleeper(pen: Pen, [x, y, half]: Tie): void {
  cut(pen, block(x - half * 1.24, y - half * 0.1, half * 2.48, half * 0.26, 1), WOOD, {
    angle: 0.02,
    gap: 3.8,
    edge: 2.4,
  });
}

function rails(pen: Pen, track: readonly Tie[]): void {
  for (const side of [-1, 1]) {
    const d = `M${track.map(([x, y, half]) => `${x + side * half * 0.74},${y}`).join(' L')}`;
    line(pen, d, 9);
    line(pen, d, 5, STEEL);
    line(pen, d, 1.8, CHALK);
  }
}

function stand(pen: Pen): void {
  cut(pen, block(-30, 10, 66, 15, 2), WOOD_DARK, { gap: 3.8 });
  cut(pen, shape('M-16,12 L-8,-22 L14,-22 L22,12 Z'), IRON, { gap: 3.8 });
  cut(pen, block(-2, -94, 10, 74, 2), STEEL, { tone: post, angle: 1.57, gap: 3.2 });
  placed(pen, { x: 3, y: -106, scale: 1.1 }, () => target(pen));
  placed(pen, { x: 4, y: -2, turn: 0.62 }, () => {
    cut(pen, block(-4.6, -64, 9.4, 66, 3), STEEL_LIGHT, { tone: post, angle: 1.57, gap: 3 });
    cut(pen, oval(0, -70, 8, 15), RED, { tone: ball, gap: 3.4 });
  });
  cut(pen, circle(3, -2, 8), BRASS, { gap: 3, edge: 2.6 });
  nicks(pen, [
    [-14, -62, -2, -72, 8, -72, 0.1],
    [52, -66, 62, -48, 62, -28, 2.8],
  ]);
}

/** A disk with the fork on it. */
function target(pen: Pen): void {
  cut(pen, circle(0, 0, 27), RED, { gap: 4.4 });
  cut(pen, circle(0, 0, 19), CHALK, { light: 0, dark: 0.4, edge: 2.4 });
  line(pen, 'M0,13 L0,2 C0,-4 6,-6 8,-8 M0,2 C0,-4 -6,-6 -8,-8', 4.6, INK);
  for (const side of [-1, 1]) placed(pen, { flip: side < 0 }, () => fill(pen, shape('M4,-11 L14,-13 L12,-3 Z'), INK));
}
