import { expect, test } from 'vitest';
import { House } from '../support/house.ts';
import { personTable } from '../support/settings.ts';

test.each([
  ['a key that every object has', '{"by":0,"end":true,"valueOf":1}'],
  ['the key of a prototype', '{"by":0,"end":true,"__proto__":1}'],
  ['such a key in a choice', '{"by":0,"choose":{"seat":1,"hasOwnProperty":1}}'],
  ['such a key alone', '{"by":0,"toString":1}'],
])('a move with %s is refused like any other that is malformed', (_, move) => {
  const house = new House();
  const client = house.client();
  client.newTable(personTable());
  client.line.client.sendText(`{"t":"answer","id":"a","question":1,"move":${move}}`);
  expect(client.outcome('a')).toMatchObject({ t: 'reject', reason: { code: 'malformed' } });
});

test('a fault of ours while a message is worked on is told, and costs nobody the table', () => {
  const house = new House();
  const ann = house.client();
  ann.newTable(personTable());
  const { table } = house.saloon;
  if (!table) throw new Error('expected a table, got none');
  table.answer = () => {
    throw new Error('a fault of ours');
  };
  const id = ann.answer({ by: 0, end: true });
  expect(ann.outcome(id)).toEqual({ t: 'reject', id, reason: { code: 'failed' } });
  expect(house.notes.join()).toContain('a fault of ours');
});

test.each([
  ['marks that turn the writing round', '\u202EAnn\u202C', 'Ann'],
  ['control characters and breaks of lines', 'An\u0000n\u001B\r\n', 'Ann'],
  ['spaces of no width', '\u200B Ann\uFEFF', 'Ann'],
  ['letters of nobody, that stand for things in a sentence', '\uE000Ann\uF8FF', 'Ann'],
  ['half a letter', 'Ann\uD83D', 'Ann'],
  ['marks heaped on a letter', `A${'\u0316'.repeat(30)}nn`, `A${'\u0316'.repeat(3)}nn`],
])('a name with %s is told without them', (_, given, told) => {
  const client = new House().client();
  const settings = personTable();
  client.newTable({ ...settings, name: given, seats: [{ kind: 'person', name: given }, ...settings.seats.slice(1)] });
  expect(client.last('view').settings).toMatchObject({ name: told, seats: { 0: { name: told } } });
});

test('who is too fast hears of which message; what bears no id is dropped, but never the end of a pause', async () => {
  const house = new House();
  const ann = house.client();
  ann.newTable(personTable({ clock: 'fast' }));
  await ann.playUntil((client) => client.isAsked);
  ann.pause(true);
  await house.clock.advance(2_000);
  const rejected = () => ann.heard.flatMap((each) => (each.t === 'reject' ? [each.id] : []));
  const before = rejected().length;
  for (let at = 0; at < 22; at += 1) ann.seen();
  expect(rejected()).toHaveLength(before);
  const id = ann.command({ c: 'pace', pace: 'brisk' });
  expect(ann.outcome(id)).toMatchObject({ t: 'reject', reason: { code: 'too-fast' } });
  ann.pause(false);
  expect(ann.last('decision').deadline).not.toBeNull();
});

test.each(['\u200B\u2066', '\u3164\u115F', '\u200D \uFE0F', '\u2800\u2800'])(
  'a name of which nothing would be seen is no name: %j',
  (name) => {
    const client = new House().client();
    const settings = personTable();
    const seats = [{ kind: 'person', name } as const, ...settings.seats.slice(1)];
    const id = client.command({ c: 'newTable', settings: { ...settings, seats } });
    expect(client.outcome(id)).toMatchObject({ t: 'reject', reason: { code: 'malformed' } });
  },
);
