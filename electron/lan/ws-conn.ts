import type { WebSocket } from 'ws';
import type { Conn } from '../host/conn.ts';

/** A WebSocket as a line: one text a message. */
export function wsConn(socket: WebSocket): Conn {
  return {
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    onMessage: (listener) => {
      // What is not text is no message of ours; its reader refuses it by its content.
      socket.on('message', (data) => listener(String(data)));
    },
    onClose: (listener) => {
      socket.on('close', listener);
      // A broken line closes next; without a listener the error would end the program.
      socket.on('error', () => {});
    },
    close: () => socket.close(),
    buffered: () => socket.bufferedAmount,
  };
}
