import { type Bridge, type ClientConn, type Shell, SOCKET_PATH } from '../../core/protocol/bridge.ts';
import type { ClientMessage, HostMessage } from '../../core/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { keptInTab } from '../settings/kept.ts';
import { useSession } from './store.ts';

declare global {
  interface Window {
    /** Put there by the preload script of the desktop shell; absent in a plain browser. */
    readonly ironhorse?: Bridge;
  }
}

/** Milliseconds before the next try; the last one is repeated. */
const RETRIES = [250, 500, 1000, 2000, 4000] as const;
const TOKEN = 'ironhorse.token';

const OF_A_TABLE: ReadonlySet<HostMessage['t']> = new Set([
  'view',
  'events',
  'decision',
  'presence',
  'settings',
  'undoAsked',
  'undoClosed',
  'left',
]);

/** Opens the line to the host and keeps it open: after a break it tries again, and asks for the whole table. */
export function connect(): void {
  open(0);
}

function open(tries: number): void {
  const line = window.ironhorse ? window.ironhorse.connect() : webSocketLine();
  const reached = { yet: false };
  line.onMessage((message) => {
    reached.yet = true;
    receive(line, message);
  });
  line.onClose(() => {
    if (useSession.getState().line === line) useSession.setState({ line: null, sent: null });
    const { connection } = useSession.getState();
    if (connection === 'refused') return;
    if (connection !== 'closing') useSession.setState({ connection: 'lost' });
    const next = reached.yet ? 0 : tries;
    const wait = RETRIES[Math.min(next, RETRIES.length - 1)];
    window.setTimeout(() => open(next + 1), wait);
  });
  useSession.setState({ line });
  const key = window.ironhorse ? null : window.location.hash.slice(1);
  const token = keptInTab.getItem(TOKEN);
  line.send({ t: 'hello', proto: PROTOCOL_VERSION, app: appVersion(), key, token });
}

function receive(line: ClientConn, message: HostMessage): void {
  const { receive: take, seq, practice } = useSession.getState();
  if (message.t === 'ping') return void line.send({ t: 'pong', at: message.at });
  // While a lesson is on the table the host's own table waits; whoever leaves the lesson asks for it again.
  if (practice && OF_A_TABLE.has(message.t)) return;
  if (message.t === 'welcome') keptInTab.setItem(TOKEN, message.token);
  // A gap cannot be folded over: the whole table is asked for instead. What came twice is dropped.
  if (message.t === 'events' && message.seq !== seq + 1) {
    if (message.seq > seq) line.send({ t: 'resync' });
    return;
  }
  try {
    take(message);
  } catch (error) {
    // What cannot be folded is a fault of ours; the whole table from the host mends it.
    shell()?.note(error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (message.t === 'events') line.send({ t: 'resync' });
  }
}

/** The same messages as over the bridge; what is sent before the line stands waits for it. */
function webSocketLine(): ClientConn {
  const socket = new WebSocket(hostAddress());
  const waiting: ClientMessage[] = [];
  socket.addEventListener('open', () => {
    for (const message of waiting.splice(0)) socket.send(JSON.stringify(message));
  });
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(message);
    },
    onMessage(listener) {
      const hear = ({ data }: MessageEvent) => listener(JSON.parse(String(data)) as HostMessage); // our own host's words
      socket.addEventListener('message', hear);
      return () => socket.removeEventListener('message', hear);
    },
    onClose(listener) {
      socket.addEventListener('close', listener);
      return () => socket.removeEventListener('close', listener);
    },
    close: () => socket.close(),
  };
}

/** The page's own origin; the key that keeps strangers out goes in `hello`. */
const hostAddress = (): string =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}${SOCKET_PATH}`;

/** The desktop shell around the page; null in a plain browser. */
export const shell = (): Shell | null => window.ironhorse?.shell ?? null;

const appVersion = (): string => window.ironhorse?.shell.version ?? 'browser';

/** Puts a text into the clipboard: by the shell where there is one, else by the browser. */
export async function writeClipboard(text: string): Promise<void> {
  if (window.ironhorse) return window.ironhorse.shell.writeClipboard(text);
  await navigator.clipboard.writeText(text);
}
