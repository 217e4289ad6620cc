import type { Pen } from '../pen.ts';
import { shape } from '../shape.ts';
import { cut, nicks } from '../woodcut.ts';

interface HatForm {
  readonly crown: string;
  readonly band: string;
  readonly brim: string;
  readonly creases?: readonly (readonly [number, number, number, number, number, number, number])[];
}

/** Hats that sit on a brow at y -34; the crown ends at about -96. */
const HATS = {
  stetson: {
    crown: 'M-43,-30 C-48,-66 -36,-96 -18,-94 C-9,-93 -7,-84 0,-84 C7,-84 9,-93 18,-94 C36,-96 48,-66 43,-30 Z',
    band: 'M-44,-46 C-16,-40 16,-40 44,-46 L43,-32 C16,-26 -16,-26 -43,-32 Z',
    brim: 'M-98,-44 C-72,-22 -40,-34 0,-32 C40,-34 72,-22 98,-44 C96,-12 50,-14 0,-16 C-50,-14 -96,-12 -98,-44 Z',
    creases: [
      [-10, -86, -6, -70, -8, -54, 2],
      [10, -86, 6, -72, 8, -60, 1.6],
    ],
  },
  slouch: {
    crown: 'M-41,-30 C-46,-60 -38,-84 -20,-88 C-4,-92 20,-90 30,-80 C42,-68 46,-48 42,-28 Z',
    band: 'M-43,-44 C-16,-36 16,-36 44,-42 L43,-28 C16,-22 -16,-22 -42,-30 Z',
    brim: 'M-90,-24 C-66,-34 -40,-36 0,-34 C40,-36 70,-38 92,-20 C78,-8 40,-14 0,-16 C-40,-14 -74,-6 -90,-24 Z',
    creases: [
      [-12, -84, 2, -74, 18, -82, 2.4],
      [-24, -70, -20, -58, -24, -48, 1.6],
    ],
  },
  flat: {
    crown: 'M-42,-30 L-40,-78 C-30,-86 30,-86 40,-78 L42,-30 Z',
    band: 'M-43,-48 C-16,-42 16,-42 43,-48 L43,-32 C16,-26 -16,-26 -43,-32 Z',
    brim: 'M-88,-32 C-60,-38 -30,-38 0,-38 C30,-38 60,-38 88,-32 C84,-16 40,-16 0,-16 C-40,-16 -84,-16 -88,-32 Z',
  },
  bowler: {
    crown: 'M-42,-30 C-46,-70 -26,-92 0,-92 C26,-92 46,-70 42,-30 Z',
    band: 'M-43,-44 C-16,-38 16,-38 43,-44 L43,-30 C16,-24 -16,-24 -43,-30 Z',
    brim: 'M-66,-36 C-56,-26 -30,-30 0,-29 C30,-30 56,-26 66,-36 C66,-16 34,-16 0,-17 C-34,-16 -66,-16 -66,-36 Z',
  },
  top: {
    crown: 'M-38,-30 C-40,-54 -44,-80 -42,-98 C-20,-104 20,-104 42,-98 C44,-80 40,-54 38,-30 Z',
    band: 'M-40,-48 C-16,-42 16,-42 40,-48 L39,-30 C16,-24 -16,-24 -39,-30 Z',
    brim: 'M-70,-40 C-58,-28 -30,-32 0,-31 C30,-32 58,-28 70,-40 C70,-18 36,-17 0,-18 C-36,-17 -70,-18 -70,-40 Z',
  },
  sombrero: {
    crown: 'M-32,-32 C-34,-62 -22,-96 0,-98 C22,-96 34,-62 32,-32 Z',
    band: 'M-34,-48 C-14,-42 14,-42 34,-48 L33,-34 C14,-28 -14,-28 -33,-34 Z',
    brim: 'M-106,-50 C-92,-24 -44,-32 0,-30 C44,-32 92,-24 106,-50 C110,-14 56,-6 0,-8 C-56,-6 -110,-14 -106,-50 Z',
  },
} as const satisfies Readonly<Record<string, HatForm>>;

export type HatKind = keyof typeof HATS;

export function hat(pen: Pen, kind: HatKind, felt: string, ribbon: string, tilt = 0): void {
  const { crown, band, brim, creases = [] }: HatForm = HATS[kind];
  pen.save();
  pen.translate(0, -30);
  pen.rotate(tilt);
  pen.translate(0, 30);
  cut(pen, shape(crown), felt, { gap: 4.8 });
  nicks(pen, creases);
  cut(pen, shape(band), ribbon, { gap: 3.6, edge: 2.4 });
  cut(pen, shape(brim), felt, { gap: 4.4 });
  pen.restore();
}
