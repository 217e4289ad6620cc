import { LIMITS } from '../../core/protocol/limits.ts';
import type { ClientMessage, HostMessage, Refusal, Rejection } from '../../core/protocol/messages.ts';
import { type ParsedMessage, parseClientMessage } from '../../core/protocol/schemas.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { Bucket } from './bucket.ts';
import type { Clock } from './clock.ts';
import type { Conn } from './conn.ts';

type Hello = Extract<ClientMessage, { t: 'hello' }>;
export type Asked = Exclude<ClientMessage, { t: 'hello' } | { t: 'pong' }>;

/** What a peer tells its house. */
export interface PeerEvents {
  /** Says hello; a refusal closes the line. */
  hello(peer: Peer, hello: Hello): Refusal | null;
  message(peer: Peer, message: Asked): void;
  /** A slow reader has caught up after it missed events. */
  caughtUp(peer: Peer): void;
  closed(peer: Peer): void;
  /** A fault of ours while a message was worked on: its sender is told, and the line goes on. */
  failed(error: unknown): void;
}

/** How often a slow reader is looked at. Milliseconds. */
const WATCH_EVERY = 250;

/** One line as the host treats it: what comes in is measured, parsed and counted; what goes out waits for slow readers. */
export class Peer {
  readonly #conn: Conn;
  readonly #clock: Clock;
  readonly #events: PeerEvents;
  readonly #bucket: Bucket;
  #greeted = false;
  #open = true;
  #laggingSince: number | null = null;
  #heard: number;
  readonly #timers = new Set<() => void>();

  constructor(conn: Conn, clock: Clock, events: PeerEvents) {
    this.#conn = conn;
    this.#clock = clock;
    this.#events = events;
    this.#bucket = new Bucket(clock);
    this.#heard = clock.now();
    conn.onMessage((text) => this.#take(text));
    conn.onClose(() => this.#gone());
    this.#later(LIMITS.helloWithin, () => {
      if (!this.#greeted) this.refuse('no-hello');
    });
    this.#later(LIMITS.pingEvery, () => this.#ping());
  }

  get #listens(): boolean {
    return this.#open && this.#laggingSince === null;
  }

  get isOpen(): boolean {
    return this.#open;
  }

  send(message: HostMessage): void {
    if (this.#listens) this.sendText(textOf(message));
  }

  /** Sends a message that is written already, unless the reader lags: then it gets everything once it has caught up. */
  sendText(text: string): void {
    if (!this.#listens || !this.#carry(text)) return;
    if (this.#conn.buffered() <= LIMITS.laggingBytes) return;
    this.#laggingSince = this.#clock.now();
    if (!this.#carry(textOf({ t: 'lagging' }))) return;
    this.#watchReader();
  }

  refuse(why: Refusal): void {
    if (!this.#open) return;
    this.#carry(textOf({ t: 'refused', why, need: PROTOCOL_VERSION }));
    this.close();
  }

  /** There is no table to say this to; one that is gone need not be looked at either. */
  refuseWithoutTable(message: Asked): void {
    if (message.t !== 'seen' && message.t !== 'pause') this.#reject(idIn({ message }), 'no-table');
  }

  close(): void {
    if (!this.#open) return;
    try {
      this.#conn.close();
    } catch (error) {
      this.#events.failed(error);
    }
    this.#gone();
  }

  /** A line that breaks while it is spoken to is closed; whoever sits on the others must not notice. */
  #carry(text: string): boolean {
    try {
      this.#conn.send(text);
      return true;
    } catch (error) {
      this.#events.failed(error);
      this.close();
      return false;
    }
  }

  #take(text: string): void {
    if (!this.#open) return;
    this.#heard = this.#clock.now();
    const room = this.#bucket.take();
    const parsed = parseClientMessage(text);
    if (room === 'flood') this.refuse('too-fast');
    else if (room === 'no' && !isPause(parsed)) this.#tooFast(parsed);
    else if ('message' in parsed) this.#tryHear(parsed.message);
    else this.#reject(parsed.id, parsed.problem, parsed.detail);
  }

  /** Whoever is told so must know of which message: what bears no id and is whole is only dropped. */
  #tooFast(parsed: ParsedMessage): void {
    if (!('message' in parsed) || 'id' in parsed.message) this.#reject(idIn(parsed), 'too-fast');
  }

  /** Nothing that one line says may end the program for all. */
  #tryHear(message: ClientMessage): void {
    try {
      this.#hear(message);
    } catch (error) {
      this.#events.failed(error);
      this.#reject(idIn({ message }), 'failed');
    }
  }

  #hear(message: ClientMessage): void {
    if (message.t === 'hello') this.#greet(message);
    else if (!this.#greeted) this.refuse('no-hello');
    else if (message.t !== 'pong') this.#events.message(this, message);
  }

  #greet(hello: Hello): void {
    if (this.#greeted) {
      // A second hello on the same line would be a second chair.
      this.#reject('', 'not-allowed');
      return;
    }
    const refusal = hello.proto === PROTOCOL_VERSION ? this.#events.hello(this, hello) : 'version';
    if (refusal) this.refuse(refusal);
    else this.#greeted = true;
  }

  #reject(id: string, code: 'malformed' | Rejection['code'], detail?: string): void {
    this.send({ t: 'reject', id, reason: { code }, ...(detail === undefined ? {} : { detail }) });
  }

  #ping(): void {
    const now = this.#clock.now();
    if (now - this.#heard > LIMITS.silentFor) this.close();
    if (!this.#open) return;
    this.send({ t: 'ping', at: now });
    this.#later(LIMITS.pingEvery, () => this.#ping());
  }

  #watchReader(): void {
    this.#later(WATCH_EVERY, () => {
      if (this.#laggingSince === null || !this.#open) return;
      if (this.#conn.buffered() < LIMITS.caughtUpBytes) {
        this.#laggingSince = null;
        this.#events.caughtUp(this);
      } else if (this.#clock.now() - this.#laggingSince > LIMITS.laggingFor) {
        this.close();
      } else {
        this.#watchReader();
      }
    });
  }

  #later(milliseconds: number, run: () => void): void {
    const cancel = this.#clock.after(milliseconds, () => {
      this.#timers.delete(cancel);
      run();
    });
    this.#timers.add(cancel);
  }

  #gone(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const cancel of this.#timers) cancel();
    this.#events.closed(this);
  }
}

const textOf = (message: HostMessage): string => JSON.stringify(message);

/** A table that was told to wait must hear when it need no longer. */
const isPause = (parsed: ParsedMessage): boolean => 'message' in parsed && parsed.message.t === 'pause';

function idIn(parsed: ParsedMessage): string {
  if (!('message' in parsed)) return parsed.id;
  return 'id' in parsed.message ? parsed.message.id : '';
}
