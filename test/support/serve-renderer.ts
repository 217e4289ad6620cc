import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const BUILT = fileURLToPath(new URL('../../dist/renderer', import.meta.url));

/** Serves the built renderer to this machine alone, without a host behind it. */
export async function serveRenderer(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const files = sirv(BUILT, { dev: true });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
