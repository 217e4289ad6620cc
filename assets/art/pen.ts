/** The part of a canvas context that our drawings use: a page's canvas and an off-screen one both have it. */
export interface Pen
  extends CanvasState,
    CanvasTransform,
    CanvasCompositing,
    CanvasFillStrokeStyles,
    CanvasRect,
    CanvasDrawPath,
    CanvasPath,
    CanvasPathDrawingStyles {}

/** Draws one picture in the box from -100 to 100 (x to the right, y down), light from the top left. */
export type Picture = (pen: Pen) => void;

/** Runs a drawing in a moved, turned (radians) and scaled box. */
export function placed(
  pen: Pen,
  at: { x?: number; y?: number; turn?: number; scale?: number; flip?: boolean },
  draw: () => void,
): void {
  pen.save();
  pen.translate(at.x ?? 0, at.y ?? 0);
  pen.rotate(at.turn ?? 0);
  const scale = at.scale ?? 1;
  pen.scale(at.flip ? -scale : scale, scale);
  draw();
  pen.restore();
}
