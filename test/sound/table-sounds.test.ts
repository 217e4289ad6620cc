import { beforeAll, expect, test } from 'vitest';
import { apply, draftOf, type GameEvent, NOBODY, type State, TRAIN } from '../../core/index.ts';
import { script } from '../../renderer/choreography/script.ts';
import { CUE_NAMES, type CueName } from '../../renderer/sound/cues.ts';
import { gameOf, randomGame } from '../support/random-game.ts';

interface Heard {
  readonly event: GameEvent;
  /** The kind of the card that moved. */
  readonly kind: string | null;
  readonly sounds: readonly CueName[];
}

/** Every event of a game of random moves, with what is heard of it. */
function* listen(game: number): Generator<Heard> {
  for (const { before, events } of randomGame(gameOf(game))) {
    let shown: State = before;
    for (const event of events) {
      const sounds = script(event, shown).cues.flatMap((cue) => (cue.cue === 'sound' ? [cue.sound] : []));
      yield { event, sounds, kind: event.e === 'cardMoved' ? (shown.printed[event.card]?.kind ?? null) : null };
      const draft = draftOf(shown);
      apply(draft, event);
      shown = draft;
    }
  }
}

let heard: readonly Heard[];
beforeAll(() => {
  heard = Array.from({ length: 24 }, (_, game) => [...listen(game)]).flat();
});
const withSound = (cue: CueName) => heard.filter(({ sounds }) => sounds.includes(cue));

/** What the table's events do not ask for: the player's own presses, what calls him, and what always runs. */
const ELSEWHERE: readonly CueName[] = [
  'ui-press',
  'ui-back',
  'your-turn',
  'asked',
  'clock',
  'refused',
  'crowd',
  'piano',
];

test('every committed sound of the table is heard in some game', () => {
  const told = new Set(heard.flatMap(({ sounds }) => sounds));
  expect(CUE_NAMES.filter((name) => !told.has(name) && !ELSEWHERE.includes(name))).toEqual([]);
});

test.each([
  ['gatling', /^gatling$/],
  ['howitzer', /^howitzer$/],
  ['riders', /^(indians|train-robbery)$/],
  ['brawl', /^brawl$/],
] as const)('what is turned to many is heard once a card, not once a target: %s', (cue, kinds) => {
  expect(withSound(cue).length).toBeGreaterThan(0);
  for (const { event, kind } of withSound(cue))
    expect({ ...event, kind }).toMatchObject({ e: 'cardMoved', kind: expect.stringMatching(kinds) });
});

test('a fist and a knife are heard where they are aimed, and no shot with them', () => {
  for (const blow of ['punch', 'knife'] as const) {
    const aims = heard.filter(({ event }) => event.e === 'aimed' && event.kind === blow);
    expect(aims.length).toBeGreaterThan(0);
    for (const { sounds } of aims) expect(sounds).toEqual([blow]);
  }
});

test('the train brakes where the line ends and chuffs everywhere else, whistles, and sets up its stations', () => {
  const ends = heard.flatMap(({ event, sounds }) => (event.e === 'trainAdvanced' ? [{ at: event.at, sounds }] : []));
  expect(ends.filter(({ sounds }) => sounds[0] === 'train-brake').length).toBeGreaterThan(0);
  for (const { at, sounds } of ends) if (at < 3) expect(sounds).not.toContain('train-brake');
  for (const { event } of withSound('train-whistle')) expect(event.e).toBe('locomotiveActs');
  for (const { event } of withSound('station-setup')) expect(event.e).toBe('trainBuilt');
});

test('a wagon that leaves the train is uncoupled, and what moves up behind is coupled', () => {
  for (const { event } of withSound('train-uncouple')) expect(event).toMatchObject({ e: 'cardMoved', from: TRAIN });
  for (const { event } of withSound('train-couple')) expect(event).toMatchObject({ e: 'cardMoved', to: TRAIN });
});

test('the bell tolls for the dead and not for a ghost that goes out', () => {
  for (const { event } of withSound('ghost-fade')) expect(event).toMatchObject({ e: 'eliminated', by: NOBODY });
  for (const { event } of withSound('ghost-rise')) expect(['haunted', 'revived']).toContain(event.e);
  for (const { event } of withSound('death')) expect(event.e).toBe('eliminated');
});

test.each(['dynamite', 'most-wanted'])('the card that %s asks for is bad news', (source) => {
  const judged = heard.flatMap(({ event, sounds }) =>
    event.e === 'judged' && event.source === source ? [{ ...event, sounds }] : [],
  );
  expect(judged.some(({ met }) => met)).toBe(true);
  for (const { met, sounds } of judged) expect(sounds).toEqual([met ? 'check-bad' : 'check-good']);
});

test('a beer is heard once: when it has helped', () => {
  expect(withSound('heal').every(({ event }) => event.e === 'lifeGained')).toBe(true);
});
