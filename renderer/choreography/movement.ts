import { type GameEvent, HIDDEN, kindOf, type State } from '../../core/index.ts';
import type { CueName } from '../sound/cues.ts';
import type { PathName, Script } from './cue.ts';
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
  coupled: { path: 'handOn', hold: HOLD.take, sound: 'card-lay' },
  given: { path: 'take', hold: HOLD.take, sound: 'card-take' },
  swapped: { path: 'handOn', hold: HOLD.take, sound: 'card-take' },
  returned: { path: 'take', hold: HOLD.take, sound: 'card-take' },
  yielded: { path: 'discard', hold: HOLD.take, sound: 'card-discard' },
  penalty: { path: 'discard', hold: HOLD.estate, sound: 'card-discard' },
};

/** What a kind of card sounds like where it is laid or played, instead of paper on felt. */
const OWN_SOUNDS: Readonly<Record<string, Partial<Record<CardMoved['cause'], CueName>>>> = {
  jail: { laid: 'jail', dropped: 'jail-open', estate: 'jail-open' },
  dynamite: { laid: 'fuse' },
  saloon: { played: 'saloon' },
  'general-store': { played: 'store-bell' },
  mustang: { laid: 'horse' },
  gatling: { played: 'gatling' },
  indians: { played: 'riders' },
  silver: { laid: 'horse' },
  'pony-express': { used: 'horse' },
  conestoga: { used: 'horse' },
  howitzer: { used: 'gatling' },
  brawl: { played: 'saloon' },
  'can-can': { used: 'saloon' },
  tequila: { played: 'saloon' },
  whisky: { played: 'saloon' },
};

export function movement({ card, cause, by }: CardMoved, shown: State): Script {
  const { path, hold, sound } = MANNERS[cause];
  const kind = card === HIDDEN ? '' : (shown.printed[card]?.kind ?? '');
  return {
    hold,
    cues: [
      { cue: 'fly', path, shows: cause === 'shown' && card !== HIDDEN ? card : null },
      { cue: 'sound', sound: ownSound(kind, cause) ?? sound, seat: by < 0 ? null : by },
    ],
  };
}

function ownSound(kind: string, cause: CardMoved['cause']): CueName | undefined {
  const own = OWN_SOUNDS[kind]?.[cause];
  if (own || cause !== 'laid' || kind === '') return own;
  return kindOf(kind).weapon ? 'weapon' : undefined;
}
