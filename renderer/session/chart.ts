import type { Card, Move, Named, Offer, Seat, Victim } from '../../core/index.ts';
import type { Thing } from './thing.ts';

type Choice = Extract<Move, { choose: unknown }>['choose'];

/** One decision on the way to a whole move, in the order in which the table asks for them. */
export type Step =
  | { readonly key: 'card'; readonly card: Card }
  /** The name that the card is played under; null is its own. */
  | { readonly key: 'as'; readonly as: string | null }
  | { readonly key: 'target'; readonly seat: Seat }
  | { readonly key: 'on'; readonly seat: Seat; readonly on: Card | 'hand' }
  | { readonly key: 'flip'; readonly flip: Card | string }
  | { readonly key: 'choose'; readonly choice: Choice }
  /** A card of the own row, or the character's ability. */
  | { readonly key: 'use'; readonly use: Card | string };

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

/** The steps of an offer; null for passing and ending, which are buttons of their own. */
export function pathOf({ move }: Offer): readonly Step[] | null {
  if ('play' in move) {
    const { play, as = null, target, on } = move;
    const path: Step[] = [
      { key: 'card', card: play },
      { key: 'as', as },
    ];
    return aimedPath(path, target, on);
  }
  if ('flip' in move) return [{ key: 'flip', flip: move.flip }];
  if ('choose' in move) return [{ key: 'choose', choice: move.choose }];
  if ('use' in move) return aimedPath([{ key: 'use', use: move.use }], move.target, move.on);
  if ('discard' in move) return [];
  return null;
}

function aimedPath(path: Step[], target: Seat | undefined, on: Card | 'hand' | undefined): Step[] {
  if (target !== undefined) path.push({ key: 'target', seat: target });
  if (target !== undefined && on !== undefined) path.push({ key: 'on', seat: target, on });
  return path;
}

/** The same decision gives the same text. */
function nameOfStep(step: Step): string {
  switch (step.key) {
    case 'card':
      return `card ${step.card}`;
    case 'as':
      return `as ${step.as}`;
    case 'target':
      return `target ${step.seat}`;
    case 'on':
      return `on ${step.seat} ${step.on}`;
    case 'flip':
      return `flip ${step.flip}`;
    case 'choose':
      return `choose ${JSON.stringify(step.choice)}`;
    case 'use':
      return `use ${step.use}`;
  }
}
const sameStep = (a: Step | undefined, b: Step | undefined): boolean =>
  a !== undefined && b !== undefined && nameOfStep(a) === nameOfStep(b);

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

/** Whether pointing at this thing means taking this step. */
export function means(thing: Thing, step: Step, me: Seat): boolean {
  switch (step.key) {
    case 'card':
      return thing.what === 'hand' && thing.card === step.card;
    case 'as':
      return thing.what === 'option' && thing.option === asOption(step.as);
    case 'target':
      return 'seat' in thing && thing.seat === step.seat;
    case 'on':
      if (step.on === 'hand') return thing.what === 'holding' && thing.seat === step.seat;
      return thing.what === 'row' && thing.card === step.on;
    case 'flip':
      if (typeof step.flip === 'number') return thing.what === 'row' && thing.card === step.flip;
      return thing.what === 'character' && thing.seat === me;
    case 'use':
      if (typeof step.use === 'number') return thing.what === 'row' && thing.card === step.use;
      return thing.what === 'character' && thing.seat === me;
    case 'choose':
      return meansChoice(thing, step.choice);
  }
}

/** `as` null, the card's own name, needs a name too. */
const asOption = (as: string | null): string => as ?? 'itself';

function meansChoice(thing: Thing, choice: Choice): boolean {
  if (typeof choice === 'number') return thing.what === 'open' && thing.card === choice;
  if ('card' in choice) return thing.what === 'row' && thing.card === choice.card;
  if ('seat' in choice) return 'seat' in thing && thing.what !== 'row' && thing.seat === choice.seat;
  if ('character' in choice) return thing.what === 'option' && thing.option === choice.character;
  if (choice.option === 'deck') return thing.what === 'deck';
  if (choice.option === 'discard-pile') return thing.what === 'discard';
  return thing.what === 'option' && thing.option === choice.option;
}

