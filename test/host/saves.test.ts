import { describe, expect, test } from 'vitest';
import { legal } from '../../core/index.ts';
import type { SavedTable } from '../../core/protocol/messages.ts';
import { wayOn } from '../../electron/host/brain.ts';
import { LogWriter } from '../../electron/host/log-lines.ts';
import { memorySaves, type Saves } from '../../electron/host/saves.ts';
import { type Client, House } from '../support/house.ts';
import { botTable, personTable } from '../support/settings.ts';

/** A saved game of some moves, and the save's text. */
async function saved(moves = 20): Promise<{ house: House; ann: Client; table: string; text: string }> {
  const house = new House();
  const ann = house.client();
  ann.newTable(personTable({ seed: null }));
  await ann.playUntil(({ seq }) => seq >= moves);
  const { table } = ann.last('view');
  return { house, ann, table, text: house.log };
}

/** Another host that finds this text as a save. */
function houseWith(table: string, text: string): { house: House; client: Client } {
  const house = new House({ saves: memorySaves(new Map([[table, text]])) });
  return { house, client: house.client() };
}

/** The only entry of the list, which must be a save that can be opened. */
function listedBy(client: Client): SavedTable {
  const [listed] = client.heard.flatMap((each) => ('saved' in each ? [each.saved] : [])).at(-1) ?? [];
  if (!listed || 'fault' in listed) throw new Error(`expected a table in the list, got ${JSON.stringify(listed)}`);
  return listed;
}

const changed = (text: string, line: number, change: (line: string) => string): string =>
  text
    .split('\n')
    .map((each, at) => (at === line - 1 ? change(each) : each))
    .join('\n');

/** A first line as another version would have written it: its digest is right. */
function rewritten(head: string, change: object): string {
  const { hash: _, ...plain } = JSON.parse(head);
  let line = '';
  new LogWriter().write({ ...plain, ...change }, (written) => {
    line += written;
  });
  return line.trimEnd();
}
const foreignBox = (head: string): object => ({ ...JSON.parse(head).settings, expansions: ['high-noon'] });

const keptBy = (character: string, head: string): object => {
  const { settings, deal } = JSON.parse(head);
  return {
    settings: { ...settings, options: { keepCharacters: true } },
    deal: { ...deal, kept: [character, null, null, null] },
  };
};

describe('resuming', () => {
  test('the next start puts up the same table with the same person on the same chair', async () => {
    const { house, ann } = await saved();
    const next = new House({ saves: house.saves });
    expect(next.state).toEqual(house.state);
    const back = next.client(ann.token);
    expect(back.seat).toBe(0);
    expect(back.view).toEqual(ann.view);
    expect(back.last('view').past).toEqual(house.client(ann.token).last('view').past);
  });

  test('a move acknowledged before the crash is not made again when it is sent again', async () => {
    const { house, ann } = await saved();
    await ann.playUntil((client) => client.isAsked);
    const move = wayOn(legal(house.state, 0));
    const { question } = house.state;
    if (!move) throw new Error('expected a move');
    ann.answer(move, question, 'before-the-crash');
    const next = new House({ saves: house.saves });
    const back = next.client(ann.token);
    const before = next.state;
    back.answer(move, question, 'before-the-crash');
    expect(back.outcome('before-the-crash')).toEqual({ t: 'ack', id: 'before-the-crash' });
    expect(next.state).toBe(before);
  });

  test('a table that was left waits in the list, newest first', async () => {
    const { house, ann, table } = await saved(60);
    const sheriff = house.state.roles.indexOf('sheriff');
    ann.command({ c: 'leaveTable' });
    expect(ann.last('left')).toEqual({ t: 'left' });
    const next = new House({ saves: house.saves });
    const back = next.client();
    expect(next.saloon.table).toBeNull();
    expect(back.last('welcome').saved).toMatchObject([{ id: table, players: ['Ann', 'Bea', 'Cal', 'Dot'] }]);
    back.command({ c: 'resumeTable', table, repair: false });
    const turns = back.last('view').past.filter((event) => event.e === 'turnBegan' && event.seat === sheriff);
    expect(listedBy(back).round).toBe(turns.length);
    expect(turns.length).toBeGreaterThan(1);
  });

  test('a finished game stays, but is not put up by itself', async () => {
    const house = new House();
    const watcher = house.client();
    watcher.newTable(botTable({ pace: 'off' }));
    await watcher.playUntil(() => false);
    const next = new House({ saves: house.saves });
    expect(next.saloon.table).toBeNull();
    expect(next.client().last('welcome').saved[0]).toMatchObject({ finished: true, damaged: null });
  });

  test('a new pace is kept', async () => {
    const { house, ann } = await saved();
    ann.command({ c: 'pace', pace: 'brisk' });
    expect(ann.last('settings').settings.pace).toBe('brisk');
    expect(new House({ saves: house.saves }).saloon.table?.settings.pace).toBe('brisk');
  });

  test('what the command line asks for comes first, and once', async () => {
    const { house } = await saved();
    const start = { players: 5, edition: 'third', seed: 3 } as const;
    const next = new House({ saves: house.saves, start });
    expect(next.saloon.table).toBeNull();
    expect(next.client().last('welcome').start).toEqual(start);
    expect(next.client().last('welcome').start).toBeNull();
  });
});

