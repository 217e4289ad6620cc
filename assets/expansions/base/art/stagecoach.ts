import { puff } from '../../../art/flash.ts';
import { BRASS, INK, LEATHER, LEATHER_DARK, RED, SAND, WOOD, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { wheel } from '../../../art/wheel.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

/** The overland coach behind galloping horses, luggage on the roof, dust behind. */
export function stagecoach(pen: Pen): void {
  burst(pen, 'rgba(120,70,30,.2)', 18, 280, 0, 10);
  ground(pen, 0, 80, 104);
  placed(pen, { x: -38, y: 34, scale: 0.68 }, () => horse(pen, '#6b3d1e'));
  placed(pen, { x: -55, y: 41, scale: 0.76 }, () => horse(pen, '#a4642c'));
  placed(pen, { x: 43, y: 12, scale: 0.78 }, () => coach(pen));
}

function coach(pen: Pen): void {
  puff(pen, [
    [80, 74, 13],
    [64, 82, 10],
  ]);
  cut(pen, block(-6, -80, 46, 26, 3), LEATHER, { gap: 4 });
  line(pen, 'M4,-80 L4,-54 M30,-80 L30,-54', 3);
  cut(pen, shape('M42,-54 C40,-72 50,-76 58,-74 C68,-72 70,-62 68,-54 Z'), SAND, { gap: 4 });
  cut(pen, shape('M-38,-56 L76,-56 L80,-46 L-42,-46 Z'), WOOD_DARK, { light: 0.5 });
  cut(pen, shape('M-36,-46 L72,-46 C80,-22 76,12 62,30 L-20,30 C-38,18 -44,-20 -36,-46 Z'), RED);
  line(pen, 'M-39,4 C0,10 40,10 73,2', 2.8, BRASS);
  for (const [x, width] of [
    [-28, 24],
    [4, 28],
    [40, 24],
  ] as const) {
    cut(pen, block(x, -38, width, 30, 4), INK, { light: 0, dark: 0, edge: 2.6 });
    fill(pen, block(x + 2, -36, width - 4, 26, 3), '#e9c98a');
    fill(
      pen,
      shape(
        `M${x + 2},-36 L${x + width - 2},-36 L${x + width - 2},-26 C${x + width / 2},-30 ${x + width / 2},-30 ${x + 2},-18 Z`,
      ),
      LEATHER_DARK,
    );
  }
  line(pen, 'M3,-8 L3,28 M33,-8 L33,28', 2.4);
  cut(pen, shape('M-88,12 L-40,12 L-36,26 L-20,34 L70,34 L74,42 L-84,42 Z'), WOOD, { gap: 4 });
  cut(pen, shape('M-82,-2 L-46,-6 L-44,14 L-84,14 Z'), LEATHER, { gap: 4 });
  driver(pen);
  wheel(pen, -52, 54, 30, 9);
  wheel(pen, 46, 48, 38, 11);
}

function driver(pen: Pen): void {
  cut(pen, shape('M-78,-4 C-82,-34 -72,-46 -60,-44 C-48,-42 -44,-20 -46,-4 Z'), '#3c4a5e', { gap: 4 });
  cut(pen, circle(-66, -54, 11), '#d8a878', { edge: 2.6, gap: 3.4 });
  cut(pen, shape('M-77,-50 C-72,-44 -60,-44 -56,-50 L-58,-40 L-70,-38 Z'), RED, { edge: 2.2, light: 0, dark: 0 });
  cut(pen, oval(-66, -60, 21, 5.4, -0.1), WOOD_DARK, { edge: 2.4, light: 0, dark: 0 });
  cut(pen, shape('M-78,-62 C-78,-78 -55,-78 -55,-63 Z'), WOOD_DARK, { edge: 2.4, gap: 3.4 });
  line(pen, 'M-56,-26 C-66,-18 -76,-22 -86,-28', 7);
  line(pen, 'M-56,-26 C-66,-18 -76,-22 -86,-28', 3, '#3c4a5e');
  line(pen, 'M-86,-28 C-96,-56 -104,-80 -92,-100 C-84,-110 -74,-102 -80,-92', 2.4);
  line(pen, 'M-86,-26 C-104,-20 -122,-14 -140,2 M-86,-24 C-100,-10 -116,0 -134,12', 2);
}

/** A horse in full gallop to the left, from about (-52,-58) to (52,56). */
function horse(pen: Pen, coat: string): void {
  cut(pen, shape('M40,-18 C54,-22 64,-12 62,6 C56,0 50,-4 44,-6 Z'), INK, { light: 0.6, dark: 0, gap: 4 });
  for (const leg of [
    'M26,8 C38,18 46,26 40,36 L54,50 L47,55 L30,38 C28,28 20,22 14,16 Z',
    'M-20,12 C-30,18 -38,22 -44,20 L-58,34 L-52,40 L-38,30 C-28,30 -16,26 -10,18 Z',
    'M34,4 C48,10 58,16 60,28 L70,36 L65,42 L52,32 C46,24 34,22 24,16 Z',
    'M-14,14 C-18,26 -24,32 -34,34 L-40,50 L-32,52 L-26,42 C-14,38 -6,28 -4,18 Z',
  ])
    cut(pen, shape(leg), coat, { gap: 4, edge: 2.6 });
  cut(
    pen,
    shape(
      'M44,-14 C30,-24 6,-20 -10,-22 C-20,-30 -26,-42 -34,-52 L-34,-62 L-40,-56 C-52,-52 -62,-40 -68,-30 C-66,-22 -58,-22 -50,-28 C-44,-22 -40,-8 -34,2 C-26,20 -4,20 12,14 C26,22 40,18 44,8 C48,0 48,-8 44,-14 Z',
    ),
    coat,
    { gap: 4.2 },
  );
  cut(pen, shape('M-36,-56 C-26,-58 -16,-46 -4,-22 C-14,-24 -20,-30 -24,-38 C-28,-44 -32,-50 -36,-56 Z'), INK, {
    light: 0.6,
    dark: 0,
    gap: 3.4,
    edge: 2,
  });
  fill(pen, circle(-52, -40, 2.4), INK);
  nicks(pen, [[-14, -18, -8, 0, -16, 14, 2.6]]);
  line(pen, 'M-64,-26 C-48,-24 -30,-14 -8,-4 L40,-4', 2.4, LEATHER_DARK);
}
