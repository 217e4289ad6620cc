import type { Card, Move, Offer, Seat } from '../../core/index.ts';
import type { Thing } from './thing.ts';

type Choice = Exclude<Extract<Move, { choose: unknown }>['choose'], { card: Card }>;

/** One decision on the way to a whole move, in the order in which the table asks for them. */
export type Step =
  | { readonly key: 'card'; readonly card: Card }
  /** The name that the card is played or used under; null is its own. */
  | { readonly key: 'as'; readonly as: string | null }
  /** The own card in play that is given away. */
  | { readonly key: 'give'; readonly give: Card }
  | { readonly key: 'target'; readonly seat: Seat }
  | { readonly key: 'on'; readonly seat: Seat; readonly on: Card | 'hand' }
  | { readonly key: 'flip'; readonly flip: Card | string }
  | { readonly key: 'choose'; readonly choice: Choice }
  /** A card of some row, or one that is about to be given to somebody. */
  | { readonly key: 'one'; readonly card: Card }
  /** Whose row it lies in, or who gets it. */
  | { readonly key: 'whose'; readonly seat: Seat }
  /** A card of the own row, or the character's ability. */
  | { readonly key: 'use'; readonly use: Card | string }
  /** The free step of the train, before the wagon. */
  | { readonly key: 'advance' }
  | { readonly key: 'take'; readonly card: Card };

/** Where a card lies on the table, as the thing to point at. */
export type Lies = (card: Card) => Thing;

/** The steps of an offer; null for passing and ending, which are buttons of their own. */
export function pathOf(offer: Offer): readonly Step[] | null {
  const known = PATHS.get(offer);
  if (known !== undefined) return known;
  const path = pathOfMove(offer.move);
  PATHS.set(offer, path);
  return path;
}
/** A choice asks for the path of every offer again and again. */
const PATHS = new WeakMap<Offer, readonly Step[] | null>();

function pathOfMove(move: Move): readonly Step[] | null {
  if ('play' in move) {
    const { play, as = null, give, target, on } = move;
    const path: Step[] = [
      { key: 'card', card: play },
      { key: 'as', as },
    ];
    if (give !== undefined) path.push({ key: 'give', give });
    return aimedPath(path, target, on);
  }
  if ('flip' in move) return [{ key: 'flip', flip: move.flip }];
  if ('choose' in move) return chosenPath(move.choose);
  if ('use' in move) {
    const path: Step[] = stepped(move.advance);
    path.push({ key: 'use', use: move.use });
    if (move.as !== undefined) path.push({ key: 'as', as: move.as });
    return aimedPath(path, move.target, move.on);
  }
  if ('take' in move) {
    const path: Step[] = stepped(move.advance);
    path.push({ key: 'take', card: move.take });
    return aimedPath(path, move.target, undefined);
  }
  if ('discard' in move) return [];
  return null;
}

const stepped = (advance: true | undefined): Step[] => (advance ? [{ key: 'advance' }] : []);

function aimedPath(path: Step[], target: Seat | undefined, on: Card | 'hand' | undefined): Step[] {
  if (target !== undefined) path.push({ key: 'target', seat: target });
  if (target !== undefined && on !== undefined) path.push({ key: 'on', seat: target, on });
  return path;
}

function chosenPath(choice: Extract<Move, { choose: unknown }>['choose']): Step[] {
  if (typeof choice === 'number' || !('card' in choice)) return [{ key: 'choose', choice }];
  return [
    { key: 'one', card: choice.card },
    { key: 'whose', seat: choice.seat },
  ];
}

/** The same decision gives the same text. */
export function nameOfStep(step: Step): string {
  switch (step.key) {
    case 'card':
    case 'one':
    case 'take':
      return `${step.key} ${step.card}`;
    case 'as':
      return `as ${step.as}`;
    case 'give':
      return `give ${step.give}`;
    case 'target':
    case 'whose':
      return `${step.key} ${step.seat}`;
    case 'on':
      return `on ${step.seat} ${step.on}`;
    case 'flip':
      return `flip ${step.flip}`;
    case 'choose':
      return `choose ${JSON.stringify(step.choice)}`;
    case 'use':
      return `use ${step.use}`;
    case 'advance':
      return 'advance';
  }
}
export const sameStep = (a: Step | undefined, b: Step | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.key === b.key && nameOfStep(a) === nameOfStep(b));

/** Whether the thing is this card, wherever it lies. */
export const isCard = (thing: Thing, card: Card): boolean => 'card' in thing && thing.card === card;

/** Whether pointing at this thing means taking this step. */
export function means(thing: Thing, step: Step, me: Seat): boolean {
  switch (step.key) {
    case 'card':
    case 'take':
    case 'one':
      return isCard(thing, step.card);
    case 'as':
      return thing.what === 'option' && thing.option === asOption(step.as);
    case 'give':
      return isCard(thing, step.give);
    case 'target':
    case 'whose':
      return 'seat' in thing && thing.seat === step.seat;
    case 'on':
      if (step.on === 'hand') return thing.what === 'holding' && thing.seat === step.seat;
      return isCard(thing, step.on);
    case 'flip':
      if (typeof step.flip === 'number') return isCard(thing, step.flip);
      return thing.what === 'character' && thing.seat === me;
    case 'use':
      if (typeof step.use === 'number') return isCard(thing, step.use);
      return thing.what === 'character' && thing.seat === me;
    case 'choose':
      return meansChoice(thing, step.choice);
    case 'advance':
      return thing.what === 'locomotive';
  }
}

/** `as` null, the card's own name, needs a name too. */
const asOption = (as: string | null): string => as ?? 'itself';

function meansChoice(thing: Thing, choice: Choice): boolean {
  if (typeof choice === 'number') return isCard(thing, choice);
  if ('seat' in choice) return 'seat' in thing && thing.what !== 'row' && thing.seat === choice.seat;
  if ('character' in choice) return thing.what === 'option' && thing.option === choice.character;
  if (choice.option === 'deck') return thing.what === 'deck';
  if (choice.option === 'discard-pile') return thing.what === 'discard';
  return thing.what === 'option' && thing.option === choice.option;
}

/** The thing to click for this step: what lists, keys and the focus walk show for it. */
export function thingFor(step: Step, me: Seat, lies: Lies): Thing {
  switch (step.key) {
    case 'card':
    case 'take':
    case 'one':
      return lies(step.card);
    case 'as':
      return { what: 'option', option: asOption(step.as) };
    case 'give':
      return lies(step.give);
    case 'target':
    case 'whose':
      return { what: 'seat', seat: step.seat };
    case 'on':
      return step.on === 'hand' ? { what: 'holding', seat: step.seat } : lies(step.on);
    case 'flip':
      return typeof step.flip === 'number' ? lies(step.flip) : { what: 'character', seat: me };
    case 'use':
      return typeof step.use === 'number' ? lies(step.use) : { what: 'character', seat: me };
    case 'choose':
      return thingForChoice(step.choice, lies);
    case 'advance':
      return { what: 'locomotive' };
  }
}

function thingForChoice(choice: Choice, lies: Lies): Thing {
  if (typeof choice === 'number') return lies(choice);
  if ('seat' in choice) return { what: 'seat', seat: choice.seat };
  if ('character' in choice) return { what: 'option', option: choice.character };
  if (choice.option === 'deck') return { what: 'deck' };
  if (choice.option === 'discard-pile') return { what: 'discard' };
  return { what: 'option', option: choice.option };
}
