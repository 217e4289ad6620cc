import { describe, expect, test } from 'vitest';
import { redact } from '../../core/index.ts';
import { type Client, House } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

const never = (): boolean => false;

async function finished(options = {}, persons = 1): Promise<{ house: House; all: Client[] }> {
  const house = new House();
  const ann = house.client();
  ann.newTable(personTable({ options, seed: 21 }, persons));
  const all = [ann, ...Array.from({ length: persons - 1 }, () => house.client())];
  await Promise.all(all.map((client) => client.playUntil(never)));
  return { house, all };
}

const first = ([client]: Client[]): Client => client as Client;

describe('a rematch', () => {
  test('is a new game of its own save, with everybody on the same chair', async () => {
    const { house, all } = await finished({}, 2);
    const before = all.map(({ seat }) => seat);
    const old = first(all).last('view').table;
    first(all).command({ c: 'rematch' });
    for (const client of all) expect(client.last('view')).toMatchObject({ because: 'rematch', seq: 0 });
    expect(all.map(({ seat }) => seat)).toEqual(before);
    expect(first(all).last('view').table).not.toBe(old);
    expect(first(all).last('view').settings.seed).toBeNull();
    expect(house.saves.list()).toHaveLength(2);
    const next = new House({ saves: house.saves });
    expect(next.client(all[1]?.token ?? '').seat).toBe(1);
    expect(next.state).toEqual(house.state);
  });

  test('is dealt anew: characters and roles do not repeat by themselves', async () => {
    const { house, all } = await finished();
    const { characters } = house.state;
    first(all).command({ c: 'rematch' });
    expect(house.state.characters).not.toEqual(characters);
  });

  test('keeps survivors’ characters and passes the badge where the options say so', async () => {
    const { house, all } = await finished({ keepCharacters: true, sheriffPasses: true });
    const { characters, dead, roles } = house.state;
    const sheriff = roles.indexOf('sheriff');
    first(all).command({ c: 'rematch' });
    expect(house.state.roles.indexOf('sheriff')).toBe((sheriff + 1) % 4);
    const keeps = dead.flatMap((out, seat) => (out ? [] : [seat]));
    expect(keeps.length).toBeGreaterThan(0);
    const offered = (seat: number) => [house.state.characters[seat], ...(house.state.offered[seat] ?? [])];
    for (const seat of keeps) expect(offered(seat)).toContain(characters[seat]);
  });

  test('is refused while the game goes on', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable());
    const id = ann.command({ c: 'rematch' });
    expect(ann.outcome(id)).toMatchObject({ reason: { code: 'not-allowed' } });
  });

  test('asked for twice is done once', async () => {
    const { house, all } = await finished();
    first(all).command({ c: 'rematch' }, 'again');
    first(all).command({ c: 'rematch' }, 'again');
    expect(house.saves.list()).toHaveLength(2);
  });
});

describe('a bug report', () => {
  test('of a person alone with bots is the save itself: it plays through again', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ seed: null }));
    await ann.playUntil(({ seq }) => seq >= 12);
    ann.command({ c: 'report' });
    const { text } = ann.last('report');
    const log = text.slice(text.indexOf('{'));
    const { saves } = house;
    const [table = ''] = saves.list();
    saves.open(table, 0).append(log);
    expect(new House({ saves }).state).toEqual(house.state);
    expect(text).toMatch(/^Ironhorse test, rules \d+, protocol \d+\ntable \S+, after \d+ moves, viewer 0\n/);
  });

  test('at a table of several persons it holds what its sender has seen, until the game is over', async () => {
    const house = new House();
    const ann = house.client();
    ann.newTable(personTable({ seed: null }, 2));
    const bea = house.client();
    await Promise.all([ann.playUntil(({ seq }) => seq >= 12), bea.playUntil(({ seq }) => seq >= 12)]);
    ann.command({ c: 'report' });
    const { text } = ann.last('report');
    expect(text).not.toContain('generator');
    expect(text).not.toContain('"move"');
    const told = text.split('\n').slice(3, -1);
    const again = house.client(ann.token);
    expect(told.map((line) => JSON.parse(line))).toEqual(again.last('view').past);
    expect(redact(house.state, 0).roles).toContain('unknown');
    await Promise.all([bea.playUntil(never), again.playUntil(never)]);
    again.command({ c: 'report' });
    expect(again.last('report').text).toContain('generator');
  });
});
