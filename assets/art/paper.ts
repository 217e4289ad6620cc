import { seeded } from './noise.ts';
import { PAPER } from './palette.ts';
import type { Pen } from './pen.ts';

const STAINS = 26;
const FIBRES = 420;

/** Aged paper over a whole card: stains, fibres, the same for the same seed. */
export function paper(pen: Pen, width: number, height: number, seed: number, base = PAPER): void {
  const random = seeded(seed);
  pen.fillStyle = base;
  pen.fillRect(0, 0, width, height);
  for (let stain = 0; stain < STAINS; stain++) {
    const x = random() * width;
    const y = random() * height;
    const radius = 15 + random() * 70;
    const wash = pen.createRadialGradient(x, y, 0, x, y, radius);
    wash.addColorStop(0, `rgba(150,95,40,${(0.02 + random() * 0.045).toFixed(3)})`);
    wash.addColorStop(1, 'rgba(150,95,40,0)');
    pen.fillStyle = wash;
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  for (let fibre = 0; fibre < FIBRES; fibre++) {
    pen.fillStyle = `rgba(${random() < 0.5 ? '90,55,20' : '255,245,215'},${(random() * 0.13).toFixed(3)})`;
    pen.fillRect(random() * width, random() * height, 1 + random() * 3, 1);
  }
}

/** Darkens the edges of a card. */
export function vignette(pen: Pen, width: number, height: number, strength = 0.34): void {
  const shade = pen.createRadialGradient(width / 2, height / 2, height * 0.32, width / 2, height / 2, height * 0.66);
  shade.addColorStop(0, 'rgba(60,30,10,0)');
  shade.addColorStop(1, `rgba(60,30,10,${strength})`);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
}
