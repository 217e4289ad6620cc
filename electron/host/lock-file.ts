import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Who holds a folder of saves: two programs must not write the same log. */
export interface Holder {
  readonly pid: number;
  /** Where its table can be opened; readable by this user alone. */
  readonly address: string;
}

/** Takes the lock, or says who holds it. A lock whose program has ended (a crash, kill -9) is taken over. */
export function takeLock(file: string, pid: number): Holder | null {
  const holder = readHolder(file);
  if (holder && holder.pid !== pid && isRunning(holder.pid)) return holder;
  rmSync(file, { force: true });
  writeLock(file, { pid, address: '' });
  return null;
}

export function writeLock(file: string, holder: Holder): void {
  writeFileSync(file, JSON.stringify(holder), { mode: 0o600 });
}

export function dropLock(file: string): void {
  rmSync(file, { force: true });
}

function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('address' in value)) return null;
    return { pid: Number(value.pid), address: String(value.address) };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
