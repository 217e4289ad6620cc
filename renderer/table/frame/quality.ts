/** What a step of quality draws. `test` is for machines without a graphics card. */
export const QUALITY = {
  high: { dpr: 2, shadow: 2048, surface: 1024, bloom: true, samples: 2, atlas: 'high' },
  medium: { dpr: 1.5, shadow: 2048, surface: 1024, bloom: true, samples: 2, atlas: 'medium' },
  low: { dpr: 0.8, shadow: 1024, surface: 512, bloom: false, samples: 0, atlas: 'medium' },
  test: { dpr: 1, shadow: 0, surface: 256, bloom: false, samples: 0, atlas: 'test' },
} as const;
export type Quality = keyof typeof QUALITY;
export type QualityStep = (typeof QUALITY)[Quality];

const STEPS: readonly Quality[] = ['low', 'medium', 'high'];
const MEASURED = 90;
/** Milliseconds a frame: above the first a step down, below the second a step up may be tried once. */
const TOO_SLOW = 24;
const PLENTY = 9;

/** Chooses a step by the median of the last frames' times. Never swings: what was too slow is not tried again. */
export class FrameJudge {
  private readonly times: number[] = [];
  private ceiling = STEPS.length - 1;

  /** One more frame took `milliseconds`; returns the step to change to, or null to stay. */
  judge(milliseconds: number, now: Quality): Quality | null {
    this.times.push(milliseconds);
    if (this.times.length < MEASURED) return null;
    const median = this.times.sort((a, b) => a - b)[MEASURED >> 1] ?? 0;
    this.times.length = 0;
    const at = STEPS.indexOf(now);
    if (at < 0) return null;
    if (median > TOO_SLOW && at > 0) {
      this.ceiling = at - 1;
      return STEPS[at - 1] ?? null;
    }
    return median < PLENTY && at < this.ceiling ? (STEPS[at + 1] ?? null) : null;
  }
}

/** Drawn by the processor: no graphics card worth the name. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;
export const firstGuess = (renderer: string): Quality => (SOFTWARE.test(renderer) ? 'low' : 'medium');
