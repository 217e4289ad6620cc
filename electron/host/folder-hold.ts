import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Who holds a folder of saves: two programs must not write the same log. */
export interface Holder {
  /** Where its table can be opened; empty if only in its own window. */
  readonly address: string;
}

/** The folder is ours until `release`. */
export interface Hold {
  /** What others are told who come to the same folder; readable by this user alone. */
  address: string;
  release(): Promise<void>;
}

/** The longest name that every system's local sockets can bear, in bytes. */
const LONGEST = 100;
/** Milliseconds that a holder may take to say who it is. */
const PATIENCE = 2000;

/**
 * Takes the folder, made if it is missing, or says who holds it. What is held is a local socket (a named pipe on
 * Windows): the system lets go of it with the program, so that no crash, kill -9 or power cut leaves a folder locked for
 * good.
 * @throws where the system has no room for such a socket
 */
export async function holdFolder(folder: string): Promise<Hold | Holder> {
  mkdirSync(folder, { recursive: true });
  const path = endpointOf(folder);
  for (let attempt = 0; ; attempt += 1) {
    const hold = await listen(path);
    if (hold) return hold;
    const holder = await ask(path);
    if (holder) return holder;
    if (attempt > 0) throw new Error(`expected to take ${path}, but nobody answers there and it cannot be listened to`);
    rmSync(path, { force: true }); // nobody lives there any more
  }
}

export const isOurs = (taken: Hold | Holder): taken is Hold => 'release' in taken;

function endpointOf(folder: string): string {
  const real = realpathSync(folder);
  const name = `ironhorse-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(real, 'host.sock');
  return Buffer.byteLength(inside) <= LONGEST ? inside : join(tmpdir(), `${name}.sock`);
}

/** Null where somebody, living or dead, has it. */
function listen(path: string): Promise<Hold | null> {
  return new Promise((resolve, reject) => {
    const hold = { address: '' };
    const server = createServer((line) => {
      line.on('error', () => {}); // who asks may leave before the answer
      line.end(JSON.stringify({ address: hold.address }));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      server.unref();
      resolve(Object.assign(hold, { release: () => close(server) }));
    });
  });
}

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Null where nobody answers. */
function ask(path: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    const line = createConnection(path);
    let said = '';
    line.setEncoding('utf8');
    // Who lives but says nothing still has it.
    line.setTimeout(PATIENCE, () => {
      line.destroy();
      resolve({ address: '' });
    });
    line.on('data', (text) => {
      said += text;
    });
    line.on('end', () => resolve({ address: addressIn(said) }));
    line.on('error', () => resolve(null));
  });
}

function addressIn(said: string): string {
  try {
    const value: unknown = JSON.parse(said);
    return typeof value === 'object' && value !== null && 'address' in value ? String(value.address) : '';
  } catch {
    return '';
  }
}