/** The thing to click for this step: what lists, keys and the focus walk show for it. */
export function thingFor(step: Step, me: Seat): Thing {
  switch (step.key) {
    case 'card':
      return { what: 'hand', card: step.card };
    case 'as':
      return { what: 'option', option: asOption(step.as) };
    case 'target':
      return { what: 'seat', seat: step.seat };
    case 'on':
      if (step.on === 'hand') return { what: 'holding', seat: step.seat };
      return { what: 'row', seat: step.seat, card: step.on };
    case 'flip':
      if (typeof step.flip === 'number') return { what: 'row', seat: me, card: step.flip };
      return { what: 'character', seat: me };
    case 'use':
      if (typeof step.use === 'number') return { what: 'row', seat: me, card: step.use };
      return { what: 'character', seat: me };
    case 'choose':
      return thingForChoice(step.choice);
  }
}

function thingForChoice(choice: Choice): Thing {
  if (typeof choice === 'number') return { what: 'open', card: choice };
  if ('card' in choice) return { what: 'row', seat: choice.seat, card: choice.card };
  if ('seat' in choice) return { what: 'seat', seat: choice.seat };
  if ('character' in choice) return { what: 'option', option: choice.character };
  if (choice.option === 'deck') return { what: 'deck' };
  if (choice.option === 'discard-pile') return { what: 'discard' };
  return { what: 'option', option: choice.option };
}

/** A click: one step on, or the whole move; null if the thing cannot be chosen now. */
export function choose(offers: readonly Offer[], chosen: Chosen, thing: Thing, me: Seat): Outcome | null {
  const toggled = toggle(offers, chosen, thing) ?? pick(offers, chosen, thing);
  if (toggled) return { chosen: toggled };
  const further = advance(offers, chosen, thing, me);
  if (further) return settle(offers, further);
  // A second click on what is picked puts it back; a click on another card changes over to it.
  if (chosen.path.some((step) => means(thing, step, me) && step.key !== 'target')) return { chosen: stepBack(chosen) };
  const mine = thing.what === 'hand' || (thing.what === 'row' && thing.seat === me);
  const afresh = chosen.path.length > 0 && mine ? advance(offers, NOTHING, thing, me) : null;
  return afresh ? settle(offers, afresh) : null;
}

function toggle(offers: readonly Offer[], chosen: Chosen, thing: Thing): Chosen | null {
  const slot = offerAt(offers, chosen)?.slot;
  if (!slot || thing.what !== 'hand' || !slot.from.includes(thing.card)) return null;
  if (chosen.slot.includes(thing.card)) return { ...chosen, slot: chosen.slot.filter((card) => card !== thing.card) };
  // A full slot lets its oldest card go, so that changing one's mind takes one click.
  const kept = chosen.slot.length >= slot.max ? chosen.slot.slice(1) : chosen.slot;
  return { ...chosen, slot: [...kept, thing.card] };
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
  if (!only || others.length > 0 || (only.key !== 'as' && only.key !== 'on')) return chosen;
  return takeForced(offers, { path: [...chosen.path, { ...only, auto: true }], slot: [], named: [] });
}

/** A whole move goes out at once, unless a slot waits to be filled or the way could still go on. */
function settle(offers: readonly Offer[], chosen: Chosen): Outcome {
  const open = openOffers(offers, chosen);
  const [only, ...others] = open;
  const move = others.length === 0 && !only?.slot && !only?.victims ? wholeMove(offers, chosen) : null;
  return move ? { move } : { chosen };
}

/** One choice back: what was named last, the card put into the slot last, else the last step with what followed it. */
export function stepBack({ path, slot, named }: Chosen): Chosen {
  if (named.length > 0) return { path, slot, named: named.slice(0, -1) };
  if (slot.length > 0) return { path, slot: slot.slice(0, -1), named };
  const last = path.findLastIndex((step) => !step.auto);
  return last < 0 ? NOTHING : { path: path.slice(0, last), slot: [], named: [] };
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
