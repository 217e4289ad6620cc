import type { FrameKinds } from '../../model/frame.ts';
import { DISCARD, handOf } from '../../model/zone.ts';
import type { FrameRule } from '../../rules/frame-rule.ts';
import { moveCard } from '../../rules/game.ts';
import type { SymbolRule } from '../../rules/symbol-rule.ts';
import { handOfSeat } from '../../rules/table.ts';
import { advanceTrain, isAtLineEnd, runToLineEnd } from '../../rules/train.ts';
import { firstTrainRule } from './building.ts';
import { deal, dealingRule, mail, mailRule } from './giving.ts';
import { holdUp, holdUpRule } from './hold-up.ts';
import { arrivalRule, exchangeRule, lineEndRule } from './line-end.ts';
import { pickWagon, pickWagonRule, placingRule, salvage, salvageRule, shed, sheddingRule } from './picking.ts';
import { surveyRule } from './steps.ts';

type OwnFrames =
  | 'arrival'
  | 'exchange'
  | 'lineEnd'
  | 'pickWagon'
  | 'placing'
  | 'holdUp'
  | 'shedding'
  | 'salvage'
  | 'mail'
  | 'dealing'
  | 'survey'
  | 'firstTrain';

/** What The Great Train Robbery asks that no other set needs to know. */
export const GREAT_TRAIN_ROBBERY_FRAME_RULES: { readonly [K in OwnFrames]: FrameRule<FrameKinds[K]> } = {
  arrival: arrivalRule,
  exchange: exchangeRule,
  lineEnd: lineEndRule,
  pickWagon: pickWagonRule,
  placing: placingRule,
  holdUp: holdUpRule,
  shedding: sheddingRule,
  salvage: salvageRule,
  mail: mailRule,
  dealing: dealingRule,
  survey: surveyRule,
  firstTrain: firstTrainRule,
};

const advance: SymbolRule = (game, { by }) => {
  if (!isAtLineEnd(game.state)) advanceTrain(game, by);
};

const fullSteam: SymbolRule = (game, { by }) => {
  if (!isAtLineEnd(game.state)) runToLineEnd(game, by);
};

/** "Your turn ends at once; discard your hand, then take another turn" (timing.md t54). */
const anew: SymbolRule = (game, { by }) => {
  for (const card of handOfSeat(game.state, by)) moveCard(game, card, handOf(by), DISCARD, 'excess', by);
  game.changeTurn({ phase: 'end', again: true });
};

export const GREAT_TRAIN_ROBBERY_SYMBOLS = {
  advance,
  fullSteam,
  pickWagon,
  holdUp,
  shed,
  salvage,
  mail,
  deal,
  anew,
} as const satisfies Readonly<Record<string, SymbolRule>>;
