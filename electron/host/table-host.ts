import {
  IllegalMove,
  type Move,
  NOBODY,
  type Question,
  questionOf,
  type Reason,
  type Seat,
  type State,
  Telling,
  type Viewer,
  why,
} from '../../core/index.ts';
import type { HostMessage, Rejection, TableSettings } from '../../core/protocol/messages.ts';
import {
  type Asking,
  askingOf,
  type Circumstances,
  giveBack,
  hold,
  isSameSender,
  reject,
  type Sender,
  see,
  thinkAgain,
} from './asking.ts';
import { Audience, type Line, type Sitter } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { faultText } from './fault-text.ts';
import { answerName, type TableBasis, type TableParts } from './table-basis.ts';
import { decisionMessage, eventsText, viewMessage } from './telling.ts';
import { RETRY_SAVE } from './timing.ts';
import { Undoing } from './undoing.ts';
import { Waiting } from './waiting.ts';

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
  /** Taking back is a matter of its own. */
  readonly undoing: Undoing;
  #settings: TableSettings;
  #seq = 0;
  readonly #waiting: Waiting;
  #closed = false;
  /** The only person at the table, while looking away. */
  #away: Sitter | null = null;

  constructor(basis: TableBasis, parts: TableParts) {
    this.id = basis.id;
    this.basis = basis;
    this.#parts = parts;
    this.#settings = basis.settings;
    this.#bots = new BotSeats(basis, parts.brain, parts.note);
    this.undoing = new Undoing({
      basis,
      clock: parts.clock,
      audience: this.#audience,
      mode: () => this.#settings.undo,
      takenBack: () => this.#goOnFromBefore(),
      opened: () => this.#wakeOrRest(),
    });
    this.#waiting = new Waiting(
      {
        clock: parts.clock,
        due: (asking) => this.#settle(asking),
        gone: (seat) => this.#takeOver(seat),
        failed: (error) => this.#failed(error),
        anew: () => this.#ask(),
        hasCompany: () => basis.seats.isAnyoneHere(),
      },
      basis.seats.persons(),
    );
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

  /** Seats a person, or lets them look on, and tells them how things stand. */
  join(owner: string, line: Line, because: Because): Sitter {
    const { seats, record } = this.basis;
    const viewer = seats.sit(owner, (seat) => record.tryAdd({ sat: seat, owner }, this.#parts.note));
    const send = (message: HostMessage): void => line.send(message);
    const sitter: Sitter = { viewer, owner, send, sendText: (text) => line.sendText(text) };
    this.#waiting.back(viewer);
    const mine = this.#waiting.of(viewer);
    if (mine) giveBack(mine);
    send(this.#view(viewer, because));
    this.#audience.add(sitter);
    this.#wakeOrRest();
    send(this.#decision(viewer));
    this.#tellPresence();
    this.undoing.tellTo(send);
    return sitter;
  }

  /** The line is gone; the chair stays its owner's. */
  leave(sitter: Sitter): void {
    this.#audience.remove(sitter);
    if (this.#away === sitter) this.#away = null;
    if (sitter.viewer !== NOBODY) {
      this.basis.seats.goAway(sitter.viewer);
      this.#waiting.left(sitter.viewer);
      this.undoing.left(sitter.viewer);
      this.#tellPresence();
    }
    this.#wakeOrRest();
  }

  resync({ viewer, send }: Sitter): void {
    send(this.#view(viewer, 'resync'));
    send(this.#decision(viewer));
    send({ t: 'presence', seats: this.basis.seats.presence() });
    this.undoing.tellTo(send);
  }

  tell(message: HostMessage): void {
    this.#audience.tell(message);
  }

  /** A move of the game: made, held for the window, or refused with the reason. */
  answer(sender: Sender, question: number, move: Move): void {
    const { sitter, id } = sender;
    // Whoever answers is looking.
    if (this.#away) this.pause(sitter, false);
    const asking = this.#waiting.of(sitter.viewer);
    const refused = this.#whyNot(sitter.viewer, asking, question, move);
    if (this.basis.made.has(answerName(sitter.owner, id))) sender.done();
    else if (asking?.held && isSameSender(asking.held.sender, sender)) hold(asking, asking.held.move, sender);
    else if (refused) sitter.send({ t: 'reject', id, reason: refused });
    else if (!asking || 'use' in move || (asking.window ?? 0) <= this.#now()) this.#makeFor(sender, move);
    else {
      hold(asking, move, sender);
      this.#waiting.arm();
    }
  }

  /** A client has the question on its screen. */
  seen({ viewer }: Sitter, question: number): void {
    const asking = this.#waiting.of(viewer);
    if (!asking || question < asking.since || question > this.state.question) return;
    if (!see(asking, this.#now())) return;
    this.#tellDecision();
    this.#waiting.arm();
  }

  /** Nothing moves while the only person looks away; where others play too it goes on for all. */
  pause(sitter: Sitter, on: boolean): void {
    const [only, ...others] = this.basis.seats.persons();
    if (sitter.viewer !== only || others.length > 0) return;
    this.#away = on ? sitter : null;
    this.#wakeOrRest();
  }

  setPace(sender: Sender, pace: TableSettings['pace']): void {
    if (!this.basis.seats.mayLead(sender.sitter.viewer)) {
      reject(sender, 'not-allowed');
      return;
    }
    this.basis.record.add({ pace });
    this.#settings = { ...this.#settings, pace };
    this.tell({ t: 'settings', settings: this.#settings });
    sender.done();
  }

  /** Whether everything may be told: the game is over, or nobody but its one person could learn from it. */
  mayTellAll(): boolean {
    return this.isOver || this.basis.seats.persons().length <= 1;
  }

  /** Stops every clock and ends the log. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#waiting.close();
    this.undoing.cancel();
    this.basis.record.close();
  }

  readonly #failed = (error: unknown): void => this.#parts.note(`table ${this.id}: ${faultText(error)}`);

  #now(): number {
    return this.#parts.clock.now();
  }

  #whyNot(viewer: Viewer, asking: Asking | undefined, question: number, move: Move): Refused {
    if (viewer === NOBODY) return { code: 'not-allowed' };
    if (this.undoing.isOpen) return { code: 'undo-asked' };
    const { question: open } = this.state;
    const since = asking && !('use' in move) ? asking.since : open;
    if (question < since || question > open || asking?.held) return { code: 'late' };
    return why(this.state, viewer, move);
  }

  #makeFor({ sitter, id, done }: Sender, move: Move): void {
    const refused = this.#make(move, { id, owner: sitter.owner });
    if (refused) sitter.send({ t: 'reject', id, reason: refused });
    else done();
  }

  /** Makes one move: works it out, writes it down, tells everybody. Null once it is made. */
  #make(move: Move, client: { readonly id: string; readonly owner: string } | null): Refused {
    const { course, record, made } = this.basis;
    try {
      const played = course.preview(move);
      record.add({ move, ...(client ? { id: client.id } : {}) });
      course.take(move, played);
      if (client) made.add(answerName(client.owner, client.id));
      this.#seq += 1;
      const telling = new Telling(played.events);
      this.#audience.tellEachText((viewer) => eventsText(this.#seq, move.by, telling.textFor(viewer)));
    } catch (error) {
      if (error instanceof IllegalMove) return error.reason;
      this.#parts.note(`table ${this.id}, move ${course.moves + 1}: ${faultText(error)}`);
      return { code: 'failed' };
    }
    this.#ask();
    this.#rethink(move.by);
    return null;
  }

  /** Finds out whom the table waits for now, and tells everybody. */
  #ask(): void {
    const left = this.#waiting.ask(questionOf(this.state), (seat, question) => this.#asked(seat, question));
    for (const { held } of left) if (held) reject(held.sender, 'late');
    this.#tellDecision();
    this.#waiting.arm();
  }

  /** Bots that are asked the same as before the move see another table now. */
  #rethink(actor: Seat): void {
    const { moves } = this.basis.course;
    for (const asking of this.#waiting.askings) {
      if (asking.actsAt === null || asking.forced || asking.askedAfter === moves) continue;
      thinkAgain(asking, actor, this.#now(), this.#around());
      this.#think(asking);
    }
  }

  #around(): Circumstances {
    return { ...this.basis, settings: this.#settings, chance: this.#parts.chance };
  }

  #asked(seat: Seat, question: Question): Asking {
    const asking = askingOf(seat, question, this.#now(), this.#around());
    if (asking.actsAt !== null && !asking.thought) this.#think(asking);
    return asking;
  }

  #think(asking: Asking): void {
    const thought = (move: Move | null): void => {
      if (this.#closed || this.#waiting.of(asking.seat) !== asking) return;
      asking.thought = move;
      this.#waiting.arm();
    };
    this.#bots.decide(asking.seat).then(thought).catch(this.#failed);
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
    this.basis.seats.handOver(seat);
    this.#tellPresence();
    const asking = this.#waiting.of(seat);
    if (!asking || asking.actsAt !== null || asking.held) return;
    asking.actsAt = this.#now();
    this.#think(asking);
  }

  /** Nothing moves while an undo is asked about, or while nobody is here or looks for whom it would. */
  #wakeOrRest(): void {
    const { seats } = this.basis;
    const watched = seats.persons().length > 0 ? seats.isAnyoneHere() : !this.#audience.isEmpty;
    if (this.#waiting.stand(this.undoing.isOpen || !watched || this.#away !== null)) this.#tellDecision();
    this.#waiting.arm();
  }

  /** Everybody gets a fresh view of the game as it stands after an undo. */
  #goOnFromBefore(): void {
    this.#seq += 1;
    this.#audience.tellEach((viewer) => this.#view(viewer, 'undo'));
    for (const { held } of this.#waiting.forget()) if (held) reject(held.sender, 'late');
    this.#ask();
  }

  #tellDecision(): void {
    this.#audience.tellEach((viewer) => this.#decision(viewer));
  }

  #tellPresence(): void {
    this.tell({ t: 'presence', seats: this.basis.seats.presence() });
  }

  #view(viewer: Viewer, because: Because): HostMessage {
    return viewMessage(this.basis, this.#settings, { viewer, seq: this.#seq, because });
  }

  #decision(viewer: Viewer): HostMessage {
    const undo = this.undoing.movesLeftFor(viewer) !== null;
    return decisionMessage(this.#waiting, { question: this.state.question, now: this.#now(), undo });
  }
}
