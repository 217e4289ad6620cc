import { CHALK, CREAM, INK, RED, SAND, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { circle, shape } from '../../../art/shape.ts';
import { ball } from '../../../art/tone.ts';
import { burst, cut, fill, line, nicks } from '../../../art/woodcut.ts';

/** Riders come over the ridge, the evening sun behind them. */
export function indians(pen: Pen): void {
  burst(pen, 'rgba(213,87,42,.26)', 24, 200, 0, -12);
  cut(pen, circle(0, -8, 66), '#d9692f', { tone: ball, gap: 6, dark: 0, lightColour: 'rgba(255,226,150,.8)' });
  rider(pen, -58, 8, 0.92);
  rider(pen, 64, 2, 0.92);
  rider(pen, 2, 2, 1.42);
  cut(
    pen,
    shape('M-110,110 L-110,56 C-80,44 -56,40 -34,48 C-14,52 14,50 36,46 C60,40 86,42 110,52 L110,110 Z'),
    '#8b4a26',
    { gap: 5.4, angle: 0.1 },
  );
  cut(pen, shape('M-110,110 L-110,84 C-70,70 -40,76 -10,84 C30,92 70,78 110,80 L110,110 Z'), WOOD_DARK, {
    gap: 5,
    light: 0.5,
  });
  nicks(pen, [
    [-70, 62, -66, 52, -62, 44, 1.6],
    [-74, 62, -76, 54, -80, 48, 1.6],
    [-70, 62, -70, 54, -71, 44, 1.6],
    [78, 60, 82, 52, 84, 46, 1.6],
    [76, 60, 74, 52, 72, 46, 1.6],
  ]);
}

function rider(pen: Pen, x: number, y: number, scale: number): void {
  placed(pen, { x, y, scale }, () => {
    line(pen, 'M-16,-54 L8,14', 3.4, INK);
    cut(pen, shape('M-18,-60 L-12,-52 L-19,-50 Z'), CHALK, { light: 0, dark: 0, edge: 1.4 });
    cut(pen, shape('M-13,-46 C-22,-42 -24,-32 -22,-26 C-16,-30 -12,-36 -11,-42 Z'), CREAM, {
      light: 0,
      dark: 0,
      edge: 1.4,
    });
    cut(pen, shape('M-10,-38 C-18,-34 -19,-25 -17,-20 C-12,-24 -9,-30 -8,-35 Z'), RED, {
      light: 0,
      dark: 0,
      edge: 1.4,
    });
    cut(
      pen,
      shape(
        'M-26,12 C-25,-1 -10,-3 3,-3 C10,-5 14,-14 18,-22 L19,-30 L23,-25 C29,-22 34,-14 37,-8 C36,-2 31,-3 27,-8 C24,-3 22,2 21,9 C22,16 19,24 20,40 L15,40 L12,17 C4,20 -8,19 -12,15 C-14,22 -16,28 -14,40 L-19,40 C-21,28 -23,22 -23,15 C-27,22 -29,28 -34,32 C-32,23 -30,17 -26,12 Z',
      ),
      '#4a2a1a',
      { edge: 2, gap: 3.6 },
    );
    fill(pen, shape('M8,-4 C12,-4 16,0 14,6 C8,8 4,2 8,-4 Z'), SAND);
    cut(
      pen,
      shape('M-6,-2 C-11,-14 -9,-24 -2,-27 C6,-27 9,-15 7,-4 C9,4 8,12 4,16 L0,14 C2,8 0,2 -6,-2 Z'),
      '#9c5a30',
      { edge: 2, gap: 3.4 },
    );
    line(pen, 'M2,-20 C8,-14 2,-10 -6,-12', 3.6, '#9c5a30');
    cut(pen, circle(0.5, -33, 5.6), '#8a4f2e', { edge: 1.8, light: 0, dark: 0.6, gap: 2.6 });
    fill(pen, shape('M-5,-34 C-5,-41 4,-41 6,-35 L2,-36 C-1,-35 -3,-30 -4,-24 C-8,-26 -7,-31 -5,-34 Z'), INK);
    cut(pen, shape('M-2,-39 C-6,-46 -12,-50 -17,-50 C-15,-45 -10,-40 -4,-37 Z'), CHALK, {
      light: 0,
      dark: 0,
      edge: 1.3,
    });
    cut(pen, shape('M0,-40 C-1,-47 -5,-53 -10,-56 C-10,-50 -7,-44 -3,-39 Z'), CREAM, { light: 0, dark: 0, edge: 1.3 });
  });
}
