import { paper } from '../../assets/art/paper.ts';
import type { CustomStation } from '../../core/index.ts';
import { type AtlasLayout, type AtlasQuality, atlasLayout, cellAt, facesInPlay, plateAt } from './atlas-layout.ts';
import { PLATE_INNER } from './card-design.ts';
import type { FaceTexts } from './face-texts.ts';
import { loadFonts } from './fonts.ts';
import { paintCell } from './painter.ts';
import { paintPlatePrint } from './plate.ts';

/** The texture of every card on the table. Make a texture of `canvas` with `flipY = false` and sRGB colours. */
export interface Atlas {
  readonly canvas: HTMLCanvasElement;
  readonly layout: AtlasLayout;
  /**
   * Paints all cells in a language; geometry and cell numbers stay. Resolves when the canvas is whole. `told` learns how
   * many fonts and pictures of how many are done.
   */
  readonly paint: (texts: FaceTexts, told?: Told) => Promise<void>;
}

type Told = (part: 'fonts' | 'faces', done: number, of: number) => void;

/** Milliseconds of painting between two frames, so that the program stays alive while it starts. */
const SLICE = 24;
const EDGE_PAPER = '#b9a67f';

/** An atlas of what a table with these expansions, and with a station of its own, can show; still unpainted. */
export function createAtlas(quality: AtlasQuality, expansions: readonly string[], custom?: CustomStation): Atlas {
  const layout = atlasLayout(quality, facesInPlay(expansions, custom));
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('expected a 2D canvas for the card atlas, got none');
  let latest = '';
  return {
    canvas,
    layout,
    async paint(texts, told = () => {}) {
      latest = texts.version;
      await loadFonts((done, of) => told('fonts', done, of));
      let since = performance.now();
      const whole = [...steps(pen, layout, texts)];
      told('faces', 0, whole.length);
      for (const [at, step] of whole.entries()) {
        step();
        if (performance.now() - since < SLICE) continue;
        told('faces', at + 1, whole.length);
        await nextTask();
        // A newer language has begun to paint over the same canvas.
        if (latest !== texts.version) return;
        since = performance.now();
      }
      told('faces', whole.length, whole.length);
    },
  };
}

function* steps(pen: CanvasRenderingContext2D, layout: AtlasLayout, texts: FaceTexts): Generator<() => void> {
  const { cell, plate } = layout;
  for (const [at, face] of layout.faces.entries())
    yield () => within(pen, cellAt(layout, at), cell, () => paintCell(pen, face, { ...cell, texts }));
  yield () => within(pen, cellAt(layout, layout.edge), cell, () => paper(pen, cell.width, cell.height, 1, EDGE_PAPER));
  yield () => {
    for (const [at, { rank, suit }] of layout.plates.entries())
      within(pen, plateAt(layout, at), plate, () => {
        pen.scale(plate.width / PLATE_INNER.width, plate.height / PLATE_INNER.height);
        paintPlatePrint(pen, rank, suit);
      });
  };
}

function within(
  pen: CanvasRenderingContext2D,
  at: { x: number; y: number },
  size: { width: number; height: number },
  paint: () => void,
): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.beginPath();
  pen.rect(0, 0, size.width, size.height);
  pen.clip();
  paint();
  pen.restore();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
