import { CanvasTexture, SRGBColorSpace } from 'three';
import { COLOUR } from '../colours.ts';
import { FELT } from '../sizes.ts';
import { ringAt } from './ring.ts';

/** Pixels of the print for one scene unit. */
const SCALE = 76;
type Pen = CanvasRenderingContext2D;

/** The ornament printed on the felt in brass: a double line along the rail, scrolls, and a compass star. Our own. */
export function feltPrint(anisotropy: number): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(2 * FELT.a * SCALE);
  canvas.height = Math.round(2 * FELT.b * SCALE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('expected a 2D canvas');
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(SCALE, SCALE);
  pen.strokeStyle = COLOUR.print;
  pen.fillStyle = COLOUR.print;
  border(pen);
  for (const x of [-1, 1]) for (const z of [-1, 1]) scroll(pen, x, z);
  medallion(pen);
  const print = new CanvasTexture(canvas);
  print.colorSpace = SRGBColorSpace;
  print.anisotropy = anisotropy;
  return print;
}

function border(pen: Pen): void {
  for (const [offset, width] of [
    [-0.4, 0.035],
    [-0.5, 0.014],
  ] as const) {
    const ring = ringAt(offset);
    pen.beginPath();
    for (let step = 0; step <= 400; step += 1) {
      const { x, z } = ring.at(step / 400);
      pen.lineTo(x, z);
    }
    pen.lineWidth = width;
    pen.stroke();
  }
  const beads = ringAt(-0.62);
  for (let step = 0; step < 168; step += 1) {
    const { x, z } = beads.at(step / 168);
    pen.beginPath();
    pen.arc(x, z, step % 4 === 0 ? 0.038 : 0.018, 0, Math.PI * 2);
    pen.fill();
  }
}

/** A pair of volutes with leaves in the curve of a corner; mirrored into the other three. */
function scroll(pen: Pen, toX: number, toZ: number): void {
  pen.save();
  pen.scale(toX, toZ);
  pen.translate(7.55, 5.15);
  pen.rotate(Math.PI / 4);
  pen.lineWidth = 0.035;
  for (const hand of [-1, 1]) {
    pen.beginPath();
    for (let step = 0; step <= 60; step += 1) {
      const turn = (step / 60) * Math.PI * 3.4;
      const radius = 0.33 * (1 - step / 74);
      pen.lineTo(-0.3 + Math.cos(turn - 1.2) * radius, hand * (0.62 + Math.sin(turn - 1.2) * radius));
    }
    pen.stroke();
    for (let leaf = 0; leaf < 4; leaf += 1) {
      pen.save();
      pen.translate(-0.12 - leaf * 0.2, hand * (0.98 + leaf * 0.24));
      pen.rotate(hand * (1.9 - leaf * 0.14));
      pen.beginPath();
      pen.ellipse(0, 0, 0.2 - leaf * 0.03, 0.055, 0, 0, Math.PI * 2);
      pen.fill();
      pen.restore();
    }
  }
  diamond(pen, 0.02, 0, 0.2, 0.11);
  pen.restore();
}

function medallion(pen: Pen): void {
  pen.save();
  pen.translate(0, 0.15);
  for (const [radius, width] of [
    [2.35, 0.04],
    [2.26, 0.014],
    [1.72, 0.014],
    [1.64, 0.03],
  ] as const) {
    pen.beginPath();
    pen.arc(0, 0, radius, 0, Math.PI * 2);
    pen.lineWidth = width;
    pen.stroke();
  }
  for (let at = 0; at < 32; at += 1) {
    pen.save();
    pen.rotate((at / 32) * Math.PI * 2);
    if (at % 4 === 0) horseshoe(pen, -1.99);
    else diamond(pen, 0, -1.99, 0.045, 0.17);
    pen.restore();
  }
  for (const [points, outer, inner, turn, alpha] of [
    [8, 1.5, 0.42, Math.PI / 8, 0.4],
    [8, 1.56, 0.34, 0, 1],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.beginPath();
    for (let at = 0; at < points * 2; at += 1) {
      const angle = turn + (at * Math.PI) / points - Math.PI / 2;
      const radius = at % 2 === 0 ? outer : inner;
      pen.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    pen.closePath();
    pen.fill();
  }
  pen.globalAlpha = 1;
  pen.restore();
}

function diamond(pen: Pen, x: number, y: number, half: number, height: number): void {
  pen.beginPath();
  pen.moveTo(x, y - height);
  pen.lineTo(x + half, y);
  pen.lineTo(x, y + height);
  pen.lineTo(x - half, y);
  pen.closePath();
  pen.fill();
}

function horseshoe(pen: Pen, y: number): void {
  pen.beginPath();
  pen.lineWidth = 0.065;
  pen.arc(0, y, 0.13, Math.PI * 0.78, Math.PI * 2.22);
  pen.stroke();
}
