/** What Fiber asks of three's deprecated clock. Seconds; `oldTime` and `startTime` are milliseconds of `performance`. */
export class FiberClock {
  autoStart: boolean;
  startTime = 0;
  oldTime = 0;
  elapsedTime = 0;
  running = false;

  constructor(autoStart = true) {
    this.autoStart = autoStart;
  }

  start(): void {
    this.startTime = performance.now();
    this.oldTime = this.startTime;
    this.elapsedTime = 0;
    this.running = true;
  }

  stop(): void {
    this.getElapsedTime();
    this.running = false;
    this.autoStart = false;
  }

  getElapsedTime(): number {
    this.getDelta();
    return this.elapsedTime;
  }

  /** Seconds since it was asked last; the first time starts it. */
  getDelta(): number {
    if (this.autoStart && !this.running) {
      this.start();
      return 0;
    }
    if (!this.running) return 0;
    const now = performance.now();
    const seconds = (now - this.oldTime) / 1000;
    this.oldTime = now;
    this.elapsedTime += seconds;
    return seconds;
  }
}
