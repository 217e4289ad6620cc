import { BufferGeometry, Float32BufferAttribute } from 'three';
import { type AtlasLayout, cellAt, cellOf } from '../../media/atlas-layout.ts';
import { CARD, DESIGN } from '../../media/card-design.ts';

/** Half the width of a wagon's plate, its height from the proportions of the title band on a card. */
const HALF = 0.8;
const { x, y, width, height } = DESIGN.title;
const TALL = (HALF * 2 * height) / width;
/** It hangs like an apron: upper and lower edge off the middle of the train, and the upper one above the rails. */
const APRON = { top: 0.325, bottom: 0.43, above: 0.52 } as const;
const DROP = Math.sqrt(TALL ** 2 - (APRON.bottom - APRON.top) ** 2);
/** How far its normal leans up. */
const LEAN = (APRON.bottom - APRON.top) / TALL;

/**
 * The name of a wagon on both its sides, cut out of the title of its card in the atlas: in the language of the table, and
 * without a texture of its own. For a texture that is not flipped.
 */
export function namePlates(layout: AtlasLayout, wagon: string): BufferGeometry {
  const corner = cellAt(layout, cellOf(layout, { what: 'wagon', id: wagon }));
  const scale = layout.cell.width / CARD.width;
  const u = (at: number) => (corner.x + at * scale) / layout.width;
  const v = (at: number) => (corner.y + at * scale) / layout.height;
  const place: number[] = [];
  const uv: number[] = [];
  const normal: number[] = [];
  for (const side of [1, -1]) {
    for (const [right, top] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      const away = APRON.bottom + (APRON.top - APRON.bottom) * top;
      place.push(side * (right * 2 - 1) * HALF, APRON.above - (1 - top) * DROP, side * away);
      uv.push(u(x + right * width), v(y + (1 - top) * height));
      normal.push(0, LEAN, side * Math.sqrt(1 - LEAN ** 2));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  return geometry;
}
