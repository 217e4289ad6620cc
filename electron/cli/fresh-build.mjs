import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is built, from what, and the file that is newest when it is done. */
const SHARED = ['core', 'assets', 'package.json'];
const NODE = [...SHARED, 'electron', 'vite.node.config.ts'];
const TARGETS = [
  { name: 'renderer', out: 'dist/renderer/index.html', from: [...SHARED, 'renderer', 'vite.config.ts'] },
  { name: 'main', out: 'dist/main/main.cjs', from: NODE },
  { name: 'preload', out: 'dist/preload/preload.cjs', from: NODE },
  { name: 'browser', out: 'dist/browser/browser-host.cjs', from: NODE },
  { name: 'worker', out: 'dist/worker/bot-worker.cjs', from: NODE },
  { name: 'simulate', out: 'dist/simulate/simulate.cjs', from: NODE },
  { name: 'bench', out: 'dist/bench/bench.cjs', from: NODE },
];
/** What the app needs; the tools of the command line are built when they are called. */
const APP = ['renderer', 'main', 'preload', 'browser', 'worker'];

/** The newest change below a path. Folders count too: a file that was taken away changes only them. */
function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inner = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(entry.mtimeMs, ...inner);
}

/** Names of the targets that are older than what they are built from. */
export function staleTargets(root, wanted = APP) {
  return TARGETS.filter(({ name, out, from }) => {
    if (!wanted.includes(name)) return false;
    const file = join(root, out);
    if (!existsSync(file)) return true;
    const built = statSync(file).mtimeMs;
    return from.some((path) => newest(join(root, path)) > built);
  }).map(({ name }) => name);
}

/** Builds what is stale, one after the other. @throws with the build's own words if one fails */
export async function buildStale(root, say, wanted = APP) {
  const stale = staleTargets(root, wanted);
  for (const [at, name] of stale.entries()) {
    say(`Building ${name} (${at + 1} of ${stale.length}) …`);
    await build(root, name);
  }
}

function build(root, name) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = name === 'renderer' ? [] : ['-c', 'vite.node.config.ts', '--mode', name];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...config], { cwd: root });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`building ${name} failed:\n${output}`));
    });
  });
}
