import { describe, expect, test } from 'vitest';
import { cardsIn, DECK, DISCARD, type State } from '../../core/index.ts';
import { layInCity } from '../support/dodge-city.ts';
import { BYSTANDERS, lay, Table } from '../support/table.ts';
import { layWithBoth } from '../support/train.ts';

/** The table with only so many cards left on the draw pile, and none on the discard pile but those named. */
function thinned(table: Table, left: number, discards = 0): Table {
  const zones = table.state.zones.slice();
  const pile = cardsIn(table.state, DECK);
  zones[DECK] = left === 0 ? [] : pile.slice(-left);
  zones[DISCARD] = pile.slice(0, discards);
  const state: State = { ...table.state, zones };
  return new Table(state);
}

const seats = (hand: string) => [`sheriff jesse-jones: ${hand}`, 'outlaw bart-cassidy: | barrel', ...BYSTANDERS];

describe('fault 20: a pile that runs out', () => {
  test('in the middle of a draw of three it is shuffled anew, and the draw goes on', () => {
    const table = layInCity(['sheriff jesse-jones', 'outlaw pixie-pete', ...BYSTANDERS]);
    const thin = thinned(table, 2, 6).moves('0 ends');
    expect([thin.cards(1), thin.facts('reshuffled').length]).toEqual([3, 1]);
  });

  test('a card played and the card paid for it are shuffled in', () => {
    const hand = 'sheriff jesse-jones: springfield beer';
    const table = layInCity([hand, 'outlaw molly-stark: missed', ...BYSTANDERS]);
    const thin = thinned(table, 1).moves('0 plays springfield at 1 with beer', '1 plays missed');
    expect([thin.cards(1), thin.discards(), cardsIn(thin.state, DECK).length]).toEqual([1, '', 3]);
  });

  test('is shuffled anew as soon as it is empty, the played card with it', () => {
    const table = thinned(lay(seats('stagecoach')), 1, 5).moves('0 plays stagecoach');
    expect(table.cards(0)).toBe(2);
    expect(table.facts('reshuffled')).toHaveLength(1);
    expect(table.discards()).toBe('');
  });

  test('when-needed: it stays empty until somebody draws', () => {
    const table = thinned(lay(seats('wells-fargo'), { options: { reshuffle: 'when-needed' } }), 3, 2).moves(
      '0 plays wells-fargo',
    );
    expect(table.facts('reshuffled')).toEqual([]);
    expect(cardsIn(table.state, DECK)).toEqual([]);
  });

  test('fault 35: with both piles empty what can be drawn is drawn', () => {
    const table = thinned(lay(seats('stagecoach')), 0);
    table.moves('0 plays stagecoach');
    expect(table.cards(0)).toBe(1);
    expect(table.hand(0)).toBe('stagecoach');
  });

  test('fault 35: a flip that cannot be made helps nobody, and harms nobody', () => {
    const table = thinned(lay(seats('bang')), 0);
    const zones = table.state.zones.with(DISCARD, []);
    const bare = new Table({ ...table.state, zones, options: { ...table.state.options, reshuffle: 'when-needed' } });
    bare.moves('0 plays bang at 1');
    expect(bare.moves('1 flips barrel').asked).toEqual([0]);
  });

  test('fault 34: a General Store with too few cards leaves the last seats without', () => {
    const table = thinned(lay(seats('general-store')), 2);
    const state = { ...table.state, options: { ...table.state.options, reshuffle: 'when-needed' as const } };
    const store = new Table(state).moves('0 plays general-store');
    const [first = -1, second = -1] = store.question?.cards ?? [];
    expect(store.question?.cards).toHaveLength(3);
    const named = (card: number) => store.state.printed[card]?.kind ?? '';
    store.moves(`0 chooses ${named(first)}`, `1 chooses ${named(second)}`);
    expect([0, 1, 2, 3].map((seat) => store.cards(seat))).toEqual([1, 1, 1, 0]);
    expect(store.asked).toEqual([0]);
  });

  /** Seat 1 begins its turn with so many cards on the piles. */
  const begun = (who: string, left: number, discards = 0) =>
    thinned(layWithBoth(['sheriff jesse-jones', `outlaw ${who}`, ...BYSTANDERS]), left, discards).moves('0 ends');

  test.for<[string, number, number, number]>([
    ['jesse-jones', 0, 0, 0],
    ['black-jack', 1, 0, 1],
    ['black-jack', 1, 3, 2],
    ['kit-carlson', 1, 0, 1],
    ['kit-carlson', 1, 1, 2],
    ['pat-brennan', 1, 0, 1],
    ['bill-noface 1', 1, 3, 4],
    ['pixie-pete 0 | ghost-car', 1, 1, 2],
  ])('phase 1 of %s with %i and %i cards left draws %i', ([who, left, discards, drawn]) => {
    const table = begun(who, left, discards);
    expect([table.question?.kind, table.asked, table.cards(1)]).toEqual(['play', [1], drawn]);
  });

  test('phase 1 of Pedro Ramirez with a single discard left', () => {
    for (const source of ['deck', 'discard-pile']) {
      expect(begun('pedro-ramirez', 1, 1).moves(`1 chooses ${source}`).cards(1)).toBe(2);
    }
    expect(begun('pedro-ramirez', 0, 1).moves('1 chooses deck').cards(1)).toBe(1);
  });

  test('B11.3: with nothing to flip the Jail is left and the turn lost, Dynamite passes on, nobody is healed', () => {
    const jailed = begun('willy-the-kid | jail', 0);
    expect([jailed.turn, jailed.row(1)]).toEqual([2, '']);
    expect(begun('willy-the-kid | dynamite', 0).row(2)).toBe('dynamite');
    expect(begun('willy-the-kid 2 | dining-car', 0).life(1)).toBe(2);
    const shot = thinned(
      layWithBoth(['sheriff jesse-jones | baggage-car', 'outlaw willy-the-kid | barrel', ...BYSTANDERS]),
      0,
    );
    expect(shot.moves('0 uses baggage-car as bang at 1', '1 flips barrel').life(1)).toBe(3);
  });

  test('Lucky Duke with a single card left flips that one', () => {
    const table = thinned(lay(['sheriff jesse-jones', 'outlaw lucky-duke | jail', ...BYSTANDERS]), 0, 1);
    table.moves('0 ends');
    expect(table.facts('judged')).toHaveLength(1);
  });
});
