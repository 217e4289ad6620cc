import {
  ANY,
  BANG,
  BOOK,
  CARD,
  DROP,
  flip,
  LIFE,
  MISSED,
  OTHERS,
  REACH,
  type RuleRow,
  see,
  seeFarther,
  seen,
  sight,
} from '../../../art/rule-symbols.ts';

/** The symbols on each playing card of the set (rules/great-train-robbery.md#playing-cards). */
export const TRAIN_SYMBOLS: Readonly<Record<string, RuleRow>> = {
  cactus: [[MISSED], [flip('♥♦'), LIFE]],
  dragoon: [[BOOK], [sight(2)]],
  evaded: [[MISSED, BOOK]],
  'full-steam': [[BOOK]],
  'knife-revolver': [
    [BANG, REACH],
    [flip('J–A'), BOOK],
  ],
  map: [[BOOK]],
  'money-bag': [[BOOK]],
  'most-wanted': [[CARD], [BOOK]],
  'next-stop': [[CARD, BOOK]],
  refund: [[BOOK]],
  strongbox: [[BOOK]],
  switch: [[BOOK]],
  'train-robbery': [[ANY, BOOK]],
  'water-tower': [[BOOK]],
};

/** The symbols on each wagon: what it does for whoever holds it (rules/great-train-robbery.md#wagons). */
export const WAGON_SYMBOLS: Readonly<Record<string, RuleRow>> = {
  'baggage-car': [[BOOK]],
  caboose: [[MISSED, BOOK]],
  'cattle-truck': [[CARD, BOOK]],
  'circus-wagon': [[DROP, OTHERS]],
  'coal-hopper': [[CARD], [DROP, BOOK]],
  'dining-car': [[flip('♥'), LIFE]],
  'express-car': [[BOOK]],
  'ghost-car': [[BOOK]],
  'lounge-car': [[BOOK]],
  'lumber-flatcar': [[seeFarther(1)]],
  'mail-car': [[CARD, CARD, CARD], [BOOK]],
  'observation-car': [[see(1), seen(1)]],
  'passenger-car': [[CARD, ANY]],
  'prisoner-car': [[BOOK]],
  'private-car': [[BOOK]],
  'sleeper-car': [[BANG, REACH], [BOOK]],
};
