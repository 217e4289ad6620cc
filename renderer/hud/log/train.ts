import { type Fact, NOBODY, type Seat } from '../../../core/index.ts';
import type { Told } from './sentence.ts';

type FactOf<E extends Fact['e']> = Extract<Fact, { e: E }>;

const of = (seat: Seat) => ({ seat });

/** Folds what the train does into sentences; remembers its stations, so that a place has a name. */
export class TrainTeller {
  private stations: readonly string[];
  private built = false;

  constructor(stations: readonly string[]) {
    this.stations = stations;
  }

  /** `byItself`: a turn has just begun, so nobody has played anything for it. */
  advanced({ by, at }: FactOf<'trainAdvanced'>, byItself: boolean): Told {
    const station = this.stations[at];
    const mover = byItself ? NOBODY : by;
    const key = `train.${mover === NOBODY ? 'rolls' : 'moved'}${station === undefined ? 'End' : ''}`;
    return {
      tone: 'fact',
      key,
      values: {
        ...(mover === NOBODY ? {} : { who: of(mover) }),
        ...(station === undefined ? {} : { station: { stations: [station] } }),
      },
      seats: [mover],
    };
  }

  builtAnew({ locomotive, stations }: FactOf<'trainBuilt'>): Told {
    this.stations = stations;
    const key = this.built ? 'train.rebuilt' : 'train.built';
    this.built = true;
    return { tone: 'fact', key, values: { stations: { stations }, locomotive: { source: locomotive } }, seats: [] };
  }
}

export const locomotiveActs = ({ locomotive }: FactOf<'locomotiveActs'>): Told => ({
  tone: 'fact',
  key: `train.acts.${locomotive}`,
  values: { locomotive: { source: locomotive } },
  seats: [],
  shot: true,
});

/** Without life and still here, back from the dead, or left out of what strikes many. */
export const haunted = ({ seat }: FactOf<'haunted'>): Told => ({
  tone: 'fact',
  key: 'haunted',
  values: { who: of(seat) },
  seats: [seat],
  shot: true,
});
export const revived = ({ seat }: FactOf<'revived'>): Told => ({
  tone: 'fact',
  key: 'revived',
  values: { who: of(seat) },
  seats: [seat],
});
export function spared({ seat, by }: FactOf<'spared'>): Told {
  if (seat === by) return { tone: 'reply', key: 'sparedSelf', values: { who: of(by) }, seats: [by] };
  return { tone: 'reply', key: 'spared', values: { who: of(by), target: of(seat) }, seats: [by, seat] };
}