describe('a save that is wrong', () => {
  test('a line torn by a crash is cut off in silence', async () => {
    const { table, text } = await saved();
    const torn = text.slice(0, -10);
    const whole = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
    const { house } = houseWith(table, torn);
    expect(house.state).toEqual(houseWith(table, whole).house.state);
    expect(house.saves.read(table)?.startsWith(whole)).toBe(true);
    expect(house.notes).toEqual([]);
  });

  test('a changed line is named, and the game up to it is offered', async () => {
    const { table, text } = await saved();
    const wrong = changed(text, 9, (line) => line.replace('"at":', '"at":1'));
    const { house, client } = houseWith(table, wrong);
    expect(house.saloon.table).toBeNull();
    const listed = listedBy(client);
    expect(listed.damaged?.line).toBe(9);
    const refused = client.command({ c: 'resumeTable', table, repair: false });
    const { moves = 0 } = listed.damaged ?? {};
    expect(client.outcome(refused)).toMatchObject({ reason: { code: 'damaged-save', figures: { line: 9, moves } } });
    expect(house.saves.read(table)).toBe(wrong);
    client.command({ c: 'resumeTable', table, repair: true });
    const good = text.split('\n').slice(0, 8).join('\n');
    expect(house.state).toEqual(houseWith(table, `${good}\n`).house.state);
    expect(house.saloon.table?.basis.course.moves).toBe(moves);
  });

  test('a line taken out is noticed', async () => {
    const { table, text } = await saved();
    const wrong = text
      .split('\n')
      .filter((_, at) => at !== 6)
      .join('\n');
    expect(listedBy(houseWith(table, wrong).client).damaged?.line).toBe(7);
  });

  test('a move against the rules is noticed even in a well-formed line', async () => {
    const { table } = await saved();
    const { house } = await saved(1);
    const header = JSON.parse(house.log.split('\n')[0] ?? '');
    const { hash: _, ...plain } = header;
    const writer = new LogWriter();
    let text = '';
    const write = (line: string): void => {
      text += line;
    };
    writer.write(plain, write);
    writer.write({ at: 1, move: { by: 0, play: 79, target: 7 } }, write);
    expect(listedBy(houseWith(table, text).client).damaged).toEqual({ line: 2, moves: 0 });
  });

  test('a foreign file and a save of other rules are refused', async () => {
    const { table, text } = await saved();
    for (const foreign of ['', 'hello\n', '{"game":"chess"}\n', '\u0000\n']) {
      const { client } = houseWith(table, foreign);
      const id = client.command({ c: 'resumeTable', table, repair: true });
      expect(client.outcome(id)).toMatchObject({ reason: { code: 'foreign-save' } });
    }
    const { hash: _, ...header } = JSON.parse(text.split('\n')[0] ?? '');
    let other = '';
    new LogWriter().write({ ...header, rules: 999 }, (line) => {
      other += line;
    });
    const { client } = houseWith(table, other);
    const id = client.command({ c: 'resumeTable', table, repair: false });
    expect(client.outcome(id)).toMatchObject({ reason: { code: 'other-rules', figures: { got: 999 } } });
  });

  test.each<[string, (head: string) => string, string]>([
    ['a changed letter', (head) => head.replace('Bea', 'Baa'), 'damaged-head'],
    ['its end torn off', (head) => head.slice(0, -20), 'damaged-head'],
    ['nothing left of it', () => '', 'damaged-head'],
    ['other writing over it', () => '\u0000'.repeat(300), 'damaged-head'],
    ['a digest of what another version wrote', (head) => rewritten(head, { format: 2 }), 'other-version'],
    ['a box that nobody here knows', (head) => rewritten(head, { settings: foreignBox(head) }), 'other-version'],
    ['a character that nobody here knows', (head) => rewritten(head, keptBy('nobody', head)), 'other-version'],
    ['a time beyond every calendar', (head) => rewritten(head, { made: 1e20 }), 'other-version'],
    ['rules of another version', (head) => rewritten(head, { rules: 999 }), 'other-rules'],
  ])('whose first line is damaged or foreign is listed with the reason, and kept: %s', async (_, change, code) => {
    const { table, text } = await saved();
    const wrong = changed(text, 1, change);
    const { house, client } = houseWith(table, wrong);
    expect(client.last('welcome').saved).toMatchObject([{ id: table, fault: { code } }]);
    const id = client.command({ c: 'resumeTable', table, repair: true });
    expect(client.outcome(id)).toMatchObject({ reason: { code } });
    expect(house.saves.read(table)).toBe(wrong);
    client.command({ c: 'deleteTable', table });
    expect(client.last('saved').saved).toEqual([]);
  });

  test('a damaged one does not keep the table that was open from being opened', async () => {
    const { house, table, text } = await saved();
    const beside = new Map([
      [table, text],
      ['another', 'hello\n'],
    ]);
    const next = new House({ saves: { ...memorySaves(beside), changedAt: () => Number.MAX_SAFE_INTEGER } });
    expect(next.state).toEqual(house.state);
  });

  test('a name that is a path is no save', async () => {
    const { ann } = await saved();
    const id = ann.command({ c: 'resumeTable', table: '../../etc/passwd', repair: false });
    expect(ann.outcome(id)).toMatchObject({ reason: { code: 'malformed' } });
  });
});

