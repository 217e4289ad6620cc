import { describe, expect, test } from 'vitest';
import { BYSTANDERS, lay } from '../support/table.ts';

describe('fault 4: the order of an elimination', () => {
  test('role shown, cards away, reward, penalty, win check, and only then the next turn', () => {
    const table = lay(['sheriff jesse-jones: bang', 'outlaw bart-cassidy 1: beer', ...BYSTANDERS]);
    table.moves('0 plays bang at 1', '1 passes', '1 passes');
    const told = table.events.map((event) => (event.e === 'cardMoved' ? event.cause : event.e));
    expect(told.filter((e) => e !== 'settled')).toEqual([
      'passed',
      'eliminated',
      'roleShown',
      'estate',
      'reward',
      'reward',
      'reward',
    ]);
  });

  test('fault 5: two losses of one player lead to one death', () => {
    const seats = ['sheriff jesse-jones: gatling', 'outlaw bart-cassidy 1: | dynamite', ...BYSTANDERS];
    const table = lay(seats).moves('0 plays gatling', '1 passes', '1 passes');
    expect(table.facts('eliminated')).toHaveLength(1);
    table.moves('2 passes', '3 passes', '0 ends');
    expect(table.turn).toBe(2);
  });
});

describe('faults 7 and 8: reward and penalty', () => {
  test('whoever kills an outlaw draws three, whatever he is himself', () => {
    const seats = [
      'sheriff jesse-jones',
      'outlaw bart-cassidy: bang',
      'outlaw willy-the-kid 1',
      'renegade rose-doolan',
    ];
    expect(lay(seats, { turn: 1 }).moves('1 plays bang at 2', '2 passes', '2 passes').cards(1)).toBe(3);
  });

  test('the sheriff who kills a deputy loses hand and row; Suzy Lafayette draws once after it', () => {
    const seats = ['sheriff suzy-lafayette: bang beer | scope', 'deputy bart-cassidy 1', ...BYSTANDERS];
    const table = lay(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
    expect([table.cards(0), table.row(0)]).toEqual([1, '']);
  });

  test('others who kill a deputy lose nothing, and a renegade’s death earns nothing', () => {
    const seats = [
      'sheriff jesse-jones',
      'outlaw bart-cassidy: bang beer',
      'deputy willy-the-kid 1',
      'renegade rose-doolan',
    ];
    expect(lay(seats, { turn: 1 }).moves('1 plays bang at 2', '2 passes', '2 passes').hand(1)).toBe('beer');
    const renegade = lay(['sheriff jesse-jones: bang', 'renegade bart-cassidy 1', ...BYSTANDERS]);
    expect(renegade.moves('0 plays bang at 1', '1 passes', '1 passes').cards(0)).toBe(0);
  });
});

describe('fault 10: who wins', () => {
  const end = (seats: readonly string[]) =>
    lay(seats, { turn: 1 }).moves('1 plays bang at 0', '0 passes', '0 passes').winners;
  const beer = ['sheriff jesse-jones 1'];

  test('the sheriff dead: the outlaws, dead or alive', () => {
    expect(end([...beer, 'outlaw bart-cassidy: bang', 'outlaw willy-the-kid dead', 'renegade rose-doolan'])).toEqual([
      1, 2,
    ]);
  });

  test('the outlaws also if no outlaw is alive, but somebody besides the renegade is', () => {
    expect(end([...beer, 'renegade bart-cassidy: bang', 'outlaw willy-the-kid dead', 'deputy rose-doolan'])).toEqual([
      2,
    ]);
  });

  test('the renegade only if he is the last one alive', () => {
    const alone = [...beer, 'renegade bart-cassidy: bang', 'outlaw willy-the-kid dead', 'outlaw rose-doolan dead'];
    expect(lay(alone, { turn: 1 }).moves('1 plays bang at 0', '0 passes').winners).toEqual([1]);
  });

  test('all outlaws dead and a renegade alive: the game goes on', () => {
    const seats = [
      'sheriff jesse-jones: bang',
      'outlaw bart-cassidy 1',
      'outlaw willy-the-kid dead',
      'renegade rose-doolan',
    ];
    const table = lay(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
    expect(table.winners).toBeNull();
  });

  test('all bad ones dead: sheriff and deputies, the dead ones too, and every role is shown', () => {
    const seats = [
      'sheriff jesse-jones: bang',
      'renegade bart-cassidy 1',
      'outlaw willy-the-kid dead',
      'deputy rose-doolan dead',
      'deputy kit-carlson',
    ];
    const table = lay(seats).moves('0 plays bang at 1', '1 passes', '1 passes');
    expect(table.winners).toEqual([0, 3, 4]);
    expect(table.state.shown).not.toContain(false);
  });
});
