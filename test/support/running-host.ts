import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** The host without Electron as a program of its own, built. */
export class RunningHost {
  readonly #child: ChildProcess;
  #output = '';

  /** `args` behind --no-open; `entry` is the built bundle, or one somewhere else. */
  constructor(args: readonly string[], entry = join(ROOT, 'dist', 'browser', 'browser-host.cjs'), env = {}) {
    this.#child = spawn(process.execPath, [entry, '--no-open', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const take = (text: Buffer): void => {
      this.#output += text.toString();
    };
    this.#child.stdout?.on('data', take);
    this.#child.stderr?.on('data', take);
    // A test that fails in the middle leaves no program behind.
    process.once('exit', () => this.#child.kill('SIGKILL'));
  }

  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The address with the key, once it is said. @throws with everything said if that does not happen */
  async address(): Promise<URL> {
    for (let tries = 0; tries < 400; tries += 1) {
      const found = /http:\/\/\S+/.exec(this.#output);
      if (found) return new URL(found[0]);
      if (this.#child.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`expected an address, got: ${this.#output}`);
  }

  /** Ends it by a signal; its exit code, or null where the signal itself ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
    return this.#child.exitCode;
  }

  async exitCode(): Promise<number | null> {
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }
}
