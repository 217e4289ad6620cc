import { expect, test } from 'vitest';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS } from '../support/table.ts';
import { layWithBoth } from '../support/train.ts';

const SEATS = [
  'sheriff pat-brennan | scope',
  'outlaw bart-cassidy',
  'outlaw willy-the-kid | barrel canteen',
  'renegade rose-doolan',
];

test('two cards of the pile, or one card of any row', () => {
  const draw = { phase: 'draw', draw: 'duel beer' } as const;
  expect(layInCity(SEATS, draw).moves('0 chooses deck').hand(0)).toBe('beer duel');
  const table = layInCity(SEATS, draw).moves('0 chooses seat 2 canteen');
  expect([table.hand(0), table.row(2), table.deck(1)]).toEqual(['canteen', 'barrel', 'duel']);
  expect(layInCity(SEATS, draw).moves('0 chooses seat 0 scope').hand(0)).toBe('scope');
});

test('no hand, no card that is not there; without any card in play nobody asks', () => {
  const table = layInCity(SEATS, { phase: 'draw' });
  expect([table.why('0 chooses seat 2'), table.why('0 chooses seat 1 barrel')]).toEqual(['malformed', 'nothing-there']);
  const bare = ['sheriff pat-brennan', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(layInCity(bare, { phase: 'draw' }).question).toMatchObject({ kind: 'play' });
});

test('G9.6: who puts the last outlaw out in phase 1 has won with it', () => {
  const seats = [
    'sheriff bart-cassidy',
    'deputy pat-brennan',
    'outlaw el-gringo 0: bang | ghost-car',
    'renegade rose-doolan dead',
  ];
  const table = layWithBoth(seats, { turn: 1, phase: 'draw' }).moves('1 chooses seat 2 ghost-car');
  expect([table.isDead(2), table.row(1), table.winners]).toEqual([true, 'ghost-car', [0, 1]]);
});
