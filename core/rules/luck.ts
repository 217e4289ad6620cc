import { kindOf } from '../expansions/catalogue.ts';
import { type Card, NOTHING_TO_FLIP } from '../model/card.ts';
import type { LuckFrame } from '../model/frame.ts';
import { DISCARD, handOf } from '../model/zone.ts';
import { discardFlipped, judge } from './flip.ts';
import { silent } from './frame-rule.ts';
import { type Game, moveCard } from './game.ts';
import { gainLife, loseLife } from './life.ts';
import { cardsIn, isAlive } from './table.ts';

/** A forced flip within a card's effect (B5.5): what comes of it happens only if the flip is what was needed. */
export const luckRule = silent((game, frame: LuckFrame) => {
  if (frame.flipped === undefined) {
    if (!isAlive(game.state, frame.seat)) return game.pop();
    return game.push({ f: 'flip', seat: frame.seat, source: frame.source, turnedUp: false });
  }
  game.pop();
  workOut(game, frame, frame.flipped);
});

/** The flipped card comes to the pile before a loss is settled (B5.4). */
function workOut(game: Game, frame: LuckFrame, flipped: Card): void {
  const { seat, source, brings, by, card } = frame;
  const { luck } = kindOf(source);
  const met = luck !== undefined && flipped !== NOTHING_TO_FLIP && judge(game, seat, source, flipped, luck);
  if (met && brings === 'heal') gainLife(game, seat, 1);
  if (met && brings === 'return' && cardsIn(game.state, DISCARD).includes(card)) {
    moveCard(game, card, DISCARD, handOf(by), 'returned', by);
  }
  discardFlipped(game, flipped, seat);
  if (met && brings === 'loss') loseLife(game, seat, 1, { by, source, card });
}
