import {
  askedSeats,
  begin,
  type GameEvent,
  HOST,
  layOut,
  legal,
  type Move,
  meanings,
  parseMove,
  parseScenario,
  play,
  questionOf,
  redact,
  redactEvent,
  type State,
  why,
} from '../../core/index.ts';
import type { ClientMessage, HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import type { TableShot } from './table-shots.ts';

const ME = 0;

/** Milliseconds. */
const WHOLE_CLOCK = 47_000;

/** Host of one laid-out table for one looker: deals nothing, asks no bots, keeps no save. */
export class Showcase {
  private state: State | null = null;
  private settings: TableSettings | null = null;
  private past: GameEvent[] = [];
  private seq = 0;
  /** The looker's moves, in their order. */
  readonly answers: Move[] = [];
  private readonly send: (message: HostMessage) => void;

  constructor(send: (message: HostMessage) => void) {
    this.send = send;
  }

  get settingsShown(): TableSettings | null {
    return this.settings;
  }

  receive(message: ClientMessage): void {
    if (message.t === 'hello') this.welcome();
    if (message.t === 'answer') this.answer(message.id, message.move);
    if (message.t === 'resync') this.show();
  }

  /** Puts this table before the looker. */
  open(name: string, table: TableShot): void {
    this.state = laidOut(name, table);
    this.settings = settingsOf(table);
    this.past = [];
    this.seq = 0;
    for (const move of table.before ?? []) this.past.push(...this.played(move));
    this.show();
  }

  /** Makes a move that the looker sees happen. */
  act(named: Readonly<Record<string, unknown>>): void {
    this.tell(this.played(named));
  }

  private welcome(): void {
    this.send({ t: 'welcome', proto: PROTOCOL_VERSION, app: 'shots', token: 'shots', saved: [], start: null });
  }

  private answer(id: string, move: Move): void {
    if (!this.state || why(this.state, move.by, move)) return;
    this.answers.push(move);
    const { state, events } = play(this.state, move);
    this.state = state;
    this.tell(events);
    this.send({ t: 'ack', id });
  }

  private played(named: Readonly<Record<string, unknown>>): readonly GameEvent[] {
    if (!this.state) throw new Error('expected a table, got none yet');
    const state = this.state;
    const move = meanings(state, { by: Number(named.by), ...named }).find((each) => !why(state, each.by, each));
    if (!move || !parseMove(move)) throw new Error(`expected a legal move, got ${JSON.stringify(named)}`);
    const after = play(state, move);
    this.state = after.state;
    return after.events;
  }

  private show(): void {
    if (!this.state || !this.settings) return;
    this.send({
      t: 'view',
      seq: this.seq,
      because: 'seated',
      table: 'shots',
      viewer: ME,
      settings: this.settings,
      view: redact(this.state, ME),
      past: this.past.map((event) => redactEvent(event, ME)),
    });
    this.ask();
  }

  private tell(events: readonly GameEvent[]): void {
    this.past.push(...events);
    this.seq += 1;
    const told = events.map((event) => redactEvent(event, ME));
    this.send({ t: 'events', seq: this.seq, move: null, events: told });
    this.ask();
  }

  /** The first move of whoever is asked that sends a card flying; false where there is none. */
  fly(): boolean {
    const state = this.state;
    if (!state) return false;
    for (const { move } of askedSeats(state).flatMap((seat) => legal(state, seat))) {
      if (why(state, move.by, move)) continue;
      const after = play(state, move);
      if (!after.events.some(({ e }) => e === 'cardMoved')) continue;
      this.state = after.state;
      this.tell(after.events);
      return true;
    }
    return false;
  }

  /** Tells the looker what is asked, with the whole clock left. */
  ask(): void {
    const question = this.state && questionOf(this.state);
    if (!question) return;
    const { id, seats } = question;
    const clock = { limit: WHOLE_CLOCK, left: WHOLE_CLOCK };
    this.send({ t: 'decision', question: id, seats, now: 0, deadline: WHOLE_CLOCK, clock, window: null, undo: false });
  }
}

function laidOut(name: string, table: TableShot): State {
  const { scenario, fault } = parseScenario({
    id: name,
    title: name,
    source: 'shots',
    rules: table.rules ?? {},
    seats: table.seats,
    steps: [{ expect: {} }],
    ...(table.turn && { turn: table.turn }),
    ...(table.drawPile && { drawPile: table.drawPile }),
    ...(table.discardPile && { discardPile: table.discardPile }),
    ...(table.train && { train: table.train }),
  });
  if (!scenario) throw new Error(`the table ${name}: ${fault}`);
  const { state } = begin(layOut(scenario));
  if (state.viewer !== HOST) throw new Error(`expected the host's state, got a view of ${state.viewer}`);
  return state;
}

function settingsOf({ names, rules }: TableShot): TableSettings {
  return {
    name: 'Friday table',
    seats: names.map((name, seat) =>
      seat === ME ? { kind: 'person', name } : { kind: 'bot', name, level: 'gunslinger' },
    ),
    edition: rules?.edition ?? 'fourth',
    expansions: rules?.expansions ?? [],
    options: rules?.options ?? {},
    seed: null,
    clock: 'relaxed',
    pokerFace: 'short',
    pace: 'normal',
    undo: 'free',
  };
}
