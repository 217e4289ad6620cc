import { IRON, RED, SAND, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { post } from '../../../../art/tone.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { hill, opening, platform, sky } from '../platform.ts';

const CACTUS = '#5f8a4a';

/** Sun, sand, two saguaros, and the one building that nobody leaves early. */
export function yooma(pen: Pen): void {
  sky(pen, '#f2c26a', 'rgba(255,240,190,.7)', -44, -50);
  cut(pen, circle(-44, -50, 32), '#f6e2a0', { edge: 2.6, light: 0, dark: 0 });
  hill(pen, 'M-130,70 L-130,14 C-96,2 -70,20 -30,10 C20,-2 60,18 130,6 L130,70 Z', '#d9a05a');
  cut(pen, shape('M10,70 L14,-8 L118,-8 L122,70 Z'), '#c9a888', { gap: 5.4 });
  for (const y of [12, 32, 52]) line(pen, `M13,${y} L118,${y}`, 1.3, 'rgba(42,26,16,.5)');
  for (const [x, y] of [
    [30, -8],
    [60, 12],
    [44, 32],
    [90, 12],
    [104, 32],
    [28, 52],
    [76, 32],
  ] as const)
    line(pen, `M${x},${y} L${x},${y + 19}`, 1.3, 'rgba(42,26,16,.5)');
  for (let x = 12; x < 116; x += 17) cut(pen, block(x, -18, 11, 12, 1), '#c9a888', { gap: 3.6, edge: 2.4 });
  cut(pen, shape('M56,-8 L58,-62 L86,-62 L88,-8 Z'), '#b8916e', { gap: 4.6 });
  cut(pen, shape('M48,-60 L72,-86 L96,-60 Z'), RED, { gap: 4.2 });
  opening(pen, 62, -52, 20, 22);
  line(pen, 'M69,-52 L69,-30 M75,-52 L75,-30', 2.2, IRON);
  for (const x of [24, 92]) {
    opening(pen, x, 16, 18, 18);
    line(pen, `M${x + 6},16 L${x + 6},34 M${x + 12},16 L${x + 12},34`, 2.4, SAND);
  }
  cut(pen, shape('M54,70 L54,40 C54,24 90,24 90,40 L90,70 Z'), WOOD_DARK, { gap: 4 });
  for (const x of [62, 72, 82]) line(pen, `M${x},32 L${x},68`, 3, IRON);
  placed(pen, { x: -78, y: 70, scale: 1.1 }, () => saguaro(pen));
  placed(pen, { x: -8, y: 70, scale: 0.66, flip: true }, () => saguaro(pen));
  cattleSkull(pen);
  platform(pen);
}

function saguaro(pen: Pen): void {
  cut(
    pen,
    shape('M-34,-56 C-34,-66 -22,-66 -22,-56 L-22,-42 L-6,-36 L-6,-22 L-26,-30 C-32,-32 -34,-38 -34,-44 Z'),
    CACTUS,
    { gap: 3.8 },
  );
  cut(pen, shape('M34,-70 C34,-80 22,-80 22,-70 L22,-50 L6,-44 L6,-30 L26,-38 C32,-40 34,-46 34,-52 Z'), CACTUS, {
    gap: 3.8,
  });
  cut(pen, shape('M-10,2 L-10,-84 C-10,-100 10,-100 10,-84 L10,2 Z'), CACTUS, { tone: post, angle: 1.57, gap: 4.2 });
  nicks(
    pen,
    [
      [-3, -4, -4, -40, -3, -84, 1.4],
      [4, -4, 5, -40, 4, -84, 1.4],
    ],
    '#2f4726',
  );
}

function cattleSkull(pen: Pen): void {
  placed(pen, { x: -36, y: 56, turn: 0.2 }, () => {
    cut(pen, shape('M-9,-12 C-4,-16 4,-16 9,-12 L5,8 C2,12 -2,12 -5,8 Z'), '#f0e4cc', { gap: 3.4, edge: 2.4 });
    line(pen, 'M-9,-12 C-20,-10 -22,-20 -18,-24 M9,-12 C20,-10 22,-20 18,-24', 4);
    for (const x of [-4, 4]) fill(pen, circle(x, -7, 2), '#1b110b');
  });
}
