import type { Role, RoleSeen, Seat } from '../model/seat.ts';
import { DOUBT, type Likelihood } from './likelihoods.ts';

/** One way the roles may lie, by seat. */
type Assignment = readonly Role[];

/**
 * What a neutral onlooker makes of the roles: one weight for every assignment that fits the counts. A seat's own belief
 * is this one, restricted to its own role; what this one says about a seat is that seat's reputation.
 */
export interface Belief {
  assignments: readonly Assignment[];
  /** One for each assignment; they sum to 1. */
  weights: number[];
}

/** By seat: how likely each role is. */
export interface Chances {
  readonly sheriff: readonly number[];
  readonly deputy: readonly number[];
  readonly outlaw: readonly number[];
  readonly renegade: readonly number[];
}

/** Before any act every assignment weighs the same. `roles` are all roles of the table, `shown` what lies open. */
export function openBelief(roles: readonly Role[], shown: readonly RoleSeen[]): Belief {
  const fitting = assignmentsOf(roles, shown);
  // A table laid out by hand may hold other roles than the rules deal: then any hidden role is as likely as another.
  const assignments = fitting.length > 0 ? fitting : freeAssignments(shown);
  return { assignments, weights: assignments.map(() => 1 / assignments.length) };
}

function assignmentsOf(roles: readonly Role[], shown: readonly RoleSeen[]): Assignment[] {
  const left = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 };
  for (const role of roles) left[role] += 1;
  const found: Assignment[] = [];
  const dealt: Role[] = [];
  const deal = (): void => {
    const seen = shown[dealt.length];
    if (seen === undefined) return void found.push(dealt.slice());
    for (const role of ['sheriff', 'deputy', 'outlaw', 'renegade'] as const) {
      if (left[role] === 0 || (seen !== 'unknown' && seen !== role)) continue;
      left[role] -= 1;
      dealt.push(role);
      deal();
      dealt.pop();
      left[role] += 1;
    }
  };
  deal();
  return found;
}

const freeAssignments = (shown: readonly RoleSeen[]): Assignment[] =>
  shown.reduce<Role[][]>(
    (found, seen) => found.flatMap((dealt) => possible(seen).map((role) => [...dealt, role])),
    [[]],
  );

const possible = (seen: RoleSeen): readonly Role[] => (seen === 'unknown' ? ['deputy', 'outlaw', 'renegade'] : [seen]);

/** The seat did something that is so likely for each role; `trust` from 0 to 1 and above is how much that tells. */
export function learn(belief: Belief, seat: Seat, likelihood: Omit<Likelihood, 'key'>, trust: number): void {
  if (trust <= 0) return;
  const { deputy, outlaw, renegade } = likelihood;
  const factors = { sheriff: 1, deputy: deputy ** trust, outlaw: outlaw ** trust, renegade: renegade ** trust };
  const { assignments, weights } = belief;
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = (weights[at] ?? 0) * factors[assignments[at]?.[seat] ?? 'sheriff'];
    weights[at] = weight;
    sum += weight;
  }
  for (let at = 0; at < weights.length; at += 1) {
    weights[at] = ((1 - DOUBT) * (weights[at] ?? 0)) / sum + DOUBT / weights.length;
  }
}

/** A role card was turned up: what does not fit is ruled out for good. */
export function reveal(belief: Belief, seat: Seat, role: Role): void {
  const assignments: Assignment[] = [];
  const weights: number[] = [];
  let sum = 0;
  belief.assignments.forEach((assignment, at) => {
    if (assignment[seat] !== role) return;
    const weight = belief.weights[at] ?? 0;
    assignments.push(assignment);
    weights.push(weight);
    sum += weight;
  });
  // A table laid out by hand may contradict the counts: then what is open tells nothing about the others.
  if (sum === 0) return;
  belief.assignments = assignments;
  belief.weights = weights.map((weight) => weight / sum);
}

/** Forgets a little: the odds drift to those of the deal. `kept` is the share of every log-odd that stays. */
export function drift(belief: Belief, kept: number): void {
  const { weights } = belief;
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = (weights[at] ?? 0) ** kept;
    weights[at] = weight;
    sum += weight;
  }
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / sum;
}

/** The chances of every seat, for the onlooker or for a seat that knows its own role. */
export function chancesOf(belief: Belief, own?: { readonly seat: Seat; readonly role: Role }): Chances {
  const { assignments, weights } = belief;
  const seats = assignments[0]?.length ?? 0;
  const none = () => new Array<number>(seats).fill(0);
  const chances = { sheriff: none(), deputy: none(), outlaw: none(), renegade: none() };
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    const roles = assignments[at];
    if (weight === 0 || !roles || (own && roles[own.seat] !== own.role)) continue;
    sum += weight;
    for (let seat = 0; seat < seats; seat += 1) {
      const column = chances[roles[seat] ?? 'sheriff'];
      column[seat] = (column[seat] ?? 0) + weight;
    }
  }
  // Nothing fits a table laid out by hand against the rules: the onlooker's view is the best there is.
  if (sum === 0) return own ? chancesOf(belief) : chances;
  for (const column of Object.values(chances)) {
    for (let seat = 0; seat < seats; seat += 1) column[seat] = (column[seat] ?? 0) / sum;
  }
  return chances;
}
