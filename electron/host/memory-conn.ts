import type { ClientConn } from '../../core/protocol/bridge.ts';
import type { ClientMessage, HostMessage } from '../../core/protocol/messages.ts';
import type { Conn } from './conn.ts';

/** Both ends of a line within one process. */
export interface MemoryLine {
  readonly host: Conn;
  readonly client: ClientConn & { sendText(text: string): void };
}

/** A line that carries texts, as every other does, so that nothing is shared by reference. Delivers at once. */
export function memoryLine(): MemoryLine {
  const hostListeners: ((text: string) => void)[] = [];
  const clientListeners = new Set<(message: HostMessage) => void>();
  const closeListeners: (() => void)[] = [];
  let open = true;

  const close = (): void => {
    if (!open) return;
    open = false;
    for (const listener of closeListeners) listener();
  };
  const sendText = (text: string): void => {
    if (open) for (const listener of hostListeners) listener(text);
  };

  return {
    host: {
      send(text) {
        if (!open) return;
        for (const listener of [...clientListeners]) listener(JSON.parse(text) as HostMessage);
      },
      onMessage: (listener) => {
        hostListeners.push(listener);
      },
      onClose: (listener) => {
        closeListeners.push(listener);
      },
      close,
      buffered: () => 0,
    },
    client: {
      send: (message: ClientMessage) => sendText(JSON.stringify(message)),
      sendText,
      onMessage: (listener) => {
        clientListeners.add(listener);
        return () => clientListeners.delete(listener);
      },
      onClose: (listener) => {
        closeListeners.push(listener);
        return () => {};
      },
      close,
    },
  };
}
