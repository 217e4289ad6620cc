import { type Move, NOBODY, type Question, questionOf, type Seat, type State } from '../../core/index.ts';
import type { HostMessage, TableSettings } from '../../core/protocol/messages.ts';
import { Announcer } from './announcer.ts';
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
import { makeMove, type Refused, whyNot } from './making.ts';
import { answerName, type TableBasis, type TableParts } from './table-basis.ts';
import { RETRY_SAVE } from './timing.ts';
import { Undoing } from './undoing.ts';
import { Waiting } from './waiting.ts';

type Because = Extract<HostMessage, { t: 'view' }>['because'];

/**
 * One table: it owns the game's state, takes moves, writes them down before it tells anybody, and sends each viewer what
 * that viewer may see. All time and all luck come from outside; it knows neither windows nor sockets.
 */
export class TableHost {
  readonly id: string;
  readonly basis: TableBasis;
  readonly #parts: TableParts;
  readonly #audience = new Audience();
  readonly #announcer: Announcer;
  readonly #bots: BotSeats;
  /** Taking back is a matter of its own. */
  readonly undoing: Undoing;
  #settings: TableSettings;
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
    this.#announcer = new Announcer({
      basis,
      audience: this.#audience,
      waiting: this.#waiting,
      clock: parts.clock,
      settings: () => this.#settings,
      mayUndo: (viewer) => this.undoing.movesLeftFor(viewer) !== null,
    });
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
    send(this.#announcer.view(viewer, because));
    this.#audience.add(sitter);
    this.#wakeOrRest();
    send(this.#announcer.decision(viewer));
    this.#announcer.tellPresence();
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
      this.#announcer.tellPresence();
    }
    this.#wakeOrRest();
  }

  resync({ viewer, send }: Sitter): void {
    send(this.#announcer.view(viewer, 'resync'));
    send(this.#announcer.decision(viewer));
    send(this.#announcer.presence());
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
    const { viewer } = sitter;
    const asking = this.#waiting.of(viewer);
    const refused = whyNot(this.basis, { viewer, asking, question, undoAsked: this.undoing.isOpen }, move);
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
    this.#announcer.tellDecision();
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

  #makeFor({ sitter, id, done }: Sender, move: Move): void {
    const refused = this.#make(move, { id, owner: sitter.owner });
    if (refused) sitter.send({ t: 'reject', id, reason: refused });
    else done();
  }

  /** Makes one move, and asks whoever is to act then. */
  #make(move: Move, client: { readonly id: string; readonly owner: string } | null): Refused {
    const refused = makeMove(this.basis, { announcer: this.#announcer, note: this.#parts.note }, move, client);
    if (refused) return refused;
    this.#ask();
    this.#rethink(move.by);
    return null;
  }

  /** Finds out whom the table waits for now, and tells everybody. */
  #ask(): void {
    const left = this.#waiting.ask(questionOf(this.state), (seat, question) => this.#asked(seat, question));
    for (const { held } of left) if (held) reject(held.sender, 'late');
    this.#announcer.tellDecision();
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
    this.#announcer.tellPresence();
    const asking = this.#waiting.of(seat);
    if (!asking || asking.actsAt !== null || asking.held) return;
    asking.actsAt = this.#now();
    this.#think(asking);
  }

  /** Nothing moves while an undo is asked about, or while nobody is here or looks for whom it would. */
  #wakeOrRest(): void {
    const { seats } = this.basis;
    const watched = seats.persons().length > 0 ? seats.isAnyoneHere() : !this.#audience.isEmpty;
    if (this.#waiting.stand(this.undoing.isOpen || !watched || this.#away !== null)) this.#announcer.tellDecision();
    this.#waiting.arm();
  }

  /** Everybody gets a fresh view of the game as it stands after an undo. */
  #goOnFromBefore(): void {
    this.#announcer.tellViews('undo');
    for (const { held } of this.#waiting.forget()) if (held) reject(held.sender, 'late');
    this.#ask();
  }
}
