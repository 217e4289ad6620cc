import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const external = ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)];

/** Built one mode at a time: a sandboxed preload cannot load a chunk that it would share with the main bundle. */
const inputs: Readonly<Record<string, Record<string, string>>> = {
  main: { main: 'electron/main.ts' },
  preload: { preload: 'electron/preload.ts' },
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
