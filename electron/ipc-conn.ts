import type { WebContents } from 'electron';
import { CHANNELS } from './channels.ts';
import type { Conn } from './host/conn.ts';

/** The page of a window as a line to the host, and the end that the channel's listener feeds. */
export interface IpcLine {
  readonly conn: Conn;
  /** A text that came over the channel. */
  hear(text: string): void;
  /** The page has gone, or opened another line. */
  gone(): void;
}

export function ipcLine(contents: Pick<WebContents, 'send' | 'isDestroyed'>): IpcLine {
  const closers: (() => void)[] = [];
  let listener: (text: string) => void = () => {};
  let open = true;
  const gone = (): void => {
    if (!open) return;
    open = false;
    for (const closer of closers) closer();
  };
  const send = (channel: string, ...payload: string[]): void => {
    if (open && !contents.isDestroyed()) contents.send(channel, ...payload);
  };
  return {
    conn: {
      send: (text) => send(CHANNELS.toPage, text),
      onMessage: (hear) => {
        listener = hear;
      },
      onClose: (closer) => {
        closers.push(closer);
      },
      close: () => {
        send(CHANNELS.closed);
        gone();
      },
      // Electron keeps no count of what a page has not taken yet; a page of our own machine is never that slow.
      buffered: () => 0,
    },
    hear: (text) => {
      if (open) listener(text);
    },
    gone,
  };
}
