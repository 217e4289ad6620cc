import { INK, STEEL, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';
import { boards, hill, opening, platform, sky } from '../platform.ts';

/** Bare trees that reach for the train, crows, and a lamp in a single window. */
export function deathwood(pen: Pen): void {
  sky(pen, '#8e8396', 'rgba(230,220,235,.26)', 46, -44);
  cut(pen, circle(48, -52, 30), '#efe3c4', { edge: 0, light: 0, dark: 0.5, gap: 4.6 });
  hill(pen, 'M-130,70 L-130,26 C-80,10 -40,30 0,20 C40,10 90,26 130,14 L130,70 Z', '#5f5a52');
  boards(pen, 22, 14, 62, 54, '#57483c');
  cut(pen, shape('M14,16 L28,-14 L78,-14 L92,16 Z'), '#33282a', { gap: 4 });
  cut(pen, block(64, -34, 11, 24, 1), '#4a3d38', { gap: 3.4, edge: 2.4 });
  opening(pen, 34, 28, 20, 18, '#ffcf6a');
  line(pen, 'M44,28 L44,46 M34,37 L54,37', 1.8);
  opening(pen, 62, 30, 16, 38);
  tree(pen, -66, 70, 1.2, false);
  placed(pen, { x: 108, y: 70 }, () => tree(pen, 0, 0, 0.84, true));
  for (const [x, y, turn] of [
    [-16, 56, 0.06],
    [4, 60, -0.08],
  ] as const)
    placed(pen, { x, y, turn }, () => {
      cut(pen, block(-3, -26, 6, 36, 1), '#b0a894', { gap: 3, edge: 2.2 });
      cut(pen, block(-11, -18, 22, 6, 1), '#b0a894', { gap: 3, edge: 2.2 });
    });
  crow(pen, -20, -50, 1);
  crow(pen, -44, -12, 0.8);
  for (const [x, y] of [
    [20, -88],
    [84, -80],
    [-6, -78],
  ] as const)
    nicks(pen, [
      [x - 11, y - 4, x - 4, y - 6, x, y, 2.2],
      [x + 11, y - 5, x + 4, y - 7, x, y, 2.2],
    ]);
  platform(pen);
}

function tree(pen: Pen, x: number, y: number, scale: number, flip: boolean): void {
  placed(pen, { x, y, scale, flip }, () => {
    cut(
      pen,
      shape(
        'M-16,0 C-8,-16 -12,-40 -10,-58 L-36,-84 L-33,-88 L-8,-70 C-8,-88 -18,-104 -26,-126 L-22,-128 C-14,-112 -4,-104 0,-92 C2,-108 8,-120 18,-132 L22,-130 C14,-114 10,-98 9,-84 L40,-104 L43,-101 C30,-86 16,-74 10,-64 C8,-44 12,-16 20,0 Z',
      ),
      WOOD_DARK,
      { gap: 4, light: 0.6 },
    );
    for (const [d, width] of [
      ['M-33,-86 L-44,-84 M-24,-78 L-34,-96', 3],
      ['M22,-92 L26,-110 M34,-100 L46,-96', 3],
      ['M-22,-112 L-34,-118 M12,-116 L4,-130', 2.6],
    ] as const)
      line(pen, d, width);
    nicks(pen, [
      [-4, -8, 0, -30, -2, -54, 1.8],
      [6, -6, 4, -28, 5, -50, 1.6],
    ]);
    fill(pen, circle(1, -40, 4), INK);
  });
}

function crow(pen: Pen, x: number, y: number, scale: number): void {
  placed(pen, { x, y, scale }, () => {
    cut(pen, shape('M-22,10 C-14,-2 -6,-10 6,-10 C10,-18 20,-18 22,-10 L30,-7 L21,-4 C18,6 4,10 -6,8 Z'), INK, {
      light: 0.7,
      dark: 0,
      gap: 3.4,
      edge: 2,
    });
    fill(pen, circle(17, -10, 1.6), '#ffcf6a');
    line(pen, 'M2,8 L2,15 M8,7 L9,14', 2, STEEL);
  });
}
