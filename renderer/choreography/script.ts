import { BOOKKEEPING, type Fact, type GameEvent, type RoleSeen, type Seat, type State } from '../../core/index.ts';
import { isBlow, isShot } from '../session/source.ts';
import type { CueName } from '../sound/cues.ts';
import type { Cue, Script } from './cue.ts';
import { heard } from './heard.ts';
import { movement } from './movement.ts';
import { HOLD } from './timing.ts';
import { salvoAt, TRAIN_SCRIPTS } from './train-scripts.ts';

type FactOf<E extends Fact['e']> = Extract<Fact, { e: E }>;

type Scripts = { readonly [E in Fact['e']]: (event: FactOf<E>, shown: State) => Script };

const SCRIPTS: Scripts = {
  cardMoved: movement,
  reshuffled: (_, { turns }) => ({
    hold: HOLD.gather,
    cues: [{ cue: 'gather' }, heard(turns === 0 ? 'deal-start' : 'shuffle')],
  }),
  lifeLost: ({ seat, points, source }, shown) => {
    const life = shown.life[seat] ?? 0;
    const last = life - points <= 1;
    return {
      hold: HOLD.lose,
      cues: [
        { cue: 'bullets', seat, from: life, to: life - points },
        { cue: 'recoil', seat, strength: points },
        ...salvoAt(seat, source, shown),
        { cue: 'puff', seat, puff: 'dust' },
        { cue: 'shake', strength: 0.5 * points },
        ...(last ? [{ cue: 'closeUp', shot: 'lastLife', seats: [seat] } as const] : []),
        heard('hurt', seat),
      ],
    };
  },
  lifeGained: ({ seat, points }, shown) => {
    const life = shown.life[seat] ?? 0;
    return {
      hold: HOLD.gain,
      cues: [
        { cue: 'bullets', seat, from: life, to: life + points },
        { cue: 'puff', seat, puff: 'sparkle' },
        heard('heal', seat),
      ],
    };
  },
  eliminated: ({ seat }, { ghosts }) => ({
    hold: HOLD.eliminate,
    cues: [
      ...(ghosts[seat] ? [{ cue: 'haunt', seat } as const] : []),
      { cue: 'fall', seat },
      { cue: 'shake', strength: 0.6 },
      heard(ghosts[seat] ? 'ghost-fade' : 'death', seat),
    ],
  }),
  roleShown: ({ seat, role }) => ({ hold: HOLD.role, cues: [heard(role === 'sheriff' ? 'badge' : 'role', seat)] }),
  turnBegan: ({ seat }) => ({ hold: HOLD.turn, cues: [{ cue: 'turn', seat }, heard('turn', seat)] }),
  aimed: ({ by, at, kind }) => ({ hold: HOLD.aim, cues: [{ cue: 'arrow', by, at }, ...aimedWith(kind, by, at)] }),
  dodged: ({ seat }) => ({
    hold: HOLD.dodge,
    cues: [{ cue: 'puff', seat, puff: 'dust' }, heard('ricochet', seat)],
  }),
  judged: ({ seat, met, source }) => {
    const good = met !== DREADED.has(source);
    return { hold: HOLD.judge, cues: [{ cue: 'verdict', met: good }, heard(judgedBy(source, good), seat)] };
  },
  passed: ({ seat }) => ({ hold: HOLD.pause, cues: [heard('pass', seat)] }),
  exploded: ({ seat }) => ({
    hold: HOLD.blast,
    cues: [
      { cue: 'closeUp', shot: 'blast', seats: [seat] },
      { cue: 'blast', seat },
      { cue: 'shake', strength: 2 },
      heard('explosion', seat),
    ],
  }),
  turnLost: ({ seat }) => ({ hold: HOLD.turnLost, cues: [heard('jail', seat)] }),
  abilityUsed: ({ seat }) => ({
    hold: HOLD.ability,
    cues: [{ cue: 'puff', seat, puff: 'sparkle' }, heard('ability', seat)],
  }),
  abilityTaken: ({ seat }) => ({
    hold: HOLD.ability,
    cues: [{ cue: 'puff', seat, puff: 'sparkle' }, heard('ability', seat)],
  }),
  ...TRAIN_SCRIPTS,
  haunted: ({ seat }) => ({
    hold: HOLD.haunt,
    cues: [{ cue: 'haunt', seat }, { cue: 'puff', seat, puff: 'dust' }, heard('ghost-rise', seat)],
  }),
  revived: ({ seat }) => ({
    hold: HOLD.haunt,
    cues: [{ cue: 'haunt', seat }, { cue: 'puff', seat, puff: 'sparkle' }, heard('ghost-rise', seat)],
  }),
  spared: ({ seat }) => ({
    hold: HOLD.ability,
    cues: [{ cue: 'puff', seat, puff: 'sparkle' }, heard('spared', seat)],
  }),
  roleDealt: ({ seat }) => ({ hold: HOLD.deal, cues: [heard('card-deal', seat)] }),
  charactersOffered: ({ seat }) => ({ hold: HOLD.character, cues: [heard('card-deal', seat)] }),
  characterTaken: ({ seat }) => ({
    hold: HOLD.character,
    cues: [{ cue: 'puff', seat, puff: 'sparkle' }, heard('card-flip', seat)],
  }),
  gameEnded: ({ winners }, { roles }) => ({
    hold: HOLD.end,
    cues: [
      { cue: 'closeUp', shot: 'end', seats: winners },
      heard(anthem(winners.map((seat) => roles[seat] ?? 'unknown'))),
    ],
  }),
};

const SILENT: Script = { hold: 0, cues: [] };

/** Whether an event is one that the table shows. */
export const isFact = (event: GameEvent): boolean => !BOOKKEEPING.includes(event.e);

/** What to show of an event; `shown` is the table before it. Pure. */
export function script(event: GameEvent, shown: State): Script {
  if (!isFact(event)) return SILENT;
  const write = SCRIPTS[event.e as Fact['e']] as ((event: GameEvent, shown: State) => Script) | undefined;
  if (!write) throw new Error(`expected an event with a script, got ${event.e}`);
  return write(event, shown);
}

/** The card that these ask for is the one that nobody wants. */
const DREADED: ReadonlySet<string> = new Set(['dynamite', 'most-wanted']);

/** What luck at a draw! sounds like where it has a sound of its own. */
const LUCK: Readonly<Record<string, CueName>> = { barrel: 'barrel', jourdonnais: 'barrel', jail: 'jail-open' };
const judgedBy = (source: string, good: boolean): CueName => (good ? (LUCK[source] ?? 'check-good') : 'check-bad');

/** What is heard and seen of the kinds of attack; every other aim is only the arrow. */
function aimedWith(kind: string, by: Seat, at: Seat): Cue[] {
  if (isShot(kind) && !isBlow(kind)) {
    return [{ cue: 'puff', seat: by, puff: 'muzzle' }, { cue: 'shake', strength: 0.3 }, heard('gunshot', by)];
  }
  if (kind === 'knife' || kind === 'punch') return [heard(kind, by)];
  if (kind === 'duel') return [{ cue: 'closeUp', shot: 'duel', seats: [by, at] }, heard('duel', by)];
  return [heard('aim', by)];
}

/** Whose song is played at the end: a deputy wins with the sheriff, outlaws together. */
function anthem(roles: readonly RoleSeen[]): CueName {
  if (roles.includes('sheriff')) return 'law-wins';
  return roles.includes('outlaw') ? 'outlaws-win' : 'renegade-wins';
}
