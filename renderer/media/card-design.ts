import type { Face } from './face.ts';

/** Measures of a printed card in its own units; every painter scales from them. */
export const CARD = { width: 256, height: 358 } as const;

export const DESIGN = {
  frame: { inset: 15, cut: 15, hairInset: 22, hairCut: 13 },
  title: { x: 17, y: 20, width: 222, height: 58, size: 46, smallest: 13, room: 204, drop: 5 },
  picture: { x: 128, y: 184, radius: 106 },
  oval: { x: 128, y: 185, rx: 100, ry: 103, scale: 1.05 },
  emblem: { x: 128, y: 202, scale: 1.08 },
  plate: { x: 24, y: 286, width: 62, height: 48, corner: 8, inner: 4 },
  token: { y: 310, right: 232, size: 38, gap: 3, room: 142 },
  bullets: { y: 312, step: 23 },
  clock: { x: 128, y: 341, radius: 16 },
  price: { x: 24, y: 284, width: 208, height: 52, corner: 8 },
} as const;

/** The part of the plate that differs from copy to copy; the atlas lays it over a cell. */
export const PLATE_INNER = {
  x: DESIGN.plate.x + DESIGN.plate.inner,
  y: DESIGN.plate.y + DESIGN.plate.inner,
  width: DESIGN.plate.width - 2 * DESIGN.plate.inner,
  height: DESIGN.plate.height - 2 * DESIGN.plate.inner,
} as const;
export const PLATE_PAPER = '#f7e9c6';

export type Border = 'brown' | 'blue' | 'green' | 'character' | 'role' | 'wagon' | 'station' | 'locomotive';

/** What a border bears besides its colour, which is never the only sign: a seam, the face of a clock, rivets … */
export type BorderMark = 'stitches' | 'clock' | 'rivets' | 'bolts' | 'sleepers';

interface BorderLook {
  readonly light: string;
  readonly dark: string;
  readonly mark?: BorderMark;
}

/** Blue cards are sewn to the table; green ones wait for their time; wagons are riveted, stations stand on sleepers. */
export const BORDERS: Readonly<Record<Border, BorderLook>> = {
  brown: { light: '#7a4a22', dark: '#5c3414' },
  blue: { light: '#2b5580', dark: '#173a5e', mark: 'stitches' },
  green: { light: '#3f6b34', dark: '#274a20', mark: 'clock' },
  character: { light: '#8c2f1d', dark: '#5a1a10' },
  role: { light: '#b5862f', dark: '#7d5815' },
  wagon: { light: '#33302f', dark: '#8e2415', mark: 'rivets' },
  station: { light: '#3d6a6c', dark: '#1c3c40', mark: 'sleepers' },
  locomotive: { light: '#6d7076', dark: '#26282d', mark: 'bolts' },
};

/** A face as one word: the name of its cell, of its picture in a cache and of its drawing. */
export function pictureName(face: Face): string {
  switch (face.what) {
    case 'card':
      return `card:${face.kind}`;
    case 'character':
      return `character:${face.id}`;
    case 'role':
      return `role:${face.role}`;
    case 'wagon':
    case 'station':
    case 'locomotive':
      return `${face.what}:${face.id}`;
    case 'back':
      return `back:${face.of}`;
  }
}

/** The same with rank and suit, or with what players wrote on it: tells every two faces apart. */
export function faceName(face: Face): string {
  if (face.what === 'station' && face.custom) return `${pictureName(face)}:${JSON.stringify(face.custom)}`;
  return face.what === 'card' ? `${pictureName(face)}:${face.rank}${face.suit}` : pictureName(face);
}
