import {
  type CustomStation,
  cleanLabel,
  KIND_IDS,
  kindOf,
  kindsIn,
  type Options,
  type Price,
  SET_IDS,
} from '../../../core/index.ts';

/** The kinds of price that printed stations have, too. */
export const PRICE_KINDS = ['cards', 'names', 'suit', 'ranks', 'border', 'life'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export function kindOfPrice(price: Price): PriceKind {
  if ('from' in price) return 'ranks';
  return PRICE_KINDS.find((kind) => kind in price) ?? 'cards';
}

/** What a price of this kind begins with. */
export function firstPrice(kind: PriceKind): Price {
  switch (kind) {
    case 'cards':
      return { cards: 1 };
    case 'names':
      return { names: ['bang'] };
    case 'suit':
      return { suit: 'S' };
    case 'ranks':
      return { from: '10', to: 'A' };
    case 'border':
      return { border: 'blue' };
    case 'life':
      return { life: 1 };
  }
}

/** The cards that a price may name at a table with these boxes: wagons are no price. */
export const payable = (expansions: readonly string[]): readonly string[] =>
  [...SET_IDS.slice(0, 1), ...expansions].flatMap(kindsIn).filter((id) => KIND_IDS.includes(id) && !kindOf(id).wagon);

/** While it is written it may have no name yet; then no cards are dealt. */
export const lacksName = ({ customStation }: Partial<Options>): boolean =>
  customStation !== undefined && customStation !== null && cleanLabel(customStation.name) === '';

/** The station as the table gets it: its name without blanks around it or anything unseen. */
export const settled = (station: CustomStation): CustomStation => ({ ...station, name: cleanLabel(station.name) });

/** What it asks, less the cards that left the table with their box. */
export function withinBoxes({ name, price }: CustomStation, expansions: readonly string[]): CustomStation {
  if (!('names' in price)) return { name, price };
  const known = payable(expansions);
  const names = price.names.filter((each) => known.includes(each));
  return { name, price: names.length > 0 ? { names } : firstPrice('names') };
}
