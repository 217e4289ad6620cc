import type { Offer, Reason, Seat } from '../../core/index.ts';
import { type Chosen, isPaying, NOTHING, nextSteps, nextVictim, offerAt, thingsOfVictim } from './chart.ts';
import { isCard, means } from './steps.ts';
import { type Look, nameOf, sameThing, type Thing } from './thing.ts';

/** Everything that decides how things look while a seat chooses. */
export interface Choosing {
  readonly offers: readonly Offer[];
  readonly chosen: Chosen;
  readonly me: Seat;
  /** Why this thing cannot be chosen at this step; null also where the question does not arise. */
  readonly reasonOf: (thing: Thing) => Reason | null;
}

/** Not a fault of the card: it only is not its time. It stays as it lies, and still answers "Why?". */
const UNBLAMED: ReadonlySet<Reason['code']> = new Set(['wrong-time', 'not-your-decision', 'game-over', 'malformed']);

/** The only source of every highlight, in 3D and in front of it. */
function lookIn(choosing: Choosing, thing: Thing): Look {
  const { offers, chosen, me } = choosing;
  if (isPicked(chosen, thing, me)) return 'picked';
  if (offers.length === 0) return 'plain';
  if (isLegal(choosing, thing)) return 'legal';
  if (isElsewhere(choosing, thing)) return 'plain';
  const reason = choosing.reasonOf(thing);
  return reason && !UNBLAMED.has(reason.code) ? 'faded' : 'plain';
}

function isPicked({ path, slot, named }: Chosen, thing: Thing, me: Seat): boolean {
  if (slot.some((card) => isCard(thing, card))) return true;
  if (thing.what === 'row' && named.some(({ on }) => on === thing.card)) return true;
  if (thing.what === 'holding' && named.some(({ seat, on }) => on === 'hand' && seat === thing.seat)) return true;
  return path.some((step) => means(thing, step, me) && (step.key !== 'target' || thing.what === 'seat'));
}

function isLegal({ offers, chosen, me }: Choosing, thing: Thing): boolean {
  const slot = offerAt(offers, chosen)?.slot;
  if (slot?.from.some((card) => isCard(thing, card))) return true;
  const victim = nextVictim(offers, chosen);
  if (victim && thingsOfVictim(victim).some((one) => sameThing(one, thing))) return true;
  return nextSteps(offers, chosen).some((step) => means(thing, step, me));
}

/** While a card is picked the other playable cards lie as they are: a click changes over to them. */
function isElsewhere({ offers, chosen, me }: Choosing, thing: Thing): boolean {
  if (chosen.path.length === 0 || isPaying(offers, chosen)) return false;
  return thing.what === 'hand' && nextSteps(offers, NOTHING).some((step) => means(thing, step, me));
}

/** Remembers the looks of one choosing, since the table asks for every card in every frame. */
export function looksOf(choosing: Choosing): (thing: Thing) => Look {
  const known = new Map<string, Look>();
  return (thing) => {
    const name = nameOf(thing);
    const look = known.get(name) ?? lookIn(choosing, thing);
    known.set(name, look);
    return look;
  };
}
