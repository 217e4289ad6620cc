import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { securityHeaders } from './lan/security-headers.ts';

const SCHEME = 'app';
/** Where the page lives: an origin of its own, so that storage and policies are its own too. */
export const ORIGIN = `${SCHEME}://game`;
export const PAGE = `${ORIGIN}/index.html`;

/** Before the app is ready: the scheme behaves like https. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
}

/** Serves the built page, and nothing outside its folder. */
export function servePages(pages: string): void {
  protocol.handle(SCHEME, async (request) => {
    try {
      const file = fileFor(pages, new URL(request.url));
      if (!file) return nothing(403);
      const found = await net.fetch(pathToFileURL(file).href);
      return guarded(found.body, found.status, new Headers(found.headers));
    } catch {
      return nothing(404);
    }
  });
}

const nothing = (status: number): Response =>
  guarded(`${status}`, status, new Headers({ 'content-type': 'text/plain' }));

function guarded(body: ReadableStream<Uint8Array> | string | null, status: number, headers: Headers): Response {
  for (const [name, value] of Object.entries(securityHeaders([]))) headers.set(name, value);
  return new Response(body, { status, headers });
}

function fileFor(pages: string, { host, pathname }: URL): string | null {
  if (`${SCHEME}://${host}` !== ORIGIN) return null;
  const file = join(pages, decodeURIComponent(pathname));
  const inside = relative(pages, file);
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? null : file;
}
