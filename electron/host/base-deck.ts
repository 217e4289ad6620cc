import type { Printed } from '../../core/index.ts';

/** The base game's 80 cards as printed: rank and suit of each copy. */
const COPIES: Readonly<Record<string, string>> = {
  bang: '2C 3C 4C 5C 6C 7C 8C 9C AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AH QH KH AS',
  barrel: 'QS KS',
  beer: '6H 7H 8H 9H 10H JH',
  'cat-balou': 'KH 9D 10D JD',
  duel: 'QD JS 8C',
  dynamite: '2H',
  gatling: '10H',
  'general-store': '9C QS',
  indians: 'KD AD',
  jail: 'JS 4H 10S',
  missed: '2S 3S 4S 5S 6S 7S 8S AC 10C JC QC KC',
  mustang: '8H 9H',
  panic: 'JH QH AH 8D',
  remington: 'KC',
  'rev-carabine': 'AC',
  saloon: '5H',
  schofield: 'JC QC KS',
  scope: 'AS',
  stagecoach: '9S 9S',
  volcanic: '10S 10C',
  'wells-fargo': '3H',
  winchester: '8S',
};

export const BASE_DECK: readonly Printed[] = Object.entries(COPIES).flatMap(([kind, copies]) =>
  copies.split(' ').map((copy) => ({
    kind,
    suit: copy.slice(-1) as Printed['suit'],
    rank: copy.slice(0, -1) as Printed['rank'],
  })),
);
