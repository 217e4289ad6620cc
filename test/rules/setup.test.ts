import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  cardsIn,
  carriedOver,
  characterOf,
  charactersIn,
  DECK,
  deckOf,
  EDITIONS,
  type GameEvent,
  HIDDEN,
  handOfSeat,
  kindOf,
  legal,
  NEW_CHARACTER,
  NOBODY,
  newGame,
  play,
  type Role,
  redact,
  redactEvent,
  SET_IDS,
  type State,
} from '../../core/index.ts';

interface List {
  readonly cards: readonly {
    readonly id: string;
    readonly border: string;
    readonly copies: Record<string, string[]>;
  }[];
  readonly characters: readonly { readonly id: string; readonly set: string; readonly life: number }[];
}
const list = JSON.parse(readFileSync(new URL('../fixtures/cards.json', import.meta.url), 'utf8')) as List;

describe('what is in the box', () => {
  test('every copy of the base game, in the order of the list', () => {
    const expected = list.cards.flatMap(({ id, copies }) => (copies.base ?? []).map((copy) => `${id}:${copy}`));
    const deck = deckOf([], { simplified: false }).map(({ kind, rank, suit }) => `${kind}:${rank}${suit}`);
    expect(deck).toEqual(expected);
    expect(deck).toHaveLength(80);
  });

  test('every copy of Dodge City after those of the base game', () => {
    const words = (deck: readonly { kind: string; rank: string; suit: string }[]) =>
      deck.map(({ kind, rank, suit }) => `${kind}:${rank}${suit}`);
    const copies = words(deckOf(['dodge-city'], { simplified: false }).slice(80));
    const expected = list.cards.flatMap(({ id, copies }) =>
      (copies['dodge-city'] ?? []).map((copy) => `${id}:${copy}`),
    );
    expect(copies.toSorted()).toEqual(expected.toSorted());
    expect(copies).toHaveLength(40);
  });

  test('borders of cards and life points of characters are those of the list', () => {
    for (const { id, border, copies } of list.cards)
      if (SET_IDS.some((box) => copies[box])) expect(kindOf(id).border).toBe(border);
    for (const { id, set, life } of list.characters) if (SET_IDS.includes(set)) expect(characterOf(id).life).toBe(life);
    for (const box of SET_IDS) {
      expect(charactersIn(box)).toEqual(list.characters.filter(({ set }) => set === box).map(({ id }) => id));
    }
  });

  test('the simplified game leaves out the 13 cards with the book', () => {
    const deck = deckOf([], { simplified: true }).map(({ kind }) => kind);
    expect(deck).toHaveLength(67);
    expect(deckOf(['dodge-city'], { simplified: true })).toHaveLength(67 + 40 - 3);
    for (const kind of ['dynamite', 'duel', 'general-store', 'indians', 'jail', 'volcanic'])
      expect(deck).not.toContain(kind);
  });
});

const roles = (state: State) => state.roles.toSorted().join(' ');

