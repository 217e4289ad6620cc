import { CHARACTER_IDS, dealt, EDITIONS, type State } from '../../core/index.ts';
import type { TableSettings } from '../../core/protocol/messages.ts';
import { BASE_DECK } from './base-deck.ts';
import type { Chance } from './chance.ts';
import type { Deal } from './log-lines.ts';

const WORDS = 4;

/** Luck for a new table: the typed seed, or 128 bits that nobody can search for. */
export function newDeal({ seed, seats }: TableSettings, chance: Chance): Deal {
  const generator = seed === null ? chance.words(WORDS) : [seed, 0, 0, 0];
  return { generator, kept: seats.map(() => null), sheriff: null };
}

/** The table as it is before the first turn. */
export function dealtTable(settings: TableSettings, deal: Deal): State {
  return dealt({
    seats: settings.seats.length,
    seed: deal.generator[0] ?? 0,
    printed: BASE_DECK,
    characters: CHARACTER_IDS,
    options: { ...EDITIONS[settings.edition], ...settings.options },
  });
}
