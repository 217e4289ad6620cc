import { type GameEvent, NOBODY, type Seat, STATION_IDS, type State } from '../../../core/index.ts';
import { isBlow, isShot, meansAll } from '../../session/source.ts';
import type { Staged } from '../../session/store.ts';
import { tellMove } from './moves.ts';
import { cardsOf, type LogLine, seatIn, type Told } from './sentence.ts';
import { haunted, locomotiveActs, revived, spared, TrainTeller } from './train.ts';

const of = (seat: Seat) => ({ seat });

/** Folds the facts into sentences; remembers lives and roles, so that a loss can say what is left. */
export class LogReader {
  readonly lines: LogLine[] = [];
  private read = 0;
  private dealt = false;
  private readonly life: number[];
  private readonly roles: State['roles'][number][];
  private readonly characters: string[];
  private readonly ghosts: boolean[];
  private readonly train: TrainTeller;
  private turn: Seat = NOBODY;

  constructor(table: Pick<State, 'maxLife' | 'roles' | 'characters' | 'ghosts' | 'train'>) {
    const { maxLife, roles, characters, ghosts, train } = table;
    this.life = maxLife.slice();
    this.roles = roles.slice();
    this.characters = characters.slice();
    this.ghosts = ghosts.slice();
    this.train = new TrainTeller(train?.stations ?? []);
  }

  /** Reads on from where it stopped. */
  follow(past: readonly Staged[]): void {
    for (; this.read < past.length; this.read += 1) {
      const staged = past[this.read];
      const told = staged ? this.tell(staged.event) : null;
      if (staged && told) this.write(staged.at, told);
    }
  }

  private write(at: number, { card, once, ...told }: Told): void {
    const seats = told.seats.filter((seat) => seat !== NOBODY);
    const last = this.lines.at(-1);
    // What is drawn at the start of a turn is a deed; later it follows from one.
    const tone = told.key === 'drew' ? drawTone(last) : told.tone;
    const line = { at, shot: false, ...told, tone, seats };
    if (once && last?.key === line.key) return;
    if (card === undefined) return void this.lines.push(line);
    const before = last?.key === line.key && isSame(last.values, line.values) ? last : null;
    if (before) this.lines.pop();
    const cards = [...(before ? cardsOf(before) : []), card];
    this.lines.push({
      ...line,
      at: before?.at ?? at,
      values: { ...line.values, cards: { cards }, count: cards.length },
    });
  }

  private tell(event: GameEvent): Told | null {
    switch (event.e) {
      case 'cardMoved':
        this.dealt ||= event.cause === 'dealt';
        return event.cause === 'dropped' && this.hasJudged() ? null : this.tellMove(event);
      case 'turnBegan':
        return this.tellTurn(event.seat);
      case 'aimed':
        return this.tellAim(event);
      case 'lifeLost':
        return this.tellLife(event.seat, STATION_IDS.includes(event.source) ? 'paidLife' : 'lost', -event.points);
      case 'lifeGained':
        return this.tellLife(event.seat, 'gained', event.points);
      case 'eliminated':
        return this.tellElimination(event.seat, event.by);
      case 'roleDealt':
      case 'roleShown':
        return this.tellRole(event);
      case 'dodged':
        return { tone: 'reply', key: 'dodged', values: { who: of(event.seat) }, seats: [event.seat], shot: true };
      case 'judged':
        return tellJudgement(event);
      case 'turnLost':
        return { tone: 'reply', key: 'turnLost', values: { who: of(event.seat) }, seats: [event.seat] };
      case 'abilityUsed': {
        const values = { who: of(event.seat), character: { source: event.character } };
        return { tone: 'reply', key: 'ability', values, seats: [event.seat] };
      }
      case 'abilityTaken':
        return this.tellCopy(event);
      case 'characterTaken': {
        this.life[event.seat] = event.life;
        this.characters[event.seat] = event.character;
        const values = { who: of(event.seat), character: { source: event.character } };
        return { tone: 'fact', key: 'character', values, seats: [event.seat] };
      }
      case 'reshuffled':
        // The shuffle before the deal goes without saying.
        return this.dealt ? { tone: 'fact', key: 'reshuffled', values: {}, seats: [] } : null;
      case 'trainAdvanced':
        return this.train.advanced(event, this.turnHasJustBegun());
      case 'trainBuilt':
        return this.train.builtAnew(event);
      case 'locomotiveActs':
        return locomotiveActs(event);
      case 'haunted':
        this.ghosts[event.seat] = true;
        return haunted(event);
      case 'revived':
        this.ghosts[event.seat] = true;
        return revived(event);
      case 'spared':
        return spared(event);
      case 'gameEnded':
        return this.tellEnd(event.winners);
      default:
        return null;
    }
  }

  /** Nothing has been done in it yet; the first train stands there from the first turn on. */
  private turnHasJustBegun(): boolean {
    const last = this.lines.at(-1);
    return last?.tone === 'turn' || last?.key === 'train.built';
  }

  /** Whoever had the turn before has it again: an extra turn. */
  private tellTurn(seat: Seat): Told {
    const key = seat === this.turn ? 'turnAgain' : 'turn';
    this.turn = seat;
    return { tone: 'turn', key, values: { who: of(seat) }, seats: [seat] };
  }

