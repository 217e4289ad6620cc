import { seatCountsWith } from '../expansions/catalogue.ts';
import type { SetupFrame } from '../model/frame.ts';
import { NOBODY, type Role } from '../model/seat.ts';
import { DECK } from '../model/zone.ts';
import { offerKept } from './casting.ts';
import { silent } from './frame-rule.ts';
import type { Game } from './game.ts';
import { shuffled } from './random.ts';
import { cardsIn, hasSheriff, seatCount } from './table.ts';

/** B1.1 */
export const ROLES_BY_SEATS: Readonly<Record<number, readonly Role[]>> = {
  3: ['deputy', 'outlaw', 'renegade'],
  4: ['sheriff', 'outlaw', 'outlaw', 'renegade'],
  5: ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'],
  6: ['sheriff', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
  7: ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
  8: ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'renegade'],
};
/** Of a table without expansions. */
export const SEAT_COUNTS: readonly number[] = seatCountsWith([]);

/** B1.2 and B1.6: cards shuffled, roles dealt, the sheriff shown, or all (D6.1); characters come next. */
export const setupRule = silent((game, { pool, sheriff, kept }: SetupFrame) => {
  game.change({ f: 'casting', pool, stage: 'keep' });
  game.emit({ e: 'reshuffled', order: shuffled(game, cardsIn(game.state, DECK)) });
  const roles = dealtRoles(game, sheriff);
  roles.forEach((role, seat) => {
    game.emit({ e: 'roleDealt', seat, role });
  });
  roles.forEach((role, seat) => {
    if (role === 'sheriff' || !hasSheriff(game.state)) game.emit({ e: 'roleShown', seat, role });
  });
  offerKept(game, kept);
});

/** B13.4: where the badge passes on, only the other roles are shuffled. */
function dealtRoles(game: Game, sheriff: number): Role[] {
  const roles = ROLES_BY_SEATS[seatCount(game.state)];
  if (!roles) throw new Error(`expected 3 to 8 seats, got ${seatCount(game.state)}`);
  if (sheriff === NOBODY || !roles.includes('sheriff')) return shuffled(game, roles);
  return shuffled(game, roles.slice(1)).toSpliced(sheriff, 0, 'sheriff');
}
