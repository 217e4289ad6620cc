import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/\S*/;

/** The program as a player starts it, without a window: `npm start -- --no-open`, with a folder of its own. */
export class Saloon {
  readonly data = mkdtempSync(join(tmpdir(), 'ironhorse-e2e-'));
  private child: ChildProcess | null = null;

  /** Starts the program and returns the address that it prints, its key included. */
  async start(...options: readonly string[]): Promise<string> {
    const args = ['electron/cli/start.mjs', '--no-open', '--port', '0', '--data', this.data, ...options];
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, CI: 'true' } });
    this.child = child;
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        said += chunk;
        const [address] = ADDRESS.exec(said) ?? [];
        if (address && said.includes('\n', said.indexOf(address))) resolve(address);
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`expected a running program, got exit ${code}: ${said}`)));
    });
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await gone;
    this.child = null;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
