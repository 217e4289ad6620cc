import { describe, expect, test } from 'vitest';
import { faultText } from '../../electron/host/fault-text.ts';
import { localBrain } from '../../electron/host/local-brain.ts';
import { memorySaves } from '../../electron/host/saves.ts';
import { House } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

describe('a fault is told with where it came from', () => {
  test('and with what lay behind it', () => {
    const cause = new Error('the disk is gone');
    const told = faultText(new Error('no save', { cause }));
    expect(told).toMatch(/^Error: no save\n {4}at .*faults\.test\.ts.* because of Error: the disk is gone\n {4}at /s);
  });

  test('whatever was thrown', () => {
    expect(faultText('only words')).toBe('only words');
    expect(faultText(undefined)).toBe('nothing was said');
    expect(faultText(Object.create(null))).toBe('something of the kind object');
    const round = new Error('round and round');
    round.cause = round;
    expect(faultText(round).split('because of')).toHaveLength(4);
  });

  test('where a command fails, a bot, and a line of a save', async () => {
    const saves = memorySaves();
    let full = false;
    const house = new House({
      saves: {
        ...saves,
        open: (table, keep) => {
          if (full) throw new Error('no room');
          const journal = saves.open(table, keep);
          return {
            ...journal,
            append: (line) => {
              if (full) throw new Error('no room');
              journal.append(line);
            },
          };
        },
      },
      brain: { ...localBrain, decide: () => Promise.reject(new Error('no idea')) },
    });
    const ann = house.client();
    ann.newTable(personTable());
    await house.clock.advance(3_000);
    expect(house.notes.at(-1)).toMatch(/no idea\n {4}at /);
    full = true;
    ann.command({ c: 'leaveTable' });
    expect(house.notes.at(-1)).toMatch(/no room\n {4}at /);
    ann.newTable(personTable());
    expect(house.notes.at(-1)).toMatch(/command newTable: Error: no room\n {4}at /);
  });
});

describe('a fault of ours stays where it is', () => {
  test('a line that breaks while it is spoken to costs nobody else a message', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({}, 2));
    const bea = house.client();
    const watcher = house.client();
    expect([ann.seat, bea.seat, watcher.seat]).toEqual([0, 1, -1]);
    const send = bea.line.host.send;
    bea.line.host.send = () => {
      throw new Error('the line is broken');
    };
    await ann.playUntil(({ seq }) => seq >= 12);
    expect(ann.last('presence').seats[1]?.state).not.toBe('here');
    expect(watcher.seq).toBe(ann.seq);
    expect(house.notes.filter((note) => note.includes('the line is broken'))).toHaveLength(1);
    bea.line.host.send = send;
    const back = house.client(bea.token);
    expect(back.seat).toBe(1);
    expect(ann.last('presence').seats[1]).toEqual({ seat: 1, state: 'here' });
  });

  test('a table whose alarm fails rings again, and not without end', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable());
    const course = house.saloon.table?.basis.course;
    if (!course) throw new Error('expected a table');
    const rhythm = course.rhythm.bind(course);
    course.rhythm = () => {
      throw new Error('a fault of ours');
    };
    await house.clock.advance(20_000);
    const told = house.notes.filter((note) => note.includes('a fault of ours')).length;
    expect(told).toBeGreaterThan(5);
    expect(told).toBeLessThan(30);
    course.rhythm = rhythm;
    const { moves } = course;
    await ann.playUntil(() => course.moves > moves + 20);
    expect(course.moves).toBeGreaterThan(moves + 20);
  });

  test('a bot whose mind is lost on the way passes its turn to nobody, and the promise to nobody either', async () => {
    const rejected: unknown[] = [];
    const hear = (reason: unknown): void => void rejected.push(reason);
    process.on('unhandledRejection', hear);
    const notes: string[] = [];
    const house = new House({
      note: (text) => {
        notes.push(text);
        if (text.includes('failed')) throw new Error('not even that can be written down');
      },
      brain: { ...localBrain, decide: () => Promise.reject(new Error('no idea')) },
    });
    house.client().newTable(personTable());
    await house.clock.advance(2_000);
    process.off('unhandledRejection', hear);
    expect(notes.join()).toContain('not even that');
    expect(rejected).toEqual([]);
  });
});
