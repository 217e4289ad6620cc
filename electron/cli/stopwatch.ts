export interface Spent {
  readonly seconds: number;
  /** Of all threads of this process, the collector's and the compiler's too. */
  readonly cpuSeconds: number;
}

/** Starts counting; call what it returns for what has passed. */
export function stopwatch(): () => Spent {
  const began = performance.now();
  const cpu = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 };
  };
}

/** Megabytes of resident memory at their highest. */
export const peakRssMb = (): number => process.resourceUsage().maxRSS / 1024;

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
