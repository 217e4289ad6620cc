import { expect, test } from 'vitest';
import { DECK, type GameEvent, HOST, redact, redactEvent, type State, type Viewer } from '../../core/index.ts';
import { breachInGames, type Eyes } from './law.ts';
import { secrecyLaws } from './secrecy-laws.ts';

/** Ways to look at the table with one leak each: the laws must notice every one of them. */
const LEAKS: Readonly<Record<string, Partial<Eyes>>> = {
  'every face is sent to everybody': {
    redactEvent: (event, viewer) => (event.e === 'cardMoved' ? event : redactEvent(event, viewer)),
  },
  'a card keeps its name on its way between two hands': {
    redactEvent: (event, viewer) => (isTaken(event) ? event : redactEvent(event, viewer)),
  },
  'the order of the new pile is sent': {
    redactEvent: (event, viewer) => (event.e === 'reshuffled' ? event : redactEvent(event, viewer)),
  },
  'a dealt role is sent to everybody': {
    redactEvent: (event, viewer) => (event.e === 'roleDealt' ? event : redactEvent(event, viewer)),
  },
  'offered characters are sent to everybody': {
    redactEvent: (event, viewer) => (event.e === 'charactersOffered' ? event : redactEvent(event, viewer)),
  },
  'the generator is sent with the bookkeeping': {
    redactEvent: (event, viewer) => (event.e === 'settled' ? event : redactEvent(event, viewer)),
  },
  'a view shows the roles': { redact: (state, viewer) => shownAs(state, viewer, { roles: state.roles }) },
  'a view keeps the faces of the pile': {
    redact: (state, viewer) => {
      const view = redact(state, viewer);
      return { ...view, zones: view.zones.with(DECK, state.zones[DECK] ?? []) };
    },
  },
  'a view keeps the generator': {
    redact: (state, viewer) => shownAs(state, viewer, { generator: state.generator }),
  },
};

const shownAs = (state: State, viewer: Viewer, more: Partial<State>): State =>
  viewer === HOST ? state : { ...redact(state, viewer), ...more };

const isTaken = (event: GameEvent): boolean => event.e === 'cardMoved' && event.cause === 'taken';

test.for(Object.entries(LEAKS))('the laws notice it when %s', ([, leak]) => {
  const eyes: Eyes = { redact, redactEvent, ...leak };
  expect(breachInGames(secrecyLaws(eyes), 0, 84)).not.toBeNull();
});

test('without a leak they are content with the same games', () => {
  expect(breachInGames(secrecyLaws(), 0, 12)).toBeNull();
});
