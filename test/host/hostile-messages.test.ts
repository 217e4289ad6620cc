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
