import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { openInBrowser } from './browser-table.ts';
import { readWishes } from './quick-start.ts';

/** Beside the folder of the bundle that this file becomes. */
const DIST = join(import.meta.dirname, '..');

/** The whole game in plain Node: the entry of its own bundle. */
async function main(): Promise<void> {
  const wishes = readWishes(process.argv.slice(2));
  const folders = envPaths('Ironhorse', { suffix: '' });
  const data = wishes.data ?? process.env.IRONHORSE_DATA ?? null;
  mkdirSync(data ?? folders.data, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(DIST, '..', 'package.json'), 'utf8')) as { version: string };
  const table = await openInBrowser(wishes, {
    version,
    pages: join(DIST, 'renderer'),
    data: data ?? folders.data,
    logs: data === null ? folders.log : join(data, 'logs'),
  });
  const end = (): void => {
    table?.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
