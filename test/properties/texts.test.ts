import { expect, test } from 'vitest';
import { redactEvent, Telling } from '../../core/index.ts';
import { gameOf, randomGame } from '../support/random-game.ts';
import { viewersOf } from './law.ts';

test('the texts for all viewers are what JSON makes of their redacted events', () => {
  for (const number of [0, 13, 26, 35, 49]) {
    for (const { before, events } of randomGame(gameOf(number))) {
      const viewers = viewersOf(before);
      const telling = new Telling(events);
      for (const viewer of viewers) {
        const redacted = events.map((event) => redactEvent(event, viewer));
        expect(telling.eventsFor(viewer)).toEqual(redacted);
        expect(telling.textFor(viewer)).toBe(JSON.stringify(redacted));
      }
    }
  }
});

test('no events are an empty list', () => {
  expect(new Telling([]).textFor(1)).toBe('[]');
});
