import { INK } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Box, circle, oval, shape } from '../shape.ts';
import type { Tone } from '../tone.ts';
import { cut, fill, line, nicks } from '../woodcut.ts';

export const SKIN = {
  pale: '#ecd0ac',
  fair: '#e3b88e',
  tan: '#d3a070',
  ruddy: '#d99770',
  olive: '#bf8a5a',
  brown: '#8d5a3a',
} as const;

/** Outlines of faces from the temples to the chin; the eyes lie at y -4, the chin near 58. */
const JAWS = {
  square: 'M-41,-40 C-44,0 -43,22 -38,36 C-30,50 -16,58 0,58 C16,58 30,50 38,36 C43,22 44,0 41,-40 Z',
  long: 'M-37,-40 C-40,0 -38,24 -31,42 C-24,58 -12,68 0,68 C12,68 24,58 31,42 C38,24 40,0 37,-40 Z',
  round: 'M-43,-38 C-51,-4 -50,26 -38,44 C-28,57 -14,61 0,61 C14,61 28,57 38,44 C50,26 51,-4 43,-38 Z',
  gaunt:
    'M-37,-40 C-41,-8 -40,4 -36,14 C-30,26 -30,38 -24,50 C-18,62 -8,66 0,66 C8,66 18,62 24,50 C30,38 30,26 36,14 C40,4 41,-8 37,-40 Z',
  young: 'M-38,-40 C-42,0 -39,20 -31,36 C-22,51 -10,58 0,58 C10,58 22,51 31,36 C39,20 42,0 38,-40 Z',
  broad: 'M-46,-40 C-49,-4 -52,18 -51,38 C-48,56 -30,68 0,68 C30,68 48,56 51,38 C52,18 49,-4 46,-40 Z',
  soft: 'M-36,-40 C-41,-4 -38,18 -29,34 C-21,48 -9,57 0,57 C9,57 21,48 29,34 C38,18 41,-4 36,-40 Z',
} as const;

/** A face is lit from the left and dark only along its far cheek, so that the features stay clear. */
const cheek = ([left, top, right, bottom]: Box): Tone => {
  const width = right - left;
  return (x, y) => {
    const across = (x - left) / width;
    const down = (y - top) / (bottom - top);
    return across < 0.5 ? 0.2 + across * 0.6 + down * 0.1 : 0.5 + (across - 0.72) * 1.5 + down * 0.1;
  };
};

export interface HeadLook {
  readonly skin: string;
  readonly jaw: keyof typeof JAWS;
  /** Half the distance of the ears; 0 hides them under hair. */
  readonly ears?: number;
  /** Darkens the brow under the brim of a hat. */
  readonly brim?: boolean;
}

export function head(pen: Pen, { skin, jaw, ears = 41, brim = true }: HeadLook): void {
  cut(pen, shape('M-21,36 L21,36 L27,78 L0,92 L-27,78 Z'), skin, { light: 0, dark: 1.2, gap: 4 });
  if (ears > 0)
    for (const side of [-1, 1]) {
      cut(pen, oval(side * ears, 4, 7, 12, -side * 0.15), skin, { gap: 4 });
      nicks(pen, [[side * (ears + 2), -4, side * (ears - 1), 4, side * (ears + 1), 11, 1.6]]);
    }
  const face = shape(JAWS[jaw]);
  cut(pen, face, skin, { gap: 4.2, tone: cheek, light: 0.7, dark: 0.9 });
  if (!brim) return;
  pen.save();
  pen.clip(face.path);
  fill(pen, shape('M-60,-60 L60,-60 L60,-20 C30,-12 -30,-14 -60,-26 Z'), 'rgba(60,26,12,.42)');
  pen.restore();
}

export interface EyeLook {
  readonly iris?: string;
  /** 1 is wide open, 0.5 a squint. */
  readonly open?: number;
  /** Where they look: units to the side. */
  readonly look?: number;
  readonly brow: string;
  /** Weight of the brows, and how far their inner ends drop (anger) or rise (worry). */
  readonly weight?: number;
  readonly tilt?: number;
  readonly lashes?: boolean;
  readonly y?: number;
  readonly apart?: number;
  /** Draws only one: the other is patched or shut. */
  readonly only?: 'left' | 'right';
}

