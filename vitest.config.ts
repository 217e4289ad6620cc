import { defineConfig } from 'vitest/config';

/** Three parts, run apart by `npm test` so that each has its time: quick checks, long games, a real browser. */
export default defineConfig({
  test: {
    // Left alone it keeps one processor free, which on a machine of two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/**/*.long.test.ts', 'test/e2e/**'],
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'long', include: ['test/**/*.long.test.ts'], testTimeout: 1_200_000 } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
          // Not beside parts that share the processors.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
