import { copiesIn } from '../../model/card.ts';
import type { CardKind, Step } from '../../model/definition.ts';

const DRAW: Step = { symbol: 'draw', reach: 'self' };
const HEAL: Step = { symbol: 'heal', reach: 'self' };
const AT_DISTANCE_ONE: Step = { symbol: 'bang', reach: { distance: 1 } };

/** In the order of the published list. */
export const DODGE_CITY_CARDS: readonly CardKind[] = [
  { id: 'bible', copies: copiesIn('10H'), border: 'green', row: [DRAW], answers: 'missed' },
  { id: 'brawl', copies: copiesIn('JS'), border: 'brown', row: [{ symbol: 'drop', reach: 'others' }], pays: 1 },
  { id: 'buffalo-rifle', copies: copiesIn('QC'), border: 'green', row: [{ symbol: 'bang', reach: 'another' }] },
  { id: 'can-can', copies: copiesIn('JC'), border: 'green', row: [{ symbol: 'drop', reach: 'anyone' }] },
  { id: 'canteen', copies: copiesIn('7H'), border: 'green', row: [HEAL] },
  { id: 'conestoga', copies: copiesIn('9D'), border: 'green', row: [{ symbol: 'take', reach: 'anyone' }] },
  // The user draws before the target replies.
  { id: 'derringer', copies: copiesIn('7S'), border: 'green', row: [DRAW, AT_DISTANCE_ONE] },
  { id: 'dodge', copies: copiesIn('7D KH'), border: 'brown', row: [DRAW], answers: 'missed' },
  { id: 'hideout', copies: copiesIn('KD'), border: 'blue', row: [], numbers: { raise: 1 } },
  { id: 'howitzer', copies: copiesIn('9S'), border: 'green', row: [{ symbol: 'bang', reach: 'others' }] },
  { id: 'iron-plate', copies: copiesIn('AD QS'), border: 'green', row: [], answers: 'missed' },
  { id: 'knife', copies: copiesIn('8H'), border: 'green', row: [AT_DISTANCE_ONE] },
  { id: 'pepperbox', copies: copiesIn('AH'), border: 'green', row: [{ symbol: 'bang', reach: 'reachable' }] },
  { id: 'pony-express', copies: copiesIn('QD'), border: 'green', row: [DRAW, DRAW, DRAW] },
  { id: 'punch', copies: copiesIn('10S'), border: 'brown', row: [AT_DISTANCE_ONE] },
  { id: 'ragtime', copies: copiesIn('9H'), border: 'brown', row: [{ symbol: 'take', reach: 'anyone' }], pays: 1 },
  { id: 'silver', copies: copiesIn('10D'), border: 'blue', row: [], numbers: { sight: 1 } },
  { id: 'sombrero', copies: copiesIn('7C'), border: 'green', row: [], answers: 'missed' },
  { id: 'springfield', copies: copiesIn('KS'), border: 'brown', row: [{ symbol: 'bang', reach: 'another' }], pays: 1 },
  { id: 'ten-gallon-hat', copies: copiesIn('JD'), border: 'green', row: [], answers: 'missed' },
  { id: 'tequila', copies: copiesIn('9C'), border: 'brown', row: [{ symbol: 'heal', reach: 'anyone' }], pays: 1 },
  { id: 'whisky', copies: copiesIn('QH'), border: 'brown', row: [HEAL, HEAL], pays: 1 },
];

/** Cards of the base game that lie in this box as well. */
export const MORE_COPIES: readonly Pick<CardKind, 'id' | 'copies'>[] = [
  { id: 'bang', copies: copiesIn('8S 5C 6C KC') },
  { id: 'barrel', copies: copiesIn('AC') },
  { id: 'beer', copies: copiesIn('6H 6S') },
  { id: 'cat-balou', copies: copiesIn('8C') },
  { id: 'dynamite', copies: copiesIn('10C') },
  { id: 'general-store', copies: copiesIn('AS') },
  { id: 'indians', copies: copiesIn('5D') },
  { id: 'missed', copies: copiesIn('8D') },
  { id: 'mustang', copies: copiesIn('5H') },
  { id: 'panic', copies: copiesIn('JH') },
  { id: 'remington', copies: copiesIn('6D') },
  { id: 'rev-carabine', copies: copiesIn('5S') },
];
