import type { Livery } from '../../../assets/expansions/great-train-robbery/art/liveries.ts';
import { WAGON } from './chassis.ts';
import { body, bothSides, box, type Part, prism, roof } from './parts.ts';

/** Half of the width, where things are fixed to the side. */
export const SIDE = WAGON.width / 2;
export const GLOW = '#f2d890';
export const DARK = '#17100b';
export const EAVES = 0.8;

/** The closed body of a wagon with its stripes, without a roof. */
export function shell(
  { body: colour, trim }: Livery,
  { length = WAGON.length - 0.1, height = EAVES - WAGON.floor, x = 0 } = {},
): Part[] {
  const { floor, width } = WAGON;
  return [
    body([length, height, width], [x, floor + height / 2, 0], colour),
    ...bothSides(SIDE + 0.004, (z) => box([length - 0.04, 0.035, 0.012], [x, floor + 0.06, z], trim)),
    ...bothSides(SIDE + 0.004, (z) => box([length - 0.04, 0.02, 0.012], [x, floor + height - 0.04, z], trim)),
  ];
}

export const archedRoof = ({ roof: colour }: Livery, length: number = WAGON.length, x = 0): Part =>
  roof(length, 0.15, [x, EAVES, 0], colour, SIDE + 0.05);

/** A roof with a raised middle and its row of panes. */
export function clerestory({ roof: colour, trim }: Livery): Part[] {
  return [
    roof(WAGON.length, 0.09, [0, EAVES, 0], colour, SIDE + 0.05),
    body([1.5, 0.18, 0.32], [0, EAVES + 0.15, 0], colour),
    ...bothSides(0.164, (z) => box([1.38, 0.09, 0.01], [0, EAVES + 0.16, z], GLOW)),
    ...[-0.46, -0.23, 0, 0.23, 0.46].flatMap((x) =>
      bothSides(0.168, (z) => box([0.03, 0.1, 0.012], [x, EAVES + 0.16, z], colour)),
    ),
    ...bothSides(0.2, (z) => box([1.6, 0.025, 0.04], [0, EAVES + 0.235, z], trim)),
    roof(1.6, 0.06, [0, EAVES + 0.24, 0], colour, 0.21),
  ];
}

/** Something flat on both sides: a pane, a door, a board. */
export const onSides = (x: number, y: number, length: number, height: number, colour: string, proud = 0.008): Part[] =>
  bothSides(SIDE + proud, (z) => box([length, height, 0.014], [x, y, z], colour));

export function panes(xs: readonly number[], length: number, height: number, colour = GLOW, frame = DARK): Part[] {
  return xs.flatMap((x) => [
    ...onSides(x, 0.58, length + 0.035, height + 0.035, frame, 0.002),
    ...onSides(x, 0.58, length, height, colour, 0.01),
  ]);
}

/** Upright bars before an opening. */
export function bars(from: number, to: number, step: number, y: number, height: number, colour: string): Part[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, at) => from + at * step).flatMap((x) =>
    onSides(x, y, 0.02, height, colour, 0.016),
  );
}

/** The railing of an open platform at the end of a wagon. */
export function railing(x: number, length: number, colour: string): Part[] {
  const posts = [-0.5, 0, 0.5].map((share) => x + share * length);
  return bothSides(SIDE - 0.02, (z) => box([length, 0.022, 0.022], [x, 0.52, z], colour)).concat(
    posts.flatMap((post) => bothSides(SIDE - 0.02, (z) => box([0.02, 0.26, 0.02], [post, 0.4, z], colour))),
  );
}

/** A small roof of two slopes across the train. */
export const ridge = (length: number, rise: number, y: number, colour: string, half = SIDE + 0.06): Part =>
  prism(
    [
      [half, 0],
      [0, rise],
      [-half, 0],
    ],
    length,
    colour,
  )
    .rotateY(Math.PI / 2)
    .translate(0, y, 0);
