import type { Pen } from '../pen.ts';
import { burst } from '../woodcut.ts';

/** The wall behind a portrait: colour and rays. */
export function backdrop(pen: Pen, colour: string, rays = 'rgba(255,240,205,.3)'): void {
  pen.fillStyle = colour;
  pen.fillRect(-130, -130, 260, 260);
  burst(pen, rays, 22, 240, 0, -6);
}