describe('the deal', () => {
  test.for([
    [3, 'deputy outlaw renegade'],
    [4, 'outlaw outlaw renegade sheriff'],
    [5, 'deputy outlaw outlaw renegade sheriff'],
    [6, 'deputy outlaw outlaw outlaw renegade sheriff'],
    [7, 'deputy deputy outlaw outlaw outlaw renegade sheriff'],
    [8, 'deputy deputy outlaw outlaw outlaw renegade renegade sheriff'],
  ] as const)('%i seats', ([seats, expected]) => {
    const { state } = newGame({ seats, seed: 1, expansions: ['dodge-city'] });
    expect(roles(state)).toBe(expected);
  });

  test('D6.1: three play with open roles, without an extra life, and the deputy begins', () => {
    const { state } = newGame({ seats: 3, seed: 2, expansions: ['dodge-city'], options: { sheriffPasses: true } });
    expect(state.shown).toEqual([true, true, true]);
    expect(state.roles[state.turn]).toBe('deputy');
    state.characters.forEach((character, seat) => {
      expect(state.maxLife[seat]).toBe(characterOf(character).life);
    });
  });

  test('three and eight need Dodge City', () => {
    expect(() => newGame({ seats: 8, seed: 1 })).toThrow('expected 4, 5, 6, 7 seats, got 8');
    expect(() => newGame({ seats: 3, seed: 1 })).toThrow('got 3');
    expect(() => newGame({ seats: 9, seed: 1, expansions: ['dodge-city'] })).toThrow('expected 3, 4, 5, 6, 7, 8');
  });

  test('cards seat by seat from the sheriff, as many as life points; the sheriff begins and is shown', () => {
    const { state, events } = newGame({ seats: 6, seed: 3 });
    const sheriff = state.roles.indexOf('sheriff');
    const dealt = events.flatMap((event) => (event.e === 'cardMoved' && event.cause === 'dealt' ? [event.by] : []));
    const order = Array.from({ length: 6 }, (_, step) => (sheriff + step) % 6);
    expect(dealt).toEqual(order.flatMap((seat) => Array.from({ length: state.maxLife[seat] ?? 0 }, () => seat)));
    expect(state.maxLife[sheriff]).toBe(characterOf(state.characters[sheriff] ?? '').life + 1);
    expect(state.shown.map((shown, seat) => shown === (seat === sheriff))).not.toContain(false);
    expect(state.turn).toBe(sheriff);
  });

  test('the events lead from an untouched table to the first question', () => {
    const { initial, events } = newGame({ seats: 5, seed: 9 });
    expect(initial.roles).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'unknown']);
    expect(cardsIn(initial, DECK)).toHaveLength(80);
    const kinds = new Set(events.map(({ e }) => e));
    for (const e of ['roleDealt', 'characterTaken', 'cardMoved', 'roleShown', 'turnBegan'] as const) {
      expect(kinds).toContain(e);
    }
  });

  test('fault 39: a view of the deal shows one’s own role and cards, and nobody else’s', () => {
    const { state } = newGame({ seats: 5, seed: 4 });
    const view = redact(state, 2);
    expect(view.roles).toEqual(state.roles.map((role, seat) => (seat === 2 || role === 'sheriff' ? role : 'unknown')));
    expect(handOfSeat(view, 2)).toEqual(handOfSeat(state, 2));
    expect(new Set(handOfSeat(view, 3))).toEqual(new Set([HIDDEN]));
  });

  test('the same seed deals the same game, another seed another one', () => {
    expect(newGame({ seats: 4, seed: 5 }).state).toEqual(newGame({ seats: 4, seed: 5 }).state);
    expect(newGame({ seats: 4, seed: 5 }).state).not.toEqual(newGame({ seats: 4, seed: 6 }).state);
    const generator = [1, 2, 3, 4];
    expect(newGame({ seats: 4, generator }).state).toEqual(newGame({ seats: 4, generator }).state);
  });

  test.for<[string, () => unknown]>([
    ['expected 4, 5, 6, 7 seats, got 8', () => newGame({ seats: 8, seed: 1 })],
    [
      'expected a set of base, dodge-city, great-train-robbery, got high-noon',
      () => newGame({ seats: 4, seed: 1, expansions: ['high-noon'] }),
    ],
    ['jailSkips: expected', () => newGame({ seats: 4, seed: 1, options: { jailSkips: 'never' as 'whole-turn' } })],
    ['expected four words', () => newGame({ seats: 4, generator: [0, 0, 0, 0] })],
  ])('refused: %s', ([message, deal]) => {
    expect(deal).toThrow(message);
  });
});

/** Every asked seat takes the offered character of that place. */
function chosen(state: State, place: number): { state: State; events: readonly GameEvent[] } {
  let played: { state: State; events: readonly GameEvent[] } = { state, events: [] };
  for (const seat of askedSeats(state)) {
    const offer = legal(played.state, seat)[place];
    if (!offer) throw new Error(`expected an offer for seat ${seat}`);
    played = play(played.state, offer.move);
  }
  return played;
}

