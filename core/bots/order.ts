import type { Traits } from './traits.ts';

/** In which order good plays are made: what opens more comes first. */
export const ORDER = {
  surely: 9,
  draw: 8,
  lay: 7,
  store: 6,
  heal: 5,
  strip: 4,
  shoot: 3,
  others: 2,
  last: 1,
  end: 0,
} as const;

export function orderOf({ lies, laidBefore, waits, symbol, answers }: Traits): number {
  if (lies) return laidBefore || waits ? ORDER.last : ORDER.lay;
  if (symbol === 'draw') return ORDER.draw;
  if (symbol === 'heal') return ORDER.heal;
  if (symbol === 'store') return ORDER.store;
  if (symbol === 'take' || symbol === 'drop') return ORDER.strip;
  return answers === 'bangCard' ? ORDER.shoot : ORDER.others;
}
