import { type GameEvent, HIDDEN, type State, TRAIN, WAGON_DECK } from '../../core/index.ts';
import type { CueName } from '../sound/cues.ts';
import { soundOfCard } from './card-sounds.ts';
import type { Cue, PathName, Script } from './cue.ts';
import { HOLD } from './timing.ts';

type CardMoved = Extract<GameEvent, { e: 'cardMoved' }>;

interface Manner {
  readonly path: PathName;
  readonly hold: number;
  readonly sound: CueName;
}

/** A card moves in the manner of its cause. */
const MANNERS: { readonly [C in CardMoved['cause']]: Manner } = {
  dealt: { path: 'deal', hold: HOLD.deal, sound: 'card-deal' },
  drawn: { path: 'draw', hold: HOLD.draw, sound: 'card-deal' },
  played: { path: 'play', hold: HOLD.play, sound: 'card-play' },
  laid: { path: 'lay', hold: HOLD.play, sound: 'card-lay' },
  used: { path: 'play', hold: HOLD.play, sound: 'card-play' },
  reply: { path: 'play', hold: HOLD.play, sound: 'card-play' },
  price: { path: 'discard', hold: HOLD.discard, sound: 'card-discard' },
  taken: { path: 'take', hold: HOLD.take, sound: 'card-take' },
  dropped: { path: 'discard', hold: HOLD.take, sound: 'card-discard' },
  excess: { path: 'discard', hold: HOLD.excess, sound: 'card-discard' },
  turnedUp: { path: 'turnUp', hold: HOLD.turnUp, sound: 'card-flip' },
  chosen: { path: 'take', hold: HOLD.choose, sound: 'card-take' },
  looked: { path: 'turnUp', hold: HOLD.look, sound: 'card-deal' },
  putBack: { path: 'draw', hold: HOLD.draw, sound: 'card-discard' },
  shown: { path: 'draw', hold: HOLD.show, sound: 'card-flip' },
  flipped: { path: 'turnUp', hold: HOLD.flip, sound: 'card-flip' },
  passedOn: { path: 'handOn', hold: HOLD.pass, sound: 'dynamite-pass' },
  replaced: { path: 'discard', hold: HOLD.discard, sound: 'card-discard' },
  reward: { path: 'draw', hold: HOLD.draw, sound: 'card-deal' },
  inherited: { path: 'take', hold: HOLD.estate, sound: 'card-take' },
  estate: { path: 'discard', hold: HOLD.estate, sound: 'card-discard' },
  coupled: { path: 'handOn', hold: HOLD.take, sound: 'train-couple' },
  given: { path: 'take', hold: HOLD.take, sound: 'card-take' },
  swapped: { path: 'handOn', hold: HOLD.take, sound: 'card-take' },
  returned: { path: 'take', hold: HOLD.take, sound: 'card-take' },
  yielded: { path: 'discard', hold: HOLD.take, sound: 'card-discard' },
  penalty: { path: 'discard', hold: HOLD.estate, sound: 'card-discard' },
};

export function movement(moved: CardMoved, shown: State): Script {
  const { card, cause, by } = moved;
  const { path, hold, sound } = MANNERS[cause];
  const onRails = railCue(moved);
  return {
    hold: onRails ? HOLD[onRails.cue] : hold,
    cues: [
      {
        cue: 'fly',
        path: moved.from === TRAIN ? 'haul' : path,
        shows: cause === 'shown' && card !== HIDDEN ? card : null,
      },
      ...(onRails ? [onRails] : []),
      { cue: 'sound', sound: soundOfCard(moved, shown) ?? sound, seat: by < 0 ? null : by },
    ],
  };
}

/** What a wagon does on the rails while its card moves; null for all other cards. */
function railCue({ card, from, to }: CardMoved): Extract<Cue, { cue: 'couple' | 'uncouple' }> | null {
  if (to === TRAIN) return { cue: 'couple' };
  return from === TRAIN && to !== WAGON_DECK ? { cue: 'uncouple', card } : null;
}
