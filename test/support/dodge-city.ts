import { lay, type More, type Table } from './table.ts';

/** A table in words with Dodge City in the box. */
export const layInCity = (seats: readonly string[], more: More = {}): Table =>
  lay(seats, { ...more, expansions: ['dodge-city'] });
