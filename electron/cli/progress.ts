import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  done(count: number): void;
  stop(): void;
}

/** A bar where somebody looks on; nothing where the output goes to a file or another program. */
export function progressOf(total: number): Progress {
  if (!process.stderr.isTTY) return { done: () => {}, stop: () => {} };
  const format = '{bar} {value}/{total} games, {eta_formatted} left';
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true, fps: 5 }, Presets.shades_classic);
  bar.start(total, 0);
  return { done: (count) => bar.update(count), stop: () => bar.stop() };
}
