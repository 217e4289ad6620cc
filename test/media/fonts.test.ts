// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

interface Asked {
  readonly come: (faces: readonly unknown[]) => void;
}
let asked: Asked[];
let loadFonts: typeof import('../../renderer/media/fonts.ts').loadFonts;

beforeEach(async () => {
  asked = [];
  const load = () => new Promise((come) => asked.push({ come }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  vi.resetModules();
  ({ loadFonts } = await import('../../renderer/media/fonts.ts'));
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('everybody who waits for the fonts is told how far they are, not only the first', async () => {
  const told: string[] = [];
  const first = loadFonts((done, of) => told.push(`first ${done}/${of}`));
  const second = loadFonts((done, of) => told.push(`second ${done}/${of}`));
  expect(asked).toHaveLength(2);
  asked[0]?.come(['a face']);
  await settled();
  asked[1]?.come(['a face']);
  await Promise.all([first, second]);
  expect(told).toEqual(['first 0/2', 'second 0/2', 'first 1/2', 'second 1/2', 'first 2/2', 'second 2/2']);
  await loadFonts((done, of) => told.push(`late ${done}/${of}`));
  expect(told.at(-1)).toBe('late 2/2');
  expect(asked).toHaveLength(2);
});

test('a font that is missing is named, and the next call tries again', async () => {
  const first = loadFonts();
  for (const { come } of asked) come([]);
  await expect(first).rejects.toThrow(/expected the font 46px/);
  const second = loadFonts();
  expect(asked).toHaveLength(4);
  for (const { come } of asked.slice(2)) come(['a face']);
  await second;
});
