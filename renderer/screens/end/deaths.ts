import { NOBODY, type Seat, type State } from '../../../core/index.ts';
import { isShot } from '../../session/source.ts';
import type { Staged } from '../../session/store.ts';

/** How somebody left the living: out, out but kept as a ghost, back as a ghost, or a ghost that went out. */
type Fate = 'out' | 'haunted' | 'revived' | 'vanished';

/** One end of a life, in the order in which they happened. */
export interface Death {
  readonly seat: Seat;
  readonly fate: Fate;
  /** Who is credited, or NOBODY. */
  readonly by: Seat;
  /** The kind of card that took the last life point; null where no card did. */
  readonly kind: string | null;
}

/** What a seat did in the whole game, as everybody saw it. */
export interface Tally {
  readonly shots: number;
  readonly hits: number;
  readonly dodges: number;
}

/** Reads the order of deaths and their causes from the facts of the game. */
export function deathsIn(past: readonly Staged[]): readonly Death[] {
  const deaths: Death[] = [];
  const ghosts = new Set<Seat>();
  // Who took the last life point and with what: every loss says so itself.
  const losses = new Map<Seat, Pick<Death, 'by' | 'kind'>>();
  for (const { event } of past) {
    if (event.e === 'lifeLost') losses.set(event.seat, { by: event.by, kind: event.source || null });
    if (event.e === 'eliminated') {
      const { seat, by } = event;
      const vanished = ghosts.delete(seat);
      if (vanished) deaths.push({ seat, fate: 'vanished', by: NOBODY, kind: null });
      else deaths.push({ seat, fate: 'out', by, kind: losses.get(seat)?.kind ?? null });
    }
    if (event.e === 'haunted' || event.e === 'revived') {
      const cause = event.e === 'haunted' ? losses.get(event.seat) : undefined;
      ghosts.add(event.seat);
      deaths.push({ seat: event.seat, fate: event.e, by: cause?.by ?? NOBODY, kind: cause?.kind ?? null });
    }
  }
  return deaths;
}

/** Those who left the game, a place in the order each; whoever came back as a ghost has no place until that ends too. */
export function fallen(deaths: readonly Death[]): readonly Seat[] {
  const order: Seat[] = [];
  for (const { seat, fate } of deaths) {
    if (fate === 'revived') order.splice(order.indexOf(seat), 1);
    if (fate === 'out' || fate === 'vanished') order.push(seat);
  }
  return order;
}

/** Shots aimed at others, life points taken from others, shots dodged; by seat. */
export function talliesIn(past: readonly Staged[], state: State): readonly Tally[] {
  return state.roles.map((_, seat) => {
    const facts = past.map(({ event }) => event);
    const shots = facts.filter((fact) => fact.e === 'aimed' && fact.by === seat && isShot(fact.kind)).length;
    const hits = facts.reduce(
      (sum, fact) => sum + (fact.e === 'lifeLost' && fact.by === seat && fact.seat !== seat ? fact.points : 0),
      0,
    );
    const dodges = facts.filter((fact) => fact.e === 'dodged' && fact.seat === seat).length;
    return { shots, hits, dodges };
  });
}

/** Rounds of the table that were begun, whether or not whoever had the first turn still lives; extra turns begin none. */
export function roundsIn(past: readonly Staged[], seats: number): number {
  const turns = past.flatMap(({ event }) => (event.e === 'turnBegan' ? [event.seat] : []));
  const places = turns.map((seat) => (seat - (turns[0] ?? 0) + seats) % seats);
  return 1 + places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length;
}

export type Side = 'law' | 'outlaws' | 'renegade' | 'deputy' | 'outlaw' | 'nobody';

/** Which side has won, from the roles of the winners; without a sheriff everybody plays alone (D6). */
export function sideOf({ winners, roles }: Pick<State, 'winners' | 'roles'>): Side {
  const first = winners?.[0];
  if (first === undefined) return 'nobody';
  const role = roles[first];
  if (!roles.includes('sheriff') && (role === 'deputy' || role === 'outlaw')) return role;
  if (role === 'sheriff' || role === 'deputy') return 'law';
  return role === 'renegade' ? 'renegade' : 'outlaws';
}

/** The death that ended the game, if somebody is credited with it. */
export const lastShot = (deaths: readonly Death[]): Death | undefined => {
  const last = deaths.findLast(({ fate }) => fate !== 'revived' && fate !== 'haunted');
  return last && last.by !== NOBODY && last.by !== last.seat ? last : undefined;
};
