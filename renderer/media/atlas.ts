import { paper } from '../../assets/art/paper.ts';
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
  /** Paints all cells in a language; geometry and cell numbers stay. Resolves when the canvas is whole. */
  readonly paint: (texts: FaceTexts) => Promise<void>;
}

/** Milliseconds of painting between two frames, so that the program stays alive while it starts. */
const SLICE = 24;
const EDGE_PAPER = '#b9a67f';

/** An atlas of what a table with these expansions can show, still unpainted. */
export function createAtlas(quality: AtlasQuality, expansions: readonly string[]): Atlas {
  const layout = atlasLayout(quality, facesInPlay(expansions));
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('expected a 2D canvas for the card atlas, got none');
  let latest = '';
  return {
    canvas,
    layout,
    async paint(texts) {
      latest = texts.version;
      await loadFonts();
      let since = performance.now();
      for (const step of steps(pen, layout, texts)) {
        step();
        if (performance.now() - since < SLICE) continue;
        await nextTask();
        // A newer language has begun to paint over the same canvas.
        if (latest !== texts.version) return;
        since = performance.now();
      }
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