  /** An exchange is two movements and one sentence: the second completes the first. */
  private tellMove(event: Extract<GameEvent, { e: 'cardMoved' }>): Told | null {
    const told = tellMove(event);
    const last = this.lines.at(-1);
    if (told?.key !== 'swapped') return told;
    if (last?.key !== 'swaps') return { ...told, key: 'tookRow' };
    this.lines.pop();
    return { ...last, key: 'swapped', values: { ...last.values, other: { cards: cardsOf(told) } } };
  }

  /** A ghost that goes has been killed long ago: nobody is to blame. */
  private tellElimination(seat: Seat, by: Seat): Told {
    if (!this.ghosts[seat]) return tellElimination(seat, by);
    this.ghosts[seat] = false;
    return { tone: 'fact', key: 'vanished', values: { target: of(seat) }, seats: [seat] };
  }

  /** What a flip means for Dynamite or Jail has just been told, and that they go with it. */
  private hasJudged(): boolean {
    const last = this.lines.findLast(({ key }) => key !== 'abilityLost');
    return last?.key.startsWith('judged') ?? false;
  }

  /** Who is given the own character again has lost what was copied (D4.3). */
  private tellCopy({ seat, character }: Extract<GameEvent, { e: 'abilityTaken' }>): Told {
    const lost = character === this.characters[seat];
    if (lost) return { tone: 'reply', key: 'abilityLost', values: { who: of(seat) }, seats: [seat] };
    const values = { who: of(seat), character: { source: character } };
    return { tone: 'reply', key: 'abilityTaken', values, seats: [seat] };
  }

  /**
   * The card or ability has just been played or used: now it has a target, and the sentence says so. What was paid for it
   * stays behind it. Cards for everybody name nobody: who answers or is hit is told anyway.
   */
  private tellAim({ by, at: target, kind }: Extract<GameEvent, { e: 'aimed' }>): null {
    const at = this.lines.findLastIndex(({ key }) => key !== 'paid');
    const last = this.lines[at];
    const key = last && AIMED_KEYS[last.key]?.(kind);
    if (!last || !key || meansAll(kind) || seatIn(last.values.who) !== by) return null;
    const shot = isShot(kind) || kind === 'duel';
    const values = { ...last.values, target: of(target) };
    this.lines[at] = { ...last, tone: 'fact', key, values, seats: [by, target], shot };
    return null;
  }

  private tellLife(seat: Seat, key: 'lost' | 'paidLife' | 'gained', change: number): Told {
    const left = (this.life[seat] ?? 0) + change;
    this.life[seat] = left;
    const values = { who: of(seat), count: Math.abs(change), left: Math.max(0, left) };
    return { tone: 'reply', key, values, seats: [seat], shot: key === 'lost' };
  }

  private tellRole(event: Extract<GameEvent, { e: 'roleShown' | 'roleDealt' }>): Told | null {
    const { seat, role } = event;
    this.roles[seat] = role;
    if (event.e === 'roleDealt' || role === 'unknown') return null;
    return { tone: 'reply', key: 'role', values: { who: of(seat), role: { roles: [role] } }, seats: [seat] };
  }

  private tellEnd(winners: readonly Seat[]): Told {
    const won = winners.flatMap((seat) => this.roles[seat] ?? []).filter((role) => role !== 'unknown');
    const key = winners.length > 0 ? 'won' : 'wonNobody';
    return { tone: 'turn', key, values: { roles: { roles: won } }, seats: winners };
  }
}

/** How a sentence goes on once there is a target. */
const AIMED_KEYS: Readonly<Record<string, (kind: string) => string>> = {
  played: (kind) => {
    if (kind === 'duel') return 'aimed.duel';
    if (isBlow(kind)) return 'aimed.blow';
    return isShot(kind) ? 'aimed.bang' : 'aimed.other';
  },
  used: (kind) => {
    if (isBlow(kind)) return 'aimed.blow';
    return isShot(kind) ? 'aimed.usedBang' : 'aimed.used';
  },
  ability: () => 'aimed.ability',
};

function drawTone(last: LogLine | undefined): LogLine['tone'] {
  if (last?.key === 'drew') return last.tone;
  return last?.tone === 'turn' ? 'fact' : 'reply';
}

function tellElimination(target: Seat, by: Seat): Told {
  const seats = { target: of(target) };
  if (by === NOBODY || by === target)
    return { tone: 'fact', key: 'eliminated', values: seats, seats: [target], shot: true };
  return { tone: 'fact', key: 'eliminatedBy', values: { ...seats, who: of(by) }, seats: [target, by], shot: true };
}

/** These have words of their own for what a flip means. */
const JUDGED_BY_NAME: ReadonlySet<string> = new Set(['dynamite', 'jail', 'most-wanted', 'knife-revolver']);

function tellJudgement({ seat, source, card, met }: Extract<GameEvent, { e: 'judged' }>): Told {
  const key = JUDGED_BY_NAME.has(source) ? `judged.${source}` : 'judged';
  const values = { who: of(seat), kind: { source }, cards: { cards: card >= 0 ? [card] : [] } };
  return { tone: 'reply', key: `${key}.${met ? 'met' : 'unmet'}`, values, seats: [seat] };
}

/** Whether two sentences differ in nothing but their cards. */
function isSame(told: LogLine['values'], values: LogLine['values']): boolean {
  const { cards: _cards, count: _count, ...rest } = told;
  return JSON.stringify(rest) === JSON.stringify(values);
}
