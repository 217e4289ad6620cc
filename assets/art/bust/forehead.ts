import type { Pen } from '../pen.ts';
import { shape } from '../shape.ts';
import { cut } from '../woodcut.ts';

/** Skin above the brow, for hair that leaves it bare; `half` is half its width, inside the outline of the face. */
export function forehead(pen: Pen, skin: string, half = 36): void {
  cut(pen, shape(`M${-half},-35 C${-half},-58 -22,-74 0,-74 C22,-74 ${half},-58 ${half},-35 Z`), skin, {
    edge: 0,
    gap: 4.2,
    light: 0.5,
    dark: 0.5,
  });
}
