import type { BufferGeometry } from 'three';
import { LIVERIES, type WagonId } from '../../../assets/expansions/great-train-robbery/art/liveries.ts';
import { WAGON } from './chassis.ts';
import {
  archedRoof,
  bars,
  clerestory,
  DARK,
  EAVES,
  GLOW,
  onSides,
  panes,
  railing,
  ridge,
  SIDE,
  shell,
} from './coachwork.ts';
import { body, bothSides, box, lump, merged, type Part, prism, rod, roof } from './parts.ts';

const BRASS = '#d9b25a';
const STEEL = '#9a9a9c';
const WOOD = '#8a4f20';
const { floor } = WAGON;

/** What stands on the chassis of each wagon: told apart by its outline as well as by its colours. */
const BODIES: Readonly<Record<WagonId, (livery: (typeof LIVERIES)[WagonId]) => Part[]>> = {
  'baggage-car': (livery) => [
    ...shell(livery),
    ...onSides(-0.02, 0.52, 0.62, 0.46, DARK),
    ...onSides(0.5, 0.52, 0.34, 0.46, livery.trim, 0.014),
    archedRoof(livery),
    body([0.4, 0.14, 0.3], [-0.5, EAVES + 0.2, 0], '#7a3c18'),
    body([0.3, 0.11, 0.26], [-0.08, EAVES + 0.19, 0.04], WOOD),
    body([0.22, 0.2, 0.2], [0.3, EAVES + 0.22, -0.04], '#a8281a'),
  ],
  caboose: (livery) => [
    ...shell(livery, { length: 1.3 }),
    ...panes([-0.36, 0.36], 0.22, 0.2),
    ...onSides(0, 0.5, 0.2, 0.4, '#7f1f14'),
    roof(1.9, 0.1, [0, EAVES, 0], livery.roof, SIDE + 0.05),
    body([0.56, 0.24, 0.46], [-0.14, EAVES + 0.19, 0], livery.body),
    ...bothSides(0.235, (z) => box([0.42, 0.11, 0.012], [-0.14, EAVES + 0.2, z], GLOW)),
    roof(0.66, 0.07, [-0.14, EAVES + 0.31, 0], livery.roof, 0.28),
    rod('y', { radius: 0.05, length: 0.26, sides: 8 }, [0.45, EAVES + 0.2, 0], '#45464c'),
    ...railing(-0.82, 0.24, livery.trim),
    ...railing(0.82, 0.24, livery.trim),
    lump(0.05, [-0.9, 0.68, 0.16], '#e0402c', 1),
  ],
  'cattle-truck': (livery) => [
    box([1.78, 0.03, 0.56], [0, floor + 0.02, 0], livery.trim),
    ...[0.36, 0.5, 0.64, 0.78].flatMap((y) => onSides(0, y, 1.8, 0.07, livery.body, -0.02)),
    ...[-0.88, -0.44, 0, 0.44, 0.88].flatMap((x) => onSides(x, 0.58, 0.07, 0.64, livery.trim)),
    ...[-0.88, 0.88].flatMap((x) => [0.4, 0.58, 0.76].map((y) => box([0.05, 0.07, 0.6], [x, y, 0], livery.body))),
    roof(0.62, 0.06, [-0.64, 0.89, 0], livery.roof, SIDE + 0.04),
    roof(0.62, 0.06, [0.64, 0.89, 0], livery.roof, SIDE + 0.04),
    ...[-0.5, 0.46].map((x) => body([0.5, 0.26, 0.26], [x, 0.5, 0], x < 0 ? '#8a4a24' : '#d9c8a4')),
    ...longhorn(),
  ],
  'circus-wagon': (livery) => [
    box([1.8, 0.08, 0.6], [0, floor + 0.05, 0], livery.trim),
    box([1.8, 0.08, 0.6], [0, 0.76, 0], livery.body),
    ...[-0.86, 0.86].map((x) => body([0.1, 0.5, 0.6], [x, 0.53, 0], livery.body)),
    ...bars(-0.75, 0.75, 0.15, 0.53, 0.42, BRASS),
    body([0.5, 0.2, 0.24], [0.08, 0.42, 0], '#c98a3c'),
    lump(0.18, [-0.24, 0.5, 0], '#7a3c14', 1),
    lump(0.11, [-0.34, 0.52, 0], '#dca14c', 1),
    ridge(1.9, 0.26, 0.8, livery.trim, 0.34),
    ...Array.from({ length: 8 }, (_, at) =>
      onSides(-0.84 + at * 0.24, 0.74, 0.22, 0.13, at % 2 ? '#fff6e0' : livery.roof, 0.04),
    ).flat(),
    ...[-0.8, 0, 0.8].flatMap((x) => [
      rod('y', { radius: 0.012, length: 0.2, sides: 5 }, [x, 1.14, 0], WOOD),
      box([0.14, 0.08, 0.01], [x + 0.08, 1.19, 0], x === 0 ? livery.roof : BRASS),
    ]),
  ],
  'coal-hopper': (livery) => [
    hopper(livery.body),
    ...bothSides(SIDE, (z) => box([1.86, 0.06, 0.04], [0, 0.74, z], '#33343a')),
    ...[-0.92, 0.92].map((x) => box([0.05, 0.06, 0.62], [x, 0.74, 0], '#33343a')),
    ...[-0.5, 0, 0.5].flatMap((x) => onSides(x, 0.58, 0.05, 0.3, '#33343a', 0)),
    ...Array.from({ length: 26 }, (_, at) => {
      const x = -0.74 + (at % 9) * 0.185;
      const z = -0.17 + Math.floor(at / 9) * 0.17;
      return lump(0.13, [x, 0.78 + 0.1 * (1 - Math.abs(x)) + 0.03 * ((at * 7) % 3), z], livery.roof);
    }),
    ...[-0.2, 0.2].map((x) => rod('y', { radius: 0.06, end: 0.14, length: 0.14, sides: 4 }, [x, 0.24, 0], livery.trim)),
  ],
  'dining-car': (livery) => [
    ...shell(livery),
    ...panes([0], 1.3, 0.26),
    ...[-0.4, 0, 0.4].flatMap((x) => onSides(x, 0.52, 0.26, 0.05, '#fff6e0', 0.018)),
    archedRoof(livery),
    ...[-0.6, 0.6].map((x) => box([0.14, 0.12, 0.14], [x, EAVES + 0.17, 0], livery.trim)),
    lump(0.17, [0, EAVES + 0.14, 0], '#c9c9cc', 2),
    lump(0.03, [0, EAVES + 0.33, 0], BRASS, 1),
  ],
  'express-car': (livery) => [
    ...shell(livery),
    ...onSides(0, 0.44, 1.78, 0.09, livery.trim, 0.008),
    ...panes([-0.66, 0.66], 0.26, 0.2, '#9fc0cc'),
    roof(1.96, 0.2, [0, EAVES, 0], livery.roof, SIDE + 0.05),
    ...bothSides(SIDE + 0.02, (z) => rod('z', { radius: 0.19, length: 0.03, sides: 20 }, [0, 0.56, z], BRASS)),
    ...bothSides(SIDE + 0.03, (z) => rod('z', { radius: 0.15, length: 0.03, sides: 20 }, [0, 0.56, z], '#fff6e0')),
    ...[-0.3, 0.3].flatMap((x) => onSides(x, 0.6, 0.26, 0.06, BRASS, 0.016)),
    prism(
      [
        [0.86, EAVES + 0.05],
        [1.0, EAVES + 0.05],
        [0.6, EAVES + 0.34],
      ],
      0.04,
      livery.trim,
    ),
  ],
  'ghost-car': (livery) => [
    ...shell(livery),
    ...[-0.6, 0.6].flatMap((x) => onSides(x, 0.56, 0.3, 0.26, '#0e1a1c')),
    ...[-0.6, 0.6].flatMap((x) => onSides(x, 0.56, 0.32, 0.04, livery.trim, 0.016)),
    ...onSides(0, 0.5, 0.3, 0.42, '#0e1a1c'),
    roof(0.8, 0.14, [-0.56, EAVES, 0], livery.roof, SIDE + 0.05),
    roof(0.8, 0.14, [0.56, EAVES, 0], livery.roof, SIDE + 0.05),
    ...ghost(),
  ],
  'lounge-car': (livery) => [
    ...shell(livery),
    ...panes([0], 1.2, 0.3, '#f6dfa4', livery.trim),
    ...[-0.36, 0.36].flatMap((x) => onSides(x, 0.52, 0.24, 0.17, '#a8281a', 0.018)),
    ...onSides(0, 0.66, 0.3, 0.04, BRASS, 0.018),
    ...clerestory(livery),
    ...[-0.9, 0.9].flatMap((x) =>
      bothSides(SIDE - 0.03, (z) => rod('y', { radius: 0.02, length: 0.52, sides: 6 }, [x, 0.54, z], livery.trim)),
    ),
  ],
  'lumber-flatcar': (livery) => [
    box([1.86, 0.07, 0.6], [0, floor + 0.04, 0], livery.body),
    ...logs(livery.roof),
    ...[-0.6, 0.6].flatMap((x) => bothSides(SIDE - 0.01, (z) => box([0.06, 0.48, 0.05], [x, 0.52, z], livery.trim))),
  ],
  'mail-car': (livery) => [
    ...shell(livery),
    ...onSides(0, 0.34, 1.78, 0.07, livery.trim, 0.01),
    ...onSides(0, 0.57, 0.66, 0.34, '#fff6e0', 0.012),
    ...onSides(0, 0.57, 0.12, 0.12, '#a82318', 0.022),
    ...[-0.66, 0.66].flatMap((x) => onSides(x, 0.53, 0.26, 0.4, DARK)),
    ...[-0.66, 0.66].flatMap((x) => bothSides(SIDE, (z) => lump(0.1, [x, 0.42, z], '#d9b878', 1))),
    archedRoof(livery),
    rod('y', { radius: 0.02, length: 0.4, sides: 6 }, [0.84, EAVES + 0.2, 0.24], STEEL),
    box([0.3, 0.03, 0.03], [0.72, EAVES + 0.4, 0.24], STEEL),
  ],
  'observation-car': (livery) => [
    ...shell(livery, { length: 1.3, x: 0.26 }),
    ...panes([-0.14, 0.26, 0.66], 0.3, 0.24, '#cfe6dc'),
    ...railing(-0.66, 0.5, livery.trim),
    roof(1.94, 0.09, [0, EAVES, 0], livery.roof, SIDE + 0.05),
    ...bothSides(SIDE - 0.03, (z) => rod('y', { radius: 0.02, length: 0.54, sides: 6 }, [-0.92, 0.53, z], livery.trim)),
    rod('y', { radius: 0.28, end: 0.2, length: 0.12, sides: 16 }, [0.24, EAVES + 0.13, 0], '#bfe0d4'),
    lump(0.22, [0.24, EAVES + 0.16, 0], '#d8f0e4', 2),
    rod('y', { radius: 0.09, end: 0.07, length: 0.3, sides: 10 }, [-0.66, 0.42, 0], '#7a2f3a'),
    lump(0.07, [-0.66, 0.62, 0], '#e3b88e', 1),
    rod('y', { radius: 0.08, length: 0.06, sides: 10 }, [-0.66, 0.7, 0], '#3a3430'),
    rod('x', { radius: 0.03, length: 0.26, sides: 8 }, [-0.82, 0.64, 0], BRASS),
  ],
  'passenger-car': (livery) => [
    ...shell(livery),
    ...panes([-0.69, -0.345, 0, 0.345, 0.69], 0.24, 0.22, '#f6e6b8'),
    ...[-0.69, 0, 0.345].flatMap((x, at) =>
      onSides(x, 0.54, 0.1, 0.12, ['#8a3f6a', '#3f5a7a', '#2c2a30'][at] ?? DARK, 0.016),
    ),
    ...clerestory(livery),
  ],
  'prisoner-car': (livery) => [
    ...shell(livery),
    ...[-0.86, -0.3, 0.3, 0.86].flatMap((x) => onSides(x, 0.53, 0.08, 0.5, livery.roof, 0.01)),
    ...onSides(0, 0.55, 0.46, 0.34, DARK),
    ...bars(-0.18, 0.18, 0.09, 0.55, 0.34, STEEL),
    ...[-0.58, 0.58].flatMap((x) => [
      ...onSides(x, 0.66, 0.24, 0.13, DARK),
      ...bars(x - 0.06, x + 0.06, 0.06, 0.66, 0.13, STEEL),
    ]),
    box([1.9, 0.07, 0.7], [0, EAVES + 0.03, 0], livery.roof),
    body([0.7, 0.16, 0.44], [0, EAVES + 0.14, 0], livery.body),
    ...[-0.2, 0, 0.2].flatMap((x) => bothSides(0.225, (z) => box([0.05, 0.09, 0.012], [x, EAVES + 0.15, z], DARK))),
  ],
  'private-car': (livery) => [
    ...shell(livery),
    ...panes([-0.58, 0.58], 0.34, 0.26, '#7a1a22', livery.trim),
    ...onSides(0, 0.56, 0.3, 0.32, livery.trim, 0.01),
    ...onSides(0, 0.56, 0.22, 0.24, livery.roof, 0.018),
    ...clerestory(livery),
    ...[-0.6, -0.2, 0.2, 0.6].map((x) => lump(0.045, [x, EAVES + 0.25, 0], BRASS, 1)),
    ...[-0.92, 0.92].map((x) => box([0.06, 0.5, 0.58], [x, 0.54, 0], livery.trim)),
  ],
  'sleeper-car': (livery) => [
    ...shell(livery),
    ...panes([-0.6, 0, 0.6], 0.44, 0.12, '#e8cf8e'),
    ...[-0.6, 0, 0.6].flatMap((x) => onSides(x, 0.42, 0.46, 0.1, '#5a3a7a', 0.012)),
    roof(1.94, 0.17, [0, EAVES, 0], livery.roof, SIDE + 0.05),
    ...[-0.5, 0.5].map((x) => rod('y', { radius: 0.05, length: 0.1, sides: 8 }, [x, EAVES + 0.19, 0], livery.trim)),
    rod('z', { radius: 0.13, length: 0.04, sides: 18 }, [0, EAVES + 0.28, 0], '#f3e2a4'),
    rod('z', { radius: 0.11, length: 0.05, sides: 18 }, [0.06, EAVES + 0.31, 0], livery.roof),
  ],
};

