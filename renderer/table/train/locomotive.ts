import type { BufferGeometry } from 'three';
import { truck, WAGON, wheels } from './chassis.ts';
import { body, bothSides, box, lump, merged, type Part, prism, rod, roof } from './parts.ts';

/** Colours of one side of the locomotive's card. */
interface Paint {
  readonly boiler: string;
  readonly cab: string;
  readonly trim: string;
  readonly wheel: string;
  readonly front: string;
  readonly bright: string;
}

const PAINTS = {
  ironhorse: {
    boiler: '#2b2a30',
    cab: '#6f1a10',
    trim: '#a8281a',
    wheel: '#a8281a',
    front: '#3a3a42',
    bright: '#b98034',
  },
  leland: { boiler: '#3f6f46', cab: '#3f6f46', trim: '#a8281a', wheel: '#a8281a', front: '#45464c', bright: '#e6bd66' },
} as const satisfies Readonly<Record<string, Paint>>;
export type Side = keyof typeof PAINTS;

/** The boiler's middle, above the rails. */
const AXIS = 0.56;
const LAMP = '#fff3c0';

/** The locomotive as it looks with this side up: one geometry, with wheels and rods or, where those turn, without. */
export function locomotive(side: Side, wheeled = true): BufferGeometry {
  const paint = PAINTS[side];
  const moving = wheeled ? [...standingWheels(paint), ...rods()] : [];
  return merged([
    ...running(paint),
    ...moving,
    ...boiler(paint),
    ...cab(paint),
    ...(side === 'ironhorse' ? guns() : bell(paint)),
  ]);
}

function running({ trim, bright }: Paint): Part[] {
  return [
    box([2.0, 0.07, 0.5], [0, 0.3, 0], '#26242a'),
    ...bothSides(0.3, (z) => box([1.7, 0.04, 0.12], [0.1, 0.42, z], trim)),
    ...bothSides(0.31, (z) => rod('x', { radius: 0.075, length: 0.3, sides: 12 }, [0.56, 0.24, z], '#33343a')),
    body([0.1, 0.14, 0.6], [1.0, 0.32, 0], trim),
    ...bothSides(0.24, (z) => rod('x', { radius: 0.035, length: 0.05, sides: 8 }, [1.07, 0.34, z], bright)),
    ...cowcatcher(trim),
  ];
}

/** Where the axles of the locomotive are, and how large their wheels. */
export const DRIVERS = { radius: 0.21, at: [-0.5, -0.06], crank: 0.09 } as const;
export const PILOTS = { radius: 0.11, at: [0.42, 0.74] } as const;
export const WHEEL_PAINT = '#a8281a';

const standingWheels = ({ wheel }: Paint): Part[] =>
  [DRIVERS, PILOTS].flatMap(({ at, radius }) => at.flatMap((x) => wheels(x, radius, wheel)));

const rods = (): Part[] => bothSides(0.31, (z) => box([0.94, 0.04, 0.025], [-0.06, 0.2, z], '#9a9a9c'));

/** The rods that couple the drivers, to be carried round by them. */
export const sideRods = (): BufferGeometry => merged(rods());

/** Slats that meet in front, low over the rails. */
function cowcatcher(trim: string): Part[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((at) =>
    prism(
      [
        [1.04, 0.3],
        [1.04, 0.22],
        [1.34 - Math.abs(at) * 0.07, 0.04],
        [1.38 - Math.abs(at) * 0.07, 0.06],
      ],
      0.05,
      at % 2 ? '#33343a' : trim,
    ).translate(0, 0, at * 0.09),
  );
}

