import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../electron/host/system.ts';
import { House } from '../support/house.ts';
import { botTable } from '../support/settings.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody sets the clock of the machine, or it is set over the network. */
const setBack = (milliseconds: number): void => {
  vi.setSystemTime(Date.now() - milliseconds);
};

test('a table plays on when the time of day is set back, and its lines may say as much as before', async () => {
  const house = new House({ clock: systemClock });
  const ann = house.client();
  ann.newTable(botTable());
  await vi.advanceTimersByTimeAsync(5000);
  setBack(3_600_000);
  const { seq } = ann;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ann.seq).toBeGreaterThan(seq);
  const id = ann.command({ c: 'report' });
  expect(ann.outcome(id)).toMatchObject({ t: 'ack' });
});

test('a save bears the time of day', () => {
  const house = new House({ clock: systemClock });
  setBack(86_400_000);
  house.client().newTable(botTable());
  expect(house.client().last('welcome').saved).toMatchObject([{ savedAt: Date.now() }]);
});
