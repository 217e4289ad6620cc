import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { POLICY_OF_PAGE } from './electron/lan/security-headers.ts';

/** Only when built: the development server needs scripts of its own in the page. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY_OF_PAGE },
      injectTo: 'head-prepend',
    },
  ],
};

/** React Three Fiber gets three with a clock of ours, see there. */
const clockOfFiber: Plugin = {
  name: 'clock-of-fiber',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'three' && importer?.includes('/@react-three/fiber/')
      ? resolve(import.meta.dirname, 'renderer/table/frame/three-for-fiber.ts')
      : null,
};

export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react(), clockOfFiber, contentSecurityPolicy],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 3000,
  },
});
