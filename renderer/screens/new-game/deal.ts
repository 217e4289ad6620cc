import { seatCountsWith } from '../../../core/index.ts';
import type { QuickStart } from '../../../core/protocol/messages.ts';
import { command } from '../../session/commands.ts';
import type { NewGame } from '../../settings/new-game.ts';
import { useSettings } from '../../settings/store.ts';
import { useNavigation } from '../navigation.ts';
import { cast } from './cast.ts';
import { draftFrom, finished, seatsFor, tableSettings } from './draft.ts';
import { underEdition } from './options.ts';

/** Asks the host for this table, and remembers it for the next time (a typed seed is for once). */
export function deal(written: NewGame): void {
  const draft = finished(written);
  useSettings.getState().remember({ newGame: { ...draft, seed: null } });
  useNavigation.setState({ lookingAtTable: false });
  command({ c: 'newTable', settings: tableSettings(draft) });
}

/** What the command line asked for, all else as remembered. */
export function dealQuickly({ players, edition, seed }: QuickStart): void {
  const people = cast();
  const draft = draftFrom(useSettings.getState().newGame, people);
  const count = players !== null && seatCountsWith(draft.expansions).includes(players) ? players : draft.seats.length;
  const played = edition ?? draft.edition;
  deal({
    ...draft,
    seats: seatsFor(draft.seats, count, people),
    edition: played,
    options: underEdition(draft.options, played),
    seed,
  });
}
