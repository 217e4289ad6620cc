import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/** Runs a built main bundle with `electron` for its electron. Throws where it needs what is not bundled. */
export function loadMain(file: string, electron: unknown): void {
  const native = createRequire(file);
  const require = (name: string): unknown => {
    if (name === 'electron') return electron;
    if (name.startsWith('node:') || builtinModules.includes(name)) return native(name);
    throw new Error(`the main bundle requires ${name} at run time, which the packed program does not have`);
  };
  const names = ['exports', 'require', 'module', '__filename', '__dirname'];
  const run = compileFunction(readFileSync(file, 'utf8'), names, { filename: file });
  const module = { exports: {} };
  run(module.exports, require, module, file, dirname(file));
}
