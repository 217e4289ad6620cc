import { describe, expect, test } from 'vitest';
import { DECK, DISCARD, HIDDEN, handOf, redact, rowOf, type State } from '../../core/index.ts';
import { Bodies } from '../../renderer/table/bodies.ts';
import { folded, watchedGame } from '../choreography/games.ts';

/** Seat 0 looks on: its own cards are known, the others are counts. */
function tableWith(zones: Readonly<Record<number, readonly number[]>>): State {
  const { end } = watchedGame(4, 7, 0, 0);
  const bare = end.zones.map(() => [] as readonly number[]);
  for (const [zone, cards] of Object.entries(zones)) bare[Number(zone)] = cards;
  return redact({ ...end, zones: bare }, 0);
}

describe('a physical card stays one thing', () => {
  test('while it goes from a hidden hand to the discard pile', () => {
    const table = tableWith({ [handOf(1)]: [HIDDEN, HIDDEN, HIDDEN] });
    const bodies = new Bodies();
    bodies.adopt(table);
    const hand = [...(bodies.zones[handOf(1)] ?? [])];
    const event = { e: 'cardMoved', card: 5, from: handOf(1), to: DISCARD, cause: 'played', by: 1 } as const;
    const moved = bodies.move(event, folded(table, [event]));
    expect(hand).toContain(moved);
    expect(bodies.zones[DISCARD]).toEqual([moved]);
    expect(bodies.faces[moved]).toBe(5);
    expect(bodies.zones[handOf(1)]).toHaveLength(2);
  });

  test('a card taken face down forgets nothing that was seen, and names nothing that was not', () => {
    const table = tableWith({ [handOf(0)]: [3, 4], [handOf(1)]: [HIDDEN] });
    const bodies = new Bodies();
    bodies.adopt(table);
    const event = { e: 'cardMoved', card: 4, from: handOf(0), to: handOf(1), cause: 'taken', by: 1 } as const;
    bodies.move(event, folded(table, [event]));
    expect(bodies.fault(folded(table, [event]))).toBeNull();
    const back = { e: 'cardMoved', card: HIDDEN, from: handOf(1), to: handOf(2), cause: 'taken', by: 2 } as const;
    expect(() => bodies.move(back, folded(folded(table, [event]), [back]))).not.toThrow();
  });

  test('a card that is not where the event says is an error', () => {
    const table = tableWith({ [rowOf(1)]: [9] });
    const bodies = new Bodies();
    bodies.adopt(table);
    const event = { e: 'cardMoved', card: 8, from: rowOf(1), to: DISCARD, cause: 'dropped', by: 0 } as const;
    expect(() => bodies.move(event, table)).toThrow(/expected card 8 in zone/);
  });
});

describe('a table that comes without events', () => {
  test('keeps every card that was known before', () => {
    const bodies = new Bodies();
    bodies.adopt(tableWith({ [handOf(0)]: [1, 2], [rowOf(2)]: [30], [DECK]: [HIDDEN, HIDDEN] }));
    const [first, second] = bodies.zones[handOf(0)] ?? [];
    const laid = bodies.zones[rowOf(2)]?.[0];
    const after = tableWith({ [handOf(0)]: [2], [DISCARD]: [1], [rowOf(3)]: [30], [DECK]: [HIDDEN, HIDDEN] });
    bodies.adopt(after);
    expect(bodies.zones[handOf(0)]).toEqual([second]);
    expect(bodies.zones[DISCARD]).toEqual([first]);
    expect(bodies.zones[rowOf(3)]).toEqual([laid]);
    expect(bodies.fault(after)).toBeNull();
    expect(bodies.count).toBe(5);
  });

  test('uses no body twice', () => {
    const { batches, start } = watchedGame(6, 21, 3, 60);
    const bodies = new Bodies();
    let view = start;
    for (const { events } of batches) {
      view = folded(view, events);
      bodies.adopt(view);
      const used = bodies.zones.flat();
      expect(new Set(used).size).toBe(used.length);
      expect(bodies.fault(view)).toBeNull();
    }
  });
});

test('a reshuffle turns the discard pile into the draw pile', () => {
  const table = tableWith({ [DISCARD]: [1, 2, 3], [DECK]: [HIDDEN] });
  const bodies = new Bodies();
  bodies.adopt(table);
  const before = bodies.zones.flat().toSorted();
  const event = { e: 'reshuffled', order: [HIDDEN, HIDDEN, HIDDEN, HIDDEN] } as const;
  bodies.reshuffle(event.order);
  expect(bodies.zones[DECK]?.toSorted()).toEqual(before);
  expect(bodies.fault(folded(table, [event]))).toBeNull();
});
