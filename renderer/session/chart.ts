import type { Card, Move, Named, Offer, Seat, Victim } from '../../core/index.ts';
import { isCard, means, nameOfStep, pathOf, type Step, sameStep } from './steps.ts';
import type { Thing } from './thing.ts';

/** A step that followed by itself, because nothing else was possible, is undone together with the one before it. */
export type Taken = Step & { readonly auto?: true };

/** The player's unfinished move: the way up to here, and what its end still asks for, in the order in which it was given. */
export interface Chosen {
  readonly path: readonly Taken[];
  /** The cards put into the slot. */
  readonly slot: readonly Card[];
  /** What was picked of each victim that leaves a choice. */
  readonly named: readonly Named[];
}
export const NOTHING: Chosen = { path: [], slot: [], named: [] };

/** What a click leads to: one step on, or the whole move. */
export type Outcome = { readonly chosen: Chosen } | { readonly move: Move };

/** The offers that the way up to here still leads to. */
export function openOffers(offers: readonly Offer[], { path }: Chosen): readonly Offer[] {
  return offers.filter((offer) => {
    const whole = pathOf(offer);
    return whole !== null && path.every((step, at) => sameStep(step, whole[at]));
  });
}

/** What may be decided next, each once, in the order of the offers. */
export function nextSteps(offers: readonly Offer[], chosen: Chosen): readonly Step[] {
  const steps = new Map<string, Step>();
  for (const offer of openOffers(offers, chosen)) {
    const step = pathOf(offer)?.[chosen.path.length];
    if (step) steps.set(nameOfStep(step), step);
  }
  return [...steps.values()];
}

/** The offer at whose end the player stands, if nothing but a slot is left to fill. */
export function offerAt(offers: readonly Offer[], chosen: Chosen): Offer | null {
  return openOffers(offers, chosen).find((offer) => pathOf(offer)?.length === chosen.path.length) ?? null;
}

/** The move as it stands, if it is whole. */
export function wholeMove(offers: readonly Offer[], chosen: Chosen): Move | null {
  const offer = offerAt(offers, chosen);
  if (!offer || (chosen.path.length === 0 && !offer.slot)) return null;
  const { move, slot, victims } = offer;
  if (slot && !isFull(slot, chosen)) return null;
  const targets = victims?.flatMap((victim) => namedOf(victim, chosen) ?? []);
  if (victims && targets?.length !== victims.length) return null;
  if (!slot && !targets) return move;
  // The slot's key is a key of this very move, and so are the targets.
  return { ...move, ...(slot ? { [slot.key]: chosen.slot } : {}), ...(targets ? { targets } : {}) } as Move;
}

const isFull = ({ min, max }: { readonly min: number; readonly max: number }, { slot }: Chosen): boolean =>
  slot.length >= min && slot.length <= max;

/** What is taken of a victim: the only thing there is, or what was picked; null while that is open. */
function namedOf({ seat, from }: Victim, { named }: Chosen): Named | null {
  const [only, ...others] = from;
  if (only !== undefined && others.length === 0) return { seat, on: only };
  return named.find((each) => each.seat === seat) ?? null;
}

/** Of whom something has to be picked next, once the price lies there; null where nobody is left. */
export function nextVictim(offers: readonly Offer[], chosen: Chosen): Victim | null {
  const offer = offerAt(offers, chosen);
  if (!offer?.victims || (offer.slot && !isFull(offer.slot, chosen))) return null;
  return offer.victims.find((victim) => !namedOf(victim, chosen)) ?? null;
}

/** The things of a victim that can be picked. */
export const thingsOfVictim = ({ seat, from }: Victim): readonly Thing[] =>
  from.map((on) => (on === 'hand' ? { what: 'holding', seat } : { what: 'row', seat, card: on }));

function pickOf(victim: Victim, thing: Thing): Named | null {
  const { seat, from } = victim;
  if (!('seat' in thing) || thing.seat !== seat) return null;
  if (thing.what === 'row') return from.includes(thing.card) ? { seat, on: thing.card } : null;
  return thing.what === 'holding' && from.includes('hand') ? { seat, on: 'hand' } : null;
}

/** A click: one step on, or the whole move; null if the thing cannot be chosen now. */
export function choose(offers: readonly Offer[], chosen: Chosen, thing: Thing, me: Seat): Outcome | null {
  const toggled = toggle(offers, chosen, thing) ?? pick(offers, chosen, thing);
  if (toggled) return { chosen: toggled };
  const further = advance(offers, chosen, thing, me);
  if (further) return settle(offers, further);
  // A second click on what is picked puts it back; a click on another card changes over to it.
  const picked = chosen.path.findIndex((step) => means(thing, step, me) && step.key !== 'target');
  if (picked >= 0) return { chosen: beforeStep(chosen, picked) };
  return changeOver(offers, chosen, thing, me);
}

