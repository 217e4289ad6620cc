import { WebSocket } from 'ws';
import { apply, draftOf, legal, type State } from '../../core/index.ts';
import type { ClientMessage, Command, HostMessage } from '../../core/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { wayOn } from '../../electron/host/brain.ts';

/** A person over a socket who plays passively, and sends again what was not acknowledged when the line broke. */
export class SocketClient {
  view: State | null = null;
  token: string | null = null;
  table: string | null = null;
  /** The list of saves says that the table's game is finished. */
  over = false;
  readonly acknowledged: string[] = [];
  /** Sent and not acknowledged yet. */
  pending: Extract<ClientMessage, { t: 'answer' }> | null = null;
  readonly refused: string[] = [];
  readonly faults: string[] = [];
  #socket: WebSocket | null = null;
  #seq = 0;
  #ids = 0;
  #asked: readonly number[] = [];

  async open(address: URL): Promise<void> {
    const socket = new WebSocket(`ws://${address.host}/ws`, { origin: address.origin });
    this.#socket = socket;
    this.view = null;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as HostMessage));
    socket.on('error', () => {});
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const key = address.hash.slice(1);
    this.#send({ t: 'hello', proto: PROTOCOL_VERSION, app: 'test', key, token: this.token });
  }

  command(command: Command): void {
    this.#ids += 1;
    this.#send({ t: 'command', id: `c${this.#ids}`, command });
  }

  close(): void {
    this.#socket?.terminate();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: HostMessage): void {
    switch (message.t) {
      case 'ping':
        this.#send({ t: 'pong', at: message.at });
        return;
      case 'welcome':
        this.token = message.token;
        this.over = message.saved.some((each) => each.id === this.table && 'finished' in each && each.finished);
        return;
      case 'view':
        this.view = message.view;
        this.table = message.table;
        this.#seq = message.seq;
        if (this.pending) this.#send(this.pending);
        return;
      case 'events':
        this.#fold(message);
        return;
      case 'decision':
        this.#asked = message.seats;
        this.#answer(this.#asked);
        return;
      case 'ack':
        if (this.pending?.id !== message.id) return;
        this.acknowledged.push(message.id);
        this.pending = null;
        // The next question may have come before it.
        this.#answer(this.#asked);
        return;
      case 'reject':
        // Late is no fault: the host itself has passed where nothing else was left.
        if (message.reason.code === 'late') this.refused.push(message.id);
        else this.faults.push(JSON.stringify(message));
        this.pending = null;
    }
  }

  #fold({ seq, events }: Extract<HostMessage, { t: 'events' }>): void {
    if (seq !== this.#seq + 1) this.faults.push(`events ${seq} after ${this.#seq}`);
    this.#seq = seq;
    const draft = draftOf(this.view as State);
    for (const event of events) apply(draft, event);
    this.view = draft;
  }

  #answer(seats: readonly number[]): void {
    const { view } = this;
    if (!view || this.pending || !seats.includes(view.viewer)) return;
    const move = wayOn(legal(view, view.viewer));
    if (!move) return;
    this.#ids += 1;
    this.pending = { t: 'answer', id: `m${this.#ids}`, question: view.question, move };
    this.#send(this.pending);
  }
}
