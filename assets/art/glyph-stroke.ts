/** One stroke of a glyph: path data in a box from 0 to 24, and the width of its line (0 fills it, even-odd). */
export type GlyphStroke = readonly [d: string, width: number];
