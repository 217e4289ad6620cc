import { BASE_SYMBOLS } from '../expansions/base/rules.ts';
import { GREAT_TRAIN_ROBBERY_SYMBOLS } from '../expansions/great-train-robbery/rules.ts';
import type { CardSymbol } from '../model/definition.ts';
import { DISCARD, handOf, rowOf } from '../model/zone.ts';
import { draw, takeAtRandom } from './draw.ts';
import { numberOf } from './figures.ts';
import { type Game, moveCard, topFrame } from './game.ts';
import { hasNumber, tellAbility } from './hooks.ts';
import { gainLife } from './life.ts';
import { swap } from './swapping.ts';
import type { Deed, SymbolRule } from './symbol-rule.ts';
import { kindBehind } from './table.ts';

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
  claim: (game) => {
    const shot = topFrame(game.state);
    if (shot?.f === 'shot') game.change({ ...shot, claimed: true });
  },
  flipToHeal: (game, { by, source, card }, seat) => game.push({ f: 'luck', seat, brings: 'heal', by, source, card }),
  flipToReturn: (game, { by, source, card }, seat) =>
    game.push({ f: 'luck', seat, brings: 'return', by, source, card }),
  flipOrLose: (game, { by, source, card }, seat) => game.push({ f: 'luck', seat, brings: 'loss', by, source, card }),
  swap,
  ...BASE_SYMBOLS,
  ...GREAT_TRAIN_ROBBERY_SYMBOLS,
};

export const symbolOf = (symbol: CardSymbol): SymbolRule => SYMBOLS[symbol];

/** A Beer card may be worth more to its player. */
const pointsOf = ({ state }: Game, deed: Deed): number =>
  kindBehind(state, deed)?.answers === 'lifeSaver' ? numberOf(state, deed.by, 'saverHeals') : 1;

/** More than one only against a BANG! card, whatever its owner's ability is. */
function missedNeeded(game: Game, deed: Deed): number {
  const { by } = deed;
  if (kindBehind(game.state, deed)?.answers !== 'bangCard') return 1;
  if (hasNumber(game.state, by, 'missedNeeded')) tellAbility(game, by);
  return numberOf(game.state, by, 'missedNeeded');
}
