import { describe, expect, test } from 'vitest';
import { EDITIONS, faultOfPrice, OPTION_VALUES, parseOptions } from '../../core/index.ts';
import { BYSTANDERS, lay } from '../support/table.ts';

describe('what a file or a form says', () => {
  test.for(Object.entries(OPTION_VALUES))('%s: each of its values, and no other', ([key, values]) => {
    for (const value of values)
      expect(parseOptions('fourth', { [key]: value }).options).toMatchObject({ [key]: value });
    expect(parseOptions('fourth', { [key]: 'zorro' }).fault).toContain(`${key}: expected`);
  });

  test('a station of the table has a name and one kind of price', () => {
    const of = (customStation: unknown) => parseOptions('fourth', { customStation });
    for (const price of [{ cards: 2 }, { life: 1 }, { suit: 'S' }, { from: '2', to: '9' }, { border: 'blue' }]) {
      expect(of({ name: 'Dry Gulch', price }).options?.customStation).toEqual({ name: 'Dry Gulch', price });
    }
    expect(of({ name: 'Dry Gulch', price: { names: ['bang', 'beer'] } }).fault).toBeNull();
    expect(of(null).options).toEqual(EDITIONS.fourth);
    for (const price of [{}, { cards: 0 }, { suit: 'X' }, { from: '9', to: '2' }, { cards: 1, life: 1 }, 3]) {
      expect(of({ name: 'Dry Gulch', price }).fault).toContain('customStation: price');
    }
    expect(of({ name: ' ', price: { cards: 1 } }).fault).toContain('customStation: name');
    expect(of('Dry Gulch').fault).toContain('customStation: expected');
  });

  test('a name with anything unseen in it, one that is too long, and a long list of cards are refused with a reason', () => {
    const of = (name: string, names: unknown = ['bang']) =>
      parseOptions('fourth', { customStation: { name, price: { names } } }).fault;
    expect(of('Přístav 9'.normalize('NFC'))).toBeNull();
    for (const name of ['Dry\u202eGulch', 'Dry\nGulch', 'Dry\u200bGulch', ' Dry', 'x'.repeat(25)])
      expect(of(name)).toContain('customStation: name: expected 1 to 24');
    expect(of('x'.repeat(100_000))?.length).toBeLessThan(200);
    const long = Array.from({ length: 4 }, (_, at) => `card-${'abcd'[at]}`);
    for (const names of [[], long, ['bang', 'bang'], ['BANG!'], [1], ['x'.repeat(41)]])
      expect(of('Dry Gulch', names)).toContain('customStation: price');
  });

  test('a price that names a card of a box that is not on the table is refused', () => {
    const customStation = { name: 'Dry Gulch', price: { names: ['bang', 'brawl'] } };
    expect(faultOfPrice([], { customStation })).toContain('got brawl');
    expect(faultOfPrice(['dodge-city'], { customStation })).toBeNull();
    expect(faultOfPrice([], { customStation: null })).toBeNull();
  });

  test('a key of an expansion counts for nothing without it, an unknown one is told', () => {
    expect(parseOptions('fourth', { wagonBang: 'effect' }).options).toEqual({
      ...EDITIONS.fourth,
      wagonBang: 'effect',
    });
    expect(parseOptions('fourth', { toString: 1 }).fault).toBe('toString is no option');
    expect(parseOptions('fourth', [1]).fault).toContain('expected options by key');
    expect(parseOptions('fourth', null).fault).toContain('expected options by key');
  });
});

describe('eliminatedOrder', () => {
  const seats = ['sheriff jesse-jones: bang', 'renegade bart-cassidy 1: beer missed | barrel', ...BYSTANDERS];
  const dead = (eliminatedOrder: 'fixed' | 'choose') =>
    lay(seats, { options: { eliminatedOrder } }).moves('0 plays bang at 1', '1 passes', '1 passes');

  test('fixed: row, then hand, the last on top', () => {
    expect(dead('fixed').discards(4)).toBe('missed beer barrel bang');
  });

  test('choose: the dead seat lays its cards down in its own order', () => {
    const table = dead('choose');
    expect(table.question).toMatchObject({ kind: 'estate', seats: [1], need: 3 });
    expect(table.why('1 discards beer')).toBe('wrong-count');
    expect(table.why('0 discards beer missed barrel')).toBe('not-your-decision');
    table.moves('1 discards missed barrel beer');
    expect(table.discards(4)).toBe('beer barrel missed bang');
  });

  test('choose: or leaves them in the usual order', () => {
    expect(dead('choose').moves('1 passes').discards(4)).toBe('missed beer barrel bang');
  });
});

describe('phaseThree', () => {
  const ended = (phaseThree: 'exact' | 'at-least') =>
    lay(['sheriff jesse-jones 3: bang beer missed duel', 'outlaw bart-cassidy', ...BYSTANDERS], {
      options: { phaseThree },
    }).moves('0 ends');

  test('exact: the excess and no card more', () => {
    const table = ended('exact');
    expect(table.against('0 discards bang beer')).toEqual({ code: 'wrong-count', figures: { needed: 1, given: 2 } });
    expect(table.moves('0 discards bang').turn).toBe(1);
  });

  test('at-least: more, or some without any excess', () => {
    expect(ended('at-least').moves('0 discards bang beer').turn).toBe(1);
    const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy', ...BYSTANDERS], {
      options: { phaseThree: 'at-least' },
    });
    table.moves('0 ends');
    expect(table.question).toMatchObject({ kind: 'discard', need: 0 });
    expect(table.moves('0 passes').turn).toBe(1);
  });
});

describe('allDead', () => {
  const seats = [
    'sheriff jesse-jones 1: | dynamite',
    'renegade bart-cassidy dead',
    'outlaw willy-the-kid dead',
    'outlaw rose-doolan dead',
  ];

  test.for([
    ['outlaws', [2, 3]],
    ['nobody', []],
  ] as const)('%s win when one effect leaves nobody', ([allDead, winners]) => {
    expect(lay(seats, { phase: 'start', draw: 'bang:5S', options: { allDead } }).winners).toEqual(winners);
  });
});

test('takeBack is a value for the host: the rules do not ask it', () => {
  const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy', ...BYSTANDERS], {
    options: { takeBack: 'on' },
  });
  expect(table.moves('0 plays bang at 1').asked).toEqual([1]);
});