/** What a whole move may begin with, or another of its own cards or wagons; while a price is being paid only the latter. */
function changeOver(offers: readonly Offer[], chosen: Chosen, thing: Thing, me: Seat): Outcome | null {
  const mine = thing.what === 'hand' || (thing.what === 'row' && thing.seat === me);
  if (!mine && thing.what !== 'wagon' && thing.what !== 'locomotive') return null;
  if (mine && isPaying(offers, chosen)) return null;
  for (let kept = chosen.path.length - 1; kept >= 0; kept -= 1) {
    const afresh = advance(offers, { ...NOTHING, path: chosen.path.slice(0, kept) }, thing, me);
    if (afresh) return settle(offers, afresh);
  }
  return null;
}

/** The price of a station is being put together. */
export const isPaying = (offers: readonly Offer[], chosen: Chosen): boolean =>
  isTaking(chosen) && offerAt(offers, chosen)?.slot !== undefined;
const isTaking = ({ path }: Chosen): boolean => path.some((step) => step.key === 'take');

function toggle(offers: readonly Offer[], chosen: Chosen, thing: Thing): Chosen | null {
  const slot = offerAt(offers, chosen)?.slot;
  const card = slot?.from.find((one) => isCard(thing, one));
  if (!slot || card === undefined) return null;
  if (chosen.slot.includes(card)) return { ...chosen, slot: chosen.slot.filter((other) => other !== card) };
  // A full slot lets its oldest card go, so that changing one's mind takes one click.
  const kept = chosen.slot.length >= slot.max ? chosen.slot.slice(1) : chosen.slot;
  return { ...chosen, slot: [...kept, card] };
}

/** Names what is taken of the next victim. */
function pick(offers: readonly Offer[], chosen: Chosen, thing: Thing): Chosen | null {
  const victim = nextVictim(offers, chosen);
  const named = victim && pickOf(victim, thing);
  return named ? { ...chosen, named: [...chosen.named, named] } : null;
}

/** Takes every step in a row that the thing stands for: a card of a row names its owner and itself. */
function advance(offers: readonly Offer[], from: Chosen, thing: Thing, me: Seat): Chosen | null {
  let chosen = from;
  for (;;) {
    const step = nextSteps(offers, chosen).find((next) => means(thing, next, me));
    if (!step) return chosen === from ? null : chosen;
    chosen = takeForced(offers, { path: [...chosen.path, step], slot: [], named: [] });
    // A card of my own row that is used does not name me as its target at the same time.
    if (step.key === 'use') return chosen;
  }
}

/** Names and cards of a target that leave no choice follow by themselves; a target never does. */
function takeForced(offers: readonly Offer[], chosen: Chosen): Chosen {
  const [only, ...others] = nextSteps(offers, chosen);
  if (!only || others.length > 0 || !FOLLOWING.has(only.key)) return chosen;
  return takeForced(offers, { path: [...chosen.path, { ...only, auto: true }], slot: [], named: [] });
}

const FOLLOWING: ReadonlySet<Step['key']> = new Set(['as', 'give', 'on', 'whose']);

/** A whole move goes out at once, unless a slot waits or the way could still go on; a wagon is never paid for at once. */
function settle(offers: readonly Offer[], chosen: Chosen): Outcome {
  const open = openOffers(offers, chosen);
  const [only, ...others] = open;
  const waits = only?.slot || only?.victims || isTaking(chosen);
  const move = others.length === 0 && !waits ? wholeMove(offers, chosen) : null;
  return move ? { move } : { chosen };
}

/** One choice back: what was named last, the card put into the slot last, else the last step with what followed it. */
export function stepBack({ path, slot, named }: Chosen): Chosen {
  if (named.length > 0) return { path, slot, named: named.slice(0, -1) };
  if (slot.length > 0) return { path, slot: slot.slice(0, -1), named };
  const last = path.findLastIndex((step) => !step.auto);
  return last < 0 ? NOTHING : { path: path.slice(0, last), slot: [], named: [] };
}

/** The way up to this step, without what followed by itself before it. */
function beforeStep({ path }: Chosen, at: number): Chosen {
  const last = path.slice(0, at + 1).findLastIndex((step) => !step.auto);
  return last <= 0 ? NOTHING : { path: path.slice(0, last), slot: [], named: [] };
}

/** Drops what the offers no longer lead to: after an event of somebody else, after a refusal. */
export function stillOpen(offers: readonly Offer[], chosen: Chosen): Chosen {
  if (chosen === NOTHING) return chosen;
  if (openOffers(offers, chosen).length === 0) return NOTHING;
  const { slot: wanted, victims = [] } = offerAt(offers, chosen) ?? {};
  const slot = chosen.slot.filter((card) => wanted?.from.includes(card));
  const named = chosen.named.filter(({ seat, on }) =>
    victims.some((victim) => victim.seat === seat && victim.from.includes(on)),
  );
  const same = slot.length === chosen.slot.length && named.length === chosen.named.length;
  return same ? chosen : { ...chosen, slot, named };
}
