import type { GameEvent } from '../model/event.ts';
import type { Move, Reason } from '../model/move.ts';
import type { State } from '../model/state.ts';
import { spendAnytime } from './ability.ts';
import { ruleOf } from './frame-rules.ts';
import { type Game, gameOn, topFrame } from './game.ts';
import { why } from './legality.ts';

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

/** Plays one legal move and everything that follows from it, until a seat is asked again or the game is over. */
export function play(state: State, move: Move): Played {
  const reason = why(state, move.by, move);
  if (reason) throw new IllegalMove(move, reason);
  const game = gameOn(state);
  // An ability for any time leaves the open question and its id alone; it may still answer it, as for the dying.
  if ('use' in move) spendAnytime(game, move);
  if (!('use' in move)) answer(game, move);
  workOn(game);
  return game;
}

/** Works off what needs no decision: the first step of a table that has just been laid out. */
export function begin(state: State): Played {
  const game = gameOn(state);
  workOn(game);
  return game;
}

function answer(game: Game, move: Move): void {
  const frame = topFrame(game.state);
  if (!frame) throw new Error('expected an open question, got a game that is over');
  game.emit({ e: 'questionAnswered' });
  ruleOf(frame).answer(game, frame, move);
}

function workOn(game: Game): void {
  for (let frame = topFrame(game.state); frame; frame = topFrame(game.state)) {
    const rule = ruleOf(frame);
    if (rule.asks(game.state, frame) !== null) return;
    rule.advance(game, frame);
  }
}
