import type { Options } from '../model/options.ts';

/** Every value that each option of a table may have, in the order of options.md. */
export const OPTION_VALUES: { readonly [K in keyof Options]: readonly Options[K][] } = {
  jailSkips: ['whole-turn', 'phases-1-2'],
  startFlipOrder: ['dynamite-first', 'laid-order'],
  barrelInJail: ['allowed', 'forbidden'],
  ownDuelDeath: ['opponent', 'nobody'],
  beerWithTwo: ['no-effect', 'forbidden'],
  saloonWithTwo: ['allowed', 'forbidden'],
  ownCards: ['allowed', 'forbidden'],
  distanceOneSelf: ['allowed', 'forbidden'],
  flippedCard: ['first', 'last'],
  sameWeapon: ['forbidden', 'allowed'],
  phaseThree: ['exact', 'at-least'],
  winCheck: ['after-effect', 'immediate'],
  allDead: ['outlaws', 'nobody'],
  reshuffle: ['at-once', 'when-needed'],
  suzyDraw: ['after-effect', 'at-once'],
  kitCarlsonLife: [4, 3],
};
