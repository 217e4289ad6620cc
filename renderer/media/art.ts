import type { Picture } from '../../assets/art/pen.ts';
import type { RuleRow } from '../../assets/art/rule-symbols.ts';
import type { SetArt } from '../../assets/art/set-art.ts';
import { BASE_ART } from '../../assets/expansions/base/art/registry.ts';
import { DODGE_CITY_ART } from '../../assets/expansions/dodge-city/art/registry.ts';
import { TRAIN_ART } from '../../assets/expansions/great-train-robbery/art/registry.ts';
import { CUSTOM_STATION, type CustomStation, kindOf } from '../../core/index.ts';
import { pictureName } from './card-design.ts';
import type { Face } from './face.ts';

/** The drawings of every set; an expansion adds its own registry here. */
const ART: Readonly<Record<string, SetArt>> = {
  base: BASE_ART,
  'dodge-city': DODGE_CITY_ART,
  'great-train-robbery': TRAIN_ART,
};
const SETS: readonly SetArt[] = Object.values(ART);

const PICTURES: ReadonlyMap<string, Picture> = new Map(
  SETS.flatMap((set) => [
    ...named('card', set.cards),
    ...named('character', set.characters),
    ...named('role', set.roles ?? {}),
    ...named('back', set.backs ?? {}),
    ...named('wagon', set.train?.wagons ?? {}),
    ...named('station', set.train?.stations ?? {}),
    ...named('locomotive', set.train?.locomotives ?? {}),
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

/** The symbols printed on a kind of card or on a wagon; throws on one without any. */
export function symbolsOf(kind: string): RuleRow {
  const row = SYMBOLS.get(kind);
  if (!row) throw new Error(`expected a row of symbols for every card, got none for ${kind}`);
  return row;
}

/** True of a wagon that is discarded to use it, false of one that stays. */
export function isSpent(wagon: string): boolean {
  const { row, use } = kindOf(wagon);
  return row.length > 0 && !(use && 'lends' in use);
}

/** All that the sets in play lay on the table besides playing cards, characters and roles, with the backs of those decks. */
export function trainFaces(expansions: readonly string[], custom?: CustomStation): readonly Face[] {
  return expansions.flatMap((set): Face[] => {
    const { train, backs = {} } = ART[set] ?? {};
    if (!train) return [];
    return [
      ...Object.keys(train.wagons).map((id): Face => ({ what: 'wagon', id })),
      ...Object.keys(train.stations).flatMap((id): Face[] =>
        id === CUSTOM_STATION ? blank(custom) : [{ what: 'station', id }],
      ),
      ...Object.keys(train.locomotives).map((id): Face => ({ what: 'locomotive', id })),
      ...Object.keys(backs).map((of) => ({ what: 'back', of }) as Face), // backs are named by the registry of the set
    ];
  });
}

const blank = (custom: CustomStation | undefined): Face[] =>
  custom ? [{ what: 'station', id: CUSTOM_STATION, custom }] : [];

function named(what: Face['what'], pictures: Readonly<Record<string, Picture>>): [string, Picture][] {
  return Object.entries(pictures).map(([id, picture]) => [`${what}:${id}`, picture]);
}