describe('the choice of characters', () => {
  const dealt = () => newGame({ seats: 4, seed: 11, options: { characterChoice: 2 } }).state;

  test('all seats are asked at once, each between two of its own', () => {
    const state = dealt();
    expect(askedSeats(state)).toEqual([0, 1, 2, 3]);
    expect(new Set(state.offered.flat()).size).toBe(8);
    for (const seat of [0, 1, 2, 3]) expect(legal(state, seat)).toHaveLength(2);
  });

  test('nobody sees an offer or a choice of another before all have chosen', () => {
    const state = dealt();
    const [first] = legal(state, 2);
    if (!first) throw new Error('expected an offer');
    const after = play(state, first.move);
    expect(redact(after.state, 1).offered[2]).toEqual(['unknown']);
    expect(after.state.characters[2]).toBe('');
    expect(askedSeats(after.state)).toEqual([0, 1, 3]);
  });

  test('then they are taken together, and the cards are dealt by their life points', () => {
    const state = dealt();
    const after = chosen(state, 1);
    expect(after.state.characters).toEqual(state.offered.map(([, second]) => second));
    after.state.life.forEach((life, seat) => {
      const drawn = seat === after.state.turn ? handOfSeat(after.state, seat).length - life : 0;
      expect(handOfSeat(after.state, seat).length - drawn).toBe(life);
    });
    expect(after.events.filter(({ e }) => e === 'characterTaken')).toHaveLength(4);
  });
});

describe('the next game', () => {
  const kept = ['sid-ketchum', null, 'el-gringo', null];

  test('who lived may keep the character or take a new one; the others get another', () => {
    const { state } = newGame({ seats: 4, seed: 1, options: { keepCharacters: true }, kept });
    expect(askedSeats(state)).toEqual([0, 2]);
    expect(state.offered[0]).toEqual(['sid-ketchum', NEW_CHARACTER]);
    expect(chosen(state, 0).state.characters).toMatchObject({ 0: 'sid-ketchum', 2: 'el-gringo' });
    const anew = chosen(state, 1).state.characters;
    expect(anew).not.toContain('');
    expect(new Set(anew).size).toBe(4);
  });

  test.for([1, 2] as const)('nobody learns before all have chosen who keeps one (%i offered)', (characterChoice) => {
    const options = { keepCharacters: true, characterChoice };
    const { state } = newGame({ seats: 4, seed: 1, options, kept });
    const asSeen = (character: string) => {
      const played = play(state, { by: 0, choose: { character } });
      return [1, 2, 3, NOBODY].map((viewer) => ({
        view: redact(played.state, viewer),
        events: played.events.map((event) => redactEvent(event, viewer)),
      }));
    };
    expect(askedSeats(state)).toEqual([0, 2]);
    expect(asSeen('sid-ketchum')).toEqual(asSeen(NEW_CHARACTER));
  });

  test.for([
    ['nobody', null, null, null],
    ['sid-ketchum', 'sid-ketchum', null, null],
    [NEW_CHARACTER, null, null, null],
    // Of a box that is not in play.
    ['sean-mallory', null, null, null],
    ['', null, null, null],
  ])('nobody keeps what is no character of this table, or is kept twice: %j', (kept) => {
    const game = { seats: 4, seed: 1, options: { keepCharacters: true }, kept };
    expect(() => newGame(game)).toThrow('expected to keep characters of the sets, each once');
  });

  test('without the option nobody is asked', () => {
    expect(newGame({ seats: 4, seed: 1, kept }).state.characters).not.toContain('');
  });

  test.for([0, 1, 2, 3])('the badge passes on to seat %i', (sheriffSeat) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { state } = newGame({ seats: 4, seed, options: { sheriffPasses: true }, sheriffSeat });
      expect(state.roles.indexOf('sheriff')).toBe(sheriffSeat);
      expect(roles(state)).toBe('outlaw outlaw renegade sheriff');
    }
  });

  test('what a finished game carries over: living characters, and the seat to the sheriff’s left', () => {
    const state: State = {
      ...newGame({ seats: 4, seed: 2 }).state,
      roles: ['outlaw', 'renegade', 'outlaw', 'sheriff'] satisfies Role[],
      characters: ['bart-cassidy', 'el-gringo', 'kit-carlson', 'rose-doolan'],
      dead: [true, false, true, false],
    };
    expect(carriedOver(state)).toEqual({ kept: [null, 'el-gringo', null, 'rose-doolan'], sheriffSeat: 0 });
  });
});

test('the presets differ where the page of options says so', () => {
  expect(EDITIONS.third).toMatchObject({ jailSkips: 'whole-turn', ownDuelDeath: 'opponent', beerWithTwo: 'no-effect' });
  expect(EDITIONS.fourth).toMatchObject({ jailSkips: 'phases-1-2', ownCards: 'allowed', flippedCard: 'last' });
  expect(EDITIONS.hungarian).toMatchObject({ startFlipOrder: 'laid-order', barrelInJail: 'forbidden' });
});
