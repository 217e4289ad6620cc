import type { SetupFrame } from '../model/frame.ts';
import { NOBODY, type Role } from '../model/seat.ts';
import { DECK } from '../model/zone.ts';
import { offerKept } from './casting.ts';
import { silent } from './frame-rule.ts';
import type { Game } from './game.ts';
import { shuffled } from './random.ts';
import { cardsIn, seatCount } from './table.ts';

/** B1.1 */
export const ROLES_BY_SEATS: Readonly<Record<number, readonly Role[]>> = {
  4: ['sheriff', 'outlaw', 'outlaw', 'renegade'],
  5: ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'],
  6: ['sheriff', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
  7: ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
};
export const SEAT_COUNTS: readonly number[] = Object.keys(ROLES_BY_SEATS).map(Number);

/** B1.2 and B1.6: cards shuffled, roles dealt, the sheriff shown; characters come next. */
export const setupRule = silent((game, { pool, sheriff, kept }: SetupFrame) => {
  game.change({ f: 'casting', pool, stage: 'keep' });
  game.emit({ e: 'reshuffled', order: shuffled(game, cardsIn(game.state, DECK)) });
  dealtRoles(game, sheriff).forEach((role, seat) => {
    game.emit({ e: 'roleDealt', seat, role });
  });
  const first = game.state.roles.indexOf('sheriff');
  game.emit({ e: 'roleShown', seat: first, role: 'sheriff' });
  offerKept(game, kept);
});

/** B13.4: where the badge passes on, only the other roles are shuffled. */
function dealtRoles(game: Game, sheriff: number): Role[] {
  const roles = ROLES_BY_SEATS[seatCount(game.state)];
  if (!roles) throw new Error(`expected ${SEAT_COUNTS.join(', ')} seats, got ${seatCount(game.state)}`);
  if (sheriff === NOBODY) return shuffled(game, roles);
  return shuffled(game, roles.slice(1)).toSpliced(sheriff, 0, 'sheriff');
}
