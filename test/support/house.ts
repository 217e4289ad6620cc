import { apply, draftOf, legal, type Move, NOBODY, type State } from '../../core/index.ts';
import type { Command, HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { type Brain, wayOn } from '../../electron/host/brain.ts';
import type { Chance } from '../../electron/host/chance.ts';
import { localBrain } from '../../electron/host/local-brain.ts';
import { type MemoryLine, memoryLine } from '../../electron/host/memory-conn.ts';
import { Saloon, type SaloonParts } from '../../electron/host/saloon.ts';
import { memorySaves, type Saves } from '../../electron/host/saves.ts';
import { FakeClock } from './fake-clock.ts';

/** Luck that is the same in every run. */
export function seededChance(seed = 1): Chance {
  let word = seed;
  const next = (): number => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return word / 2 ** 32;
  };
  return {
    next,
    words: (count) => Array.from({ length: count }, () => Math.floor(next() * 2 ** 32) | 0),
    secret: () => Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join(''),
  };
}

/** A host in memory: its time stands still until the test moves it. */
export class House {
  readonly clock = new FakeClock();
  readonly notes: string[] = [];
  readonly saves: Saves;
  readonly saloon: Saloon;

  constructor(parts: Partial<SaloonParts> & { readonly brain?: Brain } = {}) {
    this.saves = parts.saves ?? memorySaves();
    this.saloon = new Saloon({
      clock: this.clock,
      chance: seededChance(),
      brain: localBrain,
      note: (text) => this.notes.push(text),
      saves: this.saves,
      app: 'test',
      start: null,
      ...parts,
    });
  }

  /** A client that has said hello. */
  client(token: string | null = null): Client {
    const client = new Client(this.clock);
    this.saloon.admit(client.line.host, null);
    client.hello(token);
    return client;
  }

  /** The text of the only save. */
  get log(): string {
    const [table] = this.saves.list();
    return this.saves.read(table ?? '') ?? '';
  }

  get state(): State {
    const { table } = this.saloon;
    if (!table) throw new Error('expected a table, got none');
    return table.state;
  }
}

let ids = 0;

/** A client as simple as one can be: keeps what it heard and folds events into its view, as the page does. */
export class Client {
  readonly line: MemoryLine = memoryLine();
  readonly heard: HostMessage[] = [];
  token = '';
  view: State | null = null;
  seq = -1;
  readonly #clock: FakeClock;

  constructor(clock: FakeClock) {
    this.#clock = clock;
    this.line.client.onMessage((message) => this.#hear(message));
  }

  hello(token: string | null = null): void {
    this.line.client.send({ t: 'hello', proto: PROTOCOL_VERSION, app: 'test', key: null, token });
  }

  command(command: Command, id = this.#nextId()): string {
    this.line.client.send({ t: 'command', id, command });
    return id;
  }

  newTable(settings: TableSettings): void {
    this.command({ c: 'newTable', settings });
  }

  /** The question is on the client's screen. */
  seen(question = this.view?.question ?? 0): void {
    this.line.client.send({ t: 'seen', question });
  }

  pause(on: boolean): void {
    this.line.client.send({ t: 'pause', on });
  }

  answer(move: Move, question = this.view?.question ?? 0, id = this.#nextId()): string {
    this.line.client.send({ t: 'answer', id, question, move });
    return id;
  }

  /** The last message of a kind. @throws if there is none */
  last<T extends HostMessage['t']>(t: T): Extract<HostMessage, { t: T }> {
    const found = this.heard.findLast((message) => message.t === t);
    if (!found) throw new Error(`expected a ${t}, heard ${this.heard.map((message) => message.t).join(' ')}`);
    return found as Extract<HostMessage, { t: T }>;
  }

  /** What came of the message with this id. */
  outcome(id: string): HostMessage | undefined {
    return this.heard.findLast((message) => 'id' in message && message.id === id);
  }

  get seat(): number {
    return this.view?.viewer ?? NOBODY;
  }

  get isAsked(): boolean {
    return this.last('decision').seats.includes(this.seat);
  }

  /** Plays on, passively, until `until` or until the game is over; fails if nothing happens any more. */
  async playUntil(until: (client: Client) => boolean, patience = 4000): Promise<void> {
    for (let step = 0; step < patience; step += 1) {
      if (until(this) || this.view?.winners) return;
      if (this.view && this.isAsked && !this.view.dead[this.seat]) {
        const move = wayOn(legal(this.view, this.seat));
        if (move) this.answer(move);
      }
      await this.#clock.advance(1000);
    }
    throw new Error('expected the game to go on, got a table that stands still');
  }

  close(): void {
    this.line.client.close();
  }

  /** Like the page's: never the same twice, also not over another line of the same person. */
  #nextId(): string {
    ids += 1;
    return `${this.token.slice(0, 4)}-${ids}`;
  }

  #hear(message: HostMessage): void {
    this.heard.push(message);
    if (message.t === 'ping') this.line.client.send({ t: 'pong', at: message.at });
    if (message.t === 'welcome') this.token = message.token;
    if (message.t === 'left') this.view = null;
    if (message.t === 'view') {
      this.view = message.view;
      this.seq = message.seq;
    }
    if (message.t === 'events' && this.view) {
      if (message.seq !== this.seq + 1) throw new Error(`expected events ${this.seq + 1}, got ${message.seq}`);
      this.seq = message.seq;
      const draft = draftOf(this.view);
      for (const event of message.events) apply(draft, event);
      this.view = draft;
    }
  }
}
