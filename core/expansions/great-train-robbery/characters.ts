import type { Character } from '../../model/definition.ts';

export const GREAT_TRAIN_ROBBERY_CHARACTERS: readonly Character[] = [
  { id: 'benny-brawler', life: 4, hooks: [{ hook: 'number', name: 'wagonsPerTurn', is: Infinity }] },
  { id: 'evan-babbit', life: 4, hooks: [{ hook: 'action', when: 'shot', distance: 1 }] },
  { id: 'jimmy-texas', life: 4, hooks: [{ hook: 'number', name: 'drawnAtEnd', is: 1 }] },
  { id: 'manuelita', life: 4, hooks: [{ hook: 'reaction', on: 'lineEnd', gain: 'draw', count: 2 }] },
  {
    id: 'sancho',
    life: 3,
    hooks: [
      {
        hook: 'action',
        when: 'turn',
        pays: 0,
        limit: 1,
        takesWagon: true,
        row: [{ symbol: 'pickWagon', reach: 'self' }],
      },
    ],
  },
  { id: 'sgt-blaze', life: 5, hooks: [{ hook: 'exemption' }] },
  { id: 'shade-oconnor', life: 4, hooks: [{ hook: 'reaction', on: 'advance', gain: 'exchange' }] },
  {
    id: 'zippy-roy',
    life: 5,
    hooks: [{ hook: 'action', when: 'turn', pays: 0, limit: 1, row: [{ symbol: 'advance', reach: 'self' }] }],
  },
];
