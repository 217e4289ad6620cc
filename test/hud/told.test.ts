// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import {
  EDITIONS,
  legal,
  newGame,
  type Offer,
  play,
  questionOf,
  redact,
  redactEvent,
  type State,
  whyCard,
  whyTarget,
} from '../../core/index.ts';
import { LogReader } from '../../renderer/hud/log/lines.ts';
import { sentenceOf } from '../../renderer/hud/log/text.ts';
import { labelOf } from '../../renderer/hud/rail/labels.ts';
import { promptOf } from '../../renderer/hud/rail/prompt.ts';
import { whyTold } from '../../renderer/hud/why/why.ts';
import { wordsOf } from '../../renderer/hud/words.ts';
import { LANGUAGES, type Language } from '../../renderer/i18n/languages.ts';
import { namesIn } from '../../renderer/i18n/names.ts';
import { speak, t } from '../../renderer/i18n/text.ts';
import { type Chosen, NOTHING } from '../../renderer/session/chart.ts';
import { pathOf } from '../../renderer/session/steps.ts';
import type { Staged } from '../../renderer/session/store.ts';
import { asked, filled, positions } from '../session/random-game.ts';
import { lay } from '../support/table.ts';

const PLAYERS = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];

/** A key that has no text comes back as itself; a value that is missing stays in its braces. */
const HOLE = /\{\{|undefined|NaN|\b(prompt|log|table|reasons):|[a-z]+\.[a-z]+\.[a-z]+/;

const wordsIn = (language: Language, state: State) => {
  speak(language);
  return wordsOf(t, namesIn(language, 'fourth'), PLAYERS, state.printed);
};

describe.each(LANGUAGES)('in %s nothing is left unsaid', (language) => {
  test('prompts, buttons and reasons of random games', () => {
    const kinds = new Set<string>();
    for (const state of positions()) {
      const question = questionOf(state);
      if (!question) continue;
      const words = wordsIn(language, state);
      kinds.add(question.kind);
      for (const me of [...asked(state), (question.seats[0] ?? 0) + 1].filter((seat) => seat < state.dead.length)) {
        const view = redact(state, me);
        const offers = legal(view, me);
        const { sentence, detail } = promptOf({ state: view, me, question, offers, chosen: NOTHING, words });
        expect(sentence).not.toMatch(HOLE);
        expect(detail).not.toMatch(HOLE);
        expect(sentence).not.toBe('');
        for (const chosen of ways(offers)) {
          const asked = promptOf({ state: view, me, question, offers, chosen, words });
          expect(`${asked.flag} ${asked.sentence} ${asked.detail}`).not.toMatch(HOLE);
        }
        for (const offer of offers) expect(labelOf(filled(offer), view, question, words).text).not.toMatch(HOLE);
        for (const told of reasonsIn(view, me, words)) expect(told).not.toMatch(HOLE);
      }
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['discard', 'duel', 'dying', 'play', 'shot', 'store']));
  });

  test('the log of whole games, as each seat hears it', () => {
    const keys = new Set<string>();
    for (let seed = 0; seed < 10; seed += 1) {
      const expansions = seed < 4 ? [] : seed < 7 ? ['dodge-city'] : ['dodge-city', 'great-train-robbery'];
      const { initial, events, state: dealt } = newGame({ seats: 4 + (seed % 4), seed, edition: 'fourth', expansions });
      const me = seed % 4;
      const past: Staged[] = [];
      const tell = (more: typeof events) => {
        for (const event of more) past.push({ at: past.length, event: redactEvent(event, me) });
      };
      tell(events);
      for (let state = dealt, moves = 0; !state.winners && moves < 2000; moves += 1) {
        const seat = questionOf(state)?.seats[0] ?? 0;
        const offers = legal(state, seat);
        const offer = offers[(moves * 7 + seed) % offers.length];
        if (!offer) break;
        const played = play(state, filled(offer));
        tell(played.events);
        state = played.state;
      }
      const reader = new LogReader(redact(initial, me));
      reader.follow(past);
      const words = wordsIn(language, initial);
      expect(reader.lines.length).toBeGreaterThan(20);
      for (const line of reader.lines) {
        keys.add(line.key);
        expect(sentenceOf(line, words)).not.toMatch(HOLE);
      }
    }
    const wanted = ['aimed.bang', 'aimed.other', 'aimed.used', 'aimed.usedBang', 'aimed.blow', 'used', 'paid'];
    expect([...keys]).toEqual(expect.arrayContaining(wanted));
  });
});

/** Choices half made: each way up to each of its steps, with a price paid and the victims named one after the other. */
function ways(offers: readonly Offer[]): Chosen[] {
  const seen = new Map<string, Chosen>();
  for (const offer of offers) {
    const path = pathOf(offer) ?? [];
    const steps = path.map((_, at): Chosen => ({ path: path.slice(0, at + 1), slot: [], named: [] }));
    const whole = { path, slot: offer.slot?.from.slice(0, offer.slot.min) ?? [] };
    const picks = (offer.victims ?? []).flatMap(({ seat, from: [on] }) => (on === undefined ? [] : [{ seat, on }]));
    const named = picks.map((_, at): Chosen => ({ ...whole, named: picks.slice(0, at) }));
    for (const chosen of [...steps, { ...whole, named: [] }, ...named]) seen.set(JSON.stringify(chosen), chosen);
  }
  return [...seen.values()].filter(({ path }) => path.length > 0);
}

function reasonsIn(state: State, me: number, words: ReturnType<typeof wordsIn>): string[] {
  const asked = { state, me, chosen: NOTHING, edition: 'x', words };
  const hand = state.zones[4 + me] ?? [];
  return hand.flatMap((card) => {
    const reason = whyCard(state, me, card);
    const told = reason ? [whyTold({ ...asked, thing: { what: 'hand', card }, reason })] : [];
    const chosen = { path: [{ key: 'card', card } as const], slot: [], named: [] };
    const seats = state.dead.flatMap((dead, seat) => {
      const against = dead ? null : whyTarget(state, me, card, seat);
      return against ? [whyTold({ ...asked, chosen, thing: { what: 'seat', seat }, reason: against })] : [];
    });
    return [...told, ...seats].flatMap(({ title, text, sum, rule }) => [
      title,
      text,
      rule,
      ...sum.map(({ word }) => String(word)),
    ]);
  });
}

test('the editions have names in every language', () => {
  for (const language of LANGUAGES) {
    speak(language);
    for (const edition of Object.keys(EDITIONS)) expect(t(`table:edition.${edition}`)).not.toMatch(HOLE);
  }
});

describe('who is meant by a card with a price, a green card and an ability', () => {
  const told = (seat: string, sentence: string) => {
    const others = [
      'outlaw rose-doolan 4: beer',
      'outlaw willy-the-kid 4: bang | mustang',
      'renegade sid-ketchum 4: beer',
    ];
    const table = lay([seat, ...others], { expansions: ['dodge-city'] });
    const { state } = table;
    table.moves(sentence);
    const reader = new LogReader(state);
    reader.follow(table.events.map((event, at) => ({ at, event })));
    const words = wordsIn('en', state);
    return reader.lines.map((line) => sentenceOf(line, words));
  };

  test('the target stands in the sentence of the card, the price behind it', () => {
    const lines = told('sheriff slab-the-killer 5: springfield beer', '0 plays springfield at 2 with beer');
    expect(lines.slice(0, 2)).toEqual(['Ada shoots Cy with Springfield.', 'Ada pays with Beer.']);
  });

  test('a green card is used; by hand it strikes', () => {
    expect(told('sheriff slab-the-killer 5: beer | knife', '0 uses knife at 1')[0]).toBe('Ada strikes Bo with Knife.');
    expect(told('sheriff slab-the-killer 5: beer | can-can', '0 uses can-can at 2 on mustang')[0]).toBe(
      'Ada uses Can Can on Cy.',
    );
  });

  test('an ability is used against somebody', () => {
    expect(told('sheriff doc-holyday 5: beer missed', '0 uses doc-holyday at 1 with beer missed')[0]).toBe(
      'Ada uses the ability of Doc Holyday against Bo.',
    );
  });

  test('Vera Custer in jail has lost what she copied, and that the Jail goes is not told twice', () => {
    const seats = ['sheriff slab-the-killer', 'outlaw vera-custer', 'outlaw rose-doolan: jail', 'renegade paul-regret'];
    const drawn = 'mustang mustang scope schofield barrel schofield remington winchester duel:8C';
    const table = lay(seats, { expansions: ['dodge-city'], turn: 1, phase: 'start', draw: drawn });
    const reader = new LogReader(table.state);
    const words = wordsIn('en', table.state);
    const moves = ['1 chooses character paul-regret', '1 ends', '2 plays jail at 1', '2 ends', '3 ends', '0 ends'];
    const events = moves.flatMap((move) => table.moves(move).events);
    reader.follow(events.map((event, at) => ({ at, event })));
    const lines = reader.lines.map((line) => sentenceOf(line, words));
    expect(lines).toContain('Bo takes on the ability of Paul Regret.');
    const flip = lines.findIndex((line) => line.startsWith('Bo flips'));
    expect(lines.slice(flip)).toEqual([
      'Bo flips for Jail: Duel 8♣. No way out.',
      'Bo loses the ability taken on.',
      'Bo loses the turn.',
      'Cy’s turn',
      expect.stringContaining('Cy draws'),
    ]);
  });

  test('whoever shoots at himself is not told his own name', () => {
    const others = ['outlaw rose-doolan 4: beer', 'outlaw willy-the-kid 4: bang', 'renegade sid-ketchum 4: beer'];
    const table = lay(['sheriff slab-the-killer 5: punch missed', ...others], { expansions: ['dodge-city'] });
    const { state, question } = table.moves('0 plays punch at 0');
    const view = redact(state, 0);
    const offers = legal(view, 0);
    const asked = promptOf({ state: view, me: 0, question, offers, chosen: NOTHING, words: wordsIn('en', state) });
    expect(asked.sentence).toBe('Punch: you are shot at');
  });

  test('a green card against shots that is still in the hand has to be laid first', () => {
    const others = ['outlaw rose-doolan 4: bang', 'outlaw willy-the-kid 4: bang', 'renegade sid-ketchum 4: beer'];
    const seats = ['sheriff slab-the-killer 5: bible canteen', ...others];
    const { state } = lay(seats, { expansions: ['dodge-city'], turn: 1 }).moves('1 plays bang at 0');
    const [laid, other] = reasonsIn(redact(state, 0), 0, wordsIn('en', state)).filter((told) =>
      /saves|Missed/.test(told),
    );
    expect(laid).toMatch(/^Lay it in front of yourself/);
    expect(other).toBe('Against a shot you need Missed!');
  });
});
