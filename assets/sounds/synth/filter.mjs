import { RATE } from './signal.mjs';

/** Samples between two settings of a swept filter. */
const SWEEP_STEP = 32;

/**
 * Second-order filter (Audio EQ Cookbook, R. Bristow-Johnson).
 * @param {'low'|'high'|'band'|'peak'} kind
 * @param {number | ((t: number) => number)} frequency in hertz; a function sweeps it
 * @param {number} q
 * @param {number} decibels only for 'peak'
 */
export function filter(kind, frequency, q = Math.SQRT1_2, decibels = 0) {
  return { kind, frequency, q, decibels };
}
export const low = (frequency, q) => filter('low', frequency, q);
export const high = (frequency, q) => filter('high', frequency, q);
export const band = (frequency, q) => filter('band', frequency, q);
export const peak = (frequency, q, decibels) => filter('peak', frequency, q, decibels);

function coefficients({ kind, q, decibels }, hertz) {
  const w = (2 * Math.PI * Math.min(Math.max(hertz, 10), RATE * 0.48)) / RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const a = 10 ** (decibels / 40);
  switch (kind) {
    case 'low':
      return [(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
    case 'high':
      return [(1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
    case 'band':
      return [alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha];
    case 'peak':
      return [1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a];
    default:
      throw new Error(`expected low, high, band or peak, got ${kind}`);
  }
}

function filteredOnce(signal, settings) {
  const out = new Float32Array(signal.length);
  const swept = typeof settings.frequency === 'function';
  let [b0, b1, b2, a0, a1, a2] = coefficients(settings, swept ? settings.frequency(0) : settings.frequency);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < signal.length; i += 1) {
    if (swept && i % SWEEP_STEP === 0) [b0, b1, b2, a0, a1, a2] = coefficients(settings, settings.frequency(i / RATE));
    const x = signal[i];
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

/** The signal through the filters, one after the other. */
export const filtered = (signal, ...filters) => filters.reduce(filteredOnce, signal);
