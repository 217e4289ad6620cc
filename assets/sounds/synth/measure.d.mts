export interface Figures {
  readonly seconds: number;
  /** In dB relative to full scale, as are the next two. */
  readonly peak: number;
  readonly loudness: number;
  readonly tail: number;
  readonly jump: number;
}
export function measure(channels: readonly Float32Array[]): Figures;
