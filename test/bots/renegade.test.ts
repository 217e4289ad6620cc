import { expect, test } from 'vitest';
import { chancesOf, openBelief } from '../../core/bots/belief.ts';
import { PRACTISED } from '../../core/bots/judgement.ts';
import { rolesOf } from '../../core/bots/roles.ts';
import { stanceOf } from '../../core/bots/stance.ts';
import { redact, type State } from '../../core/index.ts';
import { lay } from '../support/table.ts';

/** How the renegade on the last chair feels about the others, before anybody has done anything. */
function stanceAt(seats: readonly string[]): number[] {
  const state: State = lay(seats).state;
  const me = seats.length - 1;
  const view = redact(state, me);
  const belief = openBelief(
    rolesOf(seats.length),
    view.roles.map((role, seat) => (view.shown[seat] ? role : 'unknown')),
  );
  return stanceOf(view, me, 'renegade', chancesOf(belief, { seat: me, role: 'renegade' }), PRACTISED);
}

const FIVE = [
  'sheriff willy-the-kid',
  'outlaw bart-cassidy',
  'outlaw vulture-sam',
  'deputy kit-carlson',
  'renegade rose-doolan',
];

test('with a deputy at his side the sheriff counts in full: the renegade of five does not join him at once', () => {
  expect(stanceAt(FIVE)[0]).toBeLessThan(0.2);
});

test('alone against two outlaws he is helped from the start', () => {
  expect(stanceAt([...FIVE.slice(0, 3), 'renegade rose-doolan'])[0]).toBeGreaterThan(1);
});

test('and a weak sheriff is guarded at any table', () => {
  expect(stanceAt(FIVE.with(0, 'sheriff willy-the-kid 3'))[0]).toBeGreaterThan(2);
});
