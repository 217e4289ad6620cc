import { EDITIONS, type Edition, OPTION_VALUES, type OptionKey, type Options } from '../../../core/index.ts';

export type OptionValue = Options[OptionKey];

/** Where the editions differ, in the order in which a turn meets it. */
export const DISPUTED_OPTIONS = [
  'startFlipOrder',
  'jailSkips',
  'barrelInJail',
  'beerWithTwo',
  'saloonWithTwo',
  'ownCards',
  'distanceOneSelf',
  'ownDuelDeath',
  'sameWeapon',
  'flippedCard',
  'phaseThree',
  'kitCarlsonLife',
] as const satisfies readonly OptionKey[];

/** Where no edition says it, so that tables may want it otherwise. */
export const SILENT_OPTIONS = [
  'winCheck',
  'allDead',
  'reshuffle',
  'eliminatedOrder',
  'suzyDraw',
] as const satisfies readonly OptionKey[];

/** What only a box makes questionable; without it the keys mean nothing. */
export const BOX_OPTIONS: Readonly<Record<string, readonly OptionKey[]>> = {
  'dodge-city': ['apacheDuelCard', 'mollyScope', 'vultureSplit'],
  'great-train-robbery': [
    'stationCount',
    'freeWagon',
    'wagonBang',
    'deathwoodWagons',
    'trainOnExtraTurn',
    'evanTiming',
  ],
};
/** The box whose stations the players may add one of their own to. */
export const STATION_BOX = 'great-train-robbery';

/**
 * Variants: each is a switch, off by its first value and on by its second. `takeBack` is not among them: the table's
 * manners say when a move may be taken back.
 */
export const VARIANT_OPTIONS = [
  'characterChoice',
  'simplified',
  'keepCharacters',
  'sheriffPasses',
] as const satisfies readonly OptionKey[];

export const valuesOf = (key: OptionKey): readonly OptionValue[] => OPTION_VALUES[key];

/** What the edition says, unless the table says otherwise. */
export const presetOf = (edition: Edition, key: OptionKey): OptionValue => EDITIONS[edition][key];

export const chosenValue = (options: Partial<Options>, edition: Edition, key: OptionKey): OptionValue =>
  options[key] ?? presetOf(edition, key);

/** Sets an option; what equals the preset is left out, so that the list of differences stays true. */
export function withOption(
  options: Partial<Options>,
  edition: Edition,
  key: OptionKey,
  value: OptionValue,
): Partial<Options> {
  const { [key]: _old, ...others } = options;
  return value === presetOf(edition, key) ? others : { ...others, [key]: value };
}

/** Under another edition the table keeps what it wants otherwise, less what the new edition says anyway. */
export function underEdition(options: Partial<Options>, edition: Edition): Partial<Options> {
  const kept = Object.entries(options).filter(([key, value]) => presetOf(edition, key as OptionKey) !== value);
  return Object.fromEntries(kept);
}
