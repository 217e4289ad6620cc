import { describe, expect, test } from 'vitest';
import { handOfSeat, kindOfCard, type Level, type Move, rowOfSeat, type State } from '../../core/index.ts';
import { gameOf, type Moment, sevenOf } from './support.ts';

const HARMFUL = ['bang', 'duel', 'take', 'drop'];

/** Whether the move hurts, or robs, the sheriff of all people. To rid him of Jail or Dynamite is no harm. */
function harmsTheSheriff(state: State, move: Move): boolean {
  if (!('play' in move || 'use' in move) || move.target === undefined) return false;
  if (state.roles[move.target] !== 'sheriff') return false;
  const card = 'play' in move ? move.play : move.use;
  // The abilities that are aimed at somebody shoot.
  if (typeof card === 'string') return true;
  const kind = kindOfCard(state, card);
  if (typeof move.on === 'number' && kindOfCard(state, move.on).startFlip) return false;
  return ('as' in move && move.as === 'bang') || kind.row.some(({ symbol }) => HARMFUL.includes(symbol));
}

/** Whether the move is a shot at everybody that the sheriff may die of. */
function endangersTheSheriff(state: State, move: Move): boolean {
  if (!('play' in move)) return false;
  const sheriff = state.roles.indexOf('sheriff');
  const kind = kindOfCard(state, move.play);
  const atAll = kind.row.some(({ symbol, reach }) => reach === 'others' && symbol !== 'heal');
  const isBare = rowOfSeat(state, sheriff).every((card) => kindOfCard(state, card).answers !== 'missed');
  return atAll && (state.life[sheriff] ?? 0) <= 1 && handOfSeat(state, sheriff).length === 0 && isBare;
}

describe.each<Level>(['random', 'greenhorn', 'gunslinger'])('seven bots, each a %s', (level) => {
  test('always come to an end, and every move they make is one that they were offered', () => {
    for (let seed = 1; seed <= 8; seed += 1) expect(gameOf(sevenOf(level), seed).winners).not.toBeNull();
  });

  test('and so do three and eight with Dodge City', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const levels = sevenOf(level, seed % 2 === 0 ? 3 : 8);
      expect(gameOf(levels, seed, () => {}, ['dodge-city']).winners).not.toBeNull();
    }
  });
});

describe.each<Level>(['greenhorn', 'gunslinger'])('a %s', (level) => {
  test('as deputy never harms the sheriff by choice, as renegade never kills him before the end', () => {
    let deputies = 0;
    for (let seed = 100; seed < 124; seed += 1) {
      const watch = ({ state, seat, move }: Moment): void => {
        const role = state.roles[seat];
        if (role === 'deputy') {
          deputies += 1;
          expect(harmsTheSheriff(state, move), `seed ${seed}: ${JSON.stringify(move)}`).toBe(false);
          expect(endangersTheSheriff(state, move), `seed ${seed}: ${JSON.stringify(move)}`).toBe(false);
        }
        const living = state.dead.filter((dead) => !dead).length;
        if (role === 'renegade' && living > 2 && (state.life[state.roles.indexOf('sheriff')] ?? 0) <= 1) {
          expect(harmsTheSheriff(state, move) && !('on' in move), `seed ${seed}: ${JSON.stringify(move)}`).toBe(false);
        }
      };
      gameOf(sevenOf(level, 5 + (seed % 4)), seed, watch, seed % 4 === 3 || seed % 3 === 0 ? ['dodge-city'] : []);
    }
    expect(deputies).toBeGreaterThan(300);
  });

  test('plays what helps: fewer than one turn in three goes by without any play', () => {
    let turns = 0;
    let idle = 0;
    for (let seed = 200; seed < 208; seed += 1) {
      let played = false;
      gameOf(sevenOf(level), seed, ({ move }) => {
        if ('end' in move) {
          turns += 1;
          if (!played) idle += 1;
          played = false;
        } else if ('play' in move) played = true;
      });
    }
    expect(idle / turns).toBeLessThan(1 / 3);
  });
});
