import { LIMITS } from '../../core/protocol/limits.ts';
import type { Command, HostMessage, QuickStart, Rejection, TableSettings } from '../../core/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import type { Sender } from './asking.ts';
import type { Sitter } from './audience.ts';
import type { Admits, Conn } from './conn.ts';
import { newDeal, nextDeal } from './deal.ts';
import { faultText } from './fault-text.ts';
import { ownerOf } from './log-lines.ts';
import { newTable, openTable } from './opening.ts';
import { type Asked, Peer } from './peer.ts';
import { isPlayable } from './playable.ts';
import { reportText } from './report.ts';
import { isSameKey } from './same-key.ts';
import { SavedList } from './saved-list.ts';
import type { Saves } from './saves.ts';
import { Settled } from './settled.ts';
import type { TableBasis, TableParts } from './table-basis.ts';
import { TableHost } from './table-host.ts';

export interface SaloonParts extends TableParts {
  readonly saves: Saves;
  /** Version of the program. */
  readonly app: string;
  /** What the command line asked for; null to go on with the last table. */
  readonly start: QuickStart | null;
}

/** Somebody at the door who has said hello. */
interface Guest {
  readonly peer: Peer;
  readonly token: string;
  readonly owner: string;
  sitter: Sitter | null;
}

type Outcome = 'done' | 'answered' | Rejection;

/** The house around the table: lets lines in, keeps the saves, puts one table up at a time. Knows no transport. */
export class Saloon implements Admits {
  readonly #parts: SaloonParts;
  readonly #saved: SavedList;
  readonly #peers = new Set<Peer>();
  readonly #guests = new Map<Peer, Guest>();
  readonly #settled = new Settled();
  #table: TableHost | null = null;
  #start: QuickStart | null;

  constructor(parts: SaloonParts) {
    this.#parts = parts;
    this.#saved = new SavedList(parts.saves);
    this.#start = parts.start;
    if (!parts.start) this.#goOn();
  }

  /** The table that is up, if any. */
  get table(): TableHost | null {
    return this.#table;
  }

  admit(conn: Conn, key: string | null): void {
    const peer = new Peer(conn, this.#parts.clock, {
      hello: (_, hello) => {
        if (key !== null && !isSameKey(key, hello.key ?? '')) return 'bad-key';
        this.#welcome(peer, hello.token);
        return null;
      },
      message: (_, message) => {
        const guest = this.#guests.get(peer);
        if (guest) this.#take(guest, message);
      },
      caughtUp: () => {
        const guest = this.#guests.get(peer);
        if (guest?.sitter) this.#table?.resync(guest.sitter);
        else peer.send({ t: 'left' });
        peer.send({ t: 'saved', saved: this.#saved.list() });
      },
      closed: () => this.#goodbye(peer),
      failed: (error) => this.#parts.note(`a message: ${faultText(error)}`),
    });
    this.#peers.add(peer);
    if (this.#peers.size > LIMITS.lines) peer.refuse('full');
  }

  /** Puts up the table that was open when the program ended; one that cannot be opened is no reason not to start. */
  #goOn(): void {
    const last = this.#saved.lastOpen();
    try {
      if (last !== null) this.#open(last, false);
    } catch (error) {
      this.#parts.note(`table ${last} was not opened: ${faultText(error)}`);
    }
  }

  /** Says goodbye to everybody and ends the logs. Every accepted move is saved already. */
  close(): void {
    for (const peer of [...this.#peers]) {
      peer.send({ t: 'hostClosing' });
      peer.close();
    }
    try {
      this.#table?.close();
    } catch (error) {
      this.#parts.note(`the log did not end well: ${faultText(error)}`);
    }
    this.#table = null;
    this.#parts.brain.close();
  }

  #welcome(peer: Peer, given: string | null): void {
    const token = given !== null && /^[0-9a-f]{32}$/.test(given) ? given : this.#parts.chance.secret();
    for (const other of [...this.#guests.values()]) if (other.token === token) other.peer.refuse('replaced');
    const guest: Guest = { peer, token, owner: ownerOf(token), sitter: null };
    this.#guests.set(peer, guest);
    peer.send({
      t: 'welcome',
      proto: PROTOCOL_VERSION,
      app: this.#parts.app,
      token,
      saved: this.#saved.list(),
      start: this.#start,
    });
    this.#start = null;
    this.#seat(guest, 'seated');
  }

  #goodbye(peer: Peer): void {
    const guest = this.#guests.get(peer);
    this.#peers.delete(peer);
    this.#guests.delete(peer);
    if (guest?.sitter) this.#table?.leave(guest.sitter);
  }

  #take(guest: Guest, message: Asked): void {
    const { peer, sitter } = guest;
    const table = sitter ? this.#table : null;
    if (message.t === 'command') this.#command(guest, message.id, message.command);
    else if (!table || !sitter) peer.refuseWithoutTable(message);
    else if (message.t === 'resync') table.resync(sitter);
    else if (message.t === 'seen') table.seen(sitter, message.question);
    else if (message.t === 'pause') table.pause(sitter, message.on);
    else {
      const done = (): void => peer.send({ t: 'ack', id: message.id });
      table.answer({ id: message.id, sitter, done }, message.question, message.move);
    }
  }

  #command(guest: Guest, id: string, command: Command): void {
    const outcome = this.#settled.has(guest.owner, id) ? 'done' : this.#carryOut(guest, id, command);
    if (outcome === 'answered') return;
    if (outcome === 'done') this.#done(guest, id);
    else guest.peer.send({ t: 'reject', id, reason: outcome });
  }