function boiler({ boiler: colour, front, trim, bright }: Paint): Part[] {
  return [
    rod('x', { radius: 0.24, length: 1.15, sides: 22 }, [0.2, AXIS, 0], colour),
    rod('x', { radius: 0.255, length: 0.28, sides: 22 }, [0.86, AXIS, 0], front),
    rod('x', { radius: 0.19, length: 0.03, sides: 20 }, [1.01, AXIS, 0], trim),
    rod('x', { radius: 0.07, length: 0.06, sides: 12 }, [1.03, AXIS, 0], bright),
    ...[-0.2, 0.12, 0.44, 0.7].map((x) => rod('x', { radius: 0.25, length: 0.03, sides: 22 }, [x, AXIS, 0], bright)),
    rod('y', { radius: 0.09, length: 0.18, sides: 14 }, [0.84, 0.86, 0], front),
    rod('y', { radius: 0.09, end: 0.2, length: 0.26, sides: 16 }, [0.84, 1.06, 0], front),
    rod('y', { radius: 0.21, length: 0.05, sides: 16 }, [0.84, 1.2, 0], bright),
    rod('y', { radius: 0.17, length: 0.052, sides: 16 }, [0.84, 1.202, 0], '#17100b'),
    rod('y', { radius: 0.11, length: 0.14, sides: 14 }, [0.32, 0.82, 0], bright),
    lump(0.11, [0.32, 0.89, 0], bright, 2),
    body([0.16, 0.17, 0.17], [0.98, 0.86, 0], trim),
    rod('x', { radius: 0.07, length: 0.03, sides: 14 }, [1.07, 0.86, 0], LAMP),
  ];
}

function cab({ cab: colour, trim, bright }: Paint): Part[] {
  return [
    body([0.5, 0.34, 0.62], [-0.62, 0.5, 0], colour),
    ...bothSides(0.29, (z) => box([0.06, 0.3, 0.04], [-0.84, 0.8, z], colour)),
    ...bothSides(0.29, (z) => box([0.06, 0.3, 0.04], [-0.4, 0.8, z], colour)),
    box([0.04, 0.3, 0.5], [-0.38, 0.8, 0], '#f2d890'),
    roof(0.68, 0.1, [-0.62, 0.94, 0], trim, 0.37),
    ...bothSides(0.314, (z) => box([0.4, 0.02, 0.01], [-0.62, 0.62, z], bright)),
    ...bothSides(0.314, (z) => box([0.4, 0.02, 0.01], [-0.62, 0.4, z], bright)),
    rod('y', { radius: 0.07, end: 0.06, length: 0.24, sides: 10 }, [-0.66, 0.76, 0.1], '#2f5c84'),
    lump(0.065, [-0.66, 0.92, 0.1], '#e3b88e', 1),
  ];
}

/** Barrels out of the cab on both sides: it fires at everybody. */
function guns(): Part[] {
  return bothSides(0.4, (z) => rod('z', { radius: 0.03, length: 0.3, sides: 8 }, [-0.62, 0.74, z], '#9a9a9c'));
}

function bell({ bright }: Paint): Part[] {
  return [
    ...bothSides(0.08, (z) => box([0.03, 0.2, 0.02], [0.02, 0.88, z], '#45464c')),
    rod('y', { radius: 0.075, end: 0.03, length: 0.13, sides: 12 }, [0.02, 0.92, 0], bright),
  ];
}

/** The tender behind it: coal for the one side, parcels for the other. */
export function tender(side: Side, wheeled = true): BufferGeometry {
  const { cab: colour, trim, bright } = PAINTS[side];
  const load =
    side === 'ironhorse'
      ? Array.from({ length: 14 }, (_, at) =>
          lump(
            0.12,
            [-0.4 + (at % 5) * 0.19, 0.68 + 0.05 * ((at * 5) % 3), -0.15 + Math.floor(at / 5) * 0.15],
            '#17130f',
          ),
        )
      : [
          body([0.3, 0.24, 0.3], [-0.36, 0.74, 0.08], '#d9b878'),
          box([0.05, 0.25, 0.31], [-0.36, 0.74, 0.08], trim),
          body([0.26, 0.18, 0.24], [-0.02, 0.71, -0.12], '#8a4f20'),
          body([0.22, 0.3, 0.22], [0.28, 0.77, 0.06], '#7a3c18'),
          body([0.2, 0.14, 0.2], [-0.3, 0.93, 0.06], '#2f6f8a'),
        ];
  return merged([
    box([1.2, 0.07, 0.46], [0, 0.24, 0], '#26242a'),
    ...[-0.32, 0.32].flatMap((x) => truck(x, wheeled)),
    body([1.16, 0.36, WAGON.width], [0, 0.46, 0], colour),
    ...bothSides(WAGON.width / 2 + 0.004, (z) => box([1.06, 0.02, 0.01], [0, 0.58, z], bright)),
    ...bothSides(WAGON.width / 2 + 0.004, (z) => box([1.06, 0.02, 0.01], [0, 0.34, z], bright)),
    ...load,
  ]);
}
