import { lay, type More, type Table } from './table.ts';

/** A table in words with The Great Train Robbery in the box: three wagons of no use, and four stations. */
export const layWithTrain = (seats: readonly string[], more: More = {}): Table =>
  lay(seats, {
    expansions: ['great-train-robbery'],
    ...more,
    train: {
      locomotive: 'ironhorse',
      at: 1,
      stations: 'boom-town santa-fe yooma dodgeville',
      wagons: 'cattle-truck observation-car prisoner-car',
      ...more.train,
    },
  });

/** The same together with Dodge City. */
export const layWithBoth = (seats: readonly string[], more: More = {}): Table =>
  layWithTrain(seats, { ...more, expansions: ['dodge-city', 'great-train-robbery'] });
