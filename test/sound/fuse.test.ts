import { expect, test } from 'vitest';
import { DECK, newGame, rowOf, type State } from '../../core/index.ts';
import { fuseAt } from '../../renderer/sound/evening.ts';

test('a fuse hisses where dynamite lies, and nowhere else', () => {
  const { state } = newGame({ seats: 4, seed: 1 });
  const dynamite = state.printed.findIndex(({ kind }) => kind === 'dynamite');
  const lies = (zone: number): State => ({
    ...state,
    zones: state.zones.map((cards, each) => {
      const others = cards.filter((card) => card !== dynamite);
      return each === zone ? [...others, dynamite] : others;
    }),
  });
  expect(fuseAt(lies(DECK))).toBeNull();
  expect(fuseAt(lies(rowOf(2)))).toBe(2);
});
