import { beforeEach, describe, expect, test } from 'vitest';
import { standingOf, useLoading } from '../../renderer/session/loading.ts';

const loading = () => useLoading.getState();
beforeEach(() => useLoading.setState({ parts: {}, shown: false }));

describe('what is told while the table gets ready', () => {
  test('counts real pieces: the part that is worked on, and all that have begun together', () => {
    expect(standingOf(loading().parts)).toBeNull();
    loading().tell('fonts', 0, 2);
    loading().tell('textures', 0, 6);
    expect(standingOf(loading().parts)).toEqual({ part: 'fonts', whole: 0 });
    loading().tell('fonts', 2, 2);
    loading().tell('textures', 6, 6);
    loading().tell('faces', 30, 92);
    expect(standingOf(loading().parts)).toEqual({ part: 'faces', whole: 0.38 });
    loading().tell('faces', 92, 92);
    expect(standingOf(loading().parts)).toEqual({ part: 'faces', whole: 1 });
  });

  test('a new table paints anew; sounds that are ready stay ready', () => {
    loading().tell('faces', 92, 92);
    loading().tell('sounds', 80, 80);
    loading().finish();
    expect(loading().shown).toBe(true);
    loading().begin();
    expect(loading()).toMatchObject({ shown: false, parts: { sounds: { done: 80, of: 80 } } });
    expect(loading().parts.faces).toBeUndefined();
  });
});
