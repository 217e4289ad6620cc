import {
  IllegalMove,
  type Move,
  NOBODY,
  type Question,
  questionOf,
  type Reason,
  redactEvent,
  type Seat,
  type State,
  type Viewer,
  why,
} from '../../core/index.ts';
import type { HostMessage, Rejection, TableSettings } from '../../core/protocol/messages.ts';
import { type Asking, askingOf, dueAt, giveBack, isSameAsking, postpone, type Sender } from './asking.ts';
import { Audience, type Sitter } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import type { Brain } from './brain.ts';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import { answerName, type TableBasis } from './table-basis.ts';
import { decisionMessage, viewMessage } from './telling.ts';
import { AWAY_GRACE, RETRY_SAVE } from './timing.ts';
import { UndoRequest } from './undo-request.ts';

/** What a table needs from outside: time, luck, minds for its bots, and where notes for the log file go. */
export interface TableParts {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly brain: Brain;
  readonly note: (text: string) => void;
}

type Because = Extract<HostMessage, { t: 'view' }>['because'];
type Refused = Reason | Rejection | null;

/**
 * One table: it owns the game's state, takes moves, writes them down before it tells anybody, and sends each viewer what
 * that viewer may see. All time and all luck come from outside; it knows neither windows nor sockets.
 */
export class TableHost {
  readonly id: string;
  readonly basis: TableBasis;
  readonly #parts: TableParts;
  readonly #audience = new Audience();
  readonly #bots: BotSeats;
  readonly #undo: UndoRequest;
  #settings: TableSettings;
  #seq = 0;
  #askings: Asking[] = [];
  /** When the bot of a chair takes over, for chairs whose person has gone. */
  readonly #awayAt = new Map<Seat, number>();
  /** Since when nothing moves; null while the table is awake. */
  #stillSince: number | null;
  #disarm = (): void => {};
  #closed = false;

  constructor(basis: TableBasis, parts: TableParts) {
    this.id = basis.id;
    this.basis = basis;
    this.#parts = parts;
    this.#settings = basis.settings;
    this.#stillSince = this.#now();
    this.#bots = new BotSeats(basis, parts.brain, parts.chance, parts.note);
    this.#undo = new UndoRequest(basis.seats);
    for (const seat of basis.seats.persons()) this.#awayAt.set(seat, this.#now() + AWAY_GRACE);
    this.#ask();
  }

  get state(): State {
    return this.basis.course.state;
  }

  get settings(): TableSettings {
    return this.#settings;
  }

  get isOver(): boolean {
    return this.state.winners !== null;
  }

