import type { Card } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { type Belief, type Chances, chancesOf, drift, learn, openBelief, reveal } from './belief.ts';
import type { Deed } from './deed.ts';
import { diceOf, mixed, normal } from './dice.ts';
import { type BlankCount, type Blanks, noBlanks, readHands } from './hand-reading.ts';
import { followKnown } from './known-card.ts';
import { CHEAP_TO_FAKE, LIKELIHOODS, type Likelihood, STRENGTH } from './likelihoods.ts';
import { follow, traceBefore } from './trace.ts';
import { deedIn, type Reputation, type Witness, witnessOf } from './witness.ts';

/** How a level takes what it sees: how much it trusts acts, how long it remembers, how blurred it sees them. */
export interface Attention {
  readonly trust: number;
  /** Table rounds after which half of the log-odds are forgotten. */
  readonly halfLife: number;
  /** Deviation of the noise on each log-likelihood. */
  readonly blur: number;
}

/** What the seat has made of the game up to now. */
export interface Memory {
  readonly belief: Belief;
  readonly deeds: readonly Deed[];
  /** By seat: cards that are known to be in its hand. */
  readonly known: readonly (readonly Card[])[];
  readonly blanks: Blanks;
}

interface Folded extends Memory {
  readonly witness: Witness;
  readonly deeds: Deed[];
  readonly known: Card[][];
  readonly blanks: BlankCount;
  count: number;
}

/** A memory in the making, with what it was made for. */
interface Kept {
  readonly seat: Seat;
  readonly seed: number;
  readonly attention: Attention;
  readonly folded: Folded;
}

/** Saves the folding of old events when the same array comes back longer; what is remembered never depends on it. */
const kept = new WeakMap<readonly GameEvent[], Kept>();

/** Folds the seat's events; `roles` are all roles of a table of this size. */
export function remember(
  view: State,
  seat: Seat,
  events: readonly GameEvent[],
  roles: readonly Role[],
  attention: Attention,
  seed: number,
): Memory {
  const found = kept.get(events);
  const fits = found && found.seat === seat && found.seed === seed && found.attention === attention;
  const folded = fits && found.folded.count <= events.length ? found.folded : opened(view, events, roles);
  for (; folded.count < events.length; folded.count += 1) {
    const event = events[folded.count];
    if (event) take(folded, event, folded.count, attention, seed);
  }
  if (!fits || found.folded !== folded) kept.set(events, { seat, seed, attention, folded });
  return folded;
}

function opened(view: State, events: readonly GameEvent[], roles: readonly Role[]): Folded {
  const trace = traceBefore(view, events);
  return {
    witness: witnessOf(trace),
    belief: openBelief(roles, trace.roles),
    deeds: [],
    known: view.dead.map(() => []),
    blanks: noBlanks(view.dead.length),
    count: 0,
  };
}

function take(folded: Folded, event: GameEvent, at: number, attention: Attention, seed: number): void {
  const { witness, belief, deeds } = folded;
  const deed = deedIn(witness, event, at, reputationIn(belief));
  if (deed) {
    deeds.push(deed);
    const fake = CHEAP_TO_FAKE.has(deed.act) ? STRENGTH.cheapToFake : 1;
    const seen = blurred(LIKELIHOODS[deed.act], attention.blur, mixed(seed, at));
    learn(belief, deed.by, seen, attention.trust * deed.strength * fake);
  }
  if (event.e === 'roleShown') reveal(belief, event.seat, event.role);
  if (event.e === 'turnBegan' && Number.isFinite(attention.halfLife)) {
    const living = witness.trace.dead.reduce((count, dead) => (dead ? count : count + 1), 0);
    drift(belief, 0.5 ** (1 / (attention.halfLife * living)));
  }
  followKnown(folded.known, event);
  readHands(folded.blanks, witness.trace, event);
  follow(witness.trace, event);
}

/** Made only where a deed asks for it: most events tell nothing. */
function reputationIn(belief: Belief): Reputation {
  let chances: Chances | undefined;
  const known = (): Chances => {
    chances ??= chancesOf(belief);
    return chances;
  };
  return { deputy: (seat) => known().deputy[seat] ?? 0, outlaw: (seat) => known().outlaw[seat] ?? 0 };
}

function blurred(likelihood: Likelihood, blur: number, seed: number): Likelihood {
  if (blur === 0) return likelihood;
  const dice = diceOf(seed);
  const noisy = (chance: number) => chance * Math.exp(blur * normal(dice));
  return {
    ...likelihood,
    deputy: noisy(likelihood.deputy),
    outlaw: noisy(likelihood.outlaw),
    renegade: noisy(likelihood.renegade),
  };
}
