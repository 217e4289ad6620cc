import { BONE, CREAM, INK, RED, SUIT_BLACK, SUIT_RED } from './palette.ts';
import { type Pen, placed } from './pen.ts';
import { block } from './shape.ts';
import { SUIT_PATHS } from './suits.ts';
import { cut, line } from './woodcut.ts';

type Shown = keyof typeof SUIT_PATHS | 'back';

/** A small playing card in a picture, centred at a point, `height` units high. */
export function playingCard(pen: Pen, at: { x: number; y: number; height: number; turn?: number }, shows: Shown): void {
  placed(pen, { x: at.x, y: at.y, turn: at.turn ?? 0, scale: at.height / 60 }, () => {
    if (shows === 'back') {
      cut(pen, block(-21, -30, 42, 60, 4), BONE, { light: 0, dark: 0.3 });
      cut(pen, block(-16, -25, 32, 50, 2), RED, { edge: 1.4, gap: 4 });
      line(
        pen,
        'M-16,-13 L0,-25 L16,-13 M-16,0 L16,-24 M-16,12 L16,-12 M-16,24 L16,0 M0,25 L16,13',
        1.4,
        'rgba(255,232,190,.6)',
      );
      return;
    }
    cut(pen, block(-21, -30, 42, 60, 4), CREAM, { light: 0, dark: 0.4 });
    pen.fillStyle = shows === 'H' || shows === 'D' ? SUIT_RED : SUIT_BLACK;
    pen.strokeStyle = INK;
    pen.lineWidth = 1;
    pen.save();
    pen.scale(1.15, 1.15);
    pen.fill(new Path2D(SUIT_PATHS[shows]));
    pen.restore();
    for (const [x, y, half] of [
      [-14, -22, 1],
      [14, 22, -1],
    ] as const) {
      pen.save();
      pen.translate(x, y);
      pen.scale(0.42, 0.42 * half);
      pen.fill(new Path2D(SUIT_PATHS[shows]));
      pen.restore();
    }
  });
}
