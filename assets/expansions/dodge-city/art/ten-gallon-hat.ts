import { BRASS_LIGHT, LEATHER, LEATHER_DARK, RED, SAND, WOOD, WOOD_DARK, WOOD_LIGHT } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, oval, shape, star } from '../../../art/shape.ts';
import { burst, cut, ground, line, nicks } from '../../../art/woodcut.ts';

const FELT = '#efe2c0';
const ROPE = '#c89c58';

/** The tallest crown west of the river, on a fence post. */
export function tenGallonHat(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 0, -20);
  ground(pen, 0, 94, 88);
  for (const y of [52, 76]) cut(pen, block(-112, y, 224, 11, 2), WOOD_LIGHT, { angle: 0, gap: 4.4 });
  cut(pen, shape('M-17,22 L17,22 L20,96 L-20,96 Z'), WOOD, { angle: Math.PI / 2, gap: 5 });
  nicks(pen, [
    [-8, 40, -6, 60, -9, 88, 1.8],
    [8, 50, 7, 70, 10, 92, 1.6],
  ]);
  rope(pen);
  placed(pen, { x: 0, y: 8, turn: -0.05 }, () => {
    cut(pen, oval(2, 24, 60, 14), LEATHER_DARK, { light: 0, dark: 0.4 });
    cut(
      pen,
      shape(
        'M-46,18 C-54,-30 -58,-70 -46,-96 C-40,-106 -24,-106 -16,-98 C-8,-92 8,-92 16,-98 C26,-107 42,-104 47,-94 C58,-70 54,-30 46,18 Z',
      ),
      FELT,
      { gap: 5.2 },
    );
    cut(pen, shape('M-18,-97 C-22,-78 -12,-60 0,-52 C12,-60 22,-78 18,-97 C8,-92 -8,-92 -18,-97 Z'), SAND, {
      gap: 4.2,
      edge: 2.4,
    });
    nicks(pen, [
      [-42, -88, -46, -66, -40, -40, 2.4],
      [42, -86, 48, -60, 42, -36, 2.4],
    ]);
    cut(pen, shape('M-51,-10 C-20,2 20,2 51,-10 L47,16 C20,26 -20,26 -47,16 Z'), RED, { gap: 4.2 });
    line(pen, 'M-49,-4 C-20,8 20,8 49,-4', 2, BRASS_LIGHT);
    cut(pen, star(5, 14, 6, 0, 8), BRASS_LIGHT, { edge: 2.4, gap: 3 });
    cut(
      pen,
      shape(
        'M-104,-6 C-96,-22 -78,-20 -66,-6 C-50,10 -24,16 0,16 C24,16 50,10 66,-6 C78,-20 96,-22 104,-6 C100,24 56,40 0,40 C-56,40 -100,24 -104,-6 Z',
      ),
      FELT,
      { gap: 4.8 },
    );
    nicks(pen, [
      [-92, -2, -60, 22, -16, 26, 2.4],
      [92, -2, 62, 22, 24, 26, 2.4],
    ]);
  });
}

function rope(pen: Pen): void {
  for (const [y, turn] of [
    [56, 0.1],
    [64, -0.06],
  ] as const)
    cut(pen, oval(2, y, 32, 9, turn), ROPE, { gap: 3.4, edge: 2.6, angle: 0.9 });
  cut(pen, shape('M-18,50 L22,50 L22,70 L-18,70 Z'), WOOD_DARK, { edge: 0, light: 0, dark: 0 });
  cut(pen, shape('M-18,48 C-6,54 10,54 20,48 L20,60 C8,66 -6,66 -19,60 Z'), ROPE, { gap: 3.2, edge: 2.6, angle: 0.9 });
  cut(pen, shape('M-19,60 C-6,66 8,66 20,60 L20,71 C8,77 -6,77 -19,71 Z'), ROPE, { gap: 3.2, edge: 2.6, angle: 0.9 });
  line(pen, 'M26,64 C36,70 34,84 40,92', 5, LEATHER);
  line(pen, 'M26,64 C36,70 34,84 40,92', 2.4, ROPE);
}