  #done({ peer, owner }: Guest, id: string): void {
    this.#settled.add(owner, id);
    peer.send({ t: 'ack', id });
  }

  /** `answered` where the table itself tells the sender what came of it. */
  #carryOut(guest: Guest, id: string, command: Command): Outcome {
    try {
      switch (command.c) {
        case 'newTable':
          return this.#begin(guest, command.settings);
        case 'resumeTable':
          return this.#resume(guest, command.table, command.repair);
        case 'deleteTable':
          return this.#delete(guest, command.table);
        case 'leaveTable':
          return this.#leave(guest);
        case 'rematch':
          return this.#rematch(guest);
        case 'report':
          return this.#report(guest);
        default:
          return this.#askTable(guest, id, command);
      }
    } catch (error) {
      this.#parts.note(`command ${command.c}: ${faultText(error)}`);
      return { code: 'failed' };
    }
  }

  #askTable(guest: Guest, id: string, command: Extract<Command, { c: 'undo' | 'consent' | 'pace' }>): Outcome {
    const { sitter } = guest;
    if (!sitter || !this.#table) return { code: 'no-table' };
    const sender: Sender = { id, sitter, done: () => this.#done(guest, id) };
    if (command.c === 'undo') this.#table.undoing.ask(sender);
    if (command.c === 'consent') this.#table.undoing.answer(sender, command.agree);
    if (command.c === 'pace') this.#table.setPace(sender, command.pace);
    return 'answered';
  }

  #mayLead({ sitter }: Guest): boolean {
    return !this.#table || (sitter !== null && this.#table.basis.seats.mayLead(sitter.viewer));
  }

  #begin(guest: Guest, settings: TableSettings): Outcome {
    if (!this.#mayLead(guest)) return { code: 'not-allowed' };
    if (!isPlayable(settings)) return { code: 'bad-settings' };
    const basis = newTable(this.#parts, { settings, deal: newDeal(settings, this.#parts.chance), before: null });
    this.#takeDown();
    this.#putUp(basis, 'seated');
    return 'done';
  }

  #resume(guest: Guest, table: string, repair: boolean): Outcome {
    if (!this.#mayLead(guest)) return { code: 'not-allowed' };
    if (this.#table?.id === table) return 'done';
    return this.#open(table, repair) ?? 'done';
  }

  #delete(guest: Guest, table: string): Outcome {
    if (!this.#mayLead(guest)) return { code: 'not-allowed' };
    if (this.#table?.id === table) this.#takeDown();
    if (!this.#parts.saves.list().includes(table)) return { code: 'no-such-table' };
    this.#parts.saves.delete(table);
    this.#saved.touch(table);
    this.#tellSaved();
    return 'done';
  }

  #leave(guest: Guest): Outcome {
    if (!this.#table) return { code: 'no-table' };
    if (!this.#mayLead(guest)) return { code: 'not-allowed' };
    this.#takeDown();
    this.#tellSaved();
    return 'done';
  }

  #rematch(guest: Guest): Outcome {
    const table = this.#table;
    if (!table) return { code: 'no-table' };
    if (!this.#mayLead(guest) || !table.isOver) return { code: 'not-allowed' };
    const { basis } = table;
    // A typed seed would only repeat the game.
    const settings = { ...table.settings, seed: null };
    const deal = nextDeal(settings, table.state, this.#parts.chance);
    const next = newTable(this.#parts, { settings, deal, before: basis.minds });
    for (const seat of basis.seats.persons()) {
      const owner = basis.seats.ownerOf(seat);
      if (owner === null) continue;
      next.record.tryAdd({ sat: seat, owner }, this.#parts.note);
      next.seats.claim(seat, owner);
    }
    table.close();
    this.#saved.touch(table.id);
    this.#putUp(next, 'rematch');
    return 'done';
  }

  #report({ peer, sitter }: Guest): Outcome {
    if (!this.#table || !sitter) return { code: 'no-table' };
    const all = this.#table.mayTellAll();
    peer.send({ t: 'report', text: reportText(this.#parts.app, this.#table.basis, sitter.viewer, all) });
    return 'done';
  }

  #open(table: string, repair: boolean): Rejection | null {
    const opened = openTable(this.#parts, table, repair);
    if ('fault' in opened) return opened.fault;
    this.#takeDown();
    this.#putUp(opened.value, 'seated');
    return null;
  }

  #putUp(basis: TableBasis, because: 'seated' | 'rematch'): void {
    this.#table = new TableHost(basis, this.#parts);
    this.#saved.touch(basis.id);
    for (const guest of this.#guests.values()) this.#seat(guest, because);
    this.#tellSaved();
  }

  #seat(guest: Guest, because: 'seated' | 'rematch'): void {
    if (!this.#table || !guest.peer.isOpen) return;
    const sitter = this.#table.join(guest.owner, guest.peer, because);
    // The line may have broken under what it was told.
    if (guest.peer.isOpen) guest.sitter = sitter;
    else this.#table.leave(sitter);
  }

  /** Back to the menu: the save stays, but it is not opened by itself any more. */
  #takeDown(): void {
    if (!this.#table) return;
    this.#table.basis.record.tryAdd({ left: true }, this.#parts.note);
    this.#table.tell({ t: 'left' });
    this.#table.close();
    this.#saved.touch(this.#table.id);
    this.#table = null;
    for (const guest of this.#guests.values()) guest.sitter = null;
  }

  #tellSaved(): void {
    if (this.#table) this.#saved.touch(this.#table.id);
    const message: HostMessage = { t: 'saved', saved: this.#saved.list() };
    for (const { peer } of this.#guests.values()) peer.send(message);
  }
}
