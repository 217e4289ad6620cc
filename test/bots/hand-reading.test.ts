import { describe, expect, test } from 'vitest';
import { noBlanks, readHands } from '../../core/bots/hand-reading.ts';
import { follow, type Trace, traceBefore } from '../../core/bots/trace.ts';
import type { GameEvent } from '../../core/index.ts';
import { lay, type Table } from '../support/table.ts';
import { namedAt } from './support.ts';

/** The table after these moves, with all that happened on it. */
function told(table: Table, ...moves: readonly string[]): Table {
  const events: GameEvent[] = [...table.events];
  for (const move of moves) events.push(...table.moves(move).events);
  return Object.assign(table, { events });
}

/** What can be told of the hands after all that happened at this table. */
function blanksAt({ state, events }: Table) {
  const trace: Trace = traceBefore(state, events);
  const blanks = noBlanks(state.dead.length);
  for (const event of events) {
    readHands(blanks, trace, event);
    follow(trace, event);
  }
  return blanks;
}

const SEATS = [
  'sheriff slab-the-killer: beer',
  'outlaw bart-cassidy: bang beer missed',
  'outlaw willy-the-kid: beer beer bang duel',
  'renegade rose-doolan: bang bang bang',
];
const SHOOTER = { turn: 1 } as const;

describe('reading a hand', () => {
  test('whoever takes a hit holds no Missed!, and whoever takes an Indians! no BANG!', () => {
    expect(blanksAt(told(lay(SEATS, SHOOTER), '1 plays bang at 2', '2 passes')).missed).toEqual([0, 0, 4, 0]);
    const indians = SEATS.with(1, 'outlaw bart-cassidy: indians').with(2, 'outlaw willy-the-kid: beer missed');
    const attacked = told(lay(indians, SHOOTER), '1 plays indians', '2 passes', '3 plays bang');
    expect(blanksAt(attacked).bangCard).toEqual([0, 0, 2, 0]);
    expect(blanksAt(attacked).missed).toEqual([0, 0, 0, 0]);
  });

  test('one Missed! would not have sufficed against Slab the Killer, so his hits tell nothing', () => {
    const shot = told(lay(SEATS.with(0, 'sheriff slab-the-killer: bang')), '0 plays bang at 1', '1 passes');
    expect(blanksAt(shot).missed).toEqual([0, 0, 0, 0]);
  });

  test('a Missed! that is given, and what is drawn, leave the rest as blank as it was', () => {
    const shot = told(lay(SEATS, { ...SHOOTER, draw: 'beer beer' }), '1 plays bang at 2', '2 passes', '1 ends');
    expect(shot.state.turn).toBe(2);
    expect(blanksAt(shot).missed[2]).toBe(4);
    const played = told(shot, '2 plays beer');
    expect(blanksAt(played).missed[2]).toBeCloseTo((4 * 5) / 6);
  });

  test.each([1, 2])('a gunslinger shoots at the one who is known to have no answer: %i', (hit) => {
    const life = (seat: number) => (seat === hit ? 3 : 2);
    const seats = [
      'sheriff rose-doolan: bang',
      `outlaw vulture-sam ${life(1)}: saloon mustang remington`,
      `outlaw kit-carlson ${life(2)}: duel winchester barrel`,
      'renegade paul-regret: bang | scope',
    ];
    const table = told(
      lay(seats, { turn: 3, draw: 'missed missed' }),
      `3 plays bang at ${hit}`,
      `${hit} passes`,
      '3 ends',
    );
    expect(namedAt(table, 'gunslinger')).toEqual([`{by:0,play:bang,target:${hit}}`]);
  });
});
