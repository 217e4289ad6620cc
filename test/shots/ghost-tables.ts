import type { TableShot } from './table-shots.ts';

/** Five at the table: one dies and stays, one is a ghost already, one is dead. */
const WAKE: TableShot = {
  rules: { expansions: ['great-train-robbery'] },
  names: ['Robin', 'Dusty', 'Calhoun', 'Marigold', 'Pete'],
  discardPile: ['bang:AS', 'missed', 'beer:6H'],
  train: {
    locomotive: 'leland',
    at: 2,
    stations: ['boom-town', 'yooma', 'santa-fe', 'tombrock', 'deathwood'],
    wagons: ['caboose', 'mail-car', 'lounge-car'],
  },
  seats: [
    {
      role: 'sheriff',
      character: 'jesse-jones',
      life: 4,
      hand: ['bang:QH', 'missed:10C', 'beer:10H'],
      inPlay: ['scope'],
    },
    { role: 'outlaw', character: 'evan-babbit', life: 2, hand: ['bang', 'beer'], inPlay: ['barrel:KS'] },
    { role: 'renegade', character: 'manuelita', life: 0, hand: ['missed'], inPlay: ['schofield', 'ghost-car'] },
    { role: 'outlaw', character: 'sgt-blaze', dead: true },
    { role: 'deputy', character: 'zippy-roy', life: 3, hand: ['duel', 'bang'], inPlay: ['mustang:8H'] },
  ],
};

/** Tables with the living, the dead, and those between. */
export const GHOST_TABLES = { ghost: WAKE } as const satisfies Record<string, TableShot>;
