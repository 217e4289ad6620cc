import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import envPaths, { type Paths } from 'env-paths';
import { serveTable } from './browser-table.ts';
import { readWishes } from './quick-start.ts';

/** Beside the folder of the bundle that this file becomes. */
const DIST = join(import.meta.dirname, '..');

/** The whole game in plain Node: the entry of its own bundle. */
async function main(): Promise<void> {
  const wishes = readWishes(process.argv.slice(2));
  const folders = envPaths('Ironhorse', { suffix: '' });
  const asked = wishes.data ?? process.env.IRONHORSE_DATA ?? null;
  const data = asked ?? sameAsElectron(folders);
  const { version } = JSON.parse(readFileSync(join(DIST, '..', 'package.json'), 'utf8')) as { version: string };
  const table = await serveTable(wishes, {
    version,
    pages: join(DIST, 'renderer'),
    data,
    logs: asked === null ? folders.log : join(asked, 'logs'),
  });
  const end = (): void => {
    void table?.close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  await table?.show();
}

/** Electron's own folder for this program: the same saves, whichever way it is opened. */
function sameAsElectron({ data, config }: Paths): string {
  if (process.platform === 'darwin') return data;
  return process.platform === 'win32' ? dirname(config) : config;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
