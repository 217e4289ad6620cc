import { FIGURE_FONT, TITLE_FONT } from './text-pen.ts';

/** Letters of every language that we speak: a face is fetched only for the letters that it is asked for. */
const SAMPLE = 'BANG! Příšerně žluťoučký kůň Űző őrült tűz 0123456789';
const FACES = [`46px "${TITLE_FONT}"`, `700 30px "${FIGURE_FONT}"`];

type Told = (done: number, of: number) => void;

/** The faces on their way, for everybody who waits for them at once. */
class FacesOnTheirWay {
  readonly #told = new Set<Told>();
  #ready = 0;
  readonly all: Promise<void>;

  constructor() {
    this.all = Promise.all(FACES.map((face) => this.#fetch(face))).then(() => this.#told.clear());
  }

  /** Tells how many are there, now and with each that comes. */
  tell(told: Told): void {
    told(this.#ready, FACES.length);
    if (this.#ready < FACES.length) this.#told.add(told);
  }

  async #fetch(face: string): Promise<void> {
    const found = await document.fonts.load(face, SAMPLE);
    if (found.length === 0) throw new Error(`expected the font ${face} in the program, got none`);
    this.#ready += 1;
    for (const told of this.#told) told(this.#ready, FACES.length);
  }
}

const faces: { onTheirWay: FacesOnTheirWay | null } = { onTheirWay: null };

/**
 * Resolves when faces can be written; the fonts are declared in design/fonts.css. One that is missing is named in the
 * error, and the next call tries again. `told` learns how many of how many are there.
 */
export async function loadFonts(told: Told = () => {}): Promise<void> {
  faces.onTheirWay ??= new FacesOnTheirWay();
  const mine = faces.onTheirWay;
  mine.tell(told);
  try {
    await mine.all;
  } catch (error) {
    if (faces.onTheirWay === mine) faces.onTheirWay = null;
    throw error;
  }
}
