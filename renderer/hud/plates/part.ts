/** A stretch of a line: where it begins and how long it is, in any one unit. */
export interface Stretch {
  readonly start: number;
  readonly size: number;
}

/**
 * Where stretches of one line, given in their order, begin once none overlaps the next and `gap` lies between each two.
 * They move as little as possible (least squares, by pooling neighbours that push each other).
 */
export function partedStarts(stretches: readonly Stretch[], gap: number): number[] {
  // Without their own lengths they need only stay in order: neighbours out of order meet at their mean.
  const pools: { mean: number; count: number }[] = [];
  let before = 0;
  for (const { start, size } of stretches) {
    let pool = { mean: start - before, count: 1 };
    for (let last = pools.at(-1); last && last.mean > pool.mean; last = pools.at(-1)) {
      const count = last.count + pool.count;
      pool = { mean: (last.mean * last.count + pool.mean * pool.count) / count, count };
      pools.pop();
    }
    pools.push(pool);
    before += size + gap;
  }
  const means = pools.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean));
  let offset = 0;
  return stretches.map(({ size }, at) => {
    const start = (means[at] ?? 0) + offset;
    offset += size + gap;
    return start;
  });
}
