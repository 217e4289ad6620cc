import type { Level, Role } from '../../core/index.ts';
import { type BotGame, type Finished, playBotGame } from './bot-game.ts';

export interface RoleDifference {
  readonly pairs: number;
  /** Points of a hundred games won more by the challenger than by the others on the same chair. */
  readonly points: number;
  /** Half of the 95 % interval. */
  readonly plusMinus: number;
}

interface Sums {
  pairs: number;
  sum: number;
  squares: number;
}

/**
 * The same deal twice: once with the challenger on one chair, once without. The difference of a pair is the datum, so
 * the luck of the deal falls out as long as the two games stay alike. The chair goes round with the seed.
 */
export class PairedGames {
  private readonly byRole = new Map<Role, Sums>();

  play(setup: Omit<BotGame, 'levels'>, players: number, challenger: Level, others: Level): [Finished, Finished] {
    const chair = setup.seed % players;
    const usual = Array.from({ length: players }, () => others);
    const without = playBotGame({ ...setup, levels: usual });
    const withOne = playBotGame({ ...setup, levels: usual.with(chair, challenger) });
    const role = without.state.roles[chair];
    if (role === undefined || role === 'unknown') throw new Error(`expected a role on chair ${chair}, got ${role}`);
    const sums = this.byRole.get(role) ?? { pairs: 0, sum: 0, squares: 0 };
    const difference = won(withOne, chair) - won(without, chair);
    this.byRole.set(role, {
      pairs: sums.pairs + 1,
      sum: sums.sum + difference,
      squares: sums.squares + difference ** 2,
    });
    return [withOne, without];
  }

  /** Per role, and the mean over the roles with equal weight. */
  differences(): Record<string, RoleDifference> {
    const found: Record<string, RoleDifference> = {};
    let points = 0;
    let variance = 0;
    let pairs = 0;
    for (const [role, sums] of this.byRole) {
      const mean = sums.sum / sums.pairs;
      const spread = (sums.squares / sums.pairs - mean ** 2) / sums.pairs;
      found[role] = inPoints(sums.pairs, mean, spread);
      points += mean / this.byRole.size;
      variance += spread / this.byRole.size ** 2;
      pairs += sums.pairs;
    }
    return { ...found, mean: inPoints(pairs, points, variance) };
  }
}

const won = ({ winners }: Finished, seat: number): number => Number(winners?.includes(seat) ?? false);

const inPoints = (pairs: number, mean: number, variance: number): RoleDifference => ({
  pairs,
  points: Number((mean * 100).toFixed(2)),
  plusMinus: Number((196 * Math.sqrt(variance)).toFixed(2)),
});
