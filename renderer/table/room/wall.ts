import { CanvasTexture, SRGBColorSpace } from 'three';
import { disorder } from '../pose.ts';

const WIDTH = 1024;
const HEIGHT = 256;
/** Out of focus: the room is seen past the table, never looked at. */
const BLUR = 2;
const BOTTLES = ['#6b3a12', '#2f4a2a', '#7a5a1c', '#3a2416', '#4a6152', '#8a3c1a'] as const;
type Pen = CanvasRenderingContext2D;

/** The saloon behind the table: panelled wall, shelves of bottles before warm light, two cold windows. */
export function backWall(): CanvasTexture {
  const sharp = canvasOf(WIDTH, HEIGHT);
  paint(sharp.pen);
  // One blur over the whole: a filter on each stroke would cost seconds.
  const soft = canvasOf(WIDTH, HEIGHT);
  soft.pen.filter = `blur(${BLUR}px)`;
  soft.pen.drawImage(sharp.canvas, 0, 0);
  const texture = new CanvasTexture(soft.canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('expected a 2D canvas');
  return { canvas, pen };
}

function paint(pen: Pen): void {
  pen.scale(WIDTH / 2048, HEIGHT / 512);
  const dusk = pen.createLinearGradient(0, 0, 0, 512);
  dusk.addColorStop(0, '#1b0f08');
  dusk.addColorStop(0.55, '#2c180c');
  dusk.addColorStop(1, '#150b06');
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, 2048, 512);
  panels(pen);
  for (const x of [620, 1060, 1500]) shelf(pen, x);
  for (const x of [330, 1790]) window(pen, x);
  for (const x of [200, 480, 900, 1340, 1660, 1950]) lamp(pen, x);
}

function panels(pen: Pen): void {
  for (let x = 0; x < 2048; x += 64) {
    pen.fillStyle = `rgba(70, 38, 18, ${0.25 + 0.15 * disorder(x, 1)})`;
    pen.fillRect(x + 4, 330, 56, 512);
    pen.fillStyle = 'rgba(8, 4, 2, 0.6)';
    pen.fillRect(x, 320, 4, 512);
  }
  pen.fillStyle = '#3a2010';
  pen.fillRect(0, 312, 2048, 14);
}

function shelf(pen: Pen, x: number): void {
  const glow = pen.createRadialGradient(x, 200, 10, x, 200, 230);
  glow.addColorStop(0, 'rgba(255, 160, 70, 0.55)');
  glow.addColorStop(1, 'rgba(255, 140, 60, 0)');
  pen.fillStyle = glow;
  pen.fillRect(x - 240, 20, 480, 300);
  for (const y of [140, 220, 300]) {
    for (let at = 0; at < 16; at += 1) {
      const left = x - 180 + at * 23;
      const tall = 44 + disorder(x + at, y) * 13;
      pen.fillStyle = BOTTLES[Math.abs(Math.round(disorder(at, x + y) * 11)) % BOTTLES.length] ?? BOTTLES[0];
      pen.fillRect(left, y - tall, 15, tall);
      pen.fillRect(left + 4, y - tall - 14, 7, 16);
      pen.fillStyle = 'rgba(255, 214, 140, 0.7)';
      pen.fillRect(left + 3, y - tall + 5, 2.5, tall * 0.6);
    }
    pen.fillStyle = '#1c0f07';
    pen.fillRect(x - 195, y, 390, 8);
    pen.fillStyle = 'rgba(255, 190, 110, 0.35)';
    pen.fillRect(x - 195, y, 390, 2);
  }
}

function window(pen: Pen, x: number): void {
  const night = pen.createLinearGradient(0, 60, 0, 300);
  night.addColorStop(0, '#26406e');
  night.addColorStop(1, '#5a6f96');
  pen.fillStyle = night;
  pen.fillRect(x - 60, 70, 120, 200);
  pen.fillStyle = '#180d07';
  pen.fillRect(x - 4, 70, 8, 200);
  pen.fillRect(x - 60, 164, 120, 8);
}

function lamp(pen: Pen, x: number): void {
  const glow = pen.createRadialGradient(x, 110, 2, x, 110, 120);
  glow.addColorStop(0, 'rgba(255, 220, 150, 0.95)');
  glow.addColorStop(0.08, 'rgba(255, 180, 90, 0.6)');
  glow.addColorStop(1, 'rgba(255, 140, 50, 0)');
  pen.fillStyle = glow;
  pen.fillRect(x - 120, 0, 240, 240);
}
