import type { Locomotive } from '../../model/definition.ts';
import type { Station } from '../../model/station.ts';

/** In the order of the published list. */
export const STATIONS: readonly Station[] = [
  { id: 'boom-town', price: { names: ['bang'] } },
  { id: 'callico', price: { names: ['panic', 'cat-balou'] } },
  { id: 'cripple-crack', price: { suit: 'S' } },
  { id: 'deathwood', price: { border: 'blue' } },
  { id: 'dodgeville', price: { names: ['missed'] } },
  { id: 'fort-woth', price: { from: '10', to: 'A' } },
  { id: 'oathman', price: { suit: 'D' } },
  { id: 'santa-fe', price: { suit: 'H' } },
  { id: 'silverado', price: { names: ['beer'] } },
  { id: 'st-francis', price: { suit: 'C' } },
  { id: 'tombrock', price: { life: 1 } },
  { id: 'virginian-city', price: { from: '2', to: '9' } },
  { id: 'yooma', price: { cards: 2 } },
];

/** The two sides of the card. */
export const LOCOMOTIVES: readonly Locomotive[] = [
  { id: 'ironhorse', row: [{ symbol: 'bang', reach: 'everyone', apart: true }] },
  { id: 'leland', row: [{ symbol: 'store', reach: 'self', forAll: true }] },
];
