import type { IncomingMessage } from 'node:http';

/** Names by which this machine may call its own local host. Anything else came by a name that somebody else controls. */
const LOCAL_NAMES = ['127.0.0.1', 'localhost'] as const;

/** Whether the request was made to this host by its own name: a foreign Host header is a rebound DNS name. */
export function isOwnHost(request: IncomingMessage, port: number): boolean {
  const { host } = request.headers;
  return LOCAL_NAMES.some((name) => host === `${name}:${port}`);
}

/** Whether the page that opens a socket is ours; a program without a page has no Origin, and needs the key like all. */
export function isOwnOrigin(request: IncomingMessage, port: number): boolean {
  const { origin } = request.headers;
  return origin === undefined || LOCAL_NAMES.some((name) => origin === `http://${name}:${port}`);
}
