import { puff } from '../../../art/flash.ts';
import { BRASS_LIGHT, CREAM, INK, LEATHER, LEATHER_DARK, RED, WOOD_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../art/shape.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const COAT = '#b0702f';
const COAT_FAR = '#8a5424';
const MANE = '#2c1a10';
const SHIRT = '#3d5a74';

/** The mail at full gallop; three letters will not wait for the station. */
export function ponyExpress(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 10, 0);
  ground(pen, 4, 86, 96);
  puff(pen, [
    [84, 74, 13],
    [68, 82, 9],
    [96, 62, 8],
  ]);
  for (const [x, y, turn, size] of [
    [62, -66, 0.3, 1],
    [86, -34, -0.24, 0.84],
    [34, -88, -0.16, 0.78],
  ] as const)
    placed(pen, { x, y, turn, scale: size }, () => letter(pen));
  farLegs(pen);
  cut(pen, shape('M58,4 C76,-8 94,-2 102,12 C94,12 88,18 90,28 C80,22 70,20 60,22 Z'), MANE, {
    gap: 4,
    light: 0.8,
    edge: 2.6,
  });
  horse(pen);
  rider(pen);
}

function farLegs(pen: Pen): void {
  cut(pen, shape('M-34,34 C-50,40 -64,44 -78,40 L-92,52 L-98,46 L-84,30 C-70,28 -56,24 -42,16 Z'), COAT_FAR, {
    gap: 4,
    edge: 2.6,
  });
  cut(pen, shape('M46,22 C64,30 78,36 82,50 L98,64 L90,72 L70,56 C60,50 46,44 36,36 Z'), COAT_FAR, {
    gap: 4,
    edge: 2.6,
  });
}

function horse(pen: Pen): void {
  cut(pen, shape('M-26,30 C-34,46 -44,56 -60,58 L-70,76 L-80,78 L-76,66 L-68,50 C-56,46 -48,36 -46,22 Z'), COAT, {
    gap: 4.2,
    edge: 2.8,
  });
  cut(pen, shape('M30,28 C46,34 60,46 54,62 L66,78 L58,86 L40,66 C38,54 28,46 18,40 Z'), COAT, { gap: 4.2, edge: 2.8 });
  cut(
    pen,
    shape(
      'M62,6 C44,-8 14,-4 -8,-8 C-24,-16 -32,-30 -42,-42 C-50,-52 -60,-54 -70,-46 C-80,-38 -92,-28 -100,-16 C-104,-8 -98,0 -90,-2 C-82,-2 -76,-10 -68,-12 C-60,-4 -56,16 -46,28 C-30,44 0,42 22,36 C42,46 60,38 66,24 C68,16 66,10 62,6 Z',
    ),
    COAT,
    { gap: 5 },
  );
  cut(pen, shape('M-50,-48 L-52,-64 C-44,-62 -38,-54 -38,-44 Z'), COAT, { gap: 3.6, edge: 2.6 });
  cut(
    pen,
    shape(
      'M-56,-54 C-42,-58 -30,-48 -22,-34 C-12,-34 -4,-24 -2,-12 C-12,-12 -22,-16 -28,-24 C-36,-30 -44,-40 -56,-44 Z',
    ),
    MANE,
    { gap: 3.6, light: 0.8, edge: 2.6 },
  );
  fill(pen, oval(-70, -33, 4.2, 3.4, 0.4), INK);
  fill(pen, oval(-96, -10, 2.2, 3, 0.5), INK);
  fill(pen, shape('M-74,-42 C-84,-34 -92,-26 -96,-18 C-88,-22 -78,-30 -70,-38 Z'), '#f3e2bd');
  nicks(pen, [
    [-28, -8, -20, 10, -30, 28, 3],
    [40, 2, 28, 16, 30, 32, 2.6],
    [-66, -12, -58, -20, -54, -30, 2],
  ]);
  line(pen, 'M-84,-18 L-68,-22 L-60,-44 M-76,-20 C-58,-14 -40,-24 -22,-30', 2.6, LEATHER_DARK);
}

function rider(pen: Pen): void {
  cut(pen, shape('M-12,-10 L30,-6 L42,22 L10,28 L-8,18 Z'), LEATHER, { gap: 4.4 });
  cut(pen, shape('M12,-2 L38,0 L42,20 L18,24 Z'), LEATHER_DARK, { gap: 3.8, edge: 2.4 });
  cut(pen, circle(28, 8, 3.4), BRASS_LIGHT, { edge: 1.8, light: 0, dark: 0 });
  cut(
    pen,
    shape('M-8,-22 C2,-26 14,-22 16,-12 C12,0 2,8 -4,20 L-2,32 L-18,34 L-16,18 C-14,4 -12,-8 -8,-22 Z'),
    '#4a3a2c',
    { gap: 4, edge: 2.8 },
  );
  cut(pen, shape('M-20,28 L-2,26 L-2,34 L-26,38 Z'), MANE, { edge: 2.4, light: 0.5, dark: 0 });
  cut(pen, shape('M-10,-16 C-16,-38 -14,-58 0,-66 C12,-68 20,-54 20,-38 C20,-26 18,-18 14,-12 Z'), SHIRT, { gap: 4.2 });
  cut(pen, shape('M-2,-56 C-14,-48 -22,-42 -32,-36 L-38,-28 L-30,-24 C-20,-28 -6,-34 4,-42 Z'), SHIRT, {
    gap: 3.6,
    edge: 2.6,
  });
  cut(pen, circle(-36, -27, 6), '#dca877', { edge: 2.4, gap: 3 });
  cut(pen, shape('M6,-66 C18,-70 32,-66 40,-74 C40,-60 26,-54 12,-56 Z'), RED, { gap: 3.4, edge: 2.4 });
  cut(pen, circle(-6, -74, 12.4), '#dca877', { edge: 2.6, gap: 3.4 });
  fill(pen, circle(-11, -76, 1.8), INK);
  nicks(pen, [[-14, -69, -11, -67, -7, -68, 1.4]]);
  cut(pen, shape('M-20,-80 C-22,-94 -12,-98 -2,-97 C8,-96 12,-88 8,-78 Z'), WOOD_DARK, { edge: 2.6, gap: 3.6 });
  cut(pen, shape('M-30,-74 C-28,-88 -12,-90 8,-84 C16,-82 18,-76 12,-74 C0,-78 -16,-80 -30,-74 Z'), WOOD_DARK, {
    edge: 2.6,
    gap: 3.6,
  });
}

function letter(pen: Pen): void {
  cut(pen, block(-17, -11, 34, 22, 1), CREAM, { edge: 2.4, light: 0, dark: 0.4, gap: 4 });
  line(pen, 'M-17,-11 L0,3 L17,-11', 1.8);
  cut(pen, circle(0, 3, 4), RED, { edge: 1.6, light: 0, dark: 0 });
}
