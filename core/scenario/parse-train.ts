import { LOCOMOTIVE_IDS, stationsFor } from '../expansions/catalogue.ts';
import { cardIn, type Vocabulary } from './parse-named-move.ts';
import { fieldsIn, listIn, Misfit, oneOf, wholeIn } from './parse-value.ts';
import type { Scenario, TrainLayout } from './scenario.ts';

/** What a lay-out, and an expectation, may say of the train. */
export const TRAIN_KEYS = ['locomotive', 'at', 'stations', 'wagons', 'wagonDeck', 'stationDeck'];

/** The train of a file; where it says nothing of one that is in play, no row is laid yet. */
export function trainIn(value: unknown, rules: Scenario['rules'], words: Vocabulary): TrainLayout | null {
  const known = stationsFor(rules.expansions, rules.options);
  if (!known) {
    if (value !== undefined) throw new Misfit('train', 'expected no train without The Great Train Robbery');
    return null;
  }
  const train = fieldsIn('train', value ?? {}, TRAIN_KEYS);
  const stationsAt = (key: 'stations' | 'stationDeck') =>
    listIn(`train.${key}`, train[key] ?? [], (where, id) => oneOf(where, id, known));
  const wagonsAt = (key: 'wagons' | 'wagonDeck') =>
    listIn(`train.${key}`, train[key] ?? [], (where, card) => cardIn(where, card, words));
  const stations = stationsAt('stations');
  return {
    locomotive: oneOf('train.locomotive', train.locomotive ?? LOCOMOTIVE_IDS[0], LOCOMOTIVE_IDS),
    at: wholeIn('train.at', train.at ?? (stations.length > 0 ? 0 : -1), -1, stations.length),
    stations,
    wagons: wagonsAt('wagons'),
    wagonDeck: wagonsAt('wagonDeck'),
    stationDeck: stationsAt('stationDeck'),
  };
}
