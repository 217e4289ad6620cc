import { printedFor, stationsFor } from '../expansions/catalogue.ts';
import type { Card } from '../model/card.ts';
import type { State, Train } from '../model/state.ts';
import { DECK, DISCARD, handOf, rowOf, TRAIN, WAGON_DECK } from '../model/zone.ts';
import { emptyTable } from '../rules/new-game.ts';
import { turnOf } from '../rules/turn-frame.ts';
import { Box } from './box.ts';
import type { Scenario, SeatLayout, TrainLayout } from './scenario.ts';

/** The table of a scenario before its first step. */
export function layOut({ rules, seats, turn, drawPile, discardPile, train }: Omit<Scenario, 'id' | 'steps'>): State {
  const names = [...seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]), ...drawPile, ...discardPile];
  const box = new Box(printedFor(rules.expansions, rules.options), names);
  const take = (name: string) => box.take(name);
  const hands = seats.map(({ hand }) => hand.map(take));
  const rows = seats.map(({ inPlay }) => inPlay.map(take));
  const fresh = seats.flatMap((seat, at) =>
    seat.inPlay.flatMap((name, place) => (seat.fresh.includes(name) ? (rows[at]?.slice(place, place + 1) ?? []) : [])),
  );
  const draw = drawPile.map(take);
  const discards = discardPile.map(take);
  const state = emptyTable({
    roles: seats.map(({ role }) => role),
    characters: seats.map(({ character }) => character),
    printed: box.cards,
    options: rules.options,
  });
  const zones = state.zones.slice();
  seats.forEach((_, seat) => {
    zones[handOf(seat)] = hands[seat] ?? [];
    zones[rowOf(seat)] = rows[seat] ?? [];
  });
  const coupled = train?.wagons.map(take) ?? [];
  const deckWagons = train?.wagonDeck.map(take) ?? [];
  const isWagon = (card: Card) => box.cards[card]?.suit === null;
  zones[TRAIN] = coupled;
  zones[WAGON_DECK] = [...box.rest.filter(isWagon), ...deckWagons.reverse()];
  zones[DECK] = [...box.rest.filter((card) => !isWagon(card)), ...draw.reverse()];
  zones[DISCARD] = discards.reverse();
  return {
    ...state,
    zones,
    dead: seats.map(({ dead }) => dead),
    fallen: seats.map(({ dead }) => dead),
    shown: seats.map(({ dead }, seat) => dead || state.shown[seat] === true),
    life: seats.map((seat, at) => lifeIn(seat, state.maxLife[at] ?? 0)),
    turn: turn.seat,
    fresh,
    stack: [turnOf(turn.seat, turn.phase)],
    train: train && trainLaid(train, rules),
    ghosts: seats.map((seat, at) => seat.life === 0 && !seat.dead && (rows[at] ?? []).length > 0),
  };
}

/** Stations that the file does not name lie under the deck. */
function trainLaid({ locomotive, at, stations, stationDeck }: TrainLayout, rules: Scenario['rules']): Train {
  const named = [...stations, ...stationDeck];
  const rest = (stationsFor(rules.expansions, rules.options) ?? []).filter((id) => !named.includes(id));
  return { locomotive, at, stations, stationDeck: [...rest, ...stationDeck.toReversed()] };
}

const lifeIn = ({ dead, life }: SeatLayout, most: number): number => (dead ? 0 : (life ?? most));
