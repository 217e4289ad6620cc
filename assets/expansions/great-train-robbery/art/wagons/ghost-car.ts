import { CHALK, INK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { LIVERIES } from '../liveries.ts';
import { pane, rails, side, underframe } from '../rolling-stock.ts';

const { body, trim, roof } = LIVERIES['ghost-car'];
const NIGHT = '#3b5158';

/** No lamp, no driver: what rides in it has paid its last fare already. */
export function ghostCar(pen: Pen): void {
  fill(pen, block(-130, -130, 260, 260, 0), NIGHT);
  cut(pen, circle(-62, -74, 24), '#dfe6cf', { edge: 0, light: 0, dark: 0.4, gap: 4 });
  fill(pen, circle(-54, -80, 20), NIGHT);
  nicks(
    pen,
    [
      [-100, 92, 0, 88, 100, 92, 3],
      [-110, 66, -60, 60, -10, 66, 2.4],
      [10, -88, 50, -92, 96, -88, 2.6],
      [30, -74, 60, -77, 100, -74, 2],
    ],
    'rgba(223,230,207,.5)',
  );
  rails(pen);
  underframe(pen, trim);
  side(pen, body, { step: 15 });
  for (const x of [-80, 50]) {
    pane(pen, x, -30, 30, 34, '#0e1a1c', 1);
    line(pen, `M${x + 2},-2 L${x + 28},-28 M${x + 15},-30 L${x + 15},4`, 3, trim);
  }
  line(pen, 'M-60,20 L-40,32 M-52,16 L-46,36 M44,18 L60,34', 2.4);
  cut(
    pen,
    shape(
      'M-99,-42 C-96,-58 -84,-64 -70,-64 L-30,-62 L-22,-54 L-12,-62 L4,-58 L12,-64 L70,-64 C84,-64 96,-58 99,-42 Z',
    ),
    roof,
    {
      gap: 4.2,
      angle: 0.1,
    },
  );
  placed(pen, { x: 4, y: -20, scale: 1.16 }, () => ghost(pen));
}

/** It leans out of the wall, hat and all. */
function ghost(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-32,-20 C-34,-54 34,-54 32,-20 C34,6 44,20 40,44 C34,38 28,38 24,48 C18,38 10,40 6,50 C0,40 -8,40 -12,48 C-18,38 -26,40 -30,46 C-40,30 -32,6 -32,-20 Z',
    ),
    '#eef1e2',
    { gap: 4.6, light: 0, dark: 0.7 },
  );
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M26,2 C40,-4 48,-16 54,-26 C60,-26 62,-20 60,-14 C56,4 46,18 32,22 Z'), '#eef1e2', {
      light: 0,
      dark: 0.6,
      gap: 4,
    });
    cut(pen, oval(12, -18, 8, 10, 0.2), INK, { edge: 0, light: 0, dark: 0 });
    fill(pen, circle(12, -16, 2.6), '#d9f0c0');
    pen.restore();
  }
  cut(pen, oval(0, 6, 9, 13), INK, { edge: 0, light: 0, dark: 0 });
  cut(pen, shape('M-50,-38 C-30,-30 30,-30 50,-38 C46,-24 26,-24 0,-24 C-26,-24 -46,-24 -50,-38 Z'), '#4a5a5c', {
    gap: 3.4,
  });
  cut(pen, shape('M-26,-32 C-28,-60 -16,-66 -6,-60 C0,-58 6,-58 10,-62 C20,-66 28,-58 26,-32 Z'), '#4a5a5c', {
    gap: 3.6,
  });
  line(pen, 'M-26,-36 L26,-36', 4, CHALK);
}