describe('deleting and failing', () => {
  test('a deleted save is gone for good; the one on the table is taken down first', async () => {
    const { house, ann, table } = await saved();
    ann.command({ c: 'deleteTable', table });
    expect(ann.last('left')).toEqual({ t: 'left' });
    expect(ann.last('saved').saved).toEqual([]);
    expect(house.saves.list()).toEqual([]);
    const id = ann.command({ c: 'deleteTable', table });
    expect(ann.outcome(id)).toMatchObject({ reason: { code: 'no-such-table' } });
  });

  test('a move that cannot be written is not made', async () => {
    const texts = new Map<string, string>();
    const inner = memorySaves(texts);
    let full = false;
    const saves: Saves = {
      ...inner,
      open: (table, keep) => {
        const journal = inner.open(table, keep);
        return {
          ...journal,
          append: (line) => {
            if (full) throw new Error('no space left on device');
            journal.append(line);
          },
        };
      },
    };
    const house = new House({ saves });
    const ann = house.client();
    ann.newTable(personTable());
    await ann.playUntil((client) => client.isAsked);
    const before = house.state;
    full = true;
    const move = wayOn(legal(before, 0));
    if (!move) throw new Error('expected a move');
    const id = ann.answer(move);
    expect(ann.outcome(id)).toMatchObject({ reason: { code: 'failed' } });
    expect(house.state).toBe(before);
    expect(house.notes.join()).toContain('no space left');
    full = false;
    const again = ann.answer(move);
    expect(ann.outcome(again)).toMatchObject({ t: 'ack' });
    expect(new House({ saves: inner }).state).toEqual(house.state);
  });
});

test('a save that cannot be opened to write does not keep the program from starting', async () => {
  const { house, table } = await saved();
  const saves: Saves = {
    ...house.saves,
    open: () => {
      throw new Error('permission denied');
    },
  };
  const next = new House({ saves });
  expect(next.saloon.table).toBeNull();
  expect(next.notes.join()).toContain('permission denied');
  expect(next.client().last('welcome').saved).toMatchObject([{ id: table }]);
});
