import { BASE_SYMBOLS } from '../expansions/base/rules.ts';
import { kindNamed } from '../expansions/catalogue.ts';
import type { Card } from '../model/card.ts';
import type { Cause } from '../model/cause.ts';
import type { CardSymbol } from '../model/definition.ts';
import type { Seat } from '../model/seat.ts';
import { DISCARD, handOf, rowOf } from '../model/zone.ts';
import { draw, takeAtRandom } from './draw.ts';
import { type Game, moveCard } from './game.ts';
import { hasNumber, tellAbility } from './hooks.ts';
import { gainLife } from './life.ts';
import { numberOf } from './table.ts';

/** What a card does, and to which card of the target. */
export type Deed = Cause & { readonly on: Card | 'hand' };
export type SymbolRule = (game: Game, deed: Deed, seat: Seat) => void;

/** What each printed symbol does to one seat; a set adds its own by its `rules.ts`. */
const SYMBOLS: { readonly [S in CardSymbol]: SymbolRule } = {
  bang: (game, deed, seat) => {
    const need = missedNeeded(game, deed);
    const { by, source, card } = deed;
    game.push({ f: 'shot', seat, by, source, card, need, got: 0, used: [] });
  },
  draw: (game, _deed, seat) => draw(game, seat, 1),
  heal: (game, deed, seat) => gainLife(game, seat, pointsOf(game, deed)),
  take: (game, { by, on }, seat) => {
    if (on === 'hand') return void takeAtRandom(game, seat, handOf(by), 'taken', by);
    moveCard(game, on, rowOf(seat), handOf(by), 'taken', by);
  },
  drop: (game, { by, on }, seat) => {
    if (on === 'hand') return void takeAtRandom(game, seat, DISCARD, 'dropped', by);
    moveCard(game, on, rowOf(seat), DISCARD, 'dropped', by);
  },
  ...BASE_SYMBOLS,
};

export const symbolOf = (symbol: CardSymbol): SymbolRule => SYMBOLS[symbol];

/** A Beer card may be worth more to its player. */
const pointsOf = ({ state }: Game, { by, source }: Deed): number =>
  kindNamed(source)?.answers === 'lifeSaver' ? numberOf(state, by, 'saverHeals') : 1;

/** More than one only against a BANG! card, whatever its owner's ability is. */
function missedNeeded(game: Game, { by, source }: Deed): number {
  if (kindNamed(source)?.answers !== 'bangCard') return 1;
  if (hasNumber(game.state, by, 'missedNeeded')) tellAbility(game, by);
  return numberOf(game.state, by, 'missedNeeded');
}
