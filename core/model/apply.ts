import { type Card, HIDDEN } from './card.ts';
import type { EventOf, GameEvent } from './event.ts';
import type { Draft } from './state.ts';
import { DECK, DISCARD, sees, type Zone } from './zone.ts';

type Appliers = { readonly [E in GameEvent['e']]: (draft: Draft, event: EventOf<E>) => void };

const APPLY: Appliers = {
  cardMoved: (draft, { card, from, to }) => {
    removeFrom(zoneOf(draft, from), card);
    zoneOf(draft, to).push(sees(draft.viewer, to) ? card : HIDDEN);
  },
  reshuffled: (draft, { order }) => {
    draft.zones[DECK] = order.slice();
    draft.zones[DISCARD] = [];
  },
  lifeLost: (draft, { seat, points }) => {
    draft.life[seat] = (draft.life[seat] ?? 0) - points;
  },
  lifeGained: (draft, { seat, points }) => {
    draft.life[seat] = (draft.life[seat] ?? 0) + points;
  },
  eliminated: (draft, { seat }) => {
    draft.dead[seat] = true;
  },
  roleShown: (draft, { seat, role }) => {
    draft.roles[seat] = role;
    draft.shown[seat] = true;
  },
  turnBegan: (draft, { seat }) => {
    draft.turn = seat;
  },
  aimed: () => {},
  dodged: () => {},
  judged: () => {},
  passed: () => {},
  exploded: () => {},
  turnLost: () => {},
  abilityUsed: () => {},
  roleDealt: (draft, { seat, role }) => {
    draft.roles[seat] = role;
  },
  charactersOffered: () => {},
  characterTaken: () => {},
  gameEnded: (draft, { winners }) => {
    draft.winners = winners;
    draft.stack = [];
    draft.pending = [];
  },
  framePushed: (draft, { frame }) => {
    draft.stack.push(frame);
  },
  frameChanged: (draft, { frame }) => {
    draft.stack[draft.stack.length - 1] = frame;
  },
  framePopped: (draft) => {
    draft.stack.pop();
  },
  questionAnswered: (draft) => {
    draft.question += 1;
  },
  triggerQueued: (draft, { trigger }) => {
    draft.pending.push(trigger);
  },
  triggersTaken: (draft) => {
    draft.pending = [];
  },
  generatorMoved: (draft, { generator }) => {
    draft.generator = generator;
  },
};

/** The only function that changes a state or a view of it: the host and every client fold events through it. */
export function apply(draft: Draft, event: GameEvent): void {
  // The record pairs each event with its own function; TypeScript cannot follow that through a lookup.
  (APPLY[event.e] as (draft: Draft, event: GameEvent) => void)(draft, event);
}

function zoneOf(draft: Draft, zone: Zone): Card[] {
  const cards = draft.zones[zone];
  if (!cards) throw new Error(`expected a zone, got ${zone}`);
  return cards;
}

/** A card that leaves a zone of hidden faces takes one of them along, whichever it was. */
function removeFrom(cards: Card[], card: Card): void {
  const known = cards.lastIndexOf(card);
  const at = known < 0 ? cards.lastIndexOf(HIDDEN) : known;
  if (at < 0) throw new Error(`expected card ${card} among ${cards.join(' ')}`);
  cards.splice(at, 1);
}
