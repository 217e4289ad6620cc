import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { WebSocketServer } from 'ws';
import { SOCKET_PATH } from '../../core/protocol/bridge.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import type { Admits } from '../host/conn.ts';
import { isOwnHost, isOwnOrigin } from './gate.ts';
import { securityHeaders } from './security-headers.ts';
import { wsConn } from './ws-conn.ts';

/** A message is measured in characters, of which the longest take so many bytes on the line. */
const BYTES_OF_LETTER = 3;

/** This machine alone: nobody on the network can reach it. */
const LOOPBACK = '127.0.0.1';

export interface LocalServerParts {
  readonly house: Admits;
  /** What the first message of every line must bear. */
  readonly key: string;
  /** The folder of the built page. */
  readonly pages: string;
  /** Tried first, then the next ones; 0 takes any free port. */
  readonly port: number;
}

export interface LocalServer {
  readonly port: number;
  /** With the key in the fragment, which never leaves the browser. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the page and its WebSocket on this machine. @throws if none of the ports is free */
export async function serveLocally({ house, key, pages, port }: LocalServerParts): Promise<LocalServer> {
  const files = sirv(pages, { dev: false, etag: true });
  const maxPayload = LIMITS.messageLength * BYTES_OF_LETTER;
  const sockets = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
  const server = createServer((request, response) => {
    if (!isOwnHost(request, portOf(server))) {
      end(response, 403);
      return;
    }
    const origins = [`ws://${request.headers.host}`];
    for (const [name, value] of Object.entries(securityHeaders(origins))) response.setHeader(name, value);
    files(request, response, () => end(response, 404));
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Whoever breaks off while being refused would otherwise end the program.
    stream.on('error', () => stream.destroy());
    const at = portOf(server);
    if (request.url !== SOCKET_PATH || !isOwnHost(request, at) || !isOwnOrigin(request, at)) {
      // Its own end alone would leave the line half open for as long as the other side likes.
      stream.once('finish', () => stream.destroy());
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => house.admit(wsConn(socket), key));
  });
  await listen(server, port);
  return {
    port: portOf(server),
    address: `http://${LOOPBACK}:${portOf(server)}/#${key}`,
    close: () => closeAll(server, sockets),
  };
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end();
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** How many ports are tried after the one asked for. */
const MORE_PORTS = 20;

async function listen(server: Server, first: number): Promise<void> {
  for (let port = first; ; port += 1) {
    try {
      await listenOn(server, port);
      return;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && ['EADDRINUSE', 'EACCES'].includes(String(error.code));
      if (!taken || port >= first + MORE_PORTS) throw error;
    }
  }
}

function listenOn(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeAll(server: Server, sockets: WebSocketServer): Promise<void> {
  for (const socket of sockets.clients) socket.terminate();
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
