import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalServer, serveLocally } from '../../electron/lan/local-server.ts';
import { House } from '../support/house.ts';

const KEY = 'k'.repeat(32);
let pages: string;
let server: LocalServer;

const serve = (port: number): Promise<LocalServer> =>
  serveLocally({ house: new House().saloon, key: KEY, pages, port });

beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'ironhorse-pages-'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>test</title>');
  server = await serve(0);
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true, force: true });
});

describe('the local server', () => {
  const refusedBy = (port: number, headers: Record<string, string>, path = '/ws'): Promise<string> =>
    new Promise((resolve) => {
      const line = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
      line.on('error', (error) => resolve(error.message));
      line.on('open', () => {
        line.close();
        resolve('open');
      });
    });

  test('opens sockets for its own page only', async () => {
    const { port } = server;
    const own = `127.0.0.1:${port}`;
    expect(await refusedBy(port, { Origin: `http://${own}` })).toBe('open');
    expect(await refusedBy(port, { Origin: `http://localhost:${port}`, Host: `localhost:${port}` })).toBe('open');
    expect(await refusedBy(port, { Origin: 'https://evil.invalid' })).toContain('403');
    expect(await refusedBy(port, { Origin: `http://127.0.0.1:${port + 1}` })).toContain('403');
    expect(await refusedBy(port, { Origin: 'null' })).toContain('403');
    expect(await refusedBy(port, { Origin: `http://${own}`, Host: `evil.invalid:${port}` })).toContain('403');
    expect(await refusedBy(port, { Origin: `http://${own}` }, '/other')).toContain('403');
  });

  test('stands when a page that is refused breaks its line off', async () => {
    const { port } = server;
    const breakOff = (after: number): Promise<void> =>
      new Promise((resolve) => {
        const line = connect(port, '127.0.0.1', () => {
          line.write(`GET /ws HTTP/1.1\r\nHost: evil.invalid\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
          setTimeout(() => line.resetAndDestroy(), after);
        });
        line.on('error', () => {});
        line.on('close', () => resolve());
      });
    const broken: unknown[] = [];
    const note = (error: unknown): void => {
      broken.push(error);
    };
    process.on('uncaughtException', note);
    await Promise.all(Array.from({ length: 60 }, (_, at) => breakOff(at % 3)));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    process.off('uncaughtException', note);
    expect(broken).toEqual([]);
  });

  test('lets go of a line that it refused, and ends also while the other side would not', async () => {
    const own = await serve(0);
    const line = connect({ port: own.port, host: '127.0.0.1', allowHalfOpen: true });
    line.write('GET /ws HTTP/1.1\r\nHost: evil.invalid\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = await once(line, 'data');
    expect(String(answer)).toContain('403');
    await own.close();
    line.destroy();
  });

  test('serves the page with its policy, to its own name only', async () => {
    const { port, address } = server;
    expect(address).toBe(`http://127.0.0.1:${port}/#${KEY}`);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<title>test</title>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain(`ws://127.0.0.1:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/../package.json`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/%2e%2e%2fpackage.json`)).status).toBe(404);
  });

  test('moves on when a port is taken', async () => {
    const { port } = server;
    const next = await serve(port);
    expect(next.port).toBeGreaterThan(port);
    await next.close();
  });
});
