import type { CardKind, Step } from '../../model/definition.ts';

const DRAW: Step = { symbol: 'draw', reach: 'self' };
const SHOT: Step = { symbol: 'bang', reach: 'reachable' };

/** They lie in rows like blue cards (G5.1). One with a row of symbols is discarded for it in the own turn. */
const wagon = (id: string, more: Partial<CardKind> = {}): CardKind => ({
  id,
  copies: [],
  border: 'blue',
  wagon: true,
  row: [],
  ...more,
});

/** In the order of the published list; each is there once. */
export const WAGONS: readonly CardKind[] = [
  // "Counts as a Missed!, a Panic!, a Cat Balou or an extra BANG!"
  wagon('baggage-car', { row: [SHOT], use: { as: ['missed', 'panic', 'cat-balou', 'bang'] } }),
  wagon('caboose', { use: { lends: 'missed' } }),
  wagon('cattle-truck', { row: [{ symbol: 'salvage', reach: 'self' }], unless: 'pileEmpty' }),
  wagon('circus-wagon', { row: [{ symbol: 'shed', reach: 'others' }] }),
  wagon('coal-hopper', { row: [DRAW, { symbol: 'drop', reach: 'anyone', only: 'wagon' }] }),
  wagon('dining-car', {
    startFlip: {
      order: 2,
      need: { suits: ['H'], from: '2', to: 'A' },
      met: { goes: 'stays', heals: 1 },
      unmet: { goes: 'stays' },
      last: true,
    },
  }),
  wagon('express-car', { row: [{ symbol: 'anew', reach: 'self' }], unless: 'extraTurn' }),
  wagon('ghost-car', { laidBefore: 'anyone', spares: 'sheriff', haunts: true }),
  wagon('lounge-car', { row: [{ symbol: 'deal', reach: 'self' }], unless: 'wagonDeckEmpty' }),
  // Its holder sees all others one farther away.
  wagon('lumber-flatcar', { laidBefore: 'anyone', numbers: { sight: -1 } }),
  wagon('mail-car', { row: [{ symbol: 'mail', reach: 'self' }] }),
  wagon('observation-car', { numbers: { sight: 1, raise: 1 } }),
  wagon('passenger-car', { row: [{ symbol: 'take', reach: 'another' }] }),
  wagon('prisoner-car', { wards: ['duel', 'demand'] }),
  wagon('private-car', { hides: true }),
  wagon('sleeper-car', { row: [SHOT], use: { lends: 'bang', once: true } }),
];
