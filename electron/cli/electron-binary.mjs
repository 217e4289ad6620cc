import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A download that has shown no result by then is given up. Milliseconds. */
const PATIENCE = 60_000;
/** A failed download is not tried again for so long. */
const A_DAY = 24 * 60 * 60 * 1000;

/** Electron's program file, or null. It is looked up by hand: importing the package would start a download. */
export function findElectron(root) {
  const folder = join(root, 'node_modules', 'electron');
  const given = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const name = nameIn(join(folder, 'path.txt'));
  if (!name && !given) return null;
  const file = given ? join(given, name ?? 'electron') : join(folder, 'dist', name);
  return existsSync(file) ? file : null;
}

const nameIn = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
const failureNote = (root) => join(root, 'node_modules', '.cache', 'ironhorse', 'no-electron');

/** Whether a download may be tried now: not with CI set, and not within a day of a failure unless asked for. */
export function mayFetch(root, asked, now = Date.now()) {
  if (process.env.CI) return false;
  if (!existsSync(join(root, 'node_modules', 'electron', 'install.js'))) return false;
  if (asked) return true;
  const note = failureNote(root);
  return !existsSync(note) || now - statSync(note).mtimeMs > A_DAY;
}

/** Fetches Electron through its own installer; null if that fails, which is remembered. */
export async function fetchElectron(root, say) {
  const worked = await runInstaller(join(root, 'node_modules', 'electron', 'install.js'), say);
  const note = failureNote(root);
  const found = worked ? findElectron(root) : null;
  if (found) {
    rmSync(note, { force: true });
    return found;
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, new Date().toISOString());
  return null;
}

function runInstaller(installer, say) {
  return new Promise((resolve) => {
    const begun = Date.now();
    const seconds = () => Math.round((Date.now() - begun) / 1000);
    say('Fetching Electron, once (about 120 MB) …');
    const child = spawn(process.execPath, [installer], { stdio: 'ignore' });
    const ticker = setInterval(() => say(`Fetching Electron … ${seconds()} s`), 5000);
    const limit = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    const done = (worked) => {
      clearInterval(ticker);
      clearTimeout(limit);
      resolve(worked);
    };
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
}
