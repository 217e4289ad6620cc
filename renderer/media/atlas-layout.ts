import { type CustomStation, charactersOf, deckOf, RANKS, type Rank, SUITS, type Suit } from '../../core/index.ts';
import { trainFaces } from './art.ts';
import { CARD, PLATE_INNER, pictureName } from './card-design.ts';
import type { Face } from './face.ts';

/** One cell a picture, not one a copy: rank and suit are 52 small plates that the shader lays over a cell. */
export interface AtlasLayout {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly plate: { readonly width: number; readonly height: number; readonly columns: number; readonly top: number };
  /** The face of each cell, in the order of the cells; the blank edge follows them. */
  readonly faces: readonly Face[];
  readonly plates: readonly { readonly rank: Rank; readonly suit: Suit }[];
  /** The blank cell that the sides of a card show. */
  readonly edge: number;
}

/** The largest texture that every graphics card takes, in pixels along a side. */
export const LARGEST_TEXTURE = 4096;

/**
 * Widest cell by quality; the height follows from the card. Where a table shows so much that it would not fit, cells are
 * narrower. With mips: 38, 24 and 6 MB, with Dodge City 65, 42 and 10, with the train 84, 53 and 13, with both 88, 71 and 18.
 */
export const CELL_WIDTH = { high: 320, medium: 256, test: 128 } as const;
export type AtlasQuality = keyof typeof CELL_WIDTH;

const COLUMNS = 12;
/** Cells grow narrower by this many pixels at a time. */
const NARROWER = 4;
const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
const BACKS = ['card', 'role', 'character'] as const;

/**
 * The faces that a table with these expansions can show: the base set always, another only where it is in play. `custom`
 * is the station that players made up, if they did.
 */
export function facesInPlay(expansions: readonly string[], custom?: CustomStation): readonly Face[] {
  const kinds = new Set(deckOf(expansions, { simplified: false }).map(({ kind }) => kind));
  return [
    ...[...kinds].map((kind): Face => ({ what: 'card', kind, suit: 'S', rank: 'A' })),
    ...charactersOf(expansions).map((id): Face => ({ what: 'character', id })),
    ...ROLES.map((role): Face => ({ what: 'role', role })),
    ...BACKS.map((of): Face => ({ what: 'back', of })),
    ...trainFaces(expansions, custom),
  ];
}

/** Lays the cells out in the widest size in which they fit a texture. */
export function atlasLayout(quality: AtlasQuality, faces: readonly Face[]): AtlasLayout {
  for (let width: number = CELL_WIDTH[quality]; width > NARROWER; width -= NARROWER)
    for (let columns = COLUMNS; columns * width <= LARGEST_TEXTURE; columns += 1) {
      const layout = layoutOf(width, columns, faces);
      if (layout.height <= LARGEST_TEXTURE) return layout;
    }
  throw new Error(`expected faces that fit a texture of ${LARGEST_TEXTURE} pixels, got ${faces.length}`);
}

function layoutOf(width: number, cellColumns: number, faces: readonly Face[]): AtlasLayout {
  const plates = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));
  const cell = { width, height: Math.round((width * CARD.height) / CARD.width) };
  const rows = Math.ceil((faces.length + 1) / cellColumns);
  const scale = width / CARD.width;
  const plateSize = { width: Math.ceil(PLATE_INNER.width * scale), height: Math.ceil(PLATE_INNER.height * scale) };
  const columns = Math.floor((cellColumns * width) / plateSize.width);
  const top = rows * cell.height;
  return {
    width: cellColumns * width,
    height: top + Math.ceil(plates.length / columns) * plateSize.height,
    cell,
    columns: cellColumns,
    rows,
    plate: { ...plateSize, columns, top },
    faces,
    plates,
    edge: faces.length,
  };
}

const cells = new WeakMap<AtlasLayout, ReadonlyMap<string, number>>();

/** The cell of a face; throws on a card or a character that no set in the program has. */
export function cellOf(layout: AtlasLayout, face: Face): number {
  let known = cells.get(layout);
  if (!known) {
    known = new Map(layout.faces.map((one, cell) => [pictureName(one), cell]));
    cells.set(layout, known);
  }
  const cell = known.get(pictureName(face));
  if (cell === undefined) throw new Error(`expected a cell of the atlas, got none for ${pictureName(face)}`);
  return cell;
}

/** The plate to lay over the cell of a face; -1 for all that bear neither rank nor suit. */
export function plateOf(face: Face): number {
  return face.what === 'card' ? SUITS.indexOf(face.suit) * RANKS.length + RANKS.indexOf(face.rank) : -1;
}

/** Where a cell lies, in pixels from the top left. */
export function cellAt(layout: AtlasLayout, cell: number): { x: number; y: number } {
  return {
    x: (cell % layout.columns) * layout.cell.width,
    y: Math.floor(cell / layout.columns) * layout.cell.height,
  };
}

export function plateAt({ plate }: AtlasLayout, at: number): { x: number; y: number } {
  return { x: (at % plate.columns) * plate.width, y: plate.top + Math.floor(at / plate.columns) * plate.height };
}
