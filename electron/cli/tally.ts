import type { Finished } from './bot-game.ts';

export type Side = 'law' | 'outlaws' | 'renegade' | 'nobody';

/** Sums over the games of one run. */
export interface Tally {
  games: number;
  decisions: number;
  turns: number;
  unfinished: number;
  broken: number;
  written: number;
  readonly wins: Record<Side, number>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  decisions: 0,
  turns: 0,
  unfinished: 0,
  broken: 0,
  written: 0,
  wins: { law: 0, outlaws: 0, renegade: 0, nobody: 0 },
});

export function count(tally: Tally, game: Finished): void {
  tally.games += 1;
  tally.decisions += game.decisions;
  tally.turns += game.turns;
  tally.broken += game.broken;
  tally.written += game.written;
  if (game.winners) tally.wins[sideOf(game)] += 1;
  else tally.unfinished += 1;
}

export function sideOf({ winners, state }: Finished): Side {
  const role = state.roles[winners?.[0] ?? -1];
  if (role === 'outlaw') return 'outlaws';
  if (role === 'renegade') return 'renegade';
  return role === undefined || role === 'unknown' ? 'nobody' : 'law';
}
