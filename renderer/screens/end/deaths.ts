import { NOBODY, type Seat, type State } from '../../../core/index.ts';
import { isShot } from '../../session/source.ts';
import type { Staged } from '../../session/store.ts';

/** One elimination, in the order in which they happened. */
export interface Death {
  readonly seat: Seat;
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
  const cause = { kind: null as string | null };
  for (const { event } of past) {
    if (event.e === 'aimed') cause.kind = event.kind;
    if (event.e === 'exploded') cause.kind = 'dynamite';
    if (event.e === 'turnBegan') cause.kind = null;
    if (event.e === 'eliminated') deaths.push({ seat: event.seat, by: event.by, kind: cause.kind });
  }
  return deaths;
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

/** Rounds that were begun: turns of whoever had the first. */
export function roundsIn(past: readonly Staged[]): number {
  const turns = past.flatMap(({ event }) => (event.e === 'turnBegan' ? [event.seat] : []));
  return Math.max(1, turns.filter((seat) => seat === turns[0]).length);
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
  const last = deaths.at(-1);
  return last && last.by !== NOBODY && last.by !== last.seat ? last : undefined;
};
