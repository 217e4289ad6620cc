import { randomBytes } from 'node:crypto';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';

export const systemClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  date: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const systemChance: Chance = {
  next: () => randomBytes(4).readUInt32LE() / 2 ** 32,
  words: (count) => Array.from({ length: count }, () => randomBytes(4).readInt32LE()),
  secret: () => randomBytes(16).toString('hex'),
};
