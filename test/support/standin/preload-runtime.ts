/** Names of the functions that Chromium lends the runtime; it takes them off the window before any page script runs. */
export interface Lent {
  readonly send: string;
  readonly open: string;
}

type Send = (channel: string, payload: unknown[]) => void;
type Listener = (event: unknown, ...payload: unknown[]) => void;
type Preload = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  process: Readonly<Record<string, unknown>>,
) => void;

/**
 * What a sandboxed preload script finds around itself. Sent to the page as text, so it uses nothing from outside: runs
 * before any script of the page and hands the built preload its `require`.
 */
export function preloadRuntime(preload: Preload, lent: Lent, argv: readonly string[]): void {
  if (window.top !== window) return;
  const page = window as unknown as Record<string, unknown>;
  const send = page[lent.send] as Send;
  const open = page[lent.open] as (url: string) => void;
  delete page[lent.send];
  delete page[lent.open];

  const channels = new Map<string, Set<Listener>>();
  const ipcRenderer = {
    send: (channel: string, ...payload: unknown[]) => {
      // Throws for what Electron could not send either.
      send(channel, structuredClone(payload));
    },
    on: (channel: string, listener: Listener) => {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      return ipcRenderer;
    },
    off: (channel: string, listener: Listener) => {
      channels.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  };
  Object.defineProperty(page, '__standinDispatch', {
    value: (channel: string, payload: unknown[]) => {
      for (const listener of [...(channels.get(channel) ?? [])]) listener({ sender: ipcRenderer }, ...payload);
    },
    enumerable: false,
  });

  // Values cross the bridge as copies, functions as proxies; anything else is refused.
  const across = (value: unknown): unknown => {
    if (typeof value === 'function') return (...given: unknown[]) => across(value(...given.map(across)));
    if (typeof value === 'symbol') throw new Error('contextBridge: a symbol cannot cross');
    if (Array.isArray(value)) return value.map(across);
    if (typeof value !== 'object' || value === null) return value;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return structuredClone(value);
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, across(each)])));
  };
  const contextBridge = {
    exposeInMainWorld: (name: string, api: unknown) => {
      if (name in page) throw new Error(`contextBridge: window.${name} is taken`);
      Object.defineProperty(page, name, { value: across(api), enumerable: true, writable: false, configurable: false });
    },
  };

  page.open = (url: string) => {
    open(String(new URL(url, location.href)));
    return null;
  };
  const require = (name: string): unknown => {
    if (name === 'electron') return { contextBridge, ipcRenderer };
    throw new Error(`a sandboxed preload cannot require ${name}`);
  };
  preload(require, { exports: {} }, {}, { platform: 'linux', argv, sandboxed: true, contextIsolated: true });
}
