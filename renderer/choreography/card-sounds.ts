import { type Fact, HIDDEN, kindOf, type State, TRAIN } from '../../core/index.ts';
import type { CueName } from '../sound/cues.ts';

type CardMoved = Extract<Fact, { e: 'cardMoved' }>;
type Cause = CardMoved['cause'];

/** What a kind of card sounds like where it is laid, played or used, instead of paper on felt. */
const OWN_SOUNDS: Readonly<Record<string, Partial<Record<Cause, CueName>>>> = {
  jail: { laid: 'jail', dropped: 'jail-open', estate: 'jail-open' },
  dynamite: { laid: 'fuse' },
  saloon: { played: 'saloon' },
  'general-store': { played: 'store-bell' },
  mustang: { laid: 'horse' },
  gatling: { played: 'gatling' },
  indians: { played: 'riders' },
  silver: { laid: 'horse' },
  'pony-express': { used: 'gallop' },
  conestoga: { used: 'wagon' },
  howitzer: { used: 'howitzer' },
  brawl: { played: 'brawl' },
  'can-can': { used: 'dance' },
  tequila: { played: 'pour' },
  whisky: { played: 'pour' },
  canteen: { used: 'pour' },
  'iron-plate': { used: 'clang', reply: 'clang' },
  'money-bag': { played: 'coins' },
  refund: { laid: 'coins' },
  strongbox: { laid: 'lock' },
  'water-tower': { played: 'water' },
  'train-robbery': { played: 'riders' },
};

/** A sound of its own for what moves, or undefined; a wagon is iron wherever it goes. */
export function soundOfCard({ card, cause, from }: CardMoved, { printed }: State): CueName | undefined {
  const printing = card === HIDDEN ? undefined : printed[card];
  if (!printing) return undefined;
  const own = OWN_SOUNDS[printing.kind]?.[cause];
  if (own) return own;
  if (from === TRAIN) return 'train-uncouple';
  if (cause === 'coupled') return 'train-couple';
  return cause === 'laid' && kindOf(printing.kind).weapon ? 'weapon' : undefined;
}
