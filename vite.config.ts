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

export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react(), contentSecurityPolicy],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 3000,
  },
});
