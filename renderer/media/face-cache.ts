import type { Picture } from '../../assets/art/pen.ts';
import { pictureOf } from './art.ts';
import { CARD, faceName } from './card-design.ts';
import type { Face } from './face.ts';
import type { FaceTexts } from './face-texts.ts';
import { paintFace } from './painter.ts';

/** Painted faces that are kept: a long hover over the log must not paint the same card again and again. */
const KEPT = 96;
const painted = new Map<string, HTMLCanvasElement>();

/** A face, painted `width` device pixels wide, from the cache if it is there. Fonts must be loaded. */
export function paintedFace(face: Face, width: number, texts: FaceTexts): HTMLCanvasElement {
  const height = Math.round((width * CARD.height) / CARD.width);
  return kept(`${faceName(face)} ${width} ${texts.version}`, width, height, (pen) =>
    paintFace(pen, face, { width, height, texts }),
  );
}

/** A character's portrait, painted as a circle `width` device pixels wide. */
export function paintedMedallion(character: string, width: number): HTMLCanvasElement {
  return paintedRound(character, pictureOf({ what: 'character', id: character }), width);
}

/** The same of any bust; `name` tells it from the others. */
export function paintedRound(name: string, picture: Picture, width: number): HTMLCanvasElement {
  return kept(`medallion:${name} ${width}`, width, width, (pen) => {
    pen.scale(width / 200, width / 200);
    pen.translate(100, 100);
    pen.beginPath();
    pen.arc(0, 0, 100, 0, 2 * Math.PI);
    pen.clip();
    pen.translate(0, 6);
    pen.scale(1.04, 1.04);
    picture(pen);
  });
}

function kept(
  key: string,
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const known = painted.get(key);
  if (known) {
    painted.delete(key);
    painted.set(key, known);
    return known;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('expected a 2D canvas for a face, got none');
  paint(pen);
  painted.set(key, canvas);
  const oldest = painted.keys().next();
  if (painted.size > KEPT && !oldest.done) painted.delete(oldest.value);
  return canvas;
}
