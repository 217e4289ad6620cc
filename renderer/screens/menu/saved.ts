import type { Saved, SavedTable } from '../../../core/protocol/messages.ts';
import { useT } from '../../i18n/text.ts';
import { command } from '../../session/commands.ts';
import { useNavigation } from '../navigation.ts';

/** The table that was left last and can be gone on with; undefined where there is none. */
export function lastTable(saved: readonly Saved[]): SavedTable | undefined {
  return saved
    .flatMap((each) => ('fault' in each ? [] : [each]))
    .filter((table) => !table.finished && table.damaged === null)
    .toSorted((one, other) => other.savedAt - one.savedAt)[0];
}

/** Sits down at a saved table again; of a damaged one as much as is good. */
export function resume(table: SavedTable): void {
  useNavigation.getState().home();
  command({ c: 'resumeTable', table: table.id, repair: table.damaged !== null });
}

/** What a table is called here: by its own name, else after the day of the week on which it began. */
export function useTableName(): (table: Pick<SavedTable, 'name' | 'made'>) => string {
  const t = useT();
  return ({ name, made }) => name || t(`newGame:tableName.${new Date(made).getDay()}`);
}
