import { describe, expect, test } from 'vitest';
import {
  cardsIn,
  handOf,
  rowOfSeat,
  TRAIN,
  whyCard,
  whyPrice,
  whyStep,
  whyTarget,
  whyWagon,
} from '../../core/index.ts';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS, lay, type Table } from '../support/table.ts';
import { layWithTrain } from '../support/train.ts';

const card = (table: Table, seat: number, kind: string) => whyCard(table.state, seat, table.held(seat, kind));

describe('why a card is no use', () => {
  test('null for a card that some offer plays, flips, pays or discards', () => {
    const table = lay(['sheriff jesse-jones 2: bang beer', 'outlaw bart-cassidy', ...BYSTANDERS]);
    expect(card(table, 0, 'bang')).toBeNull();
    expect(card(table, 0, 'beer')).toBeNull();
    const excess = lay(['sheriff jesse-jones 1: missed missed', 'outlaw bart-cassidy', ...BYSTANDERS]).moves('0 ends');
    expect(card(excess, 0, 'missed')).toBeNull();
    const sid = lay(['sheriff jesse-jones', 'outlaw sid-ketchum 2: missed duel', ...BYSTANDERS]);
    expect(card(sid, 1, 'duel')).toBeNull();
  });

  test('of several targets out of range the nearest is told, with its figures', () => {
    const seats = [
      'sheriff jesse-jones: bang',
      'outlaw bart-cassidy: | mustang',
      'outlaw willy-the-kid: | mustang:2S',
      'renegade paul-regret: | hideout',
    ];
    const table = lay(seats.with(3, 'renegade paul-regret'));
    expect(card(table, 0, 'bang')).toEqual({ code: 'out-of-range', figures: { distance: 2, reach: 1 } });
  });

  test('the limit of the turn, with its figures', () => {
    const table = lay(['sheriff jesse-jones: bang bang', 'outlaw bart-cassidy', ...BYSTANDERS]).moves(
      '0 plays bang at 1',
      '1 passes',
    );
    expect(card(table, 0, 'bang')).toEqual({ code: 'bang-limit', figures: { played: 1, limit: 1 } });
  });

  test('a card at the wrong time, a second copy, nothing to take', () => {
    const seats = ['sheriff jesse-jones: missed barrel:2D panic | barrel', 'outlaw bart-cassidy', ...BYSTANDERS];
    const table = lay(seats, { options: { ownCards: 'forbidden' } });
    expect(card(table, 0, 'missed')?.code).toBe('wrong-time');
    expect(card(table, 0, 'barrel')?.code).toBe('duplicate-in-play');
    expect(card(table, 0, 'panic')?.code).toBe('nothing-there');
  });

  test('while others decide, and as a reply', () => {
    const table = lay(['sheriff jesse-jones: bang beer', 'outlaw bart-cassidy: beer missed', ...BYSTANDERS]).moves(
      '0 plays bang at 1',
    );
    expect(card(table, 0, 'beer')?.code).toBe('not-your-decision');
    expect(card(table, 1, 'beer')?.code).toBe('wrong-time');
    expect(card(table, 1, 'missed')).toBeNull();
  });

  test('after the end', () => {
    const seats = [
      'sheriff jesse-jones: bang beer',
      'outlaw bart-cassidy 1',
      'outlaw willy-the-kid dead',
      'renegade rose-doolan dead',
    ];
    const table = lay(seats).moves('0 plays bang at 1', '1 passes');
    expect(table.winners).toEqual([0]);
    expect(card(table, 0, 'beer')?.code).toBe('game-over');
  });
});

describe('why a target is none', () => {
  const table = lay([
    'sheriff jesse-jones: bang panic beer',
    'outlaw bart-cassidy',
    'outlaw willy-the-kid: | scope',
    'renegade rose-doolan',
  ]);
  const target = (kind: string, seat: number) => whyTarget(table.state, 0, table.held(0, kind), seat);

  test('null for one in reach, else the reason with its figures', () => {
    expect(target('bang', 1)).toBeNull();
    expect(target('bang', 2)).toEqual({ code: 'out-of-range', figures: { distance: 2, reach: 1 } });
    expect(target('bang', 0)?.code).toBe('no-target');
    expect(target('panic', 1)?.code).toBe('nothing-there');
    expect(target('beer', 1)?.code).toBe('no-target');
  });

  test('under another name', () => {
    const janet = lay(['sheriff calamity-janet: missed', 'outlaw bart-cassidy', ...BYSTANDERS]);
    const missed = janet.held(0, 'missed');
    expect(whyTarget(janet.state, 0, missed, 1, 'bang')).toBeNull();
    expect(whyTarget(janet.state, 0, missed, 2, 'bang')?.code).toBe('out-of-range');
    expect(janet.state.zones[handOf(0)]).toContain(missed);
  });
});

