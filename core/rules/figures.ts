import { hooksNamed, kindOf } from '../expansions/catalogue.ts';
import { NUMBERS, type NumberName } from '../model/definition.ts';
import { ofTheLast } from '../model/of-the-last.ts';
import type { Seat } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { isAlive, rowInForce } from './table.ts';

/**
 * What one card or one character does to each figure, by the figure's place; 0 leaves it alone, whether it adds up or the
 * highest counts. Lists in place of records: a key that is only known when it is read makes engines search for it.
 */
type Figures = readonly number[];
const NAMES = Object.keys(NUMBERS) as NumberName[];
const BASES: Figures = NAMES.map((name) => NUMBERS[name].base);
const ADDS: readonly boolean[] = NAMES.map((name) => NUMBERS[name].adds);
const PLACES: ReadonlyMap<NumberName, number> = new Map(NAMES.map((name, place) => [name, place]));
const NOTHING: Figures = NAMES.map(() => 0);

const figuresOf = (changes: (name: NumberName) => readonly number[]): Figures =>
  NAMES.map((name, place) => changes(name).reduce((sum, is) => (ADDS[place] ? sum + is : Math.max(sum, is)), 0));

/** By card number; tables with the same sets share their list. */
const OF_TABLES = new WeakMap<State['printed'], readonly Figures[]>();

function readFigures(printed: State['printed']): readonly Figures[] {
  const figures = printed.map(({ kind }) => {
    const { numbers } = kindOf(kind);
    return numbers ? figuresOf((name) => [numbers[name] ?? 0]) : NOTHING;
  });
  OF_TABLES.set(printed, figures);
  return figures;
}

const ofCards = ofTheLast((printed: State['printed']) => OF_TABLES.get(printed) ?? readFigures(printed));
const ofSeats = ofTheLast((abilities: State['abilities']) =>
  abilities.map((character) => {
    const hooks = hooksNamed(character, 'number');
    return hooks.length === 0
      ? NOTHING
      : figuresOf((name) => hooks.flatMap((hook) => (hook.name === name ? [hook.is] : [])));
  }),
);

/** Its place saves the search for the name, where a figure is asked for again and again. */
export const placeOf = (name: NumberName): number => PLACES.get(name) ?? -1;

/** A figure of the seat right now: its row and its character taken together. */
export const numberOf = (state: State, seat: Seat, name: NumberName): number => figureAt(state, seat, placeOf(name));

export function figureAt(state: State, seat: Seat, place: number): number {
  let value = BASES[place] ?? 0;
  const adds = ADDS[place];
  const row = rowInForce(state, seat);
  if (row.length > 0) {
    const cards = ofCards(state.printed);
    for (let at = 0; at < row.length; at += 1) {
      const figures = cards[row[at] ?? 0];
      if (figures === undefined || figures === NOTHING) continue;
      const is = figures[place] ?? 0;
      value = adds ? value + is : Math.max(value, is);
    }
  }
  const own = isAlive(state, seat) ? ofSeats(state.abilities)[seat] : undefined;
  if (own === undefined || own === NOTHING) return value;
  const is = own[place] ?? 0;
  return adds ? value + is : Math.max(value, is);
}
