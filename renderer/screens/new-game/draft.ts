import { cleanLabel, type Options, SET_IDS, seatCountsWith } from '../../../core/index.ts';
import type { BotLevel, TableSettings } from '../../../core/protocol/messages.ts';
import { firstTable, type NewGame, type SeatChoice } from '../../settings/new-game.ts';
import { BOX_OPTIONS, STATION_BOX } from './options.ts';
import { settled, withinBoxes } from './station-draft.ts';

/** What a part of the screen needs that changes the table that is being laid. */
export interface PartProps {
  readonly draft: NewGame;
  change(patch: Partial<NewGame>): void;
}

/** The names that bots go by and the player's own, in the language of the interface. */
export interface Cast {
  readonly me: string;
  readonly bots: readonly string[];
}

const FIRST_TABLE_PLAYERS = 5;
const FIRST_LEVEL: BotLevel = 'gunslinger';

/**
 * The table to begin with: as remembered, else five players, the first chair mine. The own name follows the settings; where
 * none of the chairs was mine, the first one is.
 */
export function draftFrom(remembered: NewGame | null, cast: Cast): NewGame {
  if (!remembered) return firstTable(seatsFor([], FIRST_TABLE_PLAYERS, cast));
  const seats = remembered.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name: cast.me } : seat));
  return { ...remembered, seats: seatsFor(seats, seats.length, cast) };
}

/** The chairs for so many players: those there are stay, new ones get bots whose names are free. */
export function seatsFor(seats: readonly SeatChoice[], players: number, cast: Cast): readonly SeatChoice[] {
  const kept = seats.slice(0, players);
  const whole = kept.some(({ kind }) => kind === 'person') ? kept : [me(cast), ...kept.slice(1)];
  const level = whole.findLast((seat) => seat.kind === 'bot')?.level ?? FIRST_LEVEL;
  const more: SeatChoice[] = [];
  while (whole.length + more.length < players) {
    more.push({ kind: 'bot', name: freeName([...whole, ...more], cast), level });
  }
  return [...whole, ...more];
}

/** Every box but the one that all tables need, in the order of their publication. */
export const BOXES: readonly string[] = SET_IDS.slice(1);

/** A box is opened or put away: chairs that only it allows go, and so do the rules that only it knows. */
export function withBox(draft: NewGame, box: string, open: boolean, cast: Cast): Partial<NewGame> {
  const expansions = BOXES.filter((id) => (id === box ? open : draft.expansions.includes(id)));
  const counts = seatCountsWith(expansions);
  const fewest = counts[0] ?? draft.seats.length;
  const most = counts.at(-1) ?? draft.seats.length;
  const players = Math.min(Math.max(draft.seats.length, fewest), most);
  const foreign = BOXES.filter((id) => !expansions.includes(id)).flatMap((id): readonly (keyof Options)[] => [
    ...(BOX_OPTIONS[id] ?? []),
    ...(id === STATION_BOX ? (['customStation'] as const) : []),
  ]);
  const options: Partial<Options> = Object.fromEntries(
    Object.entries(draft.options).filter(([key]) => !foreign.some((one) => one === key)),
  );
  const { customStation } = options;
  const station = customStation ? { customStation: withinBoxes(customStation, expansions) } : {};
  return { expansions, options: { ...options, ...station }, seats: seatsFor(draft.seats, players, cast) };
}

const me = (cast: Cast): SeatChoice => ({ kind: 'person', name: cast.me });

/** A name that nobody at the table bears. */
export function freeName(seats: readonly SeatChoice[], cast: Cast): string {
  const taken = new Set(seats.map(({ name }) => name));
  return cast.bots.find((name) => !taken.has(name)) ?? `${cast.bots[0] ?? ''} ${seats.length}`.trim();
}

/** I take this chair; the bot that had it takes mine. */
export function sitAt(seats: readonly SeatChoice[], seat: number): readonly SeatChoice[] {
  const mine = seats.findIndex(({ kind }) => kind === 'person');
  const there = seats[seat];
  const person = seats[mine];
  if (!there || !person) return seats;
  return seats.map((chair, index) => (index === seat ? person : index === mine ? there : chair));
}

export const withSeat = (seats: readonly SeatChoice[], seat: number, chair: SeatChoice): readonly SeatChoice[] =>
  seats.map((other, index) => (index === seat ? chair : other));

/** The draft as it is remembered and dealt. */
export function finished(draft: NewGame): NewGame {
  const { customStation } = draft.options;
  return customStation ? { ...draft, options: { ...draft.options, customStation: settled(customStation) } } : draft;
}

/**
 * The table's settings, without a name of its own. Names of players may repeat in a hurry, but the log must tell players
 * apart: later ones get their seat's number.
 */
export function tableSettings(draft: NewGame): TableSettings {
  const names = new Set<string>();
  const seats = draft.seats.map((seat, index) => {
    const trimmed = cleanLabel(seat.name) || String(index + 1);
    const unique = names.has(trimmed) ? `${trimmed} ${index + 1}` : trimmed;
    names.add(unique);
    return { ...seat, name: unique };
  });
  return { ...draft, name: '', seats };
}

/** What is typed as a seed: a number, or any words, which make one. Empty takes a random one. */
export function seedFrom(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  if (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 32) return Number(text);
  // FNV-1a: words make the same seed on every machine.
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
