import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const external = ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)];

/**
 * Built one mode at a time, each into one file of its own folder: a sandboxed preload cannot load a chunk, and a worker
 * that shared one with its parent would start its parent once more.
 */
const inputs: Readonly<Record<string, Record<string, string>>> = {
  main: { main: 'electron/main.ts' },
  preload: { preload: 'electron/preload.ts' },
  browser: { 'browser-host': 'electron/cli/browser-host.ts' },
  worker: { 'bot-worker': 'electron/host/bot-worker.ts' },
  simulate: { simulate: 'electron/cli/simulate.ts' },
  bench: { bench: 'electron/cli/bench.ts' },
};

export default defineConfig(({ mode }) => {
  const input = inputs[mode];
  if (!input) throw new Error(`expected --mode ${Object.keys(inputs).join(' or ')}, got ${mode}`);
  return {
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: `dist/${mode}`,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input,
        external,
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  };
});
