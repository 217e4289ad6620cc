import type { TableSettings } from '../../core/protocol/messages.ts';

const NAMES = ['Ann', 'Bea', 'Cal', 'Dot', 'Eli', 'Fay', 'Gus'];

/** A table for tests: quick, without clocks or windows, dealt from one seed unless said otherwise. */
function table(seats: TableSettings['seats'], changes: Partial<TableSettings>): TableSettings {
  return {
    name: 'test',
    seats,
    edition: 'fourth',
    expansions: [],
    options: {},
    seed: 7,
    clock: 'off',
    pokerFace: 'off',
    pace: 'normal',
    undo: 'free',
    ...changes,
  };
}

/** Bots on every chair. */
export const botTable = (changes: Partial<TableSettings> = {}, players = 4): TableSettings =>
  table(
    NAMES.slice(0, players).map((name) => ({ kind: 'bot', name, level: 'greenhorn' })),
    changes,
  );

/** Persons on the first chairs, bots on the others. */
export const personTable = (changes: Partial<TableSettings> = {}, persons = 1, players = 4): TableSettings =>
  table(
    NAMES.slice(0, players).map((name, seat) =>
      seat < persons ? { kind: 'person', name } : { kind: 'bot', name, level: 'greenhorn' },
    ),
    changes,
  );
