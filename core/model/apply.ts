import { type Card, HIDDEN } from './card.ts';
import type { EventOf, GameEvent } from './event.ts';
import { NOBODY } from './seat.ts';
import type { Draft } from './state.ts';
import { DECK, DISCARD, sees, TRAIN, WAGON_DECK, type Zone } from './zone.ts';

type Appliers = { readonly [E in GameEvent['e']]: (draft: Draft, event: EventOf<E>) => void };

const NO_CARDS: readonly Card[] = [];

const APPLY: Appliers = {
  cardMoved: moveCard,
  reshuffled: (draft, { order }) => {
    draft.zones[DECK] = order;
    draft.zones[DISCARD] = [];
  },
  lifeLost: (draft, { seat, points }) => {
    draft.life = draft.life.with(seat, (draft.life[seat] ?? 0) - points);
  },
  lifeGained: (draft, { seat, points }) => {
    draft.life = draft.life.with(seat, (draft.life[seat] ?? 0) + points);
  },
  eliminated: (draft, { seat, by }) => {
    draft.dead = draft.dead.with(seat, true);
    draft.fallen = draft.fallen.with(seat, true);
    if (draft.ghosts[seat]) draft.ghosts = draft.ghosts.with(seat, false);
    draft.credited = draft.credited.with(seat, by);
  },
  roleShown: (draft, { seat, role }) => {
    draft.roles = draft.roles.with(seat, role);
    draft.shown = draft.shown.with(seat, true);
  },
  turnBegan: (draft, { seat }) => {
    draft.turn = seat;
    draft.turns += 1;
    if (draft.fresh.length > 0) draft.fresh = NO_CARDS;
  },
  aimed: () => {},
  dodged: () => {},
  judged: () => {},
  passed: () => {},
  exploded: () => {},
  turnLost: () => {},
  abilityUsed: () => {},
  abilityTaken: (draft, { seat, character }) => {
    draft.abilities = draft.abilities.with(seat, character);
  },
  trainAdvanced: (draft, { at }) => {
    if (!draft.train) return;
    const { locomotive, stations, stationDeck } = draft.train;
    draft.train = { locomotive, at, stations, stationDeck };
  },
  trainBuilt: (draft, { locomotive, stations, stationDeck, order }) => {
    draft.train = { locomotive, at: 0, stations, stationDeck };
    draft.zones[TRAIN] = NO_CARDS;
    draft.zones[WAGON_DECK] = order;
  },
  locomotiveActs: () => {},
  haunted: (draft, { seat }) => {
    draft.life = draft.life.with(seat, 0);
    draft.ghosts = draft.ghosts.with(seat, true);
  },
  revived: (draft, { seat }) => {
    draft.dead = draft.dead.with(seat, false);
    draft.credited = draft.credited.with(seat, NOBODY);
    draft.life = draft.life.with(seat, 0);
    draft.ghosts = draft.ghosts.with(seat, true);
  },
  spared: () => {},
  roleDealt: (draft, { seat, role }) => {
    draft.roles = draft.roles.with(seat, role);
  },
  charactersOffered: (draft, { seat, characters }) => {
    draft.offered = draft.offered.with(seat, characters);
  },
  characterTaken: (draft, { seat, character, life }) => {
    draft.offered = draft.offered.with(seat, []);
    draft.characters = draft.characters.with(seat, character);
    draft.abilities = draft.abilities.with(seat, character);
    draft.maxLife = draft.maxLife.with(seat, life);
    draft.life = draft.life.with(seat, life);
  },
  gameEnded: (draft, { winners }) => {
    draft.winners = winners;
    draft.stack = [];
    draft.pending = [];
  },
  settled: (draft, { keep, frames, question, pending, generator }) => {
    draft.stack = [...draft.stack.slice(0, keep), ...frames];
    if (question !== undefined) draft.question = question;
    if (pending) draft.pending = pending;
    if (generator) draft.generator = generator;
  },
};

/** The only function by which a client's view changes; the host's own state changes by it, too. */
export function apply(draft: Draft, event: GameEvent): void {
  // The most frequent one by far needs no lookup.
  if (event.e === 'cardMoved') moveCard(draft, event);
  // The record pairs each event with its own function; TypeScript cannot follow that through a lookup.
  else (APPLY[event.e] as (draft: Draft, event: GameEvent) => void)(draft, event);
}

function moveCard(draft: Draft, { card, from, to, cause }: EventOf<'cardMoved'>): void {
  draft.zones[from] = without(zoneOf(draft, from), card);
  const there = zoneOf(draft, to);
  const face = sees(draft.viewer, to) ? card : HIDDEN;
  draft.zones[to] = to === WAGON_DECK ? [face, ...there] : [...there, face];
  if (cause === 'laid') draft.fresh = [...draft.fresh, card];
}

function zoneOf(draft: Draft, zone: Zone): readonly Card[] {
  const cards = draft.zones[zone];
  if (!cards) throw new Error(`expected a zone, got ${zone}`);
  return cards;
}

/** A card that leaves a zone of hidden faces takes one of them along, whichever it was. */
function without(cards: readonly Card[], card: Card): readonly Card[] {
  const known = cards.lastIndexOf(card);
  const at = known < 0 ? cards.lastIndexOf(HIDDEN) : known;
  if (at < 0) throw new Error(`expected card ${card} among ${cards.join(' ')}`);
  const rest = cards.slice(0, -1);
  for (let place = at; place < rest.length; place += 1) rest[place] = cards[place + 1] as Card;
  return rest;
}