/** A wagon without its chassis, as one geometry with coloured vertices. */
export const wagonBody = (id: WagonId): BufferGeometry => merged(BODIES[id](LIVERIES[id]));

/** It rises through the hole in the roof and looks to both sides. */
function ghost(): Part[] {
  const sheet = '#eef1e2';
  return [
    rod('y', { radius: 0.25, end: 0.19, length: 0.4, sides: 14 }, [0, EAVES, 0], sheet),
    lump(0.2, [0, EAVES + 0.22, 0], sheet, 2),
    ...[-0.24, 0.24].map((x) => lump(0.08, [x, EAVES + 0.16, 0], sheet, 1)),
    ...[-0.075, 0.075].flatMap((x) => bothSides(0.175, (z) => box([0.06, 0.09, 0.05], [x, EAVES + 0.27, z], DARK))),
    ...bothSides(0.18, (z) => box([0.07, 0.09, 0.05], [0, EAVES + 0.12, z], DARK)),
  ];
}

/** A head over the slats, its horns along the train. */
function longhorn(): Part[] {
  const horn = '#e8dcc0';
  return [
    body([0.22, 0.24, 0.3], [0, 0.94, 0], '#a8602e'),
    ...bothSides(0.19, (z) => body([0.16, 0.13, 0.12], [0, 0.88, z], '#e3b9a0')),
    ...[-0.26, 0.26].map((x) => rod('x', { radius: 0.035, length: 0.32, sides: 8 }, [x, 1.03, 0], horn)),
    ...[-0.41, 0.41].map((x) => rod('y', { radius: 0.035, end: 0.008, length: 0.2, sides: 8 }, [x, 1.11, 0], horn)),
    ...[-0.06, 0.06].flatMap((x) => bothSides(0.15, (z) => box([0.04, 0.04, 0.02], [x, 0.99, z], DARK))),
  ];
}

/** A trough that narrows downward. */
function hopper(colour: string): Part {
  return prism(
    [
      [-0.93, 0.76],
      [-0.86, 0.52],
      [-0.46, floor],
      [0.46, floor],
      [0.86, 0.52],
      [0.93, 0.76],
    ],
    WAGON.width - 0.02,
    colour,
  );
}

/** Three, two and one, end grain to the front. */
function logs(bark: string): Part[] {
  return [3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => {
      const z = (at - (count - 1) / 2) * 0.2;
      const y = floor + 0.18 + row * 0.175;
      return [
        rod('x', { radius: 0.1, length: 1.72 - row * 0.12, sides: 12 }, [0, y, z], bark),
        rod('x', { radius: 0.08, length: 1.74 - row * 0.12, sides: 12 }, [0, y, z], '#e6c78e'),
      ];
    }).flat(),
  );
}
