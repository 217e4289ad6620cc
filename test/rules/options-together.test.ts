import { describe, expect, test } from 'vitest';
import type { Options } from '../../core/index.ts';
import { BYSTANDERS, lay, type More } from '../support/table.ts';
import { layWithBoth } from '../support/train.ts';

const WAGONS = { wagons: 'cattle-truck lounge-car mail-car' };
const OTHERS = ['outlaw bart-cassidy', ...BYSTANDERS];
const withTrain = (first: string, more: More = {}, others = OTHERS) =>
  layWithBoth([`sheriff ${first}`, ...others], { ...more, train: { ...WAGONS, ...more.train } });

describe('own cards and oneself (B3.8, B6.7, D3.6)', () => {
  const hand = 'ragtime beer cat-balou panic punch';
  const row = 'conestoga can-can baggage-car coal-hopper barrel express-car';
  const table = (options: Partial<Options>) => withTrain(`jesse-jones: ${hand} | ${row}`, { options });
  const sentences = [
    '0 plays ragtime at 0 on barrel with beer',
    '0 plays cat-balou at 0 on barrel',
    '0 plays panic at 0 on barrel',
    '0 uses conestoga at 0 on barrel',
    '0 uses can-can at 0 on barrel',
    '0 uses baggage-car as cat-balou at 0 on barrel',
    '0 uses baggage-car as panic at 0 on barrel',
    '0 uses coal-hopper at 0 on express-car',
    '0 plays punch at 0',
  ];
  const refused = (options: Partial<Options>) => {
    const at = table(options);
    return sentences.filter((sentence) => at.why(sentence) === 'no-target');
  };

  test('own cards forbidden: all that takes or discards, but not the wagon that Coal Hopper names, nor Punch', () => {
    expect(refused({ ownCards: 'forbidden' })).toEqual(sentences.slice(0, 7));
  });

  test('distance 1 not at oneself: Panic! and Punch, whatever they are played as', () => {
    expect(refused({ distanceOneSelf: 'forbidden' })).toEqual([sentences[2], sentences[6], sentences[8]]);
    expect(refused({})).toEqual([]);
  });
});

describe('a lost turn, Strongbox and Jimmy Texas (t51, t52)', () => {
  const at = (edition: 'third' | 'fourth') => {
    const jailed = 'outlaw jimmy-texas: beer duel panic bang missed | jail strongbox';
    const seats = [jailed, ...BYSTANDERS];
    return withTrain('jesse-jones', { edition, turn: 1, phase: 'start', draw: 'duel:8C jail scope' }, seats);
  };

  test('the whole turn: two cards, and no card has to go', () => {
    expect([at('third').turn, at('third').cards(1)]).toEqual([2, 7]);
  });

  test('phases 1 and 2: first the excess, then two cards', () => {
    const table = at('fourth');
    expect(table.question?.kind).toBe('discard');
    expect(table.moves('1 discards beer').cards(1)).toBe(6);
  });
});

describe('options of the train', () => {
  const EXPRESS = 'bart-cassidy | express-car';

  test('the sheriff’s extra turn moves the train, or not', () => {
    const at = (trainOnExtraTurn: 'yes' | 'no') =>
      withTrain(EXPRESS, { train: { at: 0 }, options: { trainOnExtraTurn } }, ['outlaw el-gringo', ...BYSTANDERS]);
    expect(at('yes').moves('0 uses express-car').state.train?.at).toBe(1);
    expect(at('no').moves('0 uses express-car').state.train?.at).toBe(0);
  });

  test('free wagons only at a station: none behind the first, one after the free step', () => {
    const options = { freeWagon: 'at-station' } as const;
    const first = withTrain('sancho: water-tower', { train: { at: 0 }, options });
    expect([first.why('0 uses sancho'), first.why('0 uses sancho advancing')]).toEqual(['nothing-there', null]);
    const second = withTrain('sancho: water-tower', { train: { at: 1 }, options });
    expect(second.moves('0 plays water-tower').question?.cards).toHaveLength(1);
  });

  test('wagons as BANG! cards meet Slab the Killer’s demand and Private Car, as effects neither', () => {
    const slab = 'slab-the-killer: mustang:8H | baggage-car sleeper-car';
    const hidden = ['outlaw bart-cassidy | private-car', ...BYSTANDERS];
    const effect = withTrain(slab, { options: { wagonBang: 'effect' } }, hidden);
    expect(effect.why('0 uses baggage-car as bang at 1')).toBeNull();
    expect(effect.moves('0 uses sleeper-car with mustang at 1').question?.need).toBe(1);
    expect(withTrain(slab, {}, hidden).why('0 uses sleeper-car with mustang at 1')).toBe('protected');
    expect(withTrain(slab).moves('0 uses sleeper-car with baggage-car at 1').question?.need).toBe(2);
  });

  test('a station of the players’ own may ask two life points, never the last', () => {
    const options = { customStation: { name: 'Boot Hill', price: { life: 2 } } };
    const train = { stations: 'custom-station yooma callico oathman' };
    expect(withTrain('jesse-jones 3', { options, train }).moves('0 takes cattle-truck').life(0)).toBe(1);
    expect(withTrain('jesse-jones 2', { options, train }).why('0 takes cattle-truck')).toBe('last-life');
  });

  test('Molly Stark’s blue card for the Caboose counts only where every card does (decision g27)', () => {
    const molly = ['outlaw molly-stark: mustang | caboose', ...BYSTANDERS];
    const drawn = (mollyScope: 'named' | 'any-card') =>
      withTrain('jesse-jones: bang', { options: { mollyScope }, draw: 'beer' }, molly)
        .moves('0 plays bang at 1', '1 uses caboose with mustang')
        .hand(1);
    expect([drawn('named'), drawn('any-card')]).toEqual(['', 'beer']);
  });
});

test('the laid order with a Jail that is survived: the Dynamite is flipped next and passes on', () => {
  const seats = ['sheriff jesse-jones', 'outlaw bart-cassidy | jail dynamite', ...BYSTANDERS];
  const table = lay(seats, { edition: 'hungarian', turn: 1, phase: 'start', draw: 'beer:8H duel:8C' });
  expect([table.turn, table.row(2), table.discards(3)]).toEqual([1, 'dynamite', 'duel jail beer']);
});

test('two alive: the card’s ban does not hold what Money Bag copies, a ghost makes three', () => {
  const two = ['outlaw bart-cassidy', 'outlaw willy-the-kid dead', 'renegade rose-doolan dead'];
  const bag = withTrain('jesse-jones 2: money-bag', { discard: 'beer' }, two);
  expect(bag.moves('0 plays money-bag').life(0)).toBe(3);
  const forbidden = { options: { saloonWithTwo: 'forbidden' } } as const;
  expect(withTrain('jesse-jones 2: beer saloon', forbidden, two).why('0 plays saloon')).toBe('no-effect');
  const ghost = two.with(2, 'renegade rose-doolan 0 | ghost-car');
  expect(withTrain('jesse-jones 2: beer', {}, ghost).why('0 plays beer')).toBeNull();
});
