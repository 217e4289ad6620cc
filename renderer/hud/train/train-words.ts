import { type Price, priceOf, type State } from '../../../core/index.ts';
import { placeOf } from '../../session/train-places.ts';
import type { Words } from '../words.ts';

/** "a card of spades", "any 2 cards": what a station asks. */
export function priceText(price: Price, { t, names }: Words): string {
  if ('names' in price) return t('table:price.names', { names: price.names.map(names.card).join(' / ') });
  if ('suit' in price) return t(`table:price.suit.${price.suit}`);
  if ('from' in price) {
    return price.from === price.to
      ? t('table:price.rank', { rank: price.from })
      : t('table:price.ranks', { from: price.from, to: price.to });
  }
  if ('border' in price) return t('table:price.blue');
  if ('life' in price) return t('table:price.life', { count: price.life });
  return t('table:price.cards', { count: price.cards });
}

/** The station at which a wagon stands now, or after the free step, with its price; null where there is none. */
export function stopOf(state: State, wagon: number, stepped: boolean, words: Words) {
  const id = placeOf(state, wagon, stepped)?.station;
  if (id === undefined) return null;
  const price = priceOf(state, id);
  return { station: words.station(id), price, asked: priceText(price, words) };
}
