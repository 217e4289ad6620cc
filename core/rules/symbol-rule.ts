import type { Card } from '../model/card.ts';
import type { Cause } from '../model/cause.ts';
import type { Seat } from '../model/seat.ts';
import type { Game } from './game.ts';

/** What a card does, and to which card of the target. */
export type Deed = Cause & { readonly on: Card | 'hand'; readonly give?: Card; readonly spared?: Seat };

/** What one printed symbol does to one seat: the sets' own symbols have this type too. */
export type SymbolRule = (game: Game, deed: Deed, seat: Seat) => void;
