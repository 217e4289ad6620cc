import type { Pen } from '../../assets/art/pen.ts';
import { star } from '../../assets/art/shape.ts';
import { fill, nicks } from '../../assets/art/woodcut.ts';
import { CARD, DESIGN } from './card-design.ts';

/** Stars in the corners that an oval leaves, and a rule on both sides of the bullets. */
export function paintOrnaments(pen: Pen, bullets: number, colour: string): void {
  const { oval, bullets: row } = DESIGN;
  const middle = CARD.width / 2;
  for (const side of [-1, 1]) {
    for (const [x, y, size] of [
      [oval.rx - 9, -oval.ry + 10, 8],
      [oval.rx - 9, oval.ry - 10, 8],
    ] as const)
      fill(pen, star(4, size, size * 0.34, oval.x + side * x, oval.y + y), colour);
    const from = (bullets * row.step) / 2 + 6;
    const to = middle - DESIGN.frame.hairInset - 20;
    nicks(
      pen,
      [[middle + side * from, row.y, middle + (side * (from + to)) / 2, row.y, middle + side * to, row.y, 2.4]],
      colour,
    );
    fill(pen, star(4, 7, 2.6, middle + (side * (from + to)) / 2, row.y), colour);
  }
}
