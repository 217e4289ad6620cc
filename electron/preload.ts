import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { Bridge, ClientConn } from '../core/protocol/bridge.ts';
import type { HostMessage } from '../core/protocol/messages.ts';
import { CHANNELS, VERSION_ARGUMENT } from './channels.ts';

/** One line to the host over one channel. A page that is loaded anew opens a new one; the host then drops the old. */
function connect(): ClientConn {
  const closers = new Set<() => void>();
  const hearers = new Set<(event: IpcRendererEvent, text: string) => void>();
  let open = true;
  ipcRenderer.send(CHANNELS.open);
  const shut = (): void => {
    if (!open) return;
    open = false;
    ipcRenderer.off(CHANNELS.closed, shut);
    for (const hear of hearers) ipcRenderer.off(CHANNELS.toPage, hear);
    for (const closer of closers) closer();
  };
  ipcRenderer.on(CHANNELS.closed, shut);
  return {
    send: (message) => ipcRenderer.send(CHANNELS.toHost, JSON.stringify(message)),
    onMessage: (listener) => {
      const hear = (_: IpcRendererEvent, text: string): void => {
        if (open) listener(JSON.parse(text) as HostMessage);
      };
      hearers.add(hear);
      ipcRenderer.on(CHANNELS.toPage, hear);
      return () => {
        hearers.delete(hear);
        ipcRenderer.off(CHANNELS.toPage, hear);
      };
    },
    onClose: (listener) => {
      closers.add(listener);
      return () => closers.delete(listener);
    },
    close: () => {
      ipcRenderer.send(CHANNELS.close);
      shut();
    },
  };
}

const version = process.argv.find((argument) => argument.startsWith(VERSION_ARGUMENT))?.slice(VERSION_ARGUMENT.length);

const bridge: Bridge = {
  connect,
  shell: {
    version: version ?? '',
    // Electron runs nowhere else.
    platform: process.platform as Bridge['shell']['platform'],
    quit: () => ipcRenderer.send(CHANNELS.shell, { call: 'quit' }),
    setFullScreen: (on) => ipcRenderer.send(CHANNELS.shell, { call: 'setFullScreen', on }),
    setLanguage: (language) => ipcRenderer.send(CHANNELS.shell, { call: 'setLanguage', language }),
    showLogs: () => ipcRenderer.send(CHANNELS.shell, { call: 'showLogs' }),
    writeClipboard: (text) => ipcRenderer.send(CHANNELS.shell, { call: 'writeClipboard', text }),
    note: (text) => ipcRenderer.send(CHANNELS.shell, { call: 'note', text }),
  },
};

contextBridge.exposeInMainWorld('ironhorse', bridge);
