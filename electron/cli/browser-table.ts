import { join } from 'node:path';
import open from 'open';
import { fileSaves } from '../host/file-saves.ts';
import { holdFolder, isOurs } from '../host/folder-hold.ts';
import { Saloon } from '../host/saloon.ts';
import { systemChance, systemClock } from '../host/system.ts';
import { workerBrain } from '../host/worker-brain.ts';
import { serveLocally } from '../lan/local-server.ts';
import { openLogFile } from '../log-file.ts';
import { surviveFaults } from '../survive-faults.ts';
import type { Wishes } from './quick-start.ts';

/** Where things are, in plain Node and in Electron alike. */
export interface Places {
  readonly version: string;
  /** The built page. */
  readonly pages: string;
  readonly data: string;
  readonly logs: string;
}

export interface BrowserTable {
  /** Says where it stands, and opens the default browser there if that is wished. */
  show(): Promise<void>;
  /** Ends it cleanly; every accepted move is saved already. */
  close(): Promise<void>;
}

/** Serves the table to browsers of this machine; null if another program does so already, and then says where. */
export async function serveTable(wishes: Wishes, { version, pages, data, logs }: Places): Promise<BrowserTable | null> {
  const hold = await holdFolder(data);
  if (!isOurs(hold)) {
    console.log(
      `Ironhorse is open already: ${hold.address || 'in its own window'}  (saves in ${data}; --data FOLDER plays elsewhere)`,
    );
    if (wishes.open && hold.address) await openPage(hold.address);
    return null;
  }
  const log = openLogFile(logs);
  surviveFaults(log.note);
  const saloon = new Saloon({
    clock: systemClock,
    chance: systemChance,
    brain: workerBrain(log.note),
    note: log.note,
    saves: fileSaves(join(data, 'saves')),
    app: version,
    start: wishes.start,
  });
  const server = await serveLocally({ house: saloon, key: systemChance.secret(), pages, port: wishes.port });
  hold.address = server.address;
  log.note(`${version} serves a browser on port ${server.port}`);
  let closing: Promise<void> | null = null;
  return {
    show: async () => {
      if (wishes.port !== 0 && server.port !== wishes.port) {
        console.log(`Port ${wishes.port} is taken, so the table stands at port ${server.port}.`);
      }
      const why = wishes.withoutElectron ? 'Electron is not here, so ' : '';
      const how = wishes.open ? 'opens in your browser' : 'waits for a browser on this machine';
      console.log(`${why}Ironhorse ${how}: ${server.address}  (Ctrl-C ends it; the game is saved)`);
      if (wishes.open) await openPage(server.address);
    },
    close: () => {
      closing ??= (async () => {
        saloon.close();
        // Each by itself: what cannot be ended must not keep the next from it, the folder above all.
        await Promise.allSettled([server.close(), hold.release()]);
        await log.close();
      })();
      return closing;
    },
  };
}

async function openPage(address: string): Promise<void> {
  try {
    await open(address);
  } catch {
    console.log('No browser could be opened: open the address yourself.');
  }
}
