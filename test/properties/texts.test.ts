import { expect, test } from 'vitest';
import { redactEvent, textsFor } from '../../core/index.ts';
import { gameOf, randomGame } from '../support/random-game.ts';
import { viewersOf } from './law.ts';

test('the texts for all viewers are what JSON makes of their redacted events', () => {
  for (const number of [0, 13, 26, 35, 49]) {
    for (const { before, events } of randomGame(gameOf(number))) {
      const viewers = viewersOf(before);
      const expected = viewers.map((viewer) => JSON.stringify(events.map((event) => redactEvent(event, viewer))));
      expect(textsFor(events, viewers)).toEqual(expected);
    }
  }
});

test('no events are an empty list', () => {
  expect(textsFor([], [0, 1])).toEqual(['[]', '[]']);
});
