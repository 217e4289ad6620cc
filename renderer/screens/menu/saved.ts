import type { SavedTable } from '../../../core/protocol/messages.ts';
import { command } from '../../session/commands.ts';
import { useNavigation } from '../navigation.ts';

/** The table that was left last and can be gone on with; undefined where there is none. */
export function lastTable(saved: readonly SavedTable[]): SavedTable | undefined {
  return saved
    .filter((table) => !table.finished && table.damaged === null)
    .toSorted((one, other) => other.savedAt - one.savedAt)[0];
}

/** Sits down at a saved table again; of a damaged one as much as is good. */
export function resume(table: SavedTable): void {
  useNavigation.getState().home();
  command({ c: 'resumeTable', table: table.id, repair: table.damaged !== null });
}
