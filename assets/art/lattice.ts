import { ticket } from './frame.ts';
import { BRASS_LIGHT } from './palette.ts';
import type { Pen } from './pen.ts';
import { oval, star } from './shape.ts';
import { cut, fill, line } from './woodcut.ts';

/** Half the size of a card; backs fill it whole. */
const HALF = { width: 128, height: 179 } as const;

/** What the backs of all decks have in common: a lattice of stars round an oval; `dark` is the ground of the oval. */
export function lattice(pen: Pen, base: string, dark: string): void {
  const { width, height } = HALF;
  pen.fillStyle = '#ecd9ae';
  pen.fillRect(-width, -height, 2 * width, 2 * height);
  pen.save();
  ticket(pen, -width + 12, -height + 12, 2 * width - 24, 2 * height - 24, 14);
  pen.clip();
  pen.fillStyle = base;
  pen.fillRect(-width, -height, 2 * width, 2 * height);
  const threads = Array.from({ length: 40 }, (_, at) => -500 + at * 25);
  line(
    pen,
    threads.map((x) => `M${x},-180 L${x + 250},180 M${x + 250},-180 L${x},180`).join(' '),
    1.8,
    'rgba(245,215,150,.3)',
  );
  for (let row = -9; row <= 9; row++)
    for (let column = -5; column <= 5; column++)
      fill(pen, star(4, 5, 2, column * 25 + (row % 2 ? 12.5 : 0), row * 18), 'rgba(245,215,150,.4)');
  pen.restore();
  pen.lineWidth = 3;
  pen.strokeStyle = BRASS_LIGHT;
  ticket(pen, -width + 21, -height + 21, 2 * width - 42, 2 * height - 42, 13);
  pen.stroke();
  pen.lineWidth = 1.4;
  ticket(pen, -width + 27, -height + 27, 2 * width - 54, 2 * height - 54, 12);
  pen.stroke();
  cut(pen, oval(0, 0, 82, 98), dark, { gap: 5, light: 0.35, dark: 0 });
  pen.lineWidth = 4;
  pen.strokeStyle = BRASS_LIGHT;
  pen.stroke(oval(0, 0, 82, 98).path);
  pen.lineWidth = 1.6;
  pen.stroke(oval(0, 0, 75, 91).path);
  for (const [x, y] of [
    [-92, -140],
    [92, -140],
    [-92, 140],
    [92, 140],
  ] as const)
    cut(pen, star(5, 15, 6.4, x, y), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
}
