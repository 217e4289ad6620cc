import { FIGURE_FONT, TITLE_FONT } from './text-pen.ts';

/** Letters of every language that we speak: a face is fetched only for the letters that it is asked for. */
const SAMPLE = 'BANG! Příšerně žluťoučký kůň Űző őrült tűz 0123456789';
const FACES = [`46px "${TITLE_FONT}"`, `700 30px "${FIGURE_FONT}"`];

let loaded: Promise<void> | undefined;
let ready = 0;

/**
 * Resolves when faces can be written; the fonts are declared in design/fonts.css. One that is missing is named in the
 * error. `told` learns how many of how many are there.
 */
export function loadFonts(told: (done: number, of: number) => void = () => {}): Promise<void> {
  told(ready, FACES.length);
  loaded ??= Promise.all(
    FACES.map(async (face) => {
      const found = await document.fonts.load(face, SAMPLE);
      if (found.length === 0) throw new Error(`expected the font ${face} in the program, got none`);
      ready += 1;
      told(ready, FACES.length);
    }),
  ).then(() => undefined);
  return loaded;
}
