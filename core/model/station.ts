import { type KindId, RANKS, type Rank, SUITS, type Suit } from './card.ts';
import { cleanLabel } from './label.ts';

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

/** Characters of its name, and so many points, cards or names of cards in its price at most. */
export const STATION_LIMITS = { name: 24, price: 3 } as const;
const KIND = /^[a-z][a-z-]{0,39}$/;

/** What is wrong with a station out of a file or a form; null if nothing is. */
export function faultOfStation(value: unknown): string | null {
  if (!isRecord(value)) return `expected a name and a price, got ${JSON.stringify(value)?.slice(0, 200)}`;
  const { name, price } = value;
  if (Object.keys(value).some((key) => key !== 'name' && key !== 'price')) return 'expected a name and a price only';
  if (typeof name !== 'string' || name === '' || name.length > STATION_LIMITS.name || cleanLabel(name) !== name) {
    const got = typeof name === 'string' ? name.slice(0, 2 * STATION_LIMITS.name) : name;
    return `name: expected 1 to ${STATION_LIMITS.name} characters that can be seen, got ${JSON.stringify(got)}`;
  }
  return isPrice(price) ? null : `price: expected a price of a station, got ${JSON.stringify(price)?.slice(0, 200)}`;
}

function isPrice(value: unknown): value is Price {
  if (!isRecord(value)) return false;
  const { names, suit, from, to, border, life, cards } = value;
  switch (Object.keys(value).sort().join(' ')) {
    case 'names':
      return Array.isArray(names) && isFew(names.length) && new Set(names).size === names.length && names.every(isKind);
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
const isKind = (value: unknown): boolean => typeof value === 'string' && KIND.test(value);
const isFew = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= STATION_LIMITS.price;
const isCount = (value: unknown): boolean => typeof value === 'number' && isFew(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
