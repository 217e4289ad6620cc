import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Outcome, outcomeOf, parseScenario, setsNotHere } from '../core/index.ts';
import { CORPUS, differences, disputed, SHARED_CORPUS, scenariosUnder, skippedLine } from '../electron/cli/corpus.ts';

const idOf = (file: string) => basename(file, '.json');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const reasons = disputed();

const folders = readdirSync(CORPUS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'bots')
  .map(({ name }) => name);

describe.each(folders)('%s', (folder) => {
  const files = scenariosUnder(join(CORPUS, folder));
  const waiting = files.filter((file) => setsNotHere(read(file)).length > 0);
  const here = files.filter((file) => !waiting.includes(file));
  if (waiting.length > 0) {
    const sets = waiting.flatMap((file) => setsNotHere(read(file)));
    console.log(`${folder}: ${skippedLine(sets, waiting.length)}`);
    test.skip(skippedLine(sets, waiting.length));
  }

  test.for(here.map((file) => ({ id: idOf(file), file })))('$id', ({ id, file }) => {
    const outcome = outcomeOf(id, read(file), null);
    if (reasons[id] !== undefined) return console.log(`disputed: ${id} (${reasons[id]}): ${outcome.message}`);
    expect(outcome).toEqual<Outcome>({ id, ok: true, step: null, message: null });
  });
});

test('the base game is there whole', () => {
  expect(scenariosUnder(join(CORPUS, 'base')).length).toBeGreaterThanOrEqual(169);
});

test('what differs from the shared corpus is told, and fails nothing', () => {
  const names = differences();
  if (names.length > 0) console.log(`npm run scenarios:sync would bring from ${SHARED_CORPUS}: ${names.join(', ')}`);
  expect(Array.isArray(names)).toBe(true);
});

const SEATS = [
  { role: 'sheriff', character: 'rose-doolan', hand: ['bang'] },
  { role: 'outlaw', character: 'bart-cassidy' },
  { role: 'outlaw', character: 'paul-regret' },
  { role: 'renegade', character: 'willy-the-kid' },
];
const FILE = {
  id: 'sample',
  title: 'A title.',
  source: 'rules/base.md',
  rules: {},
  seats: SEATS,
  steps: [{ expect: {} }],
};
const outcome = (change: object) => outcomeOf('sample', { ...FILE, ...change }, null);

test('a wrong expectation fails at its step and says what is there', () => {
  const steps = [{ by: 0, play: 'bang', target: 1 }, { by: 1, pass: true }, { expect: { life: { '1': 4 } } }];
  expect(outcome({ steps })).toEqual({ id: 'sample', ok: false, step: 2, message: 'seat 1 life is 3, expected 4' });
});

test('a name in a price stands for whichever copy fits it', () => {
  const hand = ['bang:2C', 'bang:AH'];
  const seats = [{ role: 'sheriff', character: 'bart-cassidy', hand }, ...SEATS.slice(1)];
  const train = { locomotive: 'leland', at: 1, stations: ['santa-fe', 'yooma', 'callico'], wagons: ['caboose'] };
  const rules = { expansions: ['great-train-robbery'] };
  const paid = [
    { by: 0, take: 'caboose', pay: ['bang'] },
    { expect: { discardTop: 'bang:AH', hand: { '0': ['bang:2C'] } } },
  ];
  expect(outcome({ rules, seats, train, steps: paid })).toMatchObject({ ok: true });
  expect(outcome({ rules, seats, train, steps: [{ illegal: [paid[0]] }] })).toMatchObject({ ok: false, step: 0 });
});

