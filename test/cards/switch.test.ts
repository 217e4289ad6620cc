import { expect, test } from 'vitest';
import { BYSTANDERS } from '../support/table.ts';
import { layWithBoth, layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: switch | barrel',
  'outlaw willy-the-kid | mustang',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];

test('a card of the own row against one of another', () => {
  const table = layWithTrain(SEATS).moves('0 plays switch giving barrel at 1 on mustang');
  expect([table.row(0), table.row(1), table.discards()]).toEqual(['mustang', 'barrel', 'switch']);
});

test('both must be there, and no name lies twice in a row', () => {
  expect(layWithTrain(SEATS).why('0 plays switch giving mustang at 1 on barrel')).toBe('not-in-play');
  expect(layWithTrain(SEATS).why('0 plays switch giving barrel at 2 on mustang')).toBe('nothing-there');
  expect(layWithTrain(SEATS).why('0 plays switch at 1 on mustang')).toBe('nothing-there');
  const twice = SEATS.with(1, 'outlaw willy-the-kid | barrel mustang');
  expect(layWithTrain(twice).why('0 plays switch giving barrel at 1 on mustang')).toBe('duplicate-in-play');
});

test('an older weapon makes room', () => {
  const seats = SEATS.with(0, 'sheriff jesse-jones: switch | barrel volcanic').with(
    1,
    'outlaw willy-the-kid | schofield',
  );
  const table = layWithTrain(seats).moves('0 plays switch giving barrel at 1 on schofield');
  expect([table.row(0), table.row(1), table.discards()]).toEqual(['schofield', 'barrel', 'volcanic switch']);
});

test('t70: who gets the Ghost Car of a ghost puts him out, with the card that he was given', () => {
  const seats = SEATS.with(0, 'deputy jesse-jones: switch | barrel')
    .with(1, 'outlaw willy-the-kid 0: beer | ghost-car')
    .with(2, 'sheriff slab-the-killer');
  const table = layWithTrain(seats).moves('0 plays switch giving barrel at 1 on ghost-car');
  expect([table.isDead(1), table.row(0), table.row(1), table.discards()]).toEqual([
    true,
    'ghost-car',
    '',
    'beer barrel switch',
  ]);
});

test('G9.7: a ghost who gives his own Ghost Car away is out with the card that he was given', () => {
  const seats = [
    'sheriff jesse-jones',
    'outlaw willy-the-kid 0: switch beer | ghost-car barrel',
    'outlaw slab-the-killer | mustang',
    'renegade lucky-duke',
  ];
  const table = layWithTrain(seats, { turn: 1 }).moves('1 plays switch giving ghost-car at 2 on mustang');
  expect([table.isDead(1), table.row(1), table.row(2), table.turn]).toEqual([true, '', 'ghost-car', 2]);
  expect(table.facts('cardMoved').filter(({ cause }) => cause === 'estate')).toHaveLength(3);
});

test('fault 27: a green card keeps its mark', () => {
  const seats = ['sheriff jesse-jones: switch | barrel', 'outlaw willy-the-kid | canteen', ...BYSTANDERS];
  const table = layWithBoth(seats).moves('0 plays switch giving barrel at 1 on canteen');
  expect(table.why('0 uses canteen')).toBeNull();
});
