import { describe, expect, test } from 'vitest';
import { type Level, nameMove } from '../../core/index.ts';
import { layInCity } from '../support/dodge-city.ts';
import type { More } from '../support/table.ts';
import { decidedAt, namedAt } from './support.ts';

const named = (level: Level, seats: readonly string[], more: More = {}): string[] =>
  namedAt(layInCity(seats, more), level);

const REST = ['outlaw bart-cassidy: bang bang', 'outlaw willy-the-kid: bang bang', 'renegade rose-doolan: bang bang'];

describe.each<Level>(['greenhorn', 'gunslinger'])('a %s', (level) => {
  test('lays a green card, and uses it in a later turn', () => {
    expect(named(level, ['sheriff jesse-jones: canteen', ...REST])).toEqual(['{by:0,play:canteen}']);
    expect(named(level, ['sheriff jesse-jones 2 | canteen', ...REST])).toEqual(['{by:0,use:canteen}']);
    expect(named(level, ['sheriff jesse-jones | pony-express', ...REST])).toEqual(['{by:0,use:pony-express}']);
  });

  test('keeps a Canteen while nothing is to be healed', () => {
    expect(named(level, ['sheriff jesse-jones | canteen', ...REST])).toEqual(['{by:0,end:true}']);
  });

  test('pays with the card that it misses least', () => {
    const paid = ['sheriff jesse-jones 2: whisky missed scope | scope:2H', ...REST];
    expect(named(level, paid)).toEqual(['{by:0,play:whisky,pay:[scope]}']);
  });

  test('answers with a green card of the row rather than be hit', () => {
    const seats = ['sheriff jesse-jones: bang', 'outlaw bart-cassidy 1: duel | sombrero', ...REST.slice(1)];
    expect(namedAt(layInCity(seats).moves('0 plays bang at 1'), level)).toEqual(['{by:1,use:sombrero}']);
  });

  test('names of a foe what hurts it, and never the Jail that holds it', () => {
    const seats = [
      'outlaw jesse-jones: brawl duel',
      'sheriff bart-cassidy: bang bang bang | barrel jail',
      ...REST.slice(1),
    ];
    const table = layInCity(seats);
    const [move] = decidedAt(table, level);
    if (!move || !('targets' in move)) throw new Error(`expected a Brawl, got ${JSON.stringify(move)}`);
    expect(table.row(1)).toBe('barrel jail');
    expect(nameMove(table.state, move)).toContain('{"seat":1,"on":"barrel"}');
  });

  test('Chuck Wengam buys cards with life to spare, and not with the last two points', () => {
    expect(named(level, ['sheriff chuck-wengam', ...REST])).toEqual(['{by:0,use:chuck-wengam}']);
    expect(named(level, ['sheriff chuck-wengam 2', ...REST])).toEqual(['{by:0,end:true}']);
  });

  test('Vera Custer takes an ability of use over one of none', () => {
    const seats = ['sheriff vera-custer', 'outlaw pixie-pete', 'outlaw lucky-duke', 'renegade apache-kid'];
    expect(named(level, seats, { phase: 'draw' })).toEqual(['{by:0,choose:{character:pixie-pete}}']);
  });

  test('Vera Custer takes the ability that her hand can use', () => {
    const seats = ['outlaw willy-the-kid', 'outlaw tequila-joe', 'renegade sean-mallory'];
    const draws = (hand: string, life = '') =>
      named(level, [`sheriff vera-custer${life}: ${hand}`, ...seats], { phase: 'draw' });
    expect(draws('bang bang bang')).toEqual(['{by:0,choose:{character:willy-the-kid}}']);
    expect(draws('beer beer beer')).toEqual(['{by:0,choose:{character:tequila-joe}}']);
    expect(draws('missed missed scope duel', ' 1')).toEqual(['{by:0,choose:{character:sean-mallory}}']);
  });

  test('Pat Brennan leaves an enemy’s Jail where it lies, and takes what is worth two cards', () => {
    const jail = ['sheriff pat-brennan', 'outlaw bart-cassidy | jail', ...REST.slice(1)];
    expect(named(level, jail, { phase: 'draw' })).toEqual(['{by:0,choose:{option:deck}}']);
  });

  test('a table of three: nobody kills the one that another has to kill for him', () => {
    const seats = ['deputy jesse-jones: bang', 'outlaw bart-cassidy 1', 'renegade rose-doolan 1'];
    expect(named(level, seats)).toEqual(['{by:0,play:bang,target:2}']);
  });
});
