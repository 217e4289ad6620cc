import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARACTER_IDS, KIND_IDS, rowOf, WAGON_IDS } from '../../core/index.ts';
import { randomGame } from '../support/random-game.ts';
import { linesOf, PLAYTHROUGHS } from './playthrough.ts';

test.for(Object.entries(PLAYTHROUGHS))('%s goes as it is written down', ([name, game]) => {
  const written = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(linesOf(game)).toEqual(written);
});

test('every card is played, laid or given in reply, every wagon is taken, and every character sits at a table', () => {
  const used = new Set<string>();
  const seated = new Set<string>();
  for (const game of Object.values(PLAYTHROUGHS)) {
    for (const { events, after } of randomGame(game)) {
      for (const character of after.characters) seated.add(character);
      for (const event of events) {
        if (event.e !== 'cardMoved') continue;
        const isTaken = event.cause === 'taken' && event.to >= rowOf(0);
        if (isTaken || ['played', 'laid', 'reply'].includes(event.cause))
          used.add(after.printed[event.card]?.kind ?? '');
      }
    }
  }
  expect(WAGON_IDS.filter((wagon) => !used.has(wagon))).toEqual([]);
  expect(KIND_IDS.filter((kind) => !used.has(kind))).toEqual([]);
  expect(CHARACTER_IDS.filter((character) => !seated.has(character))).toEqual([]);
});
