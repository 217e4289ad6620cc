import { describe, expect, test } from 'vitest';
import { legal } from '../../core/index.ts';
import { wayOn } from '../../electron/host/brain.ts';
import { type Client, House } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

/** A person's turn at a table where everything can be taken back, some moves into the game. */
async function myTurn(persons = 1): Promise<{ house: House; all: Client[] }> {
  const house = new House();
  const ann = house.client();
  ann.newTable(personTable({ undo: 'consent' }, persons));
  const all = [ann, ...Array.from({ length: persons - 1 }, () => house.client())];
  for (let asked = 0; asked < 3; asked += 1) {
    await Promise.all(all.map((client) => client.playUntil(() => ann.isAsked)));
    const move = wayOn(legal(house.state, 0));
    if (!move) throw new Error('expected a move');
    if (asked < 2) ann.answer(move);
  }
  return { house, all };
}

const first = (all: readonly Client[]): Client => {
  const [client] = all;
  if (!client) throw new Error('expected a client');
  return client;
};

describe('a command that was carried out and is sent again over another line', () => {
  test('an undo takes back once', async () => {
    const { house, all } = await myTurn();
    const ann = first(all);
    const id = ann.command({ c: 'undo' }, 'again');
    expect(ann.outcome(id)).toEqual({ t: 'ack', id });
    const { state } = house;
    const back = house.client(ann.token);
    back.command({ c: 'undo' }, 'again');
    expect(back.outcome('again')).toEqual({ t: 'ack', id: 'again' });
    expect(house.state).toBe(state);
  });

  test('an undo takes back once, also if the host has crashed in between', async () => {
    const { house, all } = await myTurn();
    const ann = first(all);
    ann.command({ c: 'undo' }, 'again');
    const next = new House({ saves: house.saves });
    const { state } = next;
    const back = next.client(ann.token);
    back.command({ c: 'undo' }, 'again');
    expect(back.outcome('again')).toEqual({ t: 'ack', id: 'again' });
    expect(next.state).toBe(state);
  });

  test('an undo that is being asked about is not asked about a second time', async () => {
    const { all } = await myTurn(2);
    const ann = first(all);
    ann.command({ c: 'undo' }, 'again');
    ann.command({ c: 'undo' }, 'again');
    expect(ann.outcome('again')).toBeUndefined();
    all[1]?.command({ c: 'consent', agree: true });
    expect(ann.outcome('again')).toEqual({ t: 'ack', id: 'again' });
  });

  test('a yes to one undo is no yes to the next', async () => {
    const { house, all } = await myTurn(2);
    const [ann = first([]), bea = first([])] = all;
    ann.command({ c: 'undo' });
    bea.command({ c: 'consent', agree: true }, 'yes');
    const { state } = house;
    ann.command({ c: 'undo' });
    bea.command({ c: 'consent', agree: true }, 'yes');
    expect(bea.outcome('yes')).toEqual({ t: 'ack', id: 'yes' });
    expect(house.state).toBe(state);
  });

  test('an older pace does not come back', async () => {
    const { house, all } = await myTurn();
    const ann = first(all);
    ann.command({ c: 'pace', pace: 'brisk' }, 'faster');
    ann.command({ c: 'pace', pace: 'relaxed' });
    const back = house.client(ann.token);
    back.command({ c: 'pace', pace: 'brisk' }, 'faster');
    expect(back.outcome('faster')).toEqual({ t: 'ack', id: 'faster' });
    expect(house.saloon.table?.settings.pace).toBe('relaxed');
  });

  test('a new table is put up once', () => {
    const house = new House();
    const ann = house.client();
    ann.command({ c: 'newTable', settings: personTable() }, 'table');
    const back = house.client(ann.token);
    back.command({ c: 'newTable', settings: personTable() }, 'table');
    expect(back.outcome('table')).toEqual({ t: 'ack', id: 'table' });
    expect(house.saves.list()).toHaveLength(1);
  });

  test('a save is deleted once, and leaving leaves only the table that was left', async () => {
    const { house, all } = await myTurn();
    const ann = first(all);
    const { table } = ann.last('view');
    ann.command({ c: 'leaveTable' }, 'leave');
    ann.command({ c: 'deleteTable', table }, 'delete');
    ann.newTable(personTable());
    const back = house.client(ann.token);
    for (const [id, command] of [
      ['leave', { c: 'leaveTable' }],
      ['delete', { c: 'deleteTable', table }],
    ] as const) {
      back.command(command, id);
      expect(back.outcome(id)).toEqual({ t: 'ack', id });
    }
    expect(house.saloon.table).not.toBeNull();
  });

  test('what was refused is judged anew, and the same id of another person is another command', async () => {
    const { house, all } = await myTurn(2);
    const [ann = first([]), bea = first([])] = all;
    ann.command({ c: 'rematch' }, 'same');
    expect(ann.outcome('same')).toMatchObject({ reason: { code: 'not-allowed' } });
    ann.command({ c: 'pace', pace: 'brisk' }, 'same');
    expect(ann.outcome('same')).toEqual({ t: 'ack', id: 'same' });
    bea.command({ c: 'pace', pace: 'relaxed' }, 'same');
    expect(house.saloon.table?.settings.pace).toBe('relaxed');
  });

  test('what is remembered does not grow for ever', async () => {
    const { house, all } = await myTurn();
    const ann = first(all);
    for (let at = 0; at < 2000; at += 1) {
      ann.command({ c: 'pace', pace: at % 2 ? 'brisk' : 'relaxed' }, `pace-${at}`);
      await house.clock.advance(60);
    }
    ann.command({ c: 'pace', pace: 'off' }, 'pace-0');
    expect(house.saloon.table?.settings.pace).toBe('off');
  });
});

test('a reply that waits for the window is acknowledged over the line that asked last', async () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ pokerFace: 'full', seed }));
    await ann.playUntil((client) => client.isAsked && (client.last('decision').window ?? 0) > house.clock.now());
    const move = ann.view?.winners || !ann.isAsked ? null : wayOn(legal(house.state, 0));
    if (!move) continue;
    const { question } = house.state;
    ann.answer(move, question, 'reply');
    expect(ann.outcome('reply')).toMatchObject({ t: 'held' });
    const back = house.client(ann.token);
    back.answer(move, question, 'reply');
    expect(back.outcome('reply')).toMatchObject({ t: 'held' });
    await house.clock.advance(10_000);
    expect(back.outcome('reply')).toEqual({ t: 'ack', id: 'reply' });
    return;
  }
  throw new Error('expected a window in one of these games');
});
