import { defineConfig } from 'vitest/config';

/** Three parts, run apart by `npm test` so that each has its time: quick checks, long games, a real browser. */
export default defineConfig({
  test: {
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
        },
      },
    ],
  },
});
