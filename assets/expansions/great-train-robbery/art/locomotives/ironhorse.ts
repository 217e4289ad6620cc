import { flash, puff } from '../../../../art/flash.ts';
import { BRASS, BRASS_LIGHT, CHALK, INK, IRON, RED, RED_DARK, STEEL, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, shape } from '../../../../art/shape.ts';
import { ball, post } from '../../../../art/tone.ts';
import { ring } from '../../../../art/wheel.ts';
import { burst, cut, fill, line, nicks } from '../../../../art/woodcut.ts';

/** Head on, lamp burning, and guns from every window: it fires at whoever stands at the end of the line. */
export function ironhorse(pen: Pen): void {
  burst(pen, 'rgba(168,40,26,.34)', 22, 300, 0, -30);
  puff(
    pen,
    [
      [-22, -96, 20],
      [10, -102, 24],
      [44, -94, 18],
      [-54, -86, 14],
      [70, -84, 12],
    ],
    '#8d857c',
  );
  for (const side of [-1, 1])
    placed(pen, { x: side * 82, y: -30, flip: side < 0 }, () => {
      flash(pen, 6, 0, 24, 0.5);
    });
  cut(pen, shape('M-70,-52 L70,-52 L70,34 L-70,34 Z'), RED_DARK, { gap: 5 });
  cut(pen, shape('M-78,-50 C-60,-66 60,-66 78,-50 Z'), IRON, { gap: 4 });
  for (const x of [-64, 46]) {
    cut(pen, block(x, -42, 18, 30, 2), '#f0b04a', { edge: 2.6, light: 0, dark: 0 });
    line(pen, `M${x + 9},-42 L${x + 9},-12`, 2);
  }
  for (const side of [-1, 1])
    placed(pen, { x: side * 56, y: -26, flip: side < 0 }, () =>
      cut(pen, block(0, -4, 28, 7, 2), STEEL, { edge: 2.4, gap: 3 }),
    );
  cut(pen, shape('M-13,-46 L-13,-62 L-24,-86 L24,-86 L13,-62 L13,-46 Z'), IRON, { tone: post, angle: 1.57, gap: 4 });
  cut(pen, block(-27, -92, 54, 9, 3), BRASS, { gap: 3.4, edge: 2.6 });
  cut(pen, circle(0, 0, 47), '#33333a', { tone: ball, gap: 4.6 });
  cut(pen, ring(0, 0, 47, 39), IRON, { gap: 3.8 });
  for (let bolt = 0; bolt < 14; bolt++) {
    const angle = (bolt / 14) * 2 * Math.PI;
    cut(pen, circle(Math.cos(angle) * 43, Math.sin(angle) * 43, 2.4), STEEL_LIGHT, { edge: 1.2, light: 0, dark: 0 });
  }
  horseHead(pen);
  lamp(pen);
  for (const x of [-64, 46]) cut(pen, block(x, 22, 18, 34, 3), IRON, { tone: post, angle: 1.57, gap: 3.6 });
  cut(pen, block(-86, 42, 172, 15, 2), RED, { gap: 4 });
  for (const x of [-74, 74]) cut(pen, circle(x, 49, 4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  cowcatcher(pen);
}

function lamp(pen: Pen): void {
  cut(pen, block(-15, -64, 30, 24, 3), RED, { gap: 3.4 });
  cut(pen, circle(0, -51, 15), BRASS, { gap: 3.4 });
  fill(pen, circle(0, -51, 11), '#fff3c0');
  fill(pen, circle(0, -51, 6), CHALK);
}

/** The badge on the door of the boiler. */
function horseHead(pen: Pen): void {
  cut(pen, circle(0, 3, 28), BRASS, { tone: ball, gap: 4 });
  cut(pen, circle(0, 3, 23), RED_DARK, { light: 0.3, dark: 0.4, edge: 2 });
  cut(
    pen,
    shape(
      'M-8,24 C-8,12 -4,8 -6,2 C-10,6 -16,8 -19,4 C-18,-2 -10,-8 -6,-13 L-5,-19 L0,-14 C10,-13 17,-2 16,12 L14,22 Z',
    ),
    STEEL_LIGHT,
    { gap: 3.2, edge: 2.2 },
  );
  fill(pen, circle(-5, -6, 1.9), INK);
  nicks(pen, [
    [4, -12, 14, -2, 12, 12, 2],
    [0, -8, 8, 0, 8, 12, 1.6],
    [-16, 3, -14, 4, -12, 3, 1.4],
  ]);
}

function cowcatcher(pen: Pen): void {
  cut(pen, shape('M-74,57 L74,57 L46,96 L0,104 L-46,96 Z'), IRON, { light: 0.2, dark: 0.3 });
  for (const at of [-3, -2, -1, 0, 1, 2, 3])
    cut(
      pen,
      shape(
        `M${at * 21 - 4},57 L${at * 21 + 4},57 L${at * 13 + 3},${103 - Math.abs(at) * 2.4} L${at * 13 - 3},${103 - Math.abs(at) * 2.4} Z`,
      ),
      RED,
      { gap: 3.4, edge: 2.2 },
    );
}
