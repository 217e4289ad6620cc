import { BRASS, BRASS_LIGHT, IRON, LEATHER_DARK, STEEL, STEEL_LIGHT, WOOD } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { pipe } from '../../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

/** A horse pistol of four pounds, crossed with the sabre it replaced. */
export function dragoon(pen: Pen): void {
  burst(pen, 'rgba(47,92,132,.24)', 18, 280, 0, 0);
  placed(pen, { x: 2, y: 2, turn: 0.8, flip: true, scale: 0.98 }, () => sabre(pen));
  placed(pen, { x: -4, y: 4, turn: -0.42, scale: 1.1 }, () => pistol(pen));
}

function sabre(pen: Pen): void {
  cut(pen, shape('M-58,-5 C0,-14 60,-10 112,14 C64,4 0,2 -58,6 Z'), STEEL_LIGHT, { gap: 3.4, angle: 0.1 });
  line(pen, 'M-50,-1 C0,-7 54,-4 92,7', 1.4, 'rgba(42,26,16,.6)');
  cut(pen, shape('M-106,-5 C-92,-9 -74,-8 -60,-6 L-60,7 C-76,9 -94,8 -106,4 Z'), LEATHER_DARK, { gap: 3.4 });
  for (let x = -98; x <= -68; x += 7) line(pen, `M${x},-6 L${x + 3},6`, 1.6, BRASS_LIGHT);
  line(pen, 'M-56,-2 C-60,26 -96,30 -106,2', 6.4);
  line(pen, 'M-56,-2 C-60,26 -96,30 -106,2', 3, BRASS);
  cut(pen, block(-62, -12, 8, 25, 3), BRASS, { gap: 3, edge: 2.4 });
}

function pistol(pen: Pen): void {
  line(pen, 'M-14,12 C-8,36 -44,40 -46,10', 8);
  line(pen, 'M-14,12 C-8,36 -44,40 -46,10', 3.6, BRASS);
  line(pen, 'M-30,12 C-34,20 -30,26 -25,27', 4.4);
  cut(pen, block(8, -9, 60, 8, 2), STEEL, { tone: pipe, angle: 0, gap: 3, edge: 2.4 });
  cut(pen, shape('M60,-8 L84,-12 L86,-6 L64,0 Z'), STEEL, { edge: 2.2, gap: 3 });
  cut(pen, shape('M6,-32 L98,-30 L98,-11 L6,-8 Z'), IRON, { tone: pipe, angle: 0.02, gap: 4 });
  for (const x of [16, 90]) line(pen, `M${x},-31 L${x},-10`, 2);
  cut(pen, shape('M88,-30 L90,-37 L95,-37 L97,-30 Z'), BRASS, { edge: 2, light: 0, dark: 0 });
  cut(pen, shape('M-54,-16 C-64,-20 -66,-32 -76,-36 L-71,-45 C-60,-41 -50,-34 -46,-24 Z'), IRON, { edge: 2.6 });
  cut(
    pen,
    shape('M-46,-6 C-60,-4 -68,8 -72,22 C-78,40 -92,54 -92,68 C-90,80 -66,84 -60,72 C-56,54 -50,34 -38,18 Z'),
    WOOD,
    { gap: 4.6 },
  );
  cut(pen, shape('M-92,66 C-92,80 -64,84 -59,72 L-61,64 C-68,72 -84,70 -90,60 Z'), BRASS, { gap: 3, edge: 2.4 });
  cut(pen, shape('M-60,-12 C-60,-28 -52,-36 -42,-36 L14,-36 L16,2 L-16,8 L-38,18 C-52,16 -60,6 -60,-12 Z'), BRASS, {
    gap: 4.2,
  });
  cut(pen, block(-36, -40, 40, 44, 6), STEEL, { tone: pipe, angle: 0, gap: 4 });
  for (const y of [-32, -18, -4]) fill(pen, oval(-30, y, 4, 5), '#1b110b');
  horseman(pen);
  nicks(pen, [[-80, 56, -72, 36, -62, 18, 1.6]], 'rgba(255,236,200,.55)');
  cut(pen, circle(-52, 0, 3), BRASS_LIGHT, { edge: 1.6, light: 0, dark: 0 });
}

/** Engraved on the cylinder: a rider, small as a thumbnail. */
function horseman(pen: Pen): void {
  line(
    pen,
    'M-22,-14 C-16,-20 -8,-18 -4,-22 M-18,-15 L-20,-6 M-9,-17 L-6,-8 M-14,-18 L-14,-28 M-14,-24 L-7,-27',
    2.2,
    '#e8dcc0',
  );
  fill(pen, circle(-14, -31, 2.6), '#e8dcc0');
}
