export { decide } from './bots/decide.ts';
export { LEVELS, type Level } from './bots/level.ts';
export { type PublicFacts, pauseFor } from './bots/pace.ts';
export { decidePosition } from './bots/position.ts';
export type { Budget, Decision, Request as BotRequest, Why } from './bots/request.ts';
export { TEMPERS, type Temper, type TemperName } from './bots/temper.ts';
export {
  CHARACTER_IDS,
  characterOf,
  charactersIn,
  charactersOf,
  deckOf,
  faultOfPrice,
  KIND_IDS,
  kindOf,
  kindsIn,
  LOCOMOTIVE_IDS,
  printedFor,
  rowNamed,
  SET_IDS,
  STATION_IDS,
  seatCountsWith,
  stationOf,
  stationsFor,
  WAGON_IDS,
} from './expansions/catalogue.ts';
export { apply } from './model/apply.ts';
export {
  type Card,
  HIDDEN,
  type KindId,
  NO_CARD,
  type PlayingCard,
  type Printed,
  parseCopy,
  printedAs,
  RANKS,
  type Rank,
  SUITS,
  type Suit,
} from './model/card.ts';
export type { Border, CardKind, Character } from './model/definition.ts';
export { BOOKKEEPING, type Fact, type GameEvent, isFact, type MoveCause } from './model/event.ts';
export type { Phase } from './model/frame.ts';
export { cleanLabel } from './model/label.ts';
export { fits, type Move, type Named, type Offer, REASONS, type Reason, type Slot, type Victim } from './model/move.ts';
export {
  DEFAULT_EDITION,
  EDITIONS,
  type Edition,
  OPTION_VALUES,
  type OptionKey,
  type Options,
} from './model/options.ts';
export { parseMove } from './model/parse-move.ts';
export { faultOfOption, type ParsedOptions, parseOptions } from './model/parse-options.ts';
export { QUESTION_KINDS, type Question, type QuestionKind } from './model/question.ts';
export { HOST, NOBODY, ROLES, type Role, type RoleSeen, type Seat, type Viewer } from './model/seat.ts';
export { type Draft, draftOf, type State, type Train } from './model/state.ts';
export {
  CUSTOM_STATION,
  type CustomStation,
  faultOfStation,
  type Price,
  STATION_LIMITS,
  type Station,
} from './model/station.ts';
export {
  DECK,
  DISCARD,
  FLIPPED,
  handOf,
  lookedAtBy,
  OPEN,
  rowOf,
  sees,
  TRAIN,
  WAGON_DECK,
  type Zone,
} from './model/zone.ts';
export { isAnytime } from './rules/ability.ts';
export { NEW_CHARACTER, printedLife } from './rules/casting.ts';
export { ROLES_BY_SEATS, SEAT_COUNTS } from './rules/deal.ts';
export {
  type DistanceExplained,
  distance,
  explainDistance,
  rangeOf,
  type Share,
  type Weapon,
  weaponOf,
} from './rules/distance.ts';
export { numberOf } from './rules/figures.ts';
export { askedSeat, askedSeats, legal, why } from './rules/legality.ts';
export { type Begun, carriedOver, emptyTable, type NewGame, newGame } from './rules/new-game.ts';
export { begin, IllegalMove, type Played, play, playLegal } from './rules/play.ts';
export { priceOf, whyPrice } from './rules/price.ts';
export { questionOf } from './rules/question.ts';
export {
  amongTwo,
  cardsIn,
  handOfSeat,
  hooksOf,
  isAlive,
  isGhost,
  isWounded,
  kindOfCard,
  livingFrom,
  rowOfSeat,
} from './rules/table.ts';
export { stationAt } from './rules/train.ts';
export { excessOf, handLimit } from './rules/turn.ts';
export { whyCard, whyStep, whyTarget, whyWagon } from './rules/why-card.ts';
export { quarryOf } from './rules/winning.ts';
export { layOut } from './scenario/lay-out.ts';
export { isMeant, legalMeaning, meanings, nameMove, refusal } from './scenario/naming.ts';
export { parseScenario, setsNotHere } from './scenario/parse-scenario.ts';
export {
  type BotChoice,
  type BotChoices,
  type BotPosition,
  type Outcome,
  outcomeOf,
  runScenario,
} from './scenario/run-scenario.ts';
export type { BotDemand, NamedMove, Scenario, SeatLayout, Step, TrainLayout } from './scenario/scenario.ts';
export { redact, redactEvent } from './view/redact.ts';
export { Telling } from './view/telling.ts';
