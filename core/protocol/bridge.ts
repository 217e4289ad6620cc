import type { ClientMessage, HostMessage } from './messages.ts';

/** A line between a client and its host; IPC, WebSocket and memory are the same behind it. */
export interface ClientConn {
  send(message: ClientMessage): void;
  /** Calls back for each message in order; returns what stops it. */
  onMessage(listener: (message: HostMessage) => void): () => void;
  /** The line is gone; a new one may be made. */
  onClose(listener: () => void): () => void;
  close(): void;
}

/** What the desktop shell does for its window beside carrying messages. */
export interface Shell {
  readonly version: string;
  readonly platform: 'win32' | 'darwin' | 'linux';
  quit(): void;
  setFullScreen(on: boolean): void;
  /** Opens the folder with the log file. */
  showLogs(): void;
  writeClipboard(text: string): void;
}

/** `window.ironhorse`, put there by the preload script; absent in a plain browser. */
export interface Bridge {
  connect(): ClientConn;
  readonly shell: Shell;
}
