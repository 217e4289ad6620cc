#!/usr/bin/env node
// `npm start`: builds what is stale, then opens the game in Electron, or without it in the default browser.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOptions } from './checked-options.mjs';
import { fetchElectron, findElectron, mayFetch } from './electron-binary.mjs';
import { buildStale } from './fresh-build.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** Electron that ends with an error so soon never had a window: no display, no sandbox. Milliseconds. */
const STILLBORN = 8000;

const HELP = `npm start [-- OPTION…]

  --players N      start a table at once, with N players (4 to 7)
  --edition NAME   … by the rules of third, fourth or hungarian
  --seed N         … dealt from this seed (0 to 4294967295): the same game every time
  --browser        play in the browser, do not look for Electron
  --electron       fetch Electron again although that failed within a day
  --port N         the browser's table stands at this port (default 4717; 0 takes any)
  --data FOLDER    keep saves and the log file there (also IRONHORSE_DATA=FOLDER)
  --no-open        open nothing, only print the address (implies --browser)
  --help           this text

Electron is used if its program is there or can be fetched; otherwise the same table opens in the default browser.
Ctrl-C ends the program; the game is saved after every move and goes on at the next start.`;

const OPTIONS = {
  players: { type: 'string' },
  edition: { type: 'string' },
  seed: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  browser: { type: 'boolean' },
  electron: { type: 'boolean' },
  'no-open': { type: 'boolean' },
  help: { type: 'boolean' },
};

const say = (line) => console.log(line);

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

async function main() {
  const wishes = readArguments();
  if (wishes.help) {
    say(HELP);
    return;
  }
  const asked = process.argv.slice(2);
  checkOptions(ROOT, 'start', asked);
  await buildStale(ROOT, say);
  if (wishes.browser || wishes['no-open']) {
    await inBrowser(asked);
    return;
  }
  const found = findElectron(ROOT);
  const electron = found ?? (mayFetch(ROOT, wishes.electron === true) ? await fetchElectron(ROOT, say) : null);
  if (!electron || !(await inElectron(electron, asked))) await inBrowser([...asked, '--without-electron']);
}

/** Runs Electron to its end; false if it never got as far as a window. */
function inElectron(electron, asked) {
  return new Promise((resolve) => {
    const begun = Date.now();
    const child = spawn(electron, [ROOT, ...asked], { stdio: 'inherit' });
    // The terminal sends Ctrl-C to both; this program waits until the other has saved.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      const failed = code !== 0 && Date.now() - begun < STILLBORN;
      if (!failed) process.exitCode = code ?? 0;
      resolve(!failed);
    });
  });
}

/** The host without Electron, in this very process. */
async function inBrowser(asked) {
  process.argv.splice(2, process.argv.length, ...asked);
  await import('../../dist/browser/browser-host.cjs');
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
