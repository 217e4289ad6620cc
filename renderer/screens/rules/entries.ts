import {
  CHARACTER_IDS,
  CUSTOM_STATION,
  charactersIn,
  KIND_IDS,
  kindOf,
  kindsIn,
  LOCOMOTIVE_IDS,
  type PlayingCard,
  printedAs,
  ROLES,
  SET_IDS,
  STATION_IDS,
  WAGON_IDS,
} from '../../../core/index.ts';
import type { Names } from '../../i18n/names.ts';
import { PICTURE_NAMES } from '../../media/art.ts';
import type { Face } from '../../media/face.ts';
import { STATION_BOX } from '../new-game/options.ts';

export const SHELVES = ['cards', 'characters', 'roles', 'wagons', 'stations', 'locomotives'] as const;
export type Shelf = (typeof SHELVES)[number];

/** One picture of the gallery and what is found by searching for it. */
export interface Entry {
  readonly shelf: Shelf;
  readonly id: string;
  /** The set that it comes from; none for roles, which every game has. */
  readonly box?: string | undefined;
  readonly face: Face;
  readonly name: string;
  /** All that is written about it, in lower case and without accents, for the search. */
  readonly words: string;
}

/** Everything in the boxes that is drawn, in the order of their lists. */
export function entriesIn(names: Names): readonly Entry[] {
  const cards = KIND_IDS.filter((id) => PICTURE_NAMES.includes(`card:${id}`)).map((id): Entry => {
    const name = names.card(id);
    return {
      shelf: 'cards',
      id,
      box: SET_IDS.find((set) => kindsIn(set).includes(id)),
      face: { what: 'card', ...sampleOf(id) },
      name,
      words: plain(`${name} ${written(names, id)}`),
    };
  });
  const characters = CHARACTER_IDS.filter((id) => PICTURE_NAMES.includes(`character:${id}`)).map((id): Entry => {
    const name = names.character(id);
    return {
      shelf: 'characters',
      id,
      box: SET_IDS.find((set) => charactersIn(set).includes(id)),
      face: { what: 'character', id },
      name,
      words: plain(`${name} ${written(names, id)}`),
    };
  });
  const roles = ROLES.map((role): Entry => {
    const name = names.role(role);
    return {
      shelf: 'roles',
      id: role,
      face: { what: 'role', role },
      name,
      words: plain(`${name} ${names.goal(role)}`),
    };
  });
  return [...cards, ...characters, ...roles, ...piecesIn(names)];
}

/** What stands on the rails and beside them. */
function piecesIn(names: Names): readonly Entry[] {
  const piece = (shelf: Shelf, face: Face & { readonly id: string }, name: string): Entry => {
    const words = plain(`${name} ${written(names, face.id)}`);
    return { shelf, id: face.id, box: STATION_BOX, face, name, words };
  };
  return [
    ...WAGON_IDS.map((id) => piece('wagons', { what: 'wagon', id }, names.wagon(id))),
    ...[...STATION_IDS, CUSTOM_STATION].map((id) => piece('stations', { what: 'station', id }, names.station(id))),
    ...LOCOMOTIVE_IDS.map((id) => piece('locomotives', { what: 'locomotive', id }, names.locomotive(id))),
  ];
}

function written(names: Names, id: string): string {
  const { text, not, notes } = names.rule(id);
  return [text, not ?? '', ...notes].join(' ');
}

/** The copy that stands for its kind. */
function sampleOf(kind: string): PlayingCard {
  const [copy] = kindOf(kind).copies;
  if (!copy) throw new Error(`expected a printed copy of ${kind}, got none`);
  return printedAs(kind, copy);
}

/** For comparing: lower case, no accents, so that "vezeni" finds "Vězení". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const matches = (entry: Entry, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every((word) => entry.words.includes(word));
