import { type KindId, rowOf, type Seat } from '../../../core/index.ts';
import type { Body } from '../bodies.ts';
import type { Stage } from '../stage.ts';

/** Kinds of card that bring a thing of their own to the table while they lie before a seat. */
export const PROP_KINDS = { dynamite: 'dynamite', bars: 'jail' } as const satisfies Record<string, KindId>;

/** Calls back for every card of a kind in play; returns how many there are. */
export function eachInPlay(stage: Stage, kind: KindId, call: (body: Body, seat: Seat, at: number) => void): number {
  const { shown, bodies } = stage;
  let count = 0;
  for (let seat = 0; shown && seat < shown.roles.length; seat += 1) {
    const row = bodies.zones[rowOf(seat)] ?? [];
    for (const body of row) {
      if (shown.printed[bodies.faces[body] ?? -1]?.kind !== kind) continue;
      call(body, seat, count);
      count += 1;
    }
  }
  return count;
}
