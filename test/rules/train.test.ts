import { describe, expect, test } from 'vitest';
import { NOBODY, newGame, redact, stationAt, TRAIN, WAGON_DECK } from '../../core/index.ts';
import { BYSTANDERS, Table } from '../support/table.ts';
import { layWithBoth, layWithTrain } from '../support/train.ts';

const SEATS = [
  'sheriff jesse-jones: next-stop',
  'outlaw willy-the-kid',
  'outlaw slab-the-killer',
  'renegade lucky-duke',
];
const START = { phase: 'start' } as const;
const ALONE = ['great-train-robbery'];

describe('a new train (G1)', () => {
  const games = Array.from({ length: 20 }, (_, seed) => newGame({ seats: 5, seed, expansions: ALONE }).state);

  test('as many stations as seats, three wagons, the locomotive under the first and moved on by the sheriff', () => {
    for (const { train, zones, printed } of games) {
      expect([train?.stations.length, train?.stationDeck.length, train?.at]).toEqual([5, 8, 1]);
      expect([zones[TRAIN]?.length, zones[WAGON_DECK]?.length]).toEqual([3, 13]);
      expect(printed.filter(({ suit }) => suit === null).length).toBe(16);
    }
  });

  test('clubs and spades make it the Ironhorse, hearts and diamonds the Leland', () => {
    const sides = new Set(games.map(({ train }) => train?.locomotive));
    expect([...sides].sort()).toEqual(['ironhorse', 'leland']);
    for (let seed = 0; seed < 20; seed += 1) {
      const { events, state } = newGame({ seats: 4, seed, expansions: ALONE });
      const flip = events.find((event) => event.e === 'cardMoved' && event.cause === 'flipped');
      const suit = flip?.e === 'cardMoved' ? state.printed[flip.card]?.suit : null;
      expect(state.train?.locomotive).toBe(suit === 'C' || suit === 'S' ? 'ironhorse' : 'leland');
    }
  });

  test('fault 39: nobody sees what lies face down', () => {
    const [state] = games;
    if (!state) throw new Error('expected a game, got none');
    const view = redact(state, 0);
    expect(new Set(view.train?.stationDeck)).toEqual(new Set(['unknown']));
    expect(view.train?.stations).toEqual(state.train?.stations);
    expect(new Set(view.zones[WAGON_DECK])).toEqual(new Set([-1]));
  });
});

test('G2.2: wagons stand at the stations behind the locomotive', () => {
  const at = (place: number) => {
    const { state } = layWithTrain(SEATS);
    return [0, 1, 2].map((wagon) => stationAt(state, place, wagon) ?? null);
  };
  expect(at(0)).toEqual([null, null, null]);
  expect(at(1)).toEqual(['boom-town', null, null]);
  expect(at(3)).toEqual(['yooma', 'santa-fe', 'boom-town']);
  expect(at(4)).toEqual(['dodgeville', 'yooma', 'santa-fe']);
});

describe('fault 31: who moves it', () => {
  test('the sheriff at the start of his turn, before all flips; nobody else', () => {
    const jailed = SEATS.with(0, 'sheriff jesse-jones | dynamite');
    const table = layWithTrain(jailed, { ...START, draw: 'duel:8C', train: { at: 0 } });
    expect(table.events.findIndex(({ e }) => e === 'trainAdvanced')).toBeLessThan(
      table.events.findIndex(({ e }) => e === 'judged'),
    );
    expect(layWithTrain(SEATS, { ...START, turn: 1 }).state.train?.at).toBe(1);
  });

  test('without a sheriff the deputy, and once he is dead the next to his left', () => {
    const three = ['outlaw willy-the-kid', 'deputy slab-the-killer', 'renegade rose-doolan'];
    const at = (seats: readonly string[], turn: number) => layWithBoth(seats, { ...START, turn }).state.train?.at;
    expect([at(three, 0), at(three, 1), at(three, 2)]).toEqual([1, 2, 1]);
    const dead = three.with(1, 'deputy slab-the-killer dead');
    expect([at(dead, 0), at(dead, 2)]).toEqual([1, 2]);
  });

  test('G3.2: for good, also when the deputy comes back as a ghost', () => {
    const seats = ['deputy slab-the-killer dead', 'outlaw willy-the-kid', 'renegade rose-doolan'];
    const train = { stations: 'tombrock santa-fe yooma', wagons: 'ghost-car cattle-truck lounge-car' };
    const table = layWithBoth(seats, { turn: 2, train, draw: 'jail panic' }).moves('2 takes ghost-car at 0', '2 ends');
    expect([table.turn, table.isDead(0), table.state.train?.at]).toEqual([0, false, 1]);
    expect(table.moves('0 ends', '0 discards jail panic').state.train?.at).toBe(2);
  });
});