export function eyes(pen: Pen, look: EyeLook): void {
  const { iris = '#4a2f1a', open = 0.85, brow, weight = 3.6, tilt = 2, lashes = false, y = 1, apart = 17 } = look;
  for (const side of [-1, 1]) {
    const x = side * apart;
    nicks(
      pen,
      [[x - side * 12, y - 12 + tilt, x + side * 2, y - 17 + tilt * 0.3, x + side * 16, y - 11 - tilt * 0.4, weight]],
      brow,
    );
    if (look.only === 'left' ? side > 0 : look.only === 'right' ? side < 0 : false) continue;
    const white = shape(
      `M${x - 12},${y} C${x - 6},${y - 11 * open} ${x + 6},${y - 11 * open} ${x + 12},${y} C${x + 5},${y + 7 * open} ${x - 5},${y + 7 * open} ${x - 12},${y} Z`,
    );
    fill(pen, white, '#fff3d9');
    pen.save();
    pen.clip(white.path);
    fill(pen, circle(x + (look.look ?? 0), y - 1, 6), iris);
    fill(pen, circle(x + (look.look ?? 0), y - 1, 3.2), INK);
    fill(pen, circle(x + (look.look ?? 0) - 2, y - 3.4, 1.8), '#fff8e6');
    pen.restore();
    nicks(pen, [
      [x - 13.5, y + 1, x, y - 11.6 * open, x + 13.5, y + 1, 2.8],
      [x - 10, y + 3, x, y + 7.6 * open, x + 10, y + 3, 1.1],
    ]);
    if (lashes)
      nicks(pen, [
        [x + side * 9, y - 3, x + side * 13, y - 4, x + side * 16, y - 8, 1.7],
        [x + side * 6, y - 6, x + side * 9, y - 9, x + side * 11, y - 13, 1.4],
      ]);
    else nicks(pen, [[x - 8, y + 8, x, y + 11, x + 8, y + 8, 0.9]]);
  }
}

const NOSES = {
  straight: {
    marks: [
      [-2, -6, -6, 8, -9, 19, 1.6],
      [-9, 19, -3, 25, 5, 21, 2.2],
      [9, 14, 12, 18, 8, 21, 1.4],
    ],
    shade: 'M3,-8 L11,16 L5,21 L0,20 Z',
  },
  hook: {
    marks: [
      [-2, -8, -12, 6, -8, 22, 2],
      [-8, 22, -2, 30, 5, 23, 2.6],
      [9, 14, 13, 19, 8, 22, 1.6],
    ],
    shade: 'M3,-8 L12,17 L3,27 L0,22 Z',
  },
  broad: {
    marks: [
      [-4, -6, -8, 8, -14, 17, 1.6],
      [-14, 17, -12, 25, -4, 22, 2],
      [-5, 23, 0, 27, 6, 23, 2.2],
      [13, 14, 15, 22, 7, 23, 2],
    ],
    shade: 'M4,-8 L14,16 L8,23 L0,22 Z',
  },
  button: {
    marks: [
      [-6, 15, -4, 22, 4, 20, 2],
      [7, 13, 10, 17, 7, 20, 1.4],
    ],
    shade: 'M3,2 L9,15 L3,20 L0,18 Z',
  },
  broken: {
    marks: [
      [-1, -8, -9, 0, -4, 8, 2],
      [-4, 8, -12, 14, -10, 20, 1.8],
      [-10, 20, -2, 26, 6, 21, 2.4],
      [11, 13, 14, 19, 9, 22, 1.6],
    ],
    shade: 'M4,-8 L7,4 L13,16 L6,22 L0,20 Z',
  },
  fine: {
    marks: [
      [-5, 18, -1, 23, 5, 20, 1.8],
      [-2, -2, -4, 8, -6, 15, 0.9],
    ],
    shade: 'M3,-4 L7,16 L3,20 L1,18 Z',
  },
} as const satisfies Readonly<Record<string, { marks: readonly (readonly number[])[]; shade: string }>>;

export function nose(pen: Pen, kind: keyof typeof NOSES): void {
  const { marks, shade } = NOSES[kind];
  fill(pen, shape(shade), 'rgba(90,40,16,.32)');
  nicks(pen, marks);
}

