import type { Card } from '../model/card.ts';
import type { Role, Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { handOfSeat, livingFrom, rowInForce } from '../rules/table.ts';
import { handLimit } from '../rules/turn.ts';
import type { Chances } from './belief.ts';
import type { Deed } from './deed.ts';
import type { Blanks } from './hand-reading.ts';
import type { Judgement } from './judgement.ts';
import type { Temper } from './temper.ts';
import { type Nature, natureOf, naturesOf, type Traits, traitsOf } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** Shares of the cards that the seat does not see, for guesses at hands. */
export interface Shares {
  readonly missed: number;
  readonly bang: number;
  readonly beer: number;
}

/** What a level makes of the table. */
export interface Opinion {
  readonly role: Role;
  readonly chances: Chances;
  /** By seat: what a unit of that seat's strength is worth to me; below 0 for enemies. */
  readonly stance: readonly number[];
  readonly shares: Shares;
  /** Cards that were openly seen to come into a hand and have not left it, by seat. */
  readonly known: readonly (readonly Card[])[];
  /** How many cards of each hand are thought to be no answer; null for whoever does not look at that. */
  readonly blanks: Blanks | null;
  /** What the others did, for whoever looks at it. */
  readonly deeds: readonly Deed[];
  readonly temper: Temper;
  /** The numbers that this level goes by. */
  readonly judgement: Judgement;
  /** Whether it looks beyond the single play. */
  readonly plans: boolean;
}

/** What a bot judges by in one decision: the table as it sees it, and what it makes of the others. */
export interface Outlook extends Opinion {
  readonly view: State;
  readonly me: Seat;
  readonly own: number;
  readonly sheriff: Seat;
  readonly living: readonly Seat[];
  readonly traits: readonly Traits[];
  /** By card: what it is worth to keep it in the own hand, before anything else is looked at. */
  readonly keeps: readonly number[];
  /** Of all seats, and mine. */
  readonly natures: readonly Nature[];
  readonly nature: Nature;
  readonly range: number;
  /** Cards that I may keep at the end of my turn. */
  readonly limit: number;
  /** Worked out at the first look, for it is needed move after move of one list. By seat; below 0 where not looked yet. */
  readonly distances: number[];
  readonly hits: number[];
}

/** Shares of a full base deck: what one guesses without counting. */
export const USUAL_SHARES: Shares = { missed: 12 / 80, bang: 25 / 80, beer: 6 / 80 };

export function outlookOf(view: State, me: Seat, opinion: Opinion): Outlook {
  const { role, chances, stance, shares, known, blanks, deeds, temper, judgement, plans } = opinion;
  const traits = traitsOf(view.printed);
  const natures = naturesOf(view.abilities);
  let range = 1;
  for (const card of rowInForce(view, me)) range = Math.max(range, traits[card]?.range ?? 1);
  return {
    role,
    chances,
    stance,
    shares,
    known,
    blanks,
    deeds,
    temper,
    judgement,
    plans,
    view,
    me,
    own: stance[me] ?? 1,
    sheriff: view.roles.indexOf('sheriff'),
    living: livingFrom(view, 0),
    traits,
    keeps: keepsOf(judgement, traits),
    natures,
    nature: natures[me] ?? natureOf(''),
    limit: handLimit(view, me),
    range,
    distances: [-1, -1, -1, -1, -1, -1, -1, -1],
    hits: [-1, -1, -1, -1, -1, -1, -1, -1],
  };
}

/** Looked up by name once for each table. */
const KEEPS = new WeakMap<Judgement, WeakMap<readonly Traits[], readonly number[]>>();

function keepsOf(judgement: Judgement, traits: readonly Traits[]): readonly number[] {
  const tables = KEEPS.get(judgement) ?? new WeakMap<readonly Traits[], readonly number[]>();
  const known = tables.get(traits);
  if (known) return known;
  const keeps = traits.map(({ id }) => judgement.keep[id] ?? WEIGHTS.keepUnnamed);
  KEEPS.set(judgement, tables.set(traits, keeps));
  return keeps;
}

/** How far a living seat is from mine (rules/base.md B4.2), all of them worked out at the first look. */
export function away(outlook: Outlook, seat: Seat): number {
  const { me, living, nature, distances } = outlook;
  if ((distances[me] ?? -1) < 0) {
    const place = living.indexOf(me);
    const sight = nature.sight + rowSum(outlook, me, 'sight');
    for (let at = 0; at < living.length; at += 1) {
      const other = living[at] ?? me;
      const steps = Math.min(Math.abs(at - place), living.length - Math.abs(at - place));
      const raise = natureAt(outlook, other).raise + rowSum(outlook, other, 'raise');
      distances[other] = other === me ? 0 : Math.max(1, steps + raise - sight);
    }
  }
  return distances[seat] ?? -1;
}

function rowSum({ view, traits }: Outlook, seat: Seat, figure: 'raise' | 'sight'): number {
  let sum = 0;
  for (const card of rowInForce(view, seat)) sum += traits[card]?.[figure] ?? 0;
  return sum;
}

export const natureAt = ({ natures }: Outlook, seat: Seat): Nature => natures[seat] ?? natureOf('');

export const handSize = (view: State, seat: Seat): number => handOfSeat(view, seat).length;

/** Foes are those whose strength is a loss to me. */
export const isFoe = ({ stance }: Outlook, seat: Seat): boolean => (stance[seat] ?? 0) < 0;
