import type { Card } from '../../model/card.ts';
import type { Train } from '../../model/state.ts';
import { DISCARD, TRAIN, WAGON_DECK } from '../../model/zone.ts';
import { drawOne } from '../../rules/draw.ts';
import { silent } from '../../rules/frame-rule.ts';
import { fillTrain, type Game } from '../../rules/game.ts';
import { shuffled } from '../../rules/random.ts';
import { cardsIn, livingCount, printedOn, seatCount } from '../../rules/table.ts';
import type { FirstTrainFrame } from './frames.ts';
import { LOCOMOTIVES } from './stations.ts';

const BLACK = 'CS';

/** G1.2 to G1.4; the flip for the side of the locomotive is nobody's (decision g3). */
export const firstTrainRule = silent((game, _frame: FirstTrainFrame) => {
  game.pop();
  const flipped = drawOne(game, DISCARD, 'flipped', game.state.turn);
  const isBlack = flipped !== undefined && BLACK.includes(printedOn(game.state, flipped).suit ?? '-');
  buildTrain(game, sideAt(isBlack ? 0 : 1));
});

/** G6.1, step 6: the wagons in rows stay where they are. */
export function rebuildTrain(game: Game): void {
  const { locomotive } = trainOf(game);
  buildTrain(game, sideAt(LOCOMOTIVES.findIndex(({ id }) => id === locomotive) + 1));
}

const sideAt = (side: number): string => LOCOMOTIVES[side % LOCOMOTIVES.length]?.id ?? '';

function buildTrain(game: Game, locomotive: string): void {
  const { stations, stationDeck } = trainOf(game);
  const all = shuffled(game, [...stationDeck, ...stations]);
  const row = all.splice(-stationsLaid(game)).reverse();
  const wagons: Card[] = [...cardsIn(game.state, WAGON_DECK), ...cardsIn(game.state, TRAIN)];
  game.emit({ e: 'trainBuilt', locomotive, stations: row, stationDeck: all, order: shuffled(game, wagons) });
  fillTrain(game);
}

/** G1.2: as many as there were players at the start, or as there still are. */
const stationsLaid = ({ state }: Game): number =>
  state.options.stationCount === 'living' ? livingCount(state) : seatCount(state);

function trainOf({ state }: Game): Train {
  if (!state.train) throw new Error('expected a train, got none');
  return state.train;
}
