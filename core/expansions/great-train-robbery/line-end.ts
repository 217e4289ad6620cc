import { NO_CARD } from '../../model/card.ts';
import { isPass, isTake, type Offer, refuse } from '../../model/move.ts';
import { asked } from '../../model/question.ts';
import { NOBODY, type Seat } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { DISCARD, handOf } from '../../model/zone.ts';
import { queueForAnswer } from '../../rules/answering.ts';
import { checkOptionChoice, chosenOption } from '../../rules/choosing.ts';
import { draw } from '../../rules/draw.ts';
import { type FrameRule, NO_SEATS, only, silent } from '../../rules/frame-rule.ts';
import { type Game, moveCard, pushSettling, turnIn } from '../../rules/game.ts';
import { tellAbility } from '../../rules/hooks.ts';
import { handOfSeat, hooksOf, isAlive, livingFrom } from '../../rules/table.ts';
import { type Allowance, checkTake, mayStillTake, takeOffers, takeWagon } from '../../rules/taking.ts';
import { rebuildTrain } from './building.ts';
import type { ArrivalFrame, ExchangeFrame, LineEndFrame } from './frames.ts';

/** G3.5 and G6.1, step 2: from the active player clockwise. */
export const arrivalRule = silent((game, { f, rest, end }: ArrivalFrame) => {
  const at = rest.findIndex((each) => reacts(game.state, each));
  const seat = rest[at];
  if (seat === undefined) return game.pop();
  game.change({ f, rest: rest.slice(at + 1), end });
  for (const hook of hooksOf(game.state, seat).reaction) {
    if (hook.on === 'lineEnd' && end) {
      tellAbility(game, seat);
      draw(game, seat, hook.count);
    }
    const mayExchange = hook.on === 'advance' && seat !== game.state.turn && handOfSeat(game.state, seat).length > 0;
    if (mayExchange) game.push({ f: 'exchange', seat });
  }
});

/** Most seats have nothing that asks for a step of its own. */
function reacts(state: State, seat: Seat): boolean {
  for (const { on } of hooksOf(state, seat).reaction) if (on === 'lineEnd' || on === 'advance') return true;
  return false;
}

/** "Each time the train moves out of his turn he may discard a card and draw one." */
export const exchangeRule: FrameRule<ExchangeFrame> = {
  asks: (_state, { seat }) => only(seat),
  question: (state, { seat }) => asked('exchange', { source: state.abilities[seat] ?? null }),
  offers: (state, { seat }) => [
    { move: { by: seat, discard: [] }, slot: { key: 'discard', from: handOfSeat(state, seat), min: 1, max: 1 } },
    { move: { by: seat, pass: true } },
  ],
  check(state, { seat }, move) {
    if (isPass(move)) return null;
    if (!('discard' in move)) return refuse('wrong-time');
    if (move.discard.some((card) => !handOfSeat(state, seat).includes(card))) return refuse('not-in-hand');
    return move.discard.length === 1 ? null : refuse('wrong-count', { needed: 1, given: move.discard.length });
  },
  answer(game, { seat }, move) {
    game.pop();
    if (!('discard' in move)) return;
    tellAbility(game, seat);
    for (const card of move.discard) {
      moveCard(game, card, handOf(seat), DISCARD, 'price', seat);
      queueForAnswer(game, seat, card);
    }
    draw(game, seat, 1);
  },
  advance: () => {},
};

const NEXT_STAGE = { welcome: 'take', take: 'steam', steam: 'act', act: 'rebuild', rebuild: 'rebuild' } as const;

const atStage = ({ f, by, mayTake }: LineEndFrame, stage: LineEndFrame['stage'], times: number): LineEndFrame => ({
  f,
  stage,
  by,
  mayTake,
  times,
});

/** G6.1, from the round of step 2 on. */
export const lineEndRule: FrameRule<LineEndFrame> = {
  asks(state, { stage, by, mayTake }) {
    if (stage === 'take') return mayTake && mayTakeLast(state) ? only(state.turn) : NO_SEATS;
    return stage === 'steam' && isAlive(state, by) ? only(by) : NO_SEATS;
  },
  question: (_state, { stage }) => asked(stage === 'take' ? 'lastStop' : 'steam'),
  offers(state, { stage, by }) {
    if (stage !== 'take') return STEAM.map((option) => ({ move: { by, choose: { option } } }));
    const offers: Offer[] = takeOffers(state, allowanceIn(state), false);
    return [...offers, { move: { by: state.turn, pass: true } }];
  },
  check(state, { stage }, move) {
    if (stage === 'take') {
      if (isPass(move)) return null;
      return isTake(move) ? checkTake(state, allowanceIn(state), move, false) : refuse('wrong-time');
    }
    return checkOptionChoice(move, STEAM);
  },
  answer(game, frame, move) {
    game.change(atStage(frame, NEXT_STAGE[frame.stage], frame.times));
    if (isTake(move)) {
      pushSettling(game);
      return takeWagon(game, move);
    }
    if (frame.stage !== 'steam') return;
    game.change(atStage(frame, 'act', chosenOption(move) === IGNORE ? 0 : 2));
  },
  advance(game, frame) {
    if (frame.stage === 'act' && frame.times > 0) return act(game, frame);
    if (frame.stage === 'rebuild') {
      game.pop();
      return rebuildTrain(game);
    }
    game.change(atStage(frame, NEXT_STAGE[frame.stage], frame.times));
    if (frame.stage !== 'welcome') return;
    game.push({ f: 'arrival', rest: livingFrom(game.state, game.state.turn), end: true });
  },
};

const IGNORE = 'ignore';
const STEAM: readonly string[] = [IGNORE, 'double'];

const allowanceIn = (state: State): Allowance => turnIn(state) ?? { seat: state.turn, used: [] };

/** Step 3 counts as the taking of this turn (decision g8). */
const mayTakeLast = (state: State): boolean => isAlive(state, state.turn) && mayStillTake(state, allowanceIn(state));

/** One round of what the locomotive does; nobody is to blame for it. */
function act(game: Game, frame: LineEndFrame): void {
  game.change(atStage(frame, frame.stage, frame.times - 1));
  const source = game.state.train?.locomotive ?? '';
  pushSettling(game);
  game.emit({ e: 'locomotiveActs', locomotive: source });
  const seat: Seat = game.state.turn;
  game.push({ f: 'effect', by: NOBODY, source, card: NO_CARD, target: seat, on: 'hand', step: 0 });
}