test.for<[string, unknown]>([
  ['the file: lacks the key "title"', { ...FILE, title: undefined }],
  ['the file: unknown key "seed"', { ...FILE, seed: 1 }],
  ['id: expected kebab-case', { ...FILE, id: 'No Way' }],
  ['rules: unknown key "set"', { ...FILE, rules: { set: [] } }],
  ['rules.edition: expected one of', { ...FILE, rules: { edition: 'first' } }],
  [
    'rules.options: jailSkips: expected "whole-turn" or "phases-1-2", got "never"',
    { ...FILE, rules: { options: { jailSkips: 'never' } } },
  ],
  ['seats: expected 2 to 8 seats', { ...FILE, seats: [] }],
  ['seats[0].hand[0]: unknown card "beear"', { ...FILE, seats: [{ ...SEATS[0], hand: ['beear'] }, SEATS[1]] }],
  ['seats[0].hand[0]: expected rank and suit', { ...FILE, seats: [{ ...SEATS[0], hand: ['bang:1S'] }, SEATS[1]] }],
  ['seats[1].character: expected one of', { ...FILE, seats: [SEATS[0], { role: 'outlaw', character: 'zorro' }] }],
  [
    'seats[0].inPlay[0]: expected a card that lies in play',
    { ...FILE, seats: [{ ...SEATS[0], inPlay: ['beer'] }, SEATS[1]] },
  ],
  ['turn.phase: expected one of', { ...FILE, turn: { seat: 0, phase: 'night' } }],
  ['turn.seat: expected a whole number from 0 to 3', { ...FILE, turn: { seat: 4 } }],
  ['steps: expected one step', { ...FILE, steps: [] }],
  ['steps[0]: expected one verb', { ...FILE, steps: [{ by: 0, play: 'bang', pass: true }] }],
  ['steps[0]: unknown key "at"', { ...FILE, steps: [{ by: 0, play: 'bang', at: 1 }] }],
  ['steps[0].target: expected a whole number', { ...FILE, steps: [{ by: 0, play: 'bang', target: 9 }] }],
  ['steps[0].expect: unknown key "mood"', { ...FILE, steps: [{ expect: { mood: 1 } }] }],
  ['steps[0].expect.life: unknown key "7"', { ...FILE, steps: [{ expect: { life: { '7': 1 } } }] }],
  ['steps[0].expect.distance: expected "0->2"', { ...FILE, steps: [{ expect: { distance: { '02': 1 } } }] }],
  ['the file: expected an object', [1, 2]],
  ['the file: expected an object', null],
])('a file that does not fit the format is told by its key: %s', ([message, file]) => {
  const { fault } = parseScenario(file === null ? null : JSON.parse(JSON.stringify(file)));
  expect(fault).toContain(message);
});

test('a file of sets that are not here says so', () => {
  expect(outcome({ rules: { expansions: ['high-noon'] } }).message).toContain('the set high-noon');
});

test('a file whose id is not its name fails', () => {
  expect(outcomeOf('other', FILE, null)).toMatchObject({ ok: false, message: expect.stringContaining("file's name") });
});

describe('the command line', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'electron/cli/scenarios.ts', ...words], { encoding: 'utf8' });
  const passing = join(CORPUS, 'base', 'bang-dodged.json');

  test('one line of JSON a scenario, the closing line last, exit 0 when all passed', () => {
    const { stdout, status } = run(passing, '--json');
    const [first = '', last] = stdout.trimEnd().split('\n');
    expect(JSON.parse(first)).toEqual({ id: 'bang-dodged', ok: true, step: null, message: null });
    expect(last).toBe('1 passed, 0 failed');
    expect(status).toBe(0);
  });

  test('what needs a set that is not in the game yet is counted apart and fails nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ironhorse-scenarios-'));
    const later = join(folder, 'later.json');
    writeFileSync(later, JSON.stringify({ ...FILE, id: 'later', rules: { expansions: ['high-noon'] } }));
    const plain = run(passing, later);
    const json = run(later, '--json');
    rmSync(folder, { recursive: true });
    expect(plain.stdout.trimEnd().split('\n')).toEqual([
      '1 skipped (set not in the game yet: high-noon)',
      '1 passed, 0 failed',
    ]);
    expect(plain.status).toBe(0);
    expect(json.stdout.trimEnd().split('\n')).toEqual(['{"id":"later","skipped":["high-noon"]}', '0 passed, 0 failed']);
  });

  test('a folder may hold anything: a link to nowhere and a name that every object has fail, a circle does not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ironhorse-scenarios-'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'a-link.json'));
    symlinkSync(folder, join(folder, 'circle'));
    writeFileSync(join(folder, 'constructor.json'), '{}');
    mkdirSync(join(folder, 'a-folder.json'));
    const { stdout } = run(folder);
    rmSync(folder, { recursive: true });
    expect(stdout).toContain('a-link: ENOENT');
    expect(stdout).toContain('constructor: the file');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 2 failed');
  });

  test('a file that is no scenario, or not there, fails the run without ending it', () => {
    const { stdout, status } = run('package.json', 'no-such-file.json', passing);
    expect(stdout).toContain('package: the file: unknown key "name"');
    expect(stdout).toContain('no-such-file: ENOENT');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 2 failed');
    expect(status).toBe(1);
  });
});
