import type { TableSettings } from '../../core/protocol/messages.ts';
import type { Chance } from './chance.ts';
import { newDeal } from './deal.ts';
import type { Deal } from './log-lines.ts';
import type { TableBasis } from './table-basis.ts';

/** The same table once more: luck is new, a typed seed would only repeat the game. */
export function rematchSettings(settings: TableSettings): TableSettings {
  return { ...settings, seed: null };
}

/** Survivors keep their character and the badge passes to the left, where the options say so (B13.3, B13.4). */
export function rematchDeal({ settings, course }: TableBasis, chance: Chance): Deal {
  const { state } = course;
  const options: Partial<Record<string, unknown>> = { ...state.options };
  const deal = newDeal(rematchSettings(settings), chance);
  const sheriff = state.roles.indexOf('sheriff');
  return {
    generator: deal.generator,
    kept: state.characters.map((character, seat) => (options.keepCharacters && !state.dead[seat] ? character : null)),
    sheriff: options.sheriffPasses ? (sheriff + 1) % state.roles.length : null,
  };
}
