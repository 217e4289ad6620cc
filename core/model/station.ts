import { type KindId, RANKS, type Rank, SUITS, type Suit } from './card.ts';

/**
 * What a station asks for a wagon: a card of one of these names, of a suit, of a range of ranks, of the blue border, so
 * many life points, or any so many cards.
 */
export type Price =
  | { readonly names: readonly KindId[] }
  | { readonly suit: Suit }
  | { readonly from: Rank; readonly to: Rank }
  | { readonly border: 'blue' }
  | { readonly life: number }
  | { readonly cards: number };

export interface Station {
  readonly id: string;
  readonly price: Price;
}

/** A station that the players have written themselves. */
export interface CustomStation {
  readonly name: string;
  readonly price: Price;
}
/** Its id among the printed ones. */
export const CUSTOM_STATION = 'custom-station';

const LONGEST_NAME = 24;
const MOST_PAID = 3;

/** What is wrong with a station out of a file or a form; null if nothing is. */
export function faultOfStation(value: unknown): string | null {
  if (!isRecord(value)) return `expected a name and a price, got ${JSON.stringify(value)}`;
  const { name, price } = value;
  if (Object.keys(value).some((key) => key !== 'name' && key !== 'price')) return 'expected a name and a price only';
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) {
    return `name: expected 1 to ${LONGEST_NAME} letters, got ${JSON.stringify(name)}`;
  }
  return isPrice(price) ? null : `price: expected a price of a station, got ${JSON.stringify(price)}`;
}

function isPrice(value: unknown): value is Price {
  if (!isRecord(value)) return false;
  const { names, suit, from, to, border, life, cards } = value;
  switch (Object.keys(value).sort().join(' ')) {
    case 'names':
      return Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string');
    case 'suit':
      return SUITS.some((one) => one === suit);
    case 'from to':
      return isRank(from) && isRank(to) && RANKS.indexOf(from) <= RANKS.indexOf(to);
    case 'border':
      return border === 'blue';
    case 'life':
      return isCount(life);
    case 'cards':
      return isCount(cards);
    default:
      return false;
  }
}

const isRank = (value: unknown): value is Rank => RANKS.some((rank) => rank === value);
const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_PAID;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
