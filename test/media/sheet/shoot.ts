/** Renders the contact sheet to pictures: `npx tsx test/media/sheet/shoot.ts OUT.png 'view=faces&width=256' [WIDTH]`. */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { build } from 'vite';

const [out = 'sheet.png', query = '', wide = '1600'] = process.argv.slice(2);
const root = import.meta.dirname;
const outDir = join(tmpdir(), 'ironhorse-sheet');
await build({
  root,
  base: './',
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, target: 'es2023', minify: false },
});
const server = createServer(sirv(outDir, { dev: true }));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
try {
  const page = await browser.newPage({ viewport: { width: Number(wide), height: 600 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
  mkdirSync(dirname(out), { recursive: true });
  for (const [at, one] of query.split(' ').entries()) {
    await page.goto(`http://127.0.0.1:${port}/?${one}`);
    await page.waitForSelector('body[data-done]', { state: 'attached', timeout: 60_000 });
    process.stdout.write(`${await page.title()}\n`);
    await page.screenshot({ path: at === 0 ? out : out.replace('.png', `-${at}.png`), fullPage: true });
  }
} finally {
  await browser.close();
  server.close();
}
