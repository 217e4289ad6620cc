import { expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

test('with an empty hand she draws one, after her card is resolved', () => {
  const table = lay(['sheriff suzy-lafayette: saloon', 'outlaw bart-cassidy', ...BYSTANDERS]).moves('0 plays saloon');
  expect(table.cards(0)).toBe(1);
  expect(table.facts('abilityUsed')).toEqual([{ e: 'abilityUsed', seat: 0, character: 'suzy-lafayette' }]);
});

test('fault 1: General Store as last card: she takes from the store, and draws nothing more', () => {
  const seats = ['sheriff suzy-lafayette: general-store', 'outlaw bart-cassidy', ...BYSTANDERS];
  const table = lay(seats, { draw: 'beer bang missed duel panic' }).moves('0 plays general-store', '0 chooses beer');
  expect(table.moves('1 chooses bang', '2 chooses missed').hand(0)).toBe('beer');
});

test.for([
  [
    'a Panic!',
    ['sheriff jesse-jones: panic', 'outlaw suzy-lafayette: beer', ...BYSTANDERS],
    ['0 plays panic at 1 on hand'],
  ],
  [
    'a Cat Balou',
    ['sheriff jesse-jones: cat-balou', 'outlaw suzy-lafayette: beer', ...BYSTANDERS],
    ['0 plays cat-balou at 1 on hand'],
  ],
  [
    'a reply',
    ['sheriff jesse-jones: bang', 'outlaw suzy-lafayette: missed', ...BYSTANDERS],
    ['0 plays bang at 1', '1 plays missed'],
  ],
  [
    'Indians!',
    ['sheriff jesse-jones: indians', 'outlaw suzy-lafayette: bang', ...BYSTANDERS],
    ['0 plays indians', '1 plays bang'],
  ],
  [
    'a Beer that saves',
    ['sheriff jesse-jones: bang', 'outlaw suzy-lafayette 1: beer', ...BYSTANDERS],
    ['0 plays bang at 1', '1 passes', '1 plays beer'],
  ],
] as const)('fault 2: her last card lost to %s counts', ([, seats, moves]) => {
  expect(
    lay(seats)
      .moves(...moves)
      .cards(1),
  ).toBe(1);
});

test('fault 2: a card laid as the last one counts, too', () => {
  expect(
    lay(['sheriff suzy-lafayette: barrel', 'outlaw bart-cassidy', ...BYSTANDERS])
      .moves('0 plays barrel')
      .cards(0),
  ).toBe(1);
});

test('fault 1: in a Duel she draws only after it', () => {
  const table = lay(['sheriff jesse-jones: duel bang', 'outlaw suzy-lafayette: bang', ...BYSTANDERS]);
  table.moves('0 plays duel at 1', '1 plays bang', '0 plays bang');
  expect(table.cards(1)).toBe(0);
  expect(table.moves('1 passes').cards(1)).toBe(1);
});

test('fault 1: against Slab the Killer she draws at once, and may use that card', () => {
  const seats = ['sheriff slab-the-killer: bang', 'outlaw suzy-lafayette: missed', ...BYSTANDERS];
  const table = lay(seats, { draw: 'missed beer' }).moves('0 plays bang at 1', '1 plays missed');
  expect(table.hand(1)).toBe('missed');
  table.moves('1 plays missed');
  expect(table.life(1)).toBe(4);
  expect(table.cards(1)).toBe(1);
});

test('fault 2: not while dying, and not when dead', () => {
  const seats = ['sheriff jesse-jones', 'outlaw suzy-lafayette 2: beer | dynamite', ...BYSTANDERS];
  const table = lay(seats, { turn: 1, phase: 'start', draw: 'bang:5S' }).moves('1 plays beer');
  expect(table.isDead(1)).toBe(true);
  expect(table.cards(1)).toBe(0);
});

test('the option at-once draws also inside a Duel', () => {
  const seats = ['sheriff jesse-jones: duel bang', 'outlaw suzy-lafayette: bang', ...BYSTANDERS];
  const table = lay(seats, { options: { suzyDraw: 'at-once' } }).moves('0 plays duel at 1', '1 plays bang');
  expect(table.cards(1)).toBe(1);
});

test('the option at-once: the last card gone, she draws before its effect', () => {
  const seats = ['sheriff suzy-lafayette: stagecoach', 'outlaw bart-cassidy', ...BYSTANDERS];
  expect(
    lay(seats, { options: { suzyDraw: 'at-once' } })
      .moves('0 plays stagecoach')
      .cards(0),
  ).toBe(3);
});

test('fault 35: with nothing left to draw the window closes all the same', () => {
  const table = lay(['sheriff suzy-lafayette: beer', 'outlaw bart-cassidy', ...BYSTANDERS]).moves('0 plays beer');
  expect(table.asked).toEqual([0]);
});

test('the option at-once: as a ghost she draws like everybody who is not dying', () => {
  const seats = ['sheriff jesse-jones: duel bang', 'outlaw suzy-lafayette 0: bang | ghost-car', ...BYSTANDERS];
  const table = layWithTrain(seats, { options: { suzyDraw: 'at-once' } });
  expect(table.moves('0 plays duel at 1', '1 plays bang').cards(1)).toBe(1);
});

test('fault 2: after a phase 3 that took her last card she draws, before the end of the turn', () => {
  const free = lay(['sheriff suzy-lafayette: bang', 'outlaw bart-cassidy', ...BYSTANDERS], {
    options: { phaseThree: 'at-least' },
    draw: 'beer duel jail',
  }).moves('0 ends', '0 discards bang');
  expect([free.hand(0), free.hand(1)]).toEqual(['beer', 'duel jail']);
  const ghost = ['sheriff jesse-jones', 'outlaw suzy-lafayette 0: bang | ghost-car strongbox', ...BYSTANDERS];
  expect(layWithTrain(ghost, { turn: 1, draw: 'beer duel jail panic' }).moves('1 ends').hand(1)).toBe('beer duel');
  const two = ghost.with(1, 'outlaw suzy-lafayette 0: bang panic | ghost-car');
  expect(layWithTrain(two, { turn: 1, draw: 'beer' }).moves('1 ends', '1 discards bang panic').hand(1)).toBe('beer');
});
