import { type Begun, carriedOver, NOBODY, newGame, type State } from '../../core/index.ts';
import type { TableSettings } from '../../core/protocol/messages.ts';
import type { Chance } from './chance.ts';
import type { Deal } from './log-lines.ts';

const WORDS = 4;

/** Luck for a new table: 128 bits that nobody can search for, unless a seed was typed. */
export function newDeal({ seed, seats }: TableSettings, chance: Chance): Deal {
  const generator = seed === null ? chance.words(WORDS) : null;
  return { generator, kept: seats.map(() => null), sheriff: null };
}

/** The game after `state` at the same table: who keeps a character, and whom the badge passes to (B13.3, B13.4). */
export function nextDeal(settings: TableSettings, state: State, chance: Chance): Deal {
  const { kept, sheriffSeat } = carriedOver(state);
  return { ...newDeal(settings, chance), kept, sheriff: sheriffSeat === NOBODY ? null : sheriffSeat };
}

/** The table dealt. @throws where the settings name what there is not */
export function dealtGame({ seed, seats, edition, expansions, options }: TableSettings, deal: Deal): Begun {
  const { generator, kept, sheriff } = deal;
  return newGame({
    seats: seats.length,
    edition,
    expansions,
    options,
    kept,
    ...(generator ? { generator } : { seed: seed ?? 0 }),
    ...(sheriff === null ? {} : { sheriffSeat: sheriff }),
  });
}
