import type { Card } from '../model/card.ts';
import type { EventOf, GameEvent } from '../model/event.ts';
import type { RoleSeen, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { handOf, rowOf, type Zone } from '../model/zone.ts';

/** What all could see at one moment of the game: enough to judge an act by the table at which it was done. */
export interface Trace extends State {
  readonly roles: RoleSeen[];
  readonly shown: boolean[];
  readonly dead: boolean[];
  readonly life: number[];
  /** Rows alone are filled; of hands only the number of cards counts. */
  readonly zones: Card[][];
  readonly held: number[];
}

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const HAND_SEATS: ReadonlyMap<Zone, Seat> = new Map(SEATS.map((seat) => [handOf(seat), seat]));
const ROW_SEATS: ReadonlyMap<Zone, Seat> = new Map(SEATS.map((seat) => [rowOf(seat), seat]));
export const seatOfHand = (zone: Zone): Seat | undefined => HAND_SEATS.get(zone);
export const seatOfRow = (zone: Zone): Seat | undefined => ROW_SEATS.get(zone);

/** The table before these events, worked out backwards from the table after them: nobody sends a bot the deal. */
export function traceBefore(view: State, events: readonly GameEvent[]): Trace {
  const trace: Trace = {
    ...view,
    roles: view.roles.map((role, seat) => (view.shown[seat] ? role : 'unknown')),
    shown: view.shown.slice(),
    dead: view.dead.slice(),
    life: view.life.slice(),
    zones: view.zones.map((zone, at) => (ROW_SEATS.has(at) ? zone.slice() : [])),
    held: view.dead.map((_, seat) => view.zones[handOf(seat)]?.length ?? 0),
  };
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (event) step(trace, event, -1);
  }
  return trace;
}

/** Moves the trace on by one event. */
export const follow = (trace: Trace, event: GameEvent): void => step(trace, event, 1);

function step(trace: Trace, event: GameEvent, way: 1 | -1): void {
  switch (event.e) {
    case 'cardMoved':
      moved(trace, event, way);
      return;
    case 'lifeLost':
      trace.life[event.seat] = (trace.life[event.seat] ?? 0) - way * event.points;
      return;
    case 'lifeGained':
      trace.life[event.seat] = (trace.life[event.seat] ?? 0) + way * event.points;
      return;
    case 'eliminated':
      trace.dead[event.seat] = way === 1;
      return;
    case 'roleShown':
      trace.shown[event.seat] = way === 1;
      trace.roles[event.seat] = way === 1 ? event.role : 'unknown';
      return;
    default:
  }
}

function moved(trace: Trace, { card, from, to }: EventOf<'cardMoved'>, way: 1 | -1): void {
  const [left, reached] = way === 1 ? [from, to] : [to, from];
  const giver = HAND_SEATS.get(left);
  const taker = HAND_SEATS.get(reached);
  if (giver !== undefined) trace.held[giver] = (trace.held[giver] ?? 0) - 1;
  if (taker !== undefined) trace.held[taker] = (trace.held[taker] ?? 0) + 1;
  if (ROW_SEATS.has(left)) {
    const row = trace.zones[left] ?? [];
    const at = row.indexOf(card);
    if (at >= 0) row.splice(at, 1);
  }
  if (ROW_SEATS.has(reached)) trace.zones[reached]?.push(card);
}
