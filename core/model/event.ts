import type { Card, KindId } from './card.ts';
import type { Frame } from './frame.ts';
import type { Role, RoleSeen, Seat } from './seat.ts';
import type { Trigger } from './state.ts';
import type { Zone } from './zone.ts';

/** A rule, a sound and a sentence of the log differ by the cause of a movement. */
export type MoveCause =
  | 'dealt'
  | 'drawn'
  | 'played'
  | 'laid'
  | 'used'
  | 'reply'
  | 'price'
  | 'taken'
  | 'dropped'
  | 'excess'
  | 'turnedUp'
  | 'chosen'
  | 'looked'
  | 'putBack'
  | 'shown'
  | 'flipped'
  | 'passedOn'
  | 'replaced'
  | 'reward'
  | 'inherited'
  | 'estate'
  | 'penalty'
  | 'coupled'
  | 'given'
  | 'swapped'
  | 'returned'
  | 'yielded';

/** What happened at the table: each has a cue and a sentence. */
export type Fact =
  | {
      readonly e: 'cardMoved';
      readonly card: Card;
      readonly from: Zone;
      readonly to: Zone;
      readonly cause: MoveCause;
      readonly by: Seat;
    }
  | { readonly e: 'reshuffled'; readonly order: readonly Card[] }
  /** `source` is the kind of card or the character that did it; `by` may be NOBODY. */
  | { readonly e: 'lifeLost'; readonly seat: Seat; readonly points: number; readonly by: Seat; readonly source: string }
  | { readonly e: 'lifeGained'; readonly seat: Seat; readonly points: number }
  | { readonly e: 'eliminated'; readonly seat: Seat; readonly by: Seat }
  | { readonly e: 'roleShown'; readonly seat: Seat; readonly role: Role }
  | { readonly e: 'turnBegan'; readonly seat: Seat }
  /** What `by` played or used turns to the seat `at`: a shot, a duel, a theft. The arrow on the table. */
  | { readonly e: 'aimed'; readonly by: Seat; readonly at: Seat; readonly kind: KindId }
  /** A shot met enough Missed! effects. */
  | { readonly e: 'dodged'; readonly seat: Seat; readonly by: Seat }
  /** A draw! is decided: `source` is the card's kind or the character whose flip it was. */
  | {
      readonly e: 'judged';
      readonly seat: Seat;
      readonly source: string;
      readonly card: Card;
      readonly met: boolean;
    }
  /** The seat answered a question with nothing. */
  | { readonly e: 'passed'; readonly seat: Seat }
  | { readonly e: 'exploded'; readonly seat: Seat }
  | { readonly e: 'turnLost'; readonly seat: Seat }
  /** The seat has this character's ability from now on: a copied one, or its own again. */
  | { readonly e: 'abilityTaken'; readonly seat: Seat; readonly character: string }
  /** An ability made the cards or points that follow. */
  | { readonly e: 'abilityUsed'; readonly seat: Seat; readonly character: string }
  /** The locomotive stands at another station, or at the end of the line; `by` may be NOBODY. */
  | { readonly e: 'trainAdvanced'; readonly by: Seat; readonly at: number }
  /** A new row of stations; `order` are all wagons, face down in their deck, the top last. */
  | {
      readonly e: 'trainBuilt';
      readonly locomotive: string;
      readonly stations: readonly string[];
      readonly stationDeck: readonly string[];
      readonly order: readonly Card[];
    }
  /** What the locomotive does at the end of the line begins. */
  | { readonly e: 'locomotiveActs'; readonly locomotive: string }
  /** Without life, but still in play. */
  | { readonly e: 'haunted'; readonly seat: Seat }
  | { readonly e: 'revived'; readonly seat: Seat }
  /** The seat is left out of an effect on several. */
  | { readonly e: 'spared'; readonly seat: Seat; readonly by: Seat }
  | { readonly e: 'roleDealt'; readonly seat: Seat; readonly role: RoleSeen }
  /** The characters to choose from; the seat alone sees which. A single one is chosen, but not shown yet. */
  | { readonly e: 'charactersOffered'; readonly seat: Seat; readonly characters: readonly string[] }
  /** `life` is the maximum, the sheriff's extra point included (B1.4). */
  | { readonly e: 'characterTaken'; readonly seat: Seat; readonly character: string; readonly life: number }
  | { readonly e: 'gameEnded'; readonly winners: readonly Seat[] };

/** What the core has to remember: neither cue nor sentence. */
export type Bookkeeping =
  /** The end of a move: the lowest `keep` frames of the stack stay, `frames` lie above them; the rest only if changed. */
  {
    readonly e: 'settled';
    readonly keep: number;
    readonly frames: readonly Frame[];
    readonly question?: number;
    readonly pending?: readonly Trigger[];
    readonly generator?: readonly number[];
  };

export const BOOKKEEPING: readonly GameEvent['e'][] = ['settled'];

/** Whether it is for people: what the log tells and a bot remembers. */
export const isFact = (event: GameEvent): event is Fact => event.e !== 'settled';

export type GameEvent = Fact | Bookkeeping;
export type EventOf<E extends GameEvent['e']> = Extract<GameEvent, { e: E }>;
