import { BRASS, CHALK, INK, RED, WOOD, WOOD_DARK } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ball } from '../../../../art/tone.ts';
import { cut, fill, line } from '../../../../art/woodcut.ts';
import { hill, opening, platform, sky } from '../platform.ts';

const ADOBE = '#d9a066';
const ADOBE_DARK = '#b8764a';

/** The mission of sun-dried brick: two towers, a bell, strings of red peppers. */
export function santaFe(pen: Pen): void {
  sky(pen, '#7fb4c4', 'rgba(255,250,230,.45)', 60, -80);
  hill(pen, 'M-130,70 L-130,-6 L-84,-22 L-40,-8 L30,-26 L84,-12 L130,-28 L130,70 Z', '#a8705a');
  for (const x of [-74, 40]) {
    cut(pen, shape(`M${x - 3},70 L${x},-58 L${x + 34},-58 L${x + 37},70 Z`), ADOBE, { gap: 5.2 });
    cut(pen, block(x - 3, -64, 40, 9, 3), ADOBE_DARK, { gap: 3.6, edge: 2.4 });
    cut(
      pen,
      shape(`M${x + 8},-26 L${x + 8},-38 C${x + 8},-50 ${x + 26},-50 ${x + 26},-38 L${x + 26},-26 Z`),
      '#2a1810',
      {
        light: 0,
        dark: 0,
        edge: 2.4,
      },
    );
    cut(pen, shape(`M${x + 11},-30 C${x + 12},-42 ${x + 22},-42 ${x + 23},-30 Z`), BRASS, {
      tone: ball,
      gap: 2.8,
      edge: 2,
    });
    line(pen, `M${x + 17},-64 L${x + 17},-84 M${x + 11},-77 L${x + 23},-77`, 4.4);
    line(pen, `M${x + 17},-64 L${x + 17},-84 M${x + 11},-77 L${x + 23},-77`, 1.8, CHALK);
    for (const y of [-14, 16]) cut(pen, block(x + 12, y, 10, 12, 1), '#2a1810', { edge: 2.2, light: 0, dark: 0 });
  }
  cut(
    pen,
    shape('M-38,70 L-38,-18 C-36,-30 -26,-26 -20,-34 C-12,-46 12,-46 20,-34 C26,-26 36,-30 38,-18 L38,70 Z'),
    '#e6b67c',
    {
      gap: 5,
    },
  );
  cut(pen, circle(0, -14, 10), '#3f7a86', { edge: 2.6, gap: 3.4 });
  line(pen, 'M0,-24 L0,-4 M-10,-14 L10,-14', 2);
  cut(pen, shape('M-17,70 L-17,28 C-17,6 17,6 17,28 L17,70 Z'), WOOD_DARK, { gap: 4 });
  line(pen, 'M0,12 L0,68', 2.2);
  fill(pen, circle(5, 44, 2.2), BRASS);
  for (let at = 0; at < 5; at++) {
    const x = -34 + at * 17;
    cut(pen, block(x - 4, 0 - (at % 2), 9, 6, 3), WOOD, { edge: 1.8, light: 0, dark: 0.4 });
  }
  for (const x of [-29, 28]) peppers(pen, x);
  opening(pen, -114, 26, 18, 26, '#2a1810');
  placed(pen, { x: -100, y: 66 }, () => pot(pen));
  platform(pen);
}

function peppers(pen: Pen, x: number): void {
  line(pen, `M${x},4 L${x},14`, 2.2);
  for (let at = 0; at < 5; at++)
    for (const side of [-1, 1])
      cut(pen, oval(x + side * 4, 18 + at * 8, 3, 7, side * -0.5), RED, { edge: 1.6, light: 0.5, dark: 0, gap: 3 });
}

function pot(pen: Pen): void {
  for (const turn of [-0.7, -0.2, 0.3, 0.8])
    placed(pen, { y: -26, turn }, () => cut(pen, oval(0, -14, 4, 16), '#5f8a4a', { edge: 2, gap: 3 }));
  cut(pen, shape('M-16,0 C-24,-14 -18,-26 -10,-28 L10,-28 C18,-26 24,-14 16,0 Z'), ADOBE_DARK, { gap: 3.8 });
  line(pen, 'M-18,-16 L-9,-12 L0,-16 L9,-12 L18,-16', 1.8, INK);
}
