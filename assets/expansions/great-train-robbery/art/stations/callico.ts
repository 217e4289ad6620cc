import { CHALK, RED, SAND, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import type { Pen } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { boards, hill, opening, platform, sky } from '../platform.ts';

const CLOTHS = [
  [-78, 34, 42, '#c8392b', 'dots'],
  [-36, 30, 34, '#e9d8a8', 'stripes'],
  [2, 38, 44, '#2f6f8a', 'dots'],
  [48, 32, 36, '#d9a02e', 'checks'],
] as const;

/** Painted hills, and printed cotton on a line across the whole street. */
export function callico(pen: Pen): void {
  sky(pen, '#dfe0c0', 'rgba(255,248,220,.55)', -50, -40);
  hill(
    pen,
    'M-130,70 L-130,-30 C-110,-58 -92,-40 -70,-66 C-50,-88 -34,-50 -6,-62 C20,-72 26,-30 52,-46 C80,-62 104,-28 130,-40 L130,70 Z',
    '#c9906a',
  );
  hill(pen, 'M-130,70 L-130,0 C-90,-22 -60,4 -30,-14 C0,-30 30,4 66,-12 C96,-24 116,-4 130,-10 L130,70 Z', '#a86a4a');
  boards(pen, -116, 8, 62, 60, '#9a7a52');
  cut(pen, shape('M-122,10 L-88,-12 L-48,10 Z'), WOOD_DARK, { gap: 4 });
  opening(pen, -100, 30, 24, 38);
  boards(pen, 62, 16, 56, 52, '#b08a5a');
  cut(pen, shape('M56,18 L62,2 L122,2 L124,18 Z'), RED, { gap: 4 });
  opening(pen, 76, 30, 22, 38);
  for (const x of [-96, 94]) cut(pen, block(x - 4, -62, 8, 130, 2), WOOD, { gap: 3.6, edge: 2.6 });
  line(pen, 'M-96,-54 C-40,-30 40,-30 94,-54', 3);
  for (const [x, width, height, colour, print] of CLOTHS) cloth(pen, x, width, height, colour, print);
  platform(pen);
}

function cloth(pen: Pen, x: number, width: number, height: number, colour: string, print: string): void {
  const top = -37 - Math.abs(x + width / 2) * 0.1 + 2;
  const hanging = shape(
    `M${x},${top} L${x + width},${top} C${x + width + 5},${top + height * 0.6} ${x + width - 4},${top + height} ${x + width + 3},${top + height + 24} C${x + width * 0.6},${top + height + 18} ${x + width * 0.4},${top + height + 30} ${x + 1},${top + height + 24} C${x - 4},${top + height * 0.5} ${x + 4},${top + height * 0.3} ${x},${top} Z`,
  );
  cut(pen, hanging, colour, { gap: 4.6, light: 0.5, dark: 0.6 });
  pen.save();
  pen.clip(hanging.path);
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 5; column++) {
      const px = x + 4 + column * 9 + (row % 2) * 4;
      const py = top + 7 + row * 9;
      if (print === 'dots') fill(pen, circle(px, py, 2.2), CHALK);
      if (print === 'stripes' && row === 0) fill(pen, block(px - 2, top, 3.4, 90, 0), RED);
      if (print === 'checks' && (row + column) % 2) fill(pen, block(px - 4, py - 4, 7, 7, 0), SAND);
    }
  pen.restore();
  for (const peg of [x + 4, x + width - 4])
    cut(pen, block(peg - 2, top - 6, 4, 11, 1), WOOD, { edge: 1.6, light: 0, dark: 0 });
}
