import { describe, expect, test } from 'vitest';
import { legal, type Move, questionOf, redact } from '../../core/index.ts';
import { doubtAbout } from '../../renderer/session/doubt.ts';
import { BYSTANDERS, lay, type Table } from '../support/table.ts';

/** What speaks against playing the one card of this kind that the seat holds, by what the seat itself can see. */
function doubt(table: Table, seat: number, kind: string) {
  const state = redact(table.state, seat);
  const offers = legal(state, seat);
  const card = table.held(seat, kind);
  const move: Move | undefined = offers.find((each) => 'play' in each.move && each.move.play === card)?.move;
  if (!move) throw new Error(`expected ${kind} to be legal`);
  return doubtAbout(move, { state, me: seat, question: questionOf(state), offers });
}

const SLAB = 'outlaw slab-the-killer: bang stagecoach';
const shotBySlab = (seat: string) => lay([SLAB, seat, ...BYSTANDERS]).moves('0 plays bang at 1');

describe('a card that heals', () => {
  test('nobody is doubted: Beer at full life, Saloon among the healthy', () => {
    expect(doubt(lay(['sheriff bart-cassidy: beer', SLAB, ...BYSTANDERS]), 0, 'beer')).toBe('heals-nobody');
    expect(doubt(lay(['sheriff bart-cassidy: saloon', SLAB, ...BYSTANDERS]), 0, 'saloon')).toBe('heals-nobody');
  });

  test('somebody is not: the own life, or anybody’s for a Saloon', () => {
    expect(doubt(lay(['sheriff bart-cassidy 3: beer', SLAB, ...BYSTANDERS]), 0, 'beer')).toBeNull();
    const hurt = ['outlaw willy-the-kid 3', 'renegade rose-doolan'];
    expect(doubt(lay(['sheriff bart-cassidy: saloon', SLAB, ...hurt]), 0, 'saloon')).toBeNull();
    const dead = ['outlaw willy-the-kid dead', 'renegade rose-doolan'];
    expect(doubt(lay(['sheriff bart-cassidy: saloon', SLAB, ...dead]), 0, 'saloon')).toBe('heals-nobody');
  });

  test('is doubted where it does nothing any more among two', () => {
    const seats = ['sheriff bart-cassidy 2: beer', SLAB, 'outlaw willy-the-kid dead', 'renegade rose-doolan dead'];
    expect(doubt(lay(seats, { edition: 'third' }), 0, 'beer')).toBe('heals-nobody');
  });

  test('a dying player is doubted only where all together are too few', () => {
    const dying = (hand: string, character = 'bart-cassidy') =>
      lay([`sheriff ${character} 1: ${hand} | dynamite`, SLAB, ...BYSTANDERS], { phase: 'start', draw: 'bang:5S' });
    expect(doubt(dying('beer'), 0, 'beer')).toBe('heals-too-little');
    expect(doubt(dying('beer missed panic', 'sid-ketchum'), 0, 'beer')).toBe('heals-too-little');
    expect(doubt(dying('beer missed panic bang:AS stagecoach', 'sid-ketchum'), 0, 'beer')).toBeNull();
  });
});

describe('a Missed! against a shot that needs two', () => {
  test('is doubted where no second one can come', () => {
    expect(doubt(shotBySlab('sheriff bart-cassidy: missed panic'), 1, 'missed')).toBe('misses-too-few');
  });

  test('is not where a Barrel, an ability or an empty hand may bring one', () => {
    expect(doubt(shotBySlab('sheriff bart-cassidy: missed panic | barrel'), 1, 'missed')).toBeNull();
    expect(doubt(shotBySlab('sheriff jourdonnais: missed panic'), 1, 'missed')).toBeNull();
    expect(doubt(shotBySlab('sheriff calamity-janet: missed bang:AS'), 1, 'missed')).toBeNull();
    expect(doubt(shotBySlab('sheriff suzy-lafayette: missed'), 1, 'missed')).toBeNull();
  });

  test('is not against anybody else', () => {
    const table = lay(['outlaw rose-doolan: bang', 'sheriff bart-cassidy: missed panic', ...BYSTANDERS]);
    expect(doubt(table.moves('0 plays bang at 1'), 1, 'missed')).toBeNull();
  });
});

describe('a weapon', () => {
  const laid = (hand: string, row: string) => lay([`sheriff bart-cassidy: ${hand} | ${row}`, SLAB, ...BYSTANDERS]);

  test('is doubted in place of one that reaches farther, except where one may shoot more often', () => {
    expect(doubt(laid('schofield', 'winchester'), 0, 'schofield')).toBe('weaker-weapon');
    expect(doubt(laid('winchester', 'schofield'), 0, 'winchester')).toBeNull();
    expect(doubt(laid('volcanic', 'winchester'), 0, 'volcanic')).toBeNull();
    expect(doubt(laid('schofield', 'barrel'), 0, 'schofield')).toBeNull();
  });
});

test('what does something is never doubted', () => {
  const table = lay(['sheriff bart-cassidy: bang stagecoach gatling indians', SLAB, ...BYSTANDERS]);
  for (const kind of ['stagecoach', 'gatling', 'indians']) expect(doubt(table, 0, kind)).toBeNull();
});
