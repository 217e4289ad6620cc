import type { Pen } from '../pen.ts';
import { shape } from '../shape.ts';
import { cut, nicks } from '../woodcut.ts';

const MOUSTACHES = {
  handlebar:
    'M0,25 C-6,20 -16,21 -22,28 C-28,33 -36,30 -38,22 C-44,34 -34,44 -22,40 C-12,38 -5,34 0,31 C5,34 12,38 22,40 C34,44 44,34 38,22 C36,30 28,33 22,28 C16,21 6,20 0,25 Z',
  walrus:
    'M0,22 C-10,17 -26,21 -31,36 C-33,46 -28,52 -24,52 C-18,44 -8,42 0,42 C8,42 18,44 24,52 C28,52 33,46 31,36 C26,21 10,17 0,22 Z',
  pencil: 'M0,27 C-7,24 -16,27 -23,32 C-15,32 -7,31 0,30 C7,31 15,32 23,32 C16,27 7,24 0,27 Z',
  droop:
    'M0,24 C-8,20 -20,22 -26,32 C-30,42 -32,54 -30,62 C-26,54 -22,44 -16,38 C-10,34 -4,33 0,32 C4,33 10,34 16,38 C22,44 26,54 30,62 C32,54 30,42 26,32 C20,22 8,20 0,24 Z',
  chevron: 'M0,23 C-10,20 -20,24 -25,35 C-16,35 -8,33 0,33 C8,33 16,35 25,35 C20,24 10,20 0,23 Z',
} as const;

export function moustache(pen: Pen, kind: keyof typeof MOUSTACHES, colour: string): void {
  cut(pen, shape(MOUSTACHES[kind]), colour, { gap: 3.6, edge: 2.4, angle: 0.5 });
  if (kind !== 'pencil') nicks(pen, [[0, 25, -1, 29, 0, 33, 1.2]]);
}

const BEARDS = {
  full: 'M-43,-6 C-46,20 -46,40 -36,58 C-26,76 -12,84 0,84 C12,84 26,76 36,58 C46,40 46,20 43,-6 C39,8 36,18 28,22 C20,20 8,18 0,20 C-8,18 -20,20 -28,22 C-36,18 -39,8 -43,-6 Z',
  long: 'M-42,-4 C-46,24 -50,50 -38,78 C-28,98 -12,112 0,118 C12,112 28,98 38,78 C50,50 46,24 42,-4 C38,10 34,18 26,22 C18,20 8,19 0,21 C-8,19 -18,20 -26,22 C-34,18 -38,10 -42,-4 Z',
  bush: 'M-46,-8 C-58,18 -62,46 -48,66 C-34,88 -16,96 0,96 C16,96 34,88 48,66 C62,46 58,18 46,-8 C42,8 38,16 30,21 C20,18 8,18 0,20 C-8,18 -20,18 -30,21 C-38,16 -42,8 -46,-8 Z',
  goatee: 'M-13,40 C-16,52 -12,66 0,76 C12,66 16,52 13,40 C8,45 -8,45 -13,40 Z',
} as const;

export function beard(pen: Pen, kind: keyof typeof BEARDS, colour: string): void {
  cut(pen, shape(BEARDS[kind]), colour, { gap: 4.4, angle: 1.35 });
  if (kind === 'goatee') return;
  nicks(pen, [
    [-22, 44, -26, 58, -18, 72, 1.8],
    [-6, 50, -8, 64, -2, 80, 1.8],
    [12, 48, 14, 62, 8, 78, 1.8],
    [28, 36, 30, 50, 24, 62, 1.6],
    [-34, 26, -36, 40, -30, 52, 1.6],
  ]);
}

export function sideburns(pen: Pen, colour: string): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(pen, shape('M43,-22 C46,0 46,22 40,38 C34,44 26,40 24,32 C32,28 34,12 34,-18 Z'), colour, {
      gap: 3.8,
      edge: 2.4,
      angle: 1.3,
    });
    pen.restore();
  }
}
