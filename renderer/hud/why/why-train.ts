import { priceOf, type Reason, type State } from '../../../core/index.ts';
import type { Chosen } from '../../session/chart.ts';
import type { Thing } from '../../session/thing.ts';
import { placeOf } from '../../session/train-places.ts';
import { priceText, stopOf } from '../train/train-words.ts';
import type { Words } from '../words.ts';

interface Asked {
  readonly state: State;
  readonly thing: Thing;
  readonly chosen: Chosen;
  readonly reason: Reason;
  readonly words: Words;
}

/** What is asked of the train: a name for the question, and the answer with its figures; null for all else. */
export function trainTold({ state, thing, chosen, reason, words }: Asked) {
  const stepped = chosen.path.some(({ key }) => key === 'advance');
  switch (thing.what) {
    case 'wagon': {
      const stop = stopOf(state, thing.card, stepped, words);
      return { name: words.card(thing.card), text: wagonText(reason, stop, words) };
    }
    case 'station': {
      const id = state.train?.stations[thing.at];
      if (id === undefined) return null;
      const stop = { station: words.station(id), asked: priceText(priceOf(state, id), words) };
      return { name: stop.station, text: wagonText(reason, stop, words) };
    }
    case 'locomotive':
      return { name: words.t('prompt:do.rollOn'), text: stepText(reason, words) };
    case 'hand':
    case 'row': {
      const wagon = chosen.path.find((step) => step.key === 'take');
      if (!wagon || placeOf(state, wagon.card, stepped)?.station === undefined) return null;
      const stop = stopOf(state, wagon.card, stepped, words);
      if (!stop || reason.code !== 'cannot-pay') return null;
      return {
        name: words.card(thing.card),
        text: words.t('reasons:train.notThis', { station: stop.station, price: stop.asked }),
      };
    }
    default:
      return null;
  }
}

interface Stop {
  readonly station: string;
  readonly asked: string;
}

function wagonText({ code, figures = {} }: Reason, stop: Stop | null, { t }: Words): string {
  const named = { station: stop?.station ?? '', price: stop?.asked ?? '' };
  switch (code) {
    case 'nothing-there':
      return t('reasons:train.noStation');
    case 'cannot-pay':
      return t('reasons:train.cannotPay', { ...named, needed: figures.needed ?? 0, given: figures.given ?? 0 });
    case 'last-life':
      return t('reasons:train.lastLife', named);
    case 'limit-reached':
      return t('reasons:train.taken', { count: figures.limit ?? 1 });
    case 'wrong-time':
      return t('reasons:train.ownTurn');
    default:
      return t(`reasons:code.${code}`, figures);
  }
}

/** The free step goes with a wagon that is paid for; the reason is that of the wagon that lacks least. */
function stepText({ code, figures = {} }: Reason, { t }: Words): string {
  switch (code) {
    case 'nothing-there':
    case 'cannot-pay':
    case 'last-life':
      return t('reasons:train.stepNeedsWagon');
    case 'limit-reached':
      return t('reasons:train.stepTaken');
    case 'wrong-time':
      return t('reasons:train.ownTurn');
    default:
      return t(`reasons:code.${code}`, figures);
  }
}
