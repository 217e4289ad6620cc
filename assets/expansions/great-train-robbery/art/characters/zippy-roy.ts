import { backdrop } from '../../../../art/bust/backdrop.ts';
import { dots, eyes, head, mouth, nose, SKIN } from '../../../../art/bust/head.ts';
import { BLUE, BRASS, BRASS_LIGHT, CHALK, INK, LEATHER, RED, STEEL_LIGHT } from '../../../../art/palette.ts';
import { type Pen, placed } from '../../../../art/pen.ts';
import { block, circle, oval, shape } from '../../../../art/shape.ts';
import { ring } from '../../../../art/wheel.ts';
import { cut, fill, line, nicks } from '../../../../art/woodcut.ts';

const HAIR = '#7a4a20';
const DENIM = '#4a6a94';

/** Fireman at seventeen, engineer whenever the engineer looks away. */
export function zippyRoy(pen: Pen): void {
  backdrop(pen, '#d9b05a');
  nicks(
    pen,
    [
      [-126, -60, -80, -64, -40, -60, 3],
      [-126, -20, -90, -23, -60, -20, 3],
      [60, -84, 96, -88, 126, -84, 3],
      [66, 20, 96, 17, 126, 20, 3],
      [-126, 30, -100, 27, -66, 30, 2.6],
    ],
    'rgba(255,246,224,.8)',
  );
  scarfEnds(pen);
  cut(pen, shape('M-106,124 C-102,92 -62,82 -28,68 L28,68 C62,82 102,92 106,124 Z'), CHALK, {
    gap: 5,
    light: 0,
    dark: 0.5,
  });
  for (const x of [-84, -66, 66, 84]) line(pen, `M${x},${96 + Math.abs(x) * 0.04} L${x * 1.02},124`, 3, '#8a9ab0');
  cut(pen, shape('M-40,-36 C-50,-14 -48,8 -44,22 L44,22 C48,8 50,-14 40,-36 Z'), HAIR, { gap: 4 });
  head(pen, { skin: SKIN.fair, jaw: 'young', brim: false });
  overalls(pen);
  dots(
    pen,
    [
      [-26, 16],
      [-20, 20],
      [-30, 22],
      [-14, 15],
      [26, 16],
      [20, 20],
      [30, 22],
      [14, 15],
      [-23, 25],
      [24, 25],
    ],
    'rgba(150,80,40,.85)',
    1.6,
  );
  fill(pen, shape('M12,26 C22,22 32,28 34,36 C28,42 18,40 12,36 Z'), 'rgba(40,34,30,.6)');
  fill(pen, oval(-26, -16, 9, 4, 0.4), 'rgba(40,34,30,.5)');
  eyes(pen, { brow: HAIR, weight: 3.6, tilt: -4, open: 1.1, iris: '#3f6fa0', look: 3 });
  nose(pen, 'button');
  mouth(pen, 'grin', 34);
  cut(pen, shape('M-32,58 C-14,70 14,70 32,58 C38,70 26,82 0,84 C-26,82 -38,70 -32,58 Z'), RED, { gap: 4 });
  tufts(pen);
  cap(pen);
  goggles(pen);
}

/** The wind has it. */
function scarfEnds(pen: Pen): void {
  cut(
    pen,
    shape('M24,62 C52,50 70,70 92,52 C104,44 116,52 128,40 L128,66 C112,72 100,66 88,76 C68,88 48,72 26,82 Z'),
    RED,
    { gap: 4.4 },
  );
  cut(pen, shape('M22,70 C44,76 60,94 84,88 C92,86 100,92 108,100 L92,110 C76,106 56,108 22,84 Z'), '#8e2114', {
    gap: 4.2,
  });
}

function overalls(pen: Pen): void {
  cut(pen, shape('M-40,124 L-36,96 L36,96 L40,124 Z'), DENIM, { gap: 4.4 });
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M26,98 L40,76 L52,80 L38,104 Z'), DENIM, { gap: 3.8, edge: 2.6 });
    cut(pen, circle(31, 101, 5), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
    pen.restore();
  }
  line(pen, 'M-34,102 L-37,122 M34,102 L37,122', 1.6, CHALK);
}

function tufts(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M38,-34 C46,-26 52,-14 50,-4 C46,-8 44,-8 42,-2 C40,6 38,10 35,12 C32,0 32,-16 32,-34 Z'), HAIR, {
      gap: 3.2,
      edge: 2.4,
    });
    pen.restore();
  }
  cut(
    pen,
    shape(
      'M-26,-32 C-20,-22 -14,-18 -6,-20 C-8,-26 -4,-30 2,-32 C6,-26 14,-22 24,-24 C20,-28 22,-34 26,-38 L-26,-40 Z',
    ),
    HAIR,
    {
      gap: 3.4,
      edge: 2.4,
    },
  );
}

/** Striped, a size too large, worn a little to the side. */
function cap(pen: Pen): void {
  placed(pen, { x: 0, y: -34, turn: -0.1 }, () => {
    const puffed = shape('M-48,2 C-62,-26 -50,-60 -22,-64 C0,-72 34,-68 46,-54 C60,-40 58,-16 48,2 Z');
    cut(pen, puffed, CHALK, { gap: 5, light: 0, dark: 0.5 });
    pen.save();
    pen.clip(puffed.path);
    for (let x = -60; x <= 60; x += 11) line(pen, `M${x * 0.8},-74 C${x * 1.1},-40 ${x},-20 ${x * 0.9},6`, 3.4, BLUE);
    pen.restore();
    line(pen, 'M-48,2 C-62,-26 -50,-60 -22,-64 C0,-72 34,-68 46,-54 C60,-40 58,-16 48,2', 3);
    cut(pen, shape('M-48,-8 C-18,0 18,0 48,-8 L48,6 C18,14 -18,14 -48,6 Z'), BLUE, { gap: 3.4, edge: 2.6 });
    cut(pen, shape('M-40,6 C-16,12 20,12 44,5 C56,16 48,24 30,20 C6,16 -20,18 -36,18 C-46,16 -46,10 -40,6 Z'), INK, {
      light: 0.7,
      dark: 0,
      gap: 3.4,
    });
  });
}

function goggles(pen: Pen): void {
  placed(pen, { x: 0, y: -58, turn: -0.1 }, () => {
    cut(pen, block(-50, -6, 100, 11, 2), LEATHER, { gap: 3.4, edge: 2.4 });
    for (const x of [-19, 19]) {
      cut(pen, circle(x, 0, 18), BRASS, { gap: 3.4 });
      cut(pen, ring(x, 0, 18, 13), BRASS_LIGHT, { gap: 3, edge: 2 });
      cut(pen, circle(x, 0, 12), '#8fc0c8', { edge: 2.2, light: 0.8, dark: 0.5, gap: 3.4 });
      nicks(pen, [[x - 8, 1, x - 7, -7, x, -9, 2.4]], 'rgba(255,255,255,.95)');
    }
    cut(pen, block(-4, -4, 8, 8, 2), STEEL_LIGHT, { edge: 2, light: 0, dark: 0 });
  });
}
