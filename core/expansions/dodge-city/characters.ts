import type { Character } from '../../model/definition.ts';

export const DODGE_CITY_CHARACTERS: readonly Character[] = [
  {
    id: 'apache-kid',
    life: 3,
    // "Diamonds played by other players do not affect him, except within a Duel."
    hooks: [{ hook: 'shield', suit: 'D', unless: { symbol: 'duel', option: 'apacheDuelCard', is: 'affected' } }],
  },
  { id: 'belle-star', life: 4, hooks: [{ hook: 'silence' }] },
  {
    id: 'bill-noface',
    life: 4,
    hooks: [
      { hook: 'number', name: 'cardsDrawn', is: -1 },
      { hook: 'number', name: 'drawnPerWound', is: 1 },
    ],
  },
  {
    id: 'chuck-wengam',
    life: 4,
    hooks: [
      {
        hook: 'action',
        when: 'turn',
        pays: 0,
        costs: 1,
        row: [
          { symbol: 'draw', reach: 'self' },
          { symbol: 'draw', reach: 'self' },
        ],
      },
    ],
  },
  {
    id: 'doc-holyday',
    life: 4,
    hooks: [{ hook: 'action', when: 'turn', pays: 2, limit: 1, row: [{ symbol: 'bang', reach: 'reachable' }] }],
  },
  { id: 'elena-fuente', life: 3, hooks: [{ hook: 'disguise', as: 'missed' }] },
  { id: 'greg-digger', life: 4, hooks: [{ hook: 'reaction', on: 'elimination', gain: 'heal', count: 2 }] },
  { id: 'herb-hunter', life: 4, hooks: [{ hook: 'reaction', on: 'elimination', gain: 'draw', count: 2 }] },
  {
    id: 'jose-delgado',
    life: 4,
    hooks: [
      {
        hook: 'action',
        when: 'turn',
        pays: 1,
        border: 'blue',
        limit: 2,
        row: [
          { symbol: 'draw', reach: 'self' },
          { symbol: 'draw', reach: 'self' },
        ],
      },
    ],
  },
  {
    id: 'molly-stark',
    life: 4,
    hooks: [{ hook: 'reaction', on: 'answered', gain: 'draw', widenedBy: 'mollyScope' }],
  },
  {
    id: 'pat-brennan',
    life: 4,
    hooks: [{ hook: 'step', insteadOf: 'draw', frame: (seat) => ({ f: 'takeInPlay', seat }) }],
  },
  { id: 'pixie-pete', life: 3, hooks: [{ hook: 'number', name: 'cardsDrawn', is: 1 }] },
  { id: 'sean-mallory', life: 3, hooks: [{ hook: 'number', name: 'handLimit', is: 10 }] },
  { id: 'tequila-joe', life: 4, hooks: [{ hook: 'number', name: 'saverHeals', is: 2 }] },
  { id: 'vera-custer', life: 3, hooks: [], beforeDraw: (seat) => ({ f: 'copying', seat }) },
];