  /** Seats a person, or lets them look on, and tells them how things stand. @throws if the save cannot be written */
  join(owner: string, send: Sitter['send'], because: Because): Sitter {
    const { seats, record } = this.basis;
    const viewer = seats.sit(owner, (seat) => record.add({ at: this.#now(), sat: seat, owner }));
    const sitter: Sitter = { viewer, owner, send };
    this.#awayAt.delete(viewer);
    const mine = this.#askings.find(({ seat }) => seat === viewer);
    if (mine) giveBack(mine);
    send(this.#view(viewer, because));
    this.#audience.add(sitter);
    this.#wakeOrRest();
    send(this.#decision(viewer));
    this.#tellPresence();
    const asked = this.#undo.message(this.#now());
    if (asked) send(asked);
    return sitter;
  }

  /** The line is gone; the chair stays its owner's. */
  leave(sitter: Sitter): void {
    this.#audience.remove(sitter);
    if (sitter.viewer !== NOBODY) {
      this.basis.seats.goAway(sitter.viewer);
      this.#awayAt.set(sitter.viewer, this.#now() + AWAY_GRACE);
      if (this.#undo.drop(sitter.viewer) === 'done') this.#closeUndo();
      this.#tellPresence();
    }
    this.#wakeOrRest();
  }

  resync({ viewer, send }: Sitter): void {
    send(this.#view(viewer, 'resync'));
    send(this.#decision(viewer));
  }

  tell(message: HostMessage): void {
    this.#audience.tell(message);
  }

  /** A move of the game: made, held for the window, or refused with the reason. */
  answer(sender: Sender, question: number, move: Move): void {
    const { sitter, id } = sender;
    const asking = this.#askings.find(({ seat }) => seat === sitter.viewer);
    const refused = this.#whyNot(sitter.viewer, asking, question, move);
    if (this.basis.made.has(answerName(sitter.owner, id))) sitter.send({ t: 'ack', id });
    else if (asking?.held?.sender.id === id) sitter.send({ t: 'held', id });
    else if (refused) sitter.send({ t: 'reject', id, reason: refused });
    else if (!asking || 'use' in move || (asking.window ?? 0) <= this.#now()) this.#makeFor(sender, move);
    else {
      asking.held = { move, sender };
      sitter.send({ t: 'held', id });
      this.#arm();
    }
  }

  undo(sender: Sender): void {
    const { viewer, send } = sender.sitter;
    const moves = this.#undoable(viewer);
    if (this.#undo.isOpen) reject(sender, 'undo-asked');
    else if (moves === null) reject(sender, 'nothing-to-undo');
    else if (this.#undo.open(sender, moves, this.#undoMode(), this.#now()) === 'asked') {
      this.#tellUndo();
      this.#wakeOrRest();
    } else {
      this.#takeBack(viewer, moves);
      send({ t: 'ack', id: sender.id });
    }
  }

  consent(sender: Sender, agree: boolean): void {
    const result = this.#undo.answer(sender.sitter.viewer, agree);
    if (result === 'not-asked') {
      reject(sender, 'not-allowed');
      return;
    }
    sender.sitter.send({ t: 'ack', id: sender.id });
    if (result === 'done') this.#closeUndo();
    else this.#tellUndo();
  }

  setPace(sender: Sender, pace: TableSettings['pace']): void {
    if (!this.mayLead(sender.sitter)) {
      reject(sender, 'not-allowed');
      return;
    }
    this.basis.record.add({ at: this.#now(), pace });
    this.#settings = { ...this.#settings, pace };
    this.tell({ t: 'settings', settings: this.#settings });
    sender.sitter.send({ t: 'ack', id: sender.id });
  }

  /** Whether a sitter may decide about the table as a whole: a person on a chair, or anybody where only bots sit. */
  mayLead({ viewer }: Sitter): boolean {
    return viewer !== NOBODY || this.basis.seats.persons().length === 0;
  }

  /** Whether everything may be told: the game is over, or nobody but its one person could learn from it. */
  mayTellAll(): boolean {
    return this.isOver || this.basis.seats.persons().length <= 1;
  }

  /** Stops every clock and ends the log. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#disarm();
    this.basis.record.close();
  }

  #now(): number {
    return this.#parts.clock.now();
  }

  #whyNot(viewer: Viewer, asking: Asking | undefined, question: number, move: Move): Refused {
    if (viewer === NOBODY) return { code: 'not-allowed' };
    if (this.#undo.isOpen) return { code: 'undo-asked' };
    const { question: open } = this.state;
    const since = asking && !('use' in move) ? asking.since : open;
    if (question < since || question > open || asking?.held) return { code: 'late' };
    return why(this.state, viewer, move);
  }

  #makeFor({ sitter, id }: Sender, move: Move): void {
    const refused = this.#make(move, { id, owner: sitter.owner });
    sitter.send(refused ? { t: 'reject', id, reason: refused } : { t: 'ack', id });
  }

  /** Makes one move: works it out, writes it down, tells everybody. Null once it is made. */
  #make(move: Move, client: { readonly id: string; readonly owner: string } | null): Refused {
    const { course, record, made } = this.basis;
    try {
      const played = course.preview(move);
      record.add({ at: this.#now(), move, ...(client ? { id: client.id } : {}) });
      course.take(move, played);
      if (client) made.add(answerName(client.owner, client.id));
      this.#seq += 1;
      const said = { t: 'events', seq: this.#seq, move: { by: move.by } } as const;
      this.#audience.tellEach((viewer) => ({
        ...said,
        events: played.events.map((event) => redactEvent(event, viewer)),
      }));
    } catch (error) {
      if (error instanceof IllegalMove) return error.reason;
      this.#parts.note(`table ${this.id}, move ${course.moves + 1}: ${String(error)}`);
      return { code: 'failed' };
    }
    this.#ask();
    return null;
  }

  /** Finds out whom the table waits for now, and tells everybody. */
  #ask(): void {
    const question = questionOf(this.state);
    const before = this.#askings;
    this.#askings = question
      ? question.seats.map((seat) => this.#stillAsked(seat, question) ?? this.#asked(seat, question))
      : [];
    for (const { held } of before) {
      if (held && !this.#askings.some((asking) => asking.held === held)) reject(held.sender, 'late');
    }
    this.#audience.tellEach((viewer) => this.#decision(viewer));
    this.#arm();
  }

  #stillAsked(seat: Seat, question: Question): Asking | undefined {
    return this.#askings.find((asking) => asking.seat === seat && isSameAsking(asking, question));
  }

  #asked(seat: Seat, question: Question): Asking {
    const { chance } = this.#parts;
    const asking = askingOf(seat, question, this.#now(), { ...this.basis, settings: this.#settings, chance });
    if (asking.actsAt !== null && !asking.thought) this.#think(asking);
    return asking;
  }

  #think(asking: Asking): void {
    this.#bots.decide(asking.seat).then((move) => {
      if (this.#closed || !this.#askings.includes(asking)) return;
      asking.thought = move;
      this.#arm();
    });
  }

  /** Sets the alarm for the next thing to do. */
  #arm(): void {
    this.#disarm();
    if (this.#closed) return;
    const instants = this.#instants().filter((instant) => instant !== null);
    if (instants.length === 0) return;
    const wait = Math.max(0, Math.min(...instants) - this.#now());
    this.#disarm = this.#parts.clock.after(wait, () => this.#doNext());
  }

  #instants(): (number | null)[] {
    if (this.#undo.isOpen) return [this.#undo.until];
    if (this.#stillSince !== null) return [];
    return [...this.#askings.map(dueAt), ...(this.#isPersonHere() ? this.#awayAt.values() : [])];
  }

  #doNext(): void {
    const now = this.#now();
    if (this.#undo.isOpen) {
      if (this.#undo.until <= now) this.#closeUndo();
    } else {
      for (const [seat, at] of this.#awayAt) if (at <= now && this.#isPersonHere()) this.#takeOver(seat);
      const due = this.#askings.find((asking) => (dueAt(asking) ?? Number.POSITIVE_INFINITY) <= now);
      if (due) this.#settle(due);
    }
    this.#arm();
  }

  #settle(asking: Asking): void {
    const { held, thought, actsAt } = asking;
    if (held) {
      asking.held = null;
      this.#makeFor(held.sender, held.move);
    } else if (actsAt === null) {
      asking.actsAt = this.#now();
      this.#think(asking);
    } else if (thought && this.#make(thought, null)) {
      // Nobody gets stuck: the save is tried again, or the mind makes itself up anew.
      asking.actsAt = this.#now() + RETRY_SAVE;
      asking.thought = null;
      this.#think(asking);
    }
  }

  #takeOver(seat: Seat): void {
    this.#awayAt.delete(seat);
    this.basis.seats.handOver(seat);
    this.#tellPresence();
    const asking = this.#askings.find((each) => each.seat === seat);
    if (!asking || asking.actsAt !== null || asking.held) return;
    asking.actsAt = this.#now();
    this.#think(asking);
  }

  #isPersonHere(): boolean {
    const { seats } = this.basis;
    return seats.persons().some((seat) => seats.isHere(seat));
  }

  /** Nothing moves while an undo is asked about, or while nobody is here for whom it would. */
  #wakeOrRest(): void {
    const watched = this.basis.seats.persons().length > 0 ? this.#isPersonHere() : !this.#audience.isEmpty;
    const still = this.#undo.isOpen || !watched;
    if (still) this.#stillSince ??= this.#now();
    else if (this.#stillSince !== null) this.#wake(this.#now() - this.#stillSince);
    this.#arm();
  }

  #wake(stood: number): void {
    this.#stillSince = null;
    for (const asking of this.#askings) postpone(asking, stood);
    for (const [seat, at] of this.#awayAt) this.#awayAt.set(seat, at + stood);
    this.#audience.tellEach((viewer) => this.#decision(viewer));
  }

  /** The fourth edition's courtesy of taking back is an undo within the line (B12.1). */
  #undoMode(): TableSettings['undo'] {
    return this.state.options.takeBack === 'on' ? 'free' : this.#settings.undo;
  }

  /** The number of moves that would be left if the viewer took theirs back; null where they may not. */
  #undoable(viewer: Viewer): number | null {
    const { course } = this.basis;
    const mode = this.#undoMode();
    if (viewer === NOBODY || mode === 'off' || this.isOver) return null;
    const moves = course.movesBefore(viewer);
    if (moves === null || mode === 'consent') return moves;
    return course.isWithinTheLine(viewer, moves) ? moves : null;
  }

  #closeUndo(): void {
    const { sender, moves, granted } = this.#undo.close();
    if (granted) this.#takeBack(sender.sitter.viewer, moves);
    this.tell({ t: 'undoClosed', granted });
    if (granted) sender.sitter.send({ t: 'ack', id: sender.id });
    else reject(sender, 'no-consent');
    this.#wakeOrRest();
  }

  /** A line of its own in the log; everybody gets a fresh view. @throws if the save cannot be written */
  #takeBack(by: Seat, undo: number): void {
    const { record, course } = this.basis;
    record.add({ at: this.#now(), undo, by });
    course.cut(undo);
    this.#seq += 1;
    this.#audience.tellEach((viewer) => this.#view(viewer, 'undo'));
    for (const asking of this.#askings) if (asking.held) reject(asking.held.sender, 'late');
    this.#askings = [];
    this.#ask();
  }

  #tellUndo(): void {
    const message = this.#undo.message(this.#now());
    if (message) this.tell(message);
  }

  #tellPresence(): void {
    this.tell({ t: 'presence', seats: this.basis.seats.presence() });
  }

  #view(viewer: Viewer, because: Because): HostMessage {
    return viewMessage(this.basis, this.#settings, { viewer, seq: this.#seq, because });
  }

  #decision(viewer: Viewer): HostMessage {
    return decisionMessage(this.state.question, this.#askings, this.#now(), this.#undoable(viewer) !== null);
  }
}

const reject = ({ id, sitter }: Sender, code: Rejection['code']): void =>
  sitter.send({ t: 'reject', id, reason: { code } });