describe('why a card that costs another, or lies in the own row, is no use', () => {
  const laid = (table: Table, seat: number, kind: string) => {
    const found = rowOfSeat(table.state, seat).find((each) => table.state.printed[each]?.kind === kind);
    if (found === undefined) throw new Error(`expected ${kind} in the row, got ${table.row(seat)}`);
    return found;
  };
  const REST = ['outlaw bart-cassidy: beer', 'outlaw willy-the-kid', 'renegade rose-doolan'];

  test('the price is missing; with another card in hand it is there', () => {
    for (const kind of ['springfield', 'brawl', 'whisky']) {
      expect(card(layInCity([`sheriff jesse-jones 2: ${kind}`, ...REST]), 0, kind)).toEqual({
        code: 'cannot-pay',
        figures: { needed: 1, given: 0 },
      });
      expect(card(layInCity([`sheriff jesse-jones 2: ${kind} scope`, ...REST]), 0, kind)).toBeNull();
    }
  });

  test('whom it can be turned to', () => {
    const table = layInCity(['sheriff jesse-jones: ragtime scope | knife', ...REST]);
    const ragtime = table.held(0, 'ragtime');
    expect(whyTarget(table.state, 0, ragtime, 1)).toBeNull();
    expect(whyTarget(table.state, 0, ragtime, 2)?.code).toBe('nothing-there');
    const knife = laid(table, 0, 'knife');
    expect(whyTarget(table.state, 0, knife, 1)).toBeNull();
    expect(whyTarget(table.state, 0, knife, 2)).toEqual({ code: 'out-of-range', figures: { distance: 2, reach: 1 } });
  });

  test('a green card of this turn is too new, one that answers has nothing to answer, a blue one is not used', () => {
    const table = layInCity(['sheriff jesse-jones | canteen* sombrero scope pony-express', ...REST]);
    const code = (kind: string) => whyCard(table.state, 0, laid(table, 0, kind))?.code ?? null;
    expect(['canteen', 'sombrero', 'scope', 'pony-express'].map(code)).toEqual([
      'fresh-green',
      'wrong-time',
      'wrong-time',
      null,
    ]);
    const shot = layInCity([
      'sheriff jesse-jones: bang',
      'outlaw bart-cassidy: duel | sombrero canteen',
      ...BYSTANDERS,
    ]);
    shot.moves('0 plays bang at 1');
    expect(whyCard(shot.state, 1, laid(shot, 1, 'sombrero'))).toBeNull();
    expect(whyCard(shot.state, 1, laid(shot, 1, 'canteen'))?.code).toBe('wrong-time');
  });

  test('a card that Pat Brennan may take is of use', () => {
    const table = layInCity(['sheriff pat-brennan | scope', ...REST], { phase: 'draw' });
    expect(whyCard(table.state, 0, laid(table, 0, 'scope'))).toBeNull();
  });
});

describe('why a wagon cannot be had', () => {
  const MINE = 'sheriff jesse-jones 4: bang:2S beer:6H';
  const wagon = (table: Table, place: number) => cardsIn(table.state, TRAIN)[place] ?? -1;

  test('null where an offer takes it, now or after the free step', () => {
    const table = layWithTrain([MINE, ...BYSTANDERS, 'outlaw bart-cassidy']);
    expect(whyWagon(table.state, 0, wagon(table, 0))).toBeNull();
    expect(whyWagon(table.state, 0, wagon(table, 0), true)).toBeNull();
    expect(whyStep(table.state, 0)).toBeNull();
  });

  test('the price with its figures, no station, somebody else, a wagon already taken', () => {
    const poor = layWithTrain(['sheriff jesse-jones 4: missed:2C', ...BYSTANDERS, 'outlaw bart-cassidy'], {
      train: { at: 2, stations: 'yooma boom-town santa-fe dodgeville' },
    });
    expect(whyWagon(poor.state, 0, wagon(poor, 0))).toEqual({ code: 'cannot-pay', figures: { needed: 1, given: 0 } });
    expect(whyWagon(poor.state, 0, wagon(poor, 1))).toEqual({ code: 'cannot-pay', figures: { needed: 2, given: 1 } });
    expect(whyWagon(poor.state, 0, wagon(poor, 2))?.code).toBe('nothing-there');
    expect(whyWagon(poor.state, 1, wagon(poor, 0))?.code).toBe('not-your-decision');
    expect(whyStep(poor.state, 0)).toEqual({ code: 'cannot-pay', figures: { needed: 1, given: 0 } });
    const table = layWithTrain([`${MINE} bang:3S`, ...BYSTANDERS, 'outlaw bart-cassidy']);
    const taken = table.moves('0 takes cattle-truck with bang:2S');
    expect(whyWagon(taken.state, 0, wagon(taken, 0))?.code).toBe('limit-reached');
  });

  test('what a station asks, for whoever looks at it', () => {
    const { state } = layWithTrain([MINE, ...BYSTANDERS, 'outlaw bart-cassidy 1']);
    expect(whyPrice(state, 0, 'boom-town')).toBeNull();
    expect(whyPrice(state, 0, 'dodgeville')).toEqual({ code: 'cannot-pay', figures: { needed: 1, given: 0 } });
    const last = state.dead.length - 1;
    expect(whyPrice(state, last, 'tombrock')?.code).toBe('last-life');
  });

  test('a card of the row is asked about under the name that is chosen', () => {
    const seats = ['sheriff jesse-jones 4: | baggage-car', 'outlaw bart-cassidy', 'outlaw rose-doolan: bang | mustang'];
    const table = layWithTrain([...seats, 'renegade paul-regret', 'deputy jourdonnais']);
    const [baggage = -1] = rowOfSeat(table.state, 0);
    expect(whyTarget(table.state, 0, baggage, 2, 'cat-balou')).toBeNull();
    expect(whyTarget(table.state, 0, baggage, 2, 'bang')).toEqual({
      code: 'out-of-range',
      figures: { distance: 3, reach: 1 },
    });
    expect(whyTarget(table.state, 0, baggage, 2, 'panic')?.code).toBe('out-of-range');
  });
});
