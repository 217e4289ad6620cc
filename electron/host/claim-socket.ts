import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the sockets of those lie who want one folder of saves, and how their names begin. */
export interface Nest {
  readonly folder: string;
  readonly prefix: string;
}

/** What a socket says of its program. */
interface Said {
  readonly holds: boolean;
  readonly address: string;
}

/** A program that lives and wants the folder, or holds it. */
export interface Claim extends Said {
  readonly name: string;
}

/** The folder is ours until `release`. */
export interface Hold {
  /** What others are told who come to the same folder; readable by this user alone. */
  address: string;
  release(): Promise<void>;
}

const SUFFIX = '.sock';
const NAME_BYTES = 6;
/** The longest name that every system's local sockets can bear, in bytes. */
const LONGEST = 100;
/** Milliseconds that a holder may take to say who it is. */
const PATIENCE = 2000;
/** What connecting to a socket without a program behind it ends with, or to something that is no socket. */
const DEAD = ['ECONNREFUSED', 'ENOTSOCK', 'EPROTOTYPE'];

/** Beside the saves, or elsewhere where the folder's name is too long for a socket. */
export function nestOf(folder: string): Nest {
  const real = realpathSync(folder);
  const longest = join(real, `host-${'0'.repeat(NAME_BYTES * 2)}${SUFFIX}`);
  if (Buffer.byteLength(longest) <= LONGEST) return { folder: real, prefix: 'host-' };
  return { folder: tmpdir(), prefix: `ironhorse-${digestOf(real)}-` };
}

/** The one name under which a folder's holder is found where the system takes names back by itself. */
export const pipeOf = (folder: string): string => `\\\\.\\pipe\\ironhorse-${digestOf(realpathSync(folder))}`;

const digestOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 24);

/** One program's own socket, by which others learn that it lives. */
export class ClaimSocket {
  readonly name: string;
  readonly #path: string;
  readonly #server: Server;
  readonly #said: { holds: boolean; address: string } = { holds: false, address: '' };

  private constructor(name: string, path: string, server: Server) {
    this.name = name;
    this.#path = path;
    this.#server = server;
    server.on('connection', (line) => {
      line.on('error', () => {}); // who asks may leave before the answer
      line.end(JSON.stringify(this.#said), () => line.destroy());
    });
    server.on('error', () => {});
    server.unref();
  }

  /**
   * Shows a claim, under a name that nobody had before. It listens before it can be seen under that name, so whoever sees
   * it and gets no answer knows that its program is gone. @throws where the system has no room for it
   */
  static async open({ folder, prefix }: Nest): Promise<ClaimSocket> {
    const own = `${prefix}${randomBytes(NAME_BYTES).toString('hex')}`;
    const hidden = join(folder, `${own}.new`);
    const server = createServer();
    await listen(server, hidden);
    const path = join(folder, own + SUFFIX);
    chmodSync(hidden, 0o600);
    const claim = new ClaimSocket(own + SUFFIX, path, server);
    renameSync(hidden, path);
    return claim;
  }

  /** A pipe that only one program can have; null where another has it. */
  static async alone(path: string): Promise<ClaimSocket | null> {
    const server = createServer();
    try {
      await listen(server, path);
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') return null;
      throw error;
    }
    return new ClaimSocket(path, path, server);
  }

  /** From now on it says that its program holds the folder. */
  hold(): Hold {
    const said = this.#said;
    said.holds = true;
    return Object.assign(said, { release: () => this.release() });
  }

  release(): Promise<void> {
    rmSync(this.#path, { force: true });
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** Who else wants the folder or holds it; what the dead have left is cleared away. */
export async function claimsOf({ folder, prefix }: Nest, own: string): Promise<readonly Claim[]> {
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith(SUFFIX) && name !== own);
  const said = await Promise.all(names.map((name) => ask(join(folder, name))));
  return names.flatMap((name, at) => {
    const answer = said[at];
    if (!answer) rmSync(join(folder, name), { force: true });
    return answer ? [{ name, ...answer }] : [];
  });
}

/** What the program behind a socket says; null where nobody lives there. @throws where it may not be asked */
export function ask(path: string): Promise<Said | null> {
  return new Promise((resolve, reject) => {
    const line = createConnection(path);
    let told = '';
    line.setEncoding('utf8');
    // Who lives but says nothing still has it.
    line.setTimeout(PATIENCE, () => {
      line.destroy();
      resolve({ holds: true, address: '' });
    });
    line.on('data', (text) => {
      told += text;
    });
    line.on('end', () => resolve(saidIn(told)));
    line.on('error', (error) => {
      const code = codeOf(error);
      if (code === 'ENOENT' || DEAD.includes(code)) resolve(null);
      else if (told !== '' || code === 'ECONNRESET' || code === 'EPIPE') resolve(saidIn(told));
      else reject(new Error(`expected to learn from ${path} who holds the folder, got ${code}`, { cause: error }));
    });
  });
}

/** Whoever answers otherwise is no program of ours, but it is there. */
function saidIn(told: string): Said {
  try {
    const value: unknown = JSON.parse(told);
    if (typeof value !== 'object' || value === null) return { holds: true, address: '' };
    const address = 'address' in value && typeof value.address === 'string' ? value.address : '';
    return { holds: !('holds' in value && value.holds === false), address };
  } catch {
    return { holds: true, address: '' };
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
