import type { ClientMessage, HostMessage } from './messages.ts';

/**
 * A line between a client and its host; IPC, WebSocket and memory are the same behind it.
 *
 * In a plain browser the line is a WebSocket to `/ws` of the page's own origin, one JSON text a message, and the key of
 * `hello` is the fragment of the page's address. A page keeps it (and the token) for a reload: the address keeps it too.
 */
export interface ClientConn {
  send(message: ClientMessage): void;
  /** Calls back for each message in order; returns what stops it. */
  onMessage(listener: (message: HostMessage) => void): () => void;
  /** The line is gone; a new one may be made. */
  onClose(listener: () => void): () => void;
  close(): void;
}

/** Where the local host listens for WebSockets, on the origin that serves the page. */
export const SOCKET_PATH = '/ws';

/** What the desktop shell does for its window beside carrying messages. */
export interface Shell {
  readonly version: string;
  readonly platform: 'win32' | 'darwin' | 'linux';
  quit(): void;
  setFullScreen(on: boolean): void;
  /** Menus and dialogs of the shell follow the page's language. */
  setLanguage(language: string): void;
  /** Opens the folder with the log file. */
  showLogs(): void;
  writeClipboard(text: string): void;
  /** A line for the log file: an error that the page met. Nothing private belongs in it. */
  note(text: string): void;
}

/** `window.ironhorse`, put there by the preload script; absent in a plain browser. */
export interface Bridge {
  connect(): ClientConn;
  readonly shell: Shell;
}
