import { beforeAll, expect, test } from 'vitest';
import { apply, draftOf, type GameEvent, type State } from '../../core/index.ts';
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

test('a Gatling rattles and riders pass once a card, not once a target', () => {
  for (const { event, kind } of withSound('gatling'))
    expect({ ...event, kind }).toMatchObject({ e: 'cardMoved', kind: expect.stringMatching(/^(gatling|howitzer)$/) });
  for (const { event, kind } of withSound('riders'))
    expect({ ...event, kind }).toMatchObject({ e: 'cardMoved', kind: 'indians' });
});

test('the card that lights the dynamite is bad news', () => {
  const judged = heard.flatMap(({ event, sounds }) =>
    event.e === 'judged' && event.source === 'dynamite' ? [{ ...event, sounds }] : [],
  );
  expect(judged.some(({ met }) => met)).toBe(true);
  for (const { met, sounds } of judged) expect(sounds).toEqual([met ? 'check-bad' : 'check-good']);
});

test('a beer is heard once: when it has helped', () => {
  expect(withSound('heal').every(({ event }) => event.e === 'lifeGained' || event.e === 'revived')).toBe(true);
});
