import type { Picture } from '../../assets/art/pen.ts';
import type { RuleRow } from '../../assets/art/rule-symbols.ts';
import type { SetArt } from '../../assets/art/set-art.ts';
import { BASE_ART } from '../../assets/expansions/base/art/registry.ts';
import { DODGE_CITY_ART } from '../../assets/expansions/dodge-city/art/registry.ts';
import { pictureName } from './card-design.ts';
import type { Face } from './face.ts';

/** The drawings of every set; an expansion adds its own registry here. */
const SETS: readonly SetArt[] = [BASE_ART, DODGE_CITY_ART];

const PICTURES: ReadonlyMap<string, Picture> = new Map(
  SETS.flatMap((set) => [
    ...named('card', set.cards),
    ...named('character', set.characters),
    ...named('role', set.roles ?? {}),
    ...named('back', set.backs ?? {}),
  ]),
);
const SYMBOLS: ReadonlyMap<string, RuleRow> = new Map(SETS.flatMap((set) => Object.entries(set.symbols)));

export const PICTURE_NAMES: readonly string[] = [...PICTURES.keys()];

/** The drawing of a face; throws when a card or a character came without one. */
export function pictureOf(face: Face): Picture {
  const picture = PICTURES.get(pictureName(face));
  if (!picture) throw new Error(`expected a drawing for every face, got none for ${pictureName(face)}`);
  return picture;
}

/** The symbols printed on a kind of card; throws on a kind without any. */
export function symbolsOf(kind: string): RuleRow {
  const row = SYMBOLS.get(kind);
  if (!row) throw new Error(`expected a row of symbols for every card, got none for ${kind}`);
  return row;
}

function named(what: Face['what'], pictures: Readonly<Record<string, Picture>>): [string, Picture][] {
  return Object.entries(pictures).map(([id, picture]) => [`${what}:${id}`, picture]);
}
