import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import open from 'open';
import { fileSaves } from '../host/file-saves.ts';
import { Saloon } from '../host/saloon.ts';
import { systemChance, systemClock } from '../host/system.ts';
import { workerBrain } from '../host/worker-brain.ts';
import { serveLocally } from '../lan/local-server.ts';
import { openLogFile } from '../log-file.ts';
import { readWishes } from './quick-start.ts';

/** Beside the bundle that this file becomes. */
const PAGES = join(import.meta.dirname, '..', 'renderer');
const PACKAGE = join(import.meta.dirname, '..', '..', 'package.json');

/** The whole game without Electron: the same host serves the same page to a browser on this machine. */
async function main(): Promise<void> {
  const wishes = readWishes(process.argv.slice(2));
  const folders = envPaths('Ironhorse', { suffix: '' });
  const data = process.env.IRONHORSE_DATA ?? folders.data;
  const log = openLogFile(process.env.IRONHORSE_DATA ? join(data, 'logs') : folders.log);
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const saloon = new Saloon({
    clock: systemClock,
    chance: systemChance,
    brain: workerBrain(log.note),
    note: log.note,
    saves: fileSaves(join(data, 'saves')),
    app: version,
    start: wishes.start,
  });
  const server = await serveLocally({ house: saloon, key: systemChance.secret(), pages: PAGES, port: wishes.port });
  if (wishes.port !== 0 && server.port !== wishes.port) {
    console.log(`Port ${wishes.port} is taken, so the table stands at port ${server.port}.`);
  }
  const why = wishes.withoutElectron ? 'Electron is not here, so ' : '';
  const how = wishes.open ? 'opens in your browser' : 'waits for a browser on this machine';
  console.log(`${why}Ironhorse ${how}: ${server.address}  (Ctrl-C ends it; the game is saved)`);
  log.note(`browser host ${version} on port ${server.port}`);
  if (wishes.open) await openPage(server.address);

  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    saloon.close();
    server
      .close()
      .then(() => log.close())
      .then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
}

async function openPage(address: string): Promise<void> {
  try {
    await open(address);
  } catch {
    console.log('No browser could be opened: open the address yourself.');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