describe('the end of the line (G6)', () => {
  const END = { train: { at: 3 } };

  test('Ironhorse is nobody’s doing: no reward, no penalty', () => {
    const seats = SEATS.with(1, 'outlaw willy-the-kid 1');
    const table = layWithTrain(seats, END).moves('0 plays next-stop', '0 passes', '0 passes', '1 passes', '1 passes');
    expect([table.isDead(1), table.state.credited[1], table.cards(0)]).toEqual([true, NOBODY, 1]);
  });

  test('fault 15, t55: who dies of it in his own turn has no phase 3, and the turn passes once', () => {
    const seats = ['renegade jesse-jones 1: next-stop', 'sheriff willy-the-kid', ...BYSTANDERS];
    const table = layWithTrain(seats, END).moves('0 plays next-stop', '0 passes', '0 passes', '0 passes');
    table.moves('1 passes', '2 passes', '3 passes');
    expect([table.isDead(0), table.turn, table.state.train?.at]).toEqual([true, 1, 1]);
  });

  test('t56: everybody dead: the outlaws win', () => {
    const seats = [
      'sheriff jesse-jones 1: next-stop',
      'outlaw willy-the-kid 1',
      'outlaw rose-doolan 1',
      'renegade paul-regret 1',
    ];
    const table = layWithTrain(seats, END).moves('0 plays next-stop', '0 passes');
    while (!table.winners) table.moves(`${table.asked[0]} passes`);
    expect(table.winners).toEqual([1, 2]);
  });

  test('all stations are laid anew and the locomotive is turned; wagons in rows stay', () => {
    const seats = SEATS.with(1, 'outlaw willy-the-kid | mail-car');
    const table = layWithTrain(seats, { train: { at: 3, locomotive: 'leland' } }).moves(
      '0 plays next-stop',
      '0 passes',
    );
    while (table.question?.kind === 'store')
      table.moves(`${table.asked[0]} chooses ${table.state.printed[table.question.cards[0] ?? 0]?.kind}`);
    const { train, zones } = table.state;
    expect([train?.locomotive, train?.at, train?.stations.length, train?.stationDeck.length]).toEqual([
      'ironhorse',
      0,
      4,
      9,
    ]);
    expect([zones[TRAIN]?.length, zones[WAGON_DECK]?.length, table.row(1)]).toEqual([3, 12, 'mail-car']);
  });

  test('with the option only as many stations as players are left', () => {
    const seats = SEATS.with(3, 'renegade lucky-duke dead');
    const more = { train: { at: 3, locomotive: 'leland' }, options: { stationCount: 'living' } } as const;
    const table = layWithTrain(seats, more).moves('0 plays next-stop', '0 passes');
    while (table.question?.kind === 'store')
      table.moves(`${table.asked[0]} chooses ${table.state.printed[table.question.cards[0] ?? 0]?.kind}`);
    expect(table.state.train?.stations.length).toBe(3);
  });
});

describe('fault 31: too few wagons (G6.3)', () => {
  const bare = (seats: readonly string[], at: number) => {
    const { state } = layWithTrain(seats, { train: { at, wagons: '' } });
    return new Table({ ...state, zones: state.zones.with(WAGON_DECK, []).with(TRAIN, []) });
  };

  test('the locomotive runs alone, and acts all the same', () => {
    const table = bare(SEATS, 3).moves('0 plays next-stop', '0 passes');
    expect([table.question?.kind, table.asked, table.question?.source]).toEqual(['shot', [0], 'ironhorse']);
    for (const seat of [0, 1, 2, 3]) table.moves(`${seat} passes`);
    expect([table.state.train?.at, table.state.zones[TRAIN]]).toEqual([0, []]);
  });

  test('what takes a wagon for nothing finds none; a discarded one is coupled at once', () => {
    const table = bare(
      ['sheriff sancho: water-tower panic | express-car', 'outlaw willy-the-kid | mail-car', ...BYSTANDERS],
      1,
    );
    expect([table.why('0 uses sancho'), table.why('0 plays water-tower')]).toEqual(['nothing-there', null]);
    table.moves('0 plays water-tower', '0 uses express-car');
    const coupled = (table.state.zones[TRAIN] ?? []).map((card) => table.state.printed[card]?.kind);
    expect([coupled, table.turn]).toEqual([['express-car'], 0]);
  });
});

describe('fault 32: taking a wagon', () => {
  const bought = SEATS.with(0, 'sheriff jesse-jones: bang bang panic');

  test('the wagons behind move up and one is attached at the end', () => {
    const table = layWithTrain(bought, { train: { wagonDeck: 'mail-car' } }).moves('0 takes cattle-truck with bang');
    const wagons = (table.state.zones[TRAIN] ?? []).map((card) => table.state.printed[card]?.kind);
    expect(wagons).toEqual(['observation-car', 'prisoner-car', 'mail-car']);
  });

  test('one wagon a turn; the free step only together with one', () => {
    const table = layWithTrain(bought).moves('0 takes cattle-truck with bang');
    expect(table.why('0 takes observation-car with bang')).toBe('limit-reached');
    const step = layWithTrain(bought);
    expect(step.why('0 takes observation-car with panic advancing')).toBe('cannot-pay');
    expect(step.moves('0 takes observation-car with bang advancing').state.train?.at).toBe(2);
  });

  test('a wagon that would come to a hand lies in the row', () => {
    const table = layWithTrain(bought.with(1, 'outlaw willy-the-kid | mail-car')).moves(
      '0 plays panic at 1 on mail-car',
    );
    expect([table.row(0), table.hand(0)]).toEqual(['mail-car', 'bang bang']);
  });

  test('G5.3: a discarded wagon goes face down under the deck, then its effect happens', () => {
    const seats = SEATS.with(0, 'sheriff jesse-jones | mail-car');
    const { state } = layWithTrain(seats, { draw: 'bang beer' }).moves('0 uses mail-car', '0 chooses seat 1 bang');
    expect(state.printed[state.zones[WAGON_DECK]?.[0] ?? 0]?.kind).toBe('mail-car');
    expect(redact(state, 0).zones[WAGON_DECK]?.[0]).toBe(-1);
  });
});
