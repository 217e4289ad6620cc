#!/usr/bin/env node
// `npm test`: every check and every test, part by part with its time; `npm test -- quick browser` runs some parts only.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, NO_CHROMIUM } from './support/find-chromium.mjs';

const HELP = `npm test [-- PART…]
Parts, in this order: ${['types', 'lint', 'unused', 'build', 'quick', 'long', 'browser'].join(' ')}`;

const results = mkdtempSync(join(tmpdir(), 'ironhorse-test-'));
const bin = (name) => join('node_modules', '.bin', name);

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** One check counts as one test. */
const checked = (command, ...args) =>
  async function check() {
    const code = await run(command, args);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

const vitest = (project, needs = () => null) =>
  async function tests() {
    const missing = needs();
    if (missing) {
      console.error(missing);
      return { passed: 0, failed: 1 };
    }
    const file = join(results, `${project}.json`);
    const code = await run(bin('vitest'), [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    try {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
      const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0);
      return { passed: numPassedTests, failed };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

const PARTS = {
  types: checked(bin('tsc'), '-b'),
  lint: checked(bin('biome'), 'check', '--error-on-warnings', '.'),
  unused: checked(bin('knip')),
  build: checked('npm', 'run', '--silent', 'build'),
  quick: vitest('quick'),
  long: vitest('long'),
  browser: vitest('browser', () => (findChromium() ? null : NO_CHROMIUM)),
};

const wanted = process.argv.slice(2);
if (wanted.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`no part named ${unknown.join(', ')}\n${HELP}`);
  process.exit(2);
}

const parts = wanted.length > 0 ? wanted : Object.keys(PARTS);
const table = [];
for (const [index, part] of parts.entries()) {
  console.log(`\n[${index + 1}/${parts.length}] ${part}`);
  const begun = performance.now();
  const outcome = await PARTS[part]();
  table.push({ part, seconds: (performance.now() - begun) / 1000, ...outcome });
}
rmSync(results, { recursive: true, force: true });

console.log();
for (const { part, seconds, passed, failed } of table) {
  console.log(`${part.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`);
}
const sum = (key) => table.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
