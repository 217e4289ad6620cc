import { describe, expect, test } from 'vitest';
import manifest from '../../assets/sounds/manifest.json';
import { BOOKKEEPING, type GameEvent, type State } from '../../core/index.ts';
import type { Cue } from '../../renderer/choreography/cue.ts';
import { isFact, script } from '../../renderer/choreography/script.ts';
import { SECONDS } from '../../renderer/choreography/timing.ts';
import { folded, watchedGame } from './games.ts';

const game = watchedGame(5, 3, 0, 0);
const table: State = game.end;
const cuesOf = (event: GameEvent, shown = table): readonly Cue[] => script(event, shown).cues;
const named = (cues: readonly Cue[]) => cues.map((cue) => (cue.cue === 'sound' ? `~${cue.sound}` : cue.cue));

/** One event of every kind of fact: a new kind makes this record incomplete, and the check of types fails. */
const FACTS: { readonly [E in Exclude<GameEvent['e'], 'settled'>]: Extract<GameEvent, { e: E }> } = {
  cardMoved: { e: 'cardMoved', card: 1, from: 4, to: 1, cause: 'played', by: 0 },
  reshuffled: { e: 'reshuffled', order: [] },
  lifeLost: { e: 'lifeLost', seat: 1, points: 1, by: 0, source: 'bang' },
  lifeGained: { e: 'lifeGained', seat: 1, points: 1 },
  eliminated: { e: 'eliminated', seat: 1, by: 0 },
  roleShown: { e: 'roleShown', seat: 1, role: 'outlaw' },
  turnBegan: { e: 'turnBegan', seat: 1 },
  aimed: { e: 'aimed', by: 0, at: 1, kind: 'bang' },
  dodged: { e: 'dodged', seat: 1, by: 0 },
  judged: { e: 'judged', seat: 1, source: 'barrel', card: 1, met: true },
  passed: { e: 'passed', seat: 1 },
  exploded: { e: 'exploded', seat: 1 },
  turnLost: { e: 'turnLost', seat: 1 },
  abilityUsed: { e: 'abilityUsed', seat: 1, character: 'el-gringo' },
  abilityTaken: { e: 'abilityTaken', seat: 1, character: 'willy-the-kid' },
  trainAdvanced: { e: 'trainAdvanced', by: 0, at: 1 },
  trainBuilt: { e: 'trainBuilt', locomotive: 'leland', stations: ['yooma'], stationDeck: [], order: [] },
  locomotiveActs: { e: 'locomotiveActs', locomotive: 'leland' },
  haunted: { e: 'haunted', seat: 1 },
  revived: { e: 'revived', seat: 1 },
  spared: { e: 'spared', seat: 1, by: 0 },
  roleDealt: { e: 'roleDealt', seat: 1, role: 'unknown' },
  charactersOffered: { e: 'charactersOffered', seat: 1, characters: [] },
  characterTaken: { e: 'characterTaken', seat: 1, character: 'el-gringo', life: 3 },
  gameEnded: { e: 'gameEnded', winners: [1] },
};

describe('every fact has its motion and its place for a sound', () => {
  test.each(Object.values(FACTS))('$e', (event) => {
    const { hold, cues } = script(event, table);
    const sounds = cues.filter((cue) => cue.cue === 'sound');
    expect(hold).toBeGreaterThan(0);
    expect(sounds).toHaveLength(1);
    for (const { sound } of sounds) expect(manifest.cues).toHaveProperty([sound]);
  });

  test('bookkeeping takes no time and shows nothing', () => {
    for (const e of BOOKKEEPING) {
      const event = { e, keep: 0, frames: [] } as GameEvent;
      expect(isFact(event)).toBe(false);
      expect(script(event, table)).toEqual({ hold: 0, cues: [] });
    }
  });

  test('in whole games every event is either a fact with a sound or bookkeeping', () => {
    for (const seed of [1, 2, 3]) {
      const { start, batches } = watchedGame(6, seed, 2);
      let shown = start;
      for (const event of batches.flatMap(({ events }) => events)) {
        const { cues } = script(event, shown);
        expect(
          cues.some(({ cue }) => cue === 'sound'),
          event.e,
        ).toBe(isFact(event));
        shown = folded(shown, [event]);
      }
    }
  });
});

describe('what is seen depends on the cause', () => {
  const move = (cause: Extract<GameEvent, { e: 'cardMoved' }>['cause'], card = 1) =>
    cuesOf({ e: 'cardMoved', card, from: 4, to: 1, cause, by: 0 }).find(({ cue }) => cue === 'fly');

  test('a stolen card, a discarded card and a played card take different ways', () => {
    const ways = (['taken', 'excess', 'played'] as const).map(move).map((cue) => cue?.cue === 'fly' && cue.path);
    expect(new Set(ways).size).toBe(3);
  });

  test('a card that is shown to all turns its face up on the way', () => {
    expect(move('shown')).toMatchObject({ shows: 1 });
    expect(move('drawn')).toMatchObject({ shows: null });
  });

  test('a shot flashes, a duel calls the camera', () => {
    const aimed = (kind: string) => named(cuesOf({ e: 'aimed', by: 0, at: 1, kind }));
    expect(aimed('bang')).toEqual(['arrow', 'puff', 'shake', '~gunshot']);
    expect(aimed('duel')).toEqual(['arrow', 'closeUp', '~duel']);
  });

  test('a lost life point throws its bullet out; the last one calls the camera', () => {
    const life = table.life.with(1, 3);
    const lost = (points: number) => cuesOf({ ...FACTS.lifeLost, points }, { ...table, life });
    expect(lost(1)).toContainEqual({ cue: 'bullets', seat: 1, from: 3, to: 2 });
    expect(named(lost(1))).not.toContain('closeUp');
    expect(named(lost(2))).toContain('closeUp');
  });

  test('a ghost rises and goes out as one; the bell tolls only for the living', () => {
    expect(named(cuesOf(FACTS.haunted))).toEqual(['haunt', 'puff', '~ghost-rise']);
    expect(named(cuesOf(FACTS.revived))).toEqual(['haunt', 'puff', '~ghost-rise']);
    const ghosts = table.ghosts.with(1, true);
    expect(named(cuesOf(FACTS.eliminated, { ...table, ghosts }))).toEqual(['haunt', 'fall', 'shake', '~ghost-fade']);
    expect(named(cuesOf(FACTS.eliminated))).toEqual(['fall', 'shake', '~death']);
  });

  test('bad luck at a draw! sounds different from good luck, and a Barrel has a sound of its own', () => {
    const judged = (source: string, met: boolean) => named(cuesOf({ ...FACTS.judged, source, met })).at(-1);
    expect(judged('barrel', true)).toBe('~barrel');
    expect(judged('barrel', false)).toBe('~check-bad');
    // The flip that the Dynamite asks for is the one that blows it up.
    expect(judged('dynamite', true)).toBe('~check-bad');
    expect(judged('dynamite', false)).toBe('~check-good');
  });
});

test('no motion is longer than the longest one that the table of durations allows', () => {
  // Once in a whole line of stations the train runs round the table.
  const { lap, ...others } = SECONDS;
  expect(Math.max(...Object.values(others))).toBeLessThanOrEqual(1.5);
  expect(lap).toBeLessThanOrEqual(2.6);
  for (const event of Object.values(FACTS)) expect(script(event, table).hold).toBeLessThanOrEqual(1.2);
});
