/**
 * The numbers that every bot judges by, in one place; those in which the levels differ stand in `judgement.ts`. The unit
 * is about one life point of somebody in good health. Starting values by thought, then changed where paired games said
 * so (docs/bots.md).
 */
export const WEIGHTS = {
  /** To be alive, apart from the points. */
  alive: 2.5,
  /** A card in somebody's hand whose face is not seen, and each one beyond the fifth. */
  handCard: 0.35,
  handCardBeyond: 0.15,
  handful: 5,
  /** The game itself. */
  game: 12,

  /** At a table of three. */
  three: { self: 1.3, quarry: -1.2, hunter: -0.4 },
  /** Cards drawn for killing an outlaw. */
  reward: 3,
  /** A kind that the table does not name. */
  keepUnnamed: 0.4,
  /** Each further copy of a reply is worth so much of the one before. */
  further: 0.75,
  duelForEachBang: 0.15,
  /** A Missed! when two points or less are left. */
  missedWhenWeak: 1,
  weak: 2,
  /** What can never be used: a second copy, a lesser weapon. */
  useless: 0.03,

  /** Equipment in the row. */
  row: { dodgeFlip: 0.9, raise: 0.8, sight: 0.5, weapon: 0.15, range: 0.15, rapid: 0.5, jail: -1, dynamite: -0.4 },
  /** A card that lies in a row to be used later, by its symbols. */
  later: {
    answer: 0.8,
    symbols: { bang: 0.45, take: 0.6, drop: 0.45, heal: 0.7, draw: 0.35 } as Readonly<Record<string, number>>,
    other: 0.3,
    many: 1.6,
  },
  /** For each enemy that comes into reach. */
  newlyInReach: 0.4,
  /** More for a worse foe. */
  wanted: { least: 0.5, more: 0.8 },
  /** Share of its worth that a piece of equipment has while it is still in the hand. */
  unlaid: 0.4,

  /** An answer that somebody else has to give away. */
  answerLost: 0.45,
  /** A turn lost, at three chances in four. */
  turn: 0.75,
  /** One of the last two cards of a hand. */
  scarce: 0.1,
  /** Going off at one flip; the times that it goes round; what else speaks against it. */
  dynamite: { chance: 0.1, rounds: 1.3, reluctance: 0.1, weak: 0.3 },
  /** Life points that have to be left after an ability has cost some. */
  sparedLife: 2,
  /** An ability that could be had, by what it changes. */
  abilities: {
    number: {
      cardsDrawn: 0.9,
      drawnPerWound: 0.5,
      bangsPerTurn: 0.8,
      raise: 0.7,
      sight: 0.5,
      range: 0.4,
      missedNeeded: 0.5,
      cardsFlipped: 0.2,
      handLimit: 0.5,
      saverHeals: 0.3,
      drawnAtEnd: 0.45,
      wagonsPerTurn: 0.4,
    },
    reaction: 0.5,
    disguise: 0.5,
    step: 0.45,
    action: 0.5,
    dodgeFlip: 0.8,
    fate: 0.4,
    shield: 0.3,
    silence: 0.4,
    exemption: 0.3,
  },
  /** A card of this kind in a row, beyond what its figures say. */
  lying: {
    'baggage-car': 0.9,
    caboose: 0.6,
    'cattle-truck': 0.6,
    'circus-wagon': 0.6,
    'coal-hopper': 0.5,
    'dining-car': 0.6,
    'express-car': 0.8,
    'lounge-car': 0.8,
    'lumber-flatcar': -0.5,
    'mail-car': 0.9,
    'passenger-car': 0.8,
    'prisoner-car': 0.4,
    'private-car': 0.35,
    'sleeper-car': 0.6,
    map: 0.5,
    refund: 0.5,
    strongbox: 1.1,
  } as Readonly<Record<string, number>>,
  /**
   * The train: a step of it, a card that somebody gives up by his own choice, a turn more, a card of a row held up, what a
   * wagon's price is worth to others, and the share of cards that pay it.
   */
  train: {
    step: 0.02,
    shed: 0.3,
    turn: 1.2,
    heldUp: 0.4,
    price: 0.4,
    held: { suit: 0.25, range: 0.5, blue: 0.25, name: 0.12 },
  },
  /** What keeps its owner in play without life: with one life point left, less for each further one; and to be back. */
  haunts: { dying: 2.5, lessByLife: 0.35, back: 3 },
  /** A card drawn. */
  drawn: 0.45,
  /** The pick in a store over what the others get. */
  firstPick: 0.6,
  laterPick: 0.4,

  /** A play has to gain this much over doing nothing. */
  threshold: 0.03,
  /** A greenhorn takes any of the moves this near to the best. */
  greenhornSpread: 0.3,
  /** Who hurt me last is so much more an enemy in a greenhorn's eyes. */
  lastHurt: 0.5,
  /** A point of grudge, for the vengeful. */
  grudge: 0.3,
  grudgeFades: 0.8,
  grudgeForCard: 0.5,
  /** No grudge against a seat that is a friend with this chance. */
  surelyFriend: 0.7,
  /** A hidden seat is shot at from this chance on that it is an enemy; the aggressive are content with less. */
  shootFrom: 0.35,
  shootFromByAggression: 0.15,
} as const;
