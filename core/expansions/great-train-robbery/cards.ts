import { copiesIn, type Suit } from '../../model/card.ts';
import type { CardKind, FlipNeed, Step } from '../../model/definition.ts';

const DRAW: Step = { symbol: 'draw', reach: 'self' };
const anyOf = (...suits: Suit[]): FlipNeed => ({ suits, from: '2', to: 'A' });

/** In the order of the published list. */
export const GREAT_TRAIN_ROBBERY_CARDS: readonly CardKind[] = [
  {
    id: 'cactus',
    copies: copiesIn('7H'),
    border: 'brown',
    row: [{ symbol: 'flipToHeal', reach: 'self' }],
    answers: 'missed',
    luck: anyOf('H', 'D'),
  },
  {
    id: 'dragoon',
    copies: copiesIn('JS'),
    border: 'blue',
    row: [],
    weapon: true,
    numbers: { range: 2, bangsPerTurn: 2 },
  },
  {
    id: 'evaded',
    copies: copiesIn('QC'),
    border: 'brown',
    row: [{ symbol: 'claim', reach: 'self' }],
    answers: 'missed',
  },
  { id: 'full-steam', copies: copiesIn('2S'), border: 'brown', row: [{ symbol: 'fullSteam', reach: 'self' }] },
  {
    id: 'knife-revolver',
    copies: copiesIn('5D'),
    border: 'brown',
    // The flip comes before the target replies; the shot goes on in any case.
    row: [
      { symbol: 'flipToReturn', reach: 'self' },
      { symbol: 'bang', reach: 'reachable' },
    ],
    limited: true,
    luck: { suits: ['S', 'H', 'D', 'C'], from: 'J', to: 'A' },
  },
  {
    id: 'map',
    copies: copiesIn('3D'),
    border: 'blue',
    row: [],
    beforeDraw: (seat) => ({ f: 'survey', seat, source: 'map', looked: false }),
  },
  { id: 'money-bag', copies: copiesIn('QC'), border: 'brown', row: [], mimics: true },
  {
    id: 'most-wanted',
    copies: copiesIn('KS'),
    border: 'brown',
    row: [DRAW, { symbol: 'flipOrLose', reach: 'everyone', apart: true }],
    luck: anyOf('S'),
  },
  {
    id: 'next-stop',
    copies: copiesIn('2D KC'),
    border: 'brown',
    row: [DRAW, { symbol: 'advance', reach: 'self' }],
  },
  { id: 'refund', copies: copiesIn('3S'), border: 'blue', row: [], refunds: true },
  { id: 'strongbox', copies: copiesIn('9H'), border: 'blue', row: [], numbers: { drawnAtEnd: 1 } },
  { id: 'switch', copies: copiesIn('6H'), border: 'brown', row: [{ symbol: 'swap', reach: 'another' }] },
  {
    id: 'train-robbery',
    copies: copiesIn('4D JC'),
    border: 'brown',
    row: [{ symbol: 'holdUp', reach: 'another' }],
    limited: true,
  },
  { id: 'water-tower', copies: copiesIn('8H'), border: 'brown', row: [{ symbol: 'pickWagon', reach: 'self' }] },
];
