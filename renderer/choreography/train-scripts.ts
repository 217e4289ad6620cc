import type { Fact, Seat, State } from '../../core/index.ts';
import { isShot } from '../session/source.ts';
import type { Cue, Script } from './cue.ts';
import { heard } from './heard.ts';
import { HOLD } from './timing.ts';

type Of<E extends Fact['e']> = Extract<Fact, { e: E }>;
type TrainEvent = 'trainAdvanced' | 'trainBuilt' | 'locomotiveActs';

/** What the train does: it rolls on, its locomotive acts at the end of the line, and the line is set up anew. */
export const TRAIN_SCRIPTS: { readonly [E in TrainEvent]: (event: Of<E>, shown: State) => Script } = {
  trainAdvanced: ({ at, by }, { train }) => {
    const stations = Math.max(1, at - (train?.at ?? 0));
    const atEnd = at === train?.stations.length;
    return {
      hold: HOLD.trainStep * Math.sqrt(stations),
      cues: [
        { cue: 'roll', stations },
        ...(atEnd ? [{ cue: 'closeUp', shot: 'lineEnd', seats: [] } as const] : []),
        heard(atEnd ? 'train-brake' : 'train-chuff', by),
      ],
    };
  },
  trainBuilt: (_, { train }) => ({
    hold: train && train.stations.length > 0 ? HOLD.lap : HOLD.firstLap,
    cues: [{ cue: 'post' }, heard('station-setup')],
  }),
  locomotiveActs: ({ locomotive }, shown) => {
    const seats = fromTheTurn(shown);
    const fires = isShot(locomotive);
    return {
      hold: HOLD.whistle,
      cues: [
        { cue: 'closeUp', shot: 'lineEnd', seats: [] },
        { cue: 'whistle' },
        fires ? { cue: 'salvo', seats } : { cue: 'unload', seats },
        ...(fires ? [{ cue: 'shake', strength: 0.8 } as const] : []),
        heard('train-whistle'),
      ],
    };
  },
};

/** A shot of the locomotive's, where it is the one that hits; nothing else. */
export function salvoAt(seat: Seat, source: string, { train }: State): readonly Cue[] {
  return train !== null && train.locomotive === source ? [{ cue: 'salvo', seats: [seat] }] : [];
}

/** Everybody in play, from the active player clockwise. */
function fromTheTurn({ dead, turn }: State): readonly Seat[] {
  return dead.map((_, step) => (turn + step) % dead.length).filter((seat) => !dead[seat]);
}
