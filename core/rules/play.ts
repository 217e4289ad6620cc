import type { GameEvent } from '../model/event.ts';
import { isPass, type Move, type Reason } from '../model/move.ts';
import type { State } from '../model/state.ts';
import { isAnytime, spendAnytime } from './ability.ts';
import { ruleOf } from './frame-rules.ts';
import { Game, topFrame } from './game.ts';
import { why } from './legality.ts';
import { drawAtOnce } from './window.ts';
import { checkWinAtOnce } from './winning.ts';

export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** A move that reached `play` although `why` has a reason against it. */
export class IllegalMove extends Error {
  readonly reason: Reason;
  constructor(move: Move, reason: Reason) {
    super(`expected a legal move, got ${JSON.stringify(move)}: ${reason.code}`);
    this.reason = reason;
  }
}

/**
 * Plays one move and everything that follows from it, until seats are asked again or the game is over. The state before
 * stays as it was. Throws `IllegalMove` where `why` has a reason.
 */
export function play(state: State, move: Move): Played {
  const reason = why(state, move.by, move);
  if (reason) throw new IllegalMove(move, reason);
  return playLegal(state, move);
}

/** The same for a move that was just taken from `legal`: it is not checked again. */
export function playLegal(state: State, move: Move): Played {
  const game = new Game(state);
  if (isAnytime(state, move)) {
    spendAnytime(game, move);
    workOn(game);
    // It leaves the open question and its id alone, unless it has settled it, as for the dying.
    if (topFrame(game.state) !== topFrame(state)) game.answered();
  } else {
    answer(game, move);
    workOn(game);
  }
  return settled(game);
}

/** Works off what needs no decision: the first step of a table that has just been laid out. */
export function begin(state: State): Played {
  const game = new Game(state);
  workOn(game);
  return settled(game);
}

function answer(game: Game, move: Move): void {
  const frame = topFrame(game.state);
  if (!frame) throw new Error('expected an open question, got a game that is over');
  game.answered();
  if (isPass(move)) game.emit({ e: 'passed', seat: move.by });
  ruleOf(frame).answer(game, frame, move);
  doAtOnce(game);
}

function workOn(game: Game): void {
  for (let frame = topFrame(game.state); frame; frame = topFrame(game.state)) {
    const rule = ruleOf(frame);
    if (rule.asks(game.state, frame).length > 0) break;
    rule.advance(game, frame);
    doAtOnce(game);
  }
}

function settled(game: Game): Played {
  game.settle();
  return { state: game.state, events: game.events };
}

/** Where options say so an empty hand does not wait for a window, except while the table is being dealt, nor the end. */
function doAtOnce(game: Game): void {
  if (game.state.options.suzyDraw === 'at-once' && game.state.turns > 0) drawAtOnce(game);
  checkWinAtOnce(game);
}