/** The corners of the mouth lie at y 36. */
export function mouth(pen: Pen, kind: 'firm' | 'smirk' | 'frown' | 'grin' | 'smile' | 'gap' | 'open', y = 36): void {
  pen.save();
  pen.translate(0, y - 36);
  switch (kind) {
    case 'firm':
      nicks(pen, [
        [-15, 36, 0, 34, 15, 36, 2.6],
        [-7, 44, 0, 46, 7, 44, 1.4],
      ]);
      break;
    case 'smirk':
      nicks(pen, [
        [-13, 37, 4, 40, 18, 29, 2.8],
        [16, 26, 20, 28, 21, 33, 1.4],
        [-5, 45, 1, 47, 8, 43, 1.4],
      ]);
      break;
    case 'frown':
      nicks(pen, [
        [-16, 40, 0, 31, 16, 40, 2.8],
        [-7, 45, 0, 43, 7, 45, 1.6],
        [-19, 38, -20, 42, -18, 46, 1.2],
        [19, 38, 20, 42, 18, 46, 1.2],
      ]);
      break;
    case 'smile':
      nicks(pen, [
        [-16, 33, 0, 44, 16, 33, 2.6],
        [-18, 30, -19, 33, -16, 36, 1.4],
        [18, 30, 19, 33, 16, 36, 1.4],
        [-6, 46, 0, 48, 6, 46, 1.2],
      ]);
      break;
    default: {
      const open = shape('M-19,30 C-8,35 8,35 19,30 C16,46 8,50 0,50 C-8,50 -16,46 -19,30 Z');
      cut(pen, open, '#5a1a14', { light: 0, dark: 0, edge: 2.2 });
      pen.save();
      pen.clip(open.path);
      fill(pen, shape('M-22,28 L22,28 L20,39 C8,42 -8,42 -20,39 Z'), '#fff6e0');
      if (kind === 'gap') fill(pen, shape('M-2.4,28 L2.4,28 L2.4,42 L-2.4,42 Z'), INK);
      if (kind === 'grin') line(pen, 'M-10,31 L-10,42 M0,32 L0,43 M10,31 L10,42', 1);
      pen.restore();
      nicks(pen, [
        [-23, 25, -23, 30, -18, 33, 1.6],
        [23, 25, 23, 30, 18, 33, 1.6],
      ]);
    }
  }
  pen.restore();
}

/** A woman's mouth with colour on it. */
export function lips(pen: Pen, colour: string, smile = 2): void {
  cut(
    pen,
    shape(`M-14,${37 - smile} C-8,33 -3,32 0,34.6 C3,32 8,33 14,${37 - smile} C8,44 -8,44 -14,${37 - smile} Z`),
    colour,
    { light: 0, dark: 0, edge: 1.8 },
  );
  nicks(pen, [[-15, 37 - smile, 0, 39, 15, 37 - smile, 1.5]]);
  nicks(pen, [[-5, 41, 0, 42.4, 4, 41, 0.9]], 'rgba(255,240,220,.7)');
}

/** Marks of age and weather. */
export function lines(pen: Pen, kind: 'cheeks' | 'crows' | 'brow' | 'hollow' | 'bags'): void {
  const both = (marks: readonly (readonly [number, number, number, number, number, number, number])[]) =>
    nicks(
      pen,
      marks.flatMap((mark) => [mark, [-mark[0], mark[1], -mark[2], mark[3], -mark[4], mark[5], mark[6]] as const]),
    );
  if (kind === 'cheeks') both([[12, 21, 22, 27, 22, 38, 1.6]]);
  if (kind === 'crows')
    both([
      [30, -4, 34, -6, 38, -10, 1.1],
      [30, -1, 35, -1, 39, -2, 1.1],
      [30, 2, 34, 5, 37, 8, 1],
    ]);
  if (kind === 'brow')
    nicks(pen, [
      [-18, -28, 0, -31, 18, -28, 1.4],
      [-14, -23, 0, -26, 14, -23, 1.2],
      [-3, -18, -4, -12, -3, -8, 1.4],
      [4, -18, 4, -13, 4, -9, 1.2],
    ]);
  if (kind === 'hollow')
    both([
      [36, 12, 26, 22, 24, 40, 2.6],
      [33, 20, 27, 28, 26, 38, 1.8],
      [31, 26, 28, 32, 27, 38, 1.2],
    ]);
  if (kind === 'bags')
    both([
      [9, 8, 17, 13, 27, 7, 1.6],
      [11, 11, 17, 16, 25, 11, 1.1],
    ]);
}

/** Short dots of an unshaved jaw, or freckles. */
export function dots(pen: Pen, points: readonly (readonly [number, number])[], colour: string, size = 1.3): void {
  for (const [x, y] of points) fill(pen, oval(x, y, size, size * 0.8), colour);
}

export const STUBBLE: readonly (readonly [number, number])[] = [
  [-32, 30],
  [-28, 38],
  [-22, 44],
  [-24, 34],
  [-16, 48],
  [-10, 52],
  [-4, 49],
  [2, 53],
  [8, 50],
  [14, 49],
  [20, 45],
  [26, 39],
  [30, 31],
  [24, 33],
  [-13, 43],
  [12, 43],
  [-30, 22],
  [31, 22],
  [-8, 28],
  [8, 28],
  [-14, 29],
  [14, 29],
  [-2, 28],
  [-19, 30],
  [19, 30],
];
