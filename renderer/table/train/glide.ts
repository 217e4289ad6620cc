/** How fast a number settles that nothing sends: after 1/rate seconds a third of the way is left. */
const SETTLE = 9;
const CLOSE = 1e-3;

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** A number on the way to its goal: sent there in so many seconds, or settling by itself. It always ends exactly there. */
export class Glide {
  value: number;
  goal: number;
  private from = 0;
  private spent = 0;
  private seconds = 0;

  constructor(value: number) {
    this.value = value;
    this.goal = value;
  }

  get moving(): boolean {
    return this.value !== this.goal;
  }

  /** Sends it from where it is. */
  go(goal: number, seconds: number): void {
    this.goal = goal;
    this.from = this.value;
    this.spent = 0;
    this.seconds = seconds;
  }

  snap(value = this.goal): void {
    this.value = value;
    this.goal = value;
    this.seconds = 0;
  }

  /** The same place under another number, in the middle of a motion too. */
  shift(by: number): void {
    this.value += by;
    this.goal += by;
    this.from += by;
  }

  step(seconds: number): void {
    if (!this.moving) return;
    if (this.seconds > 0) {
      this.spent += seconds;
      const share = Math.min(1, this.spent / this.seconds);
      this.value = this.from + (this.goal - this.from) * smooth(share);
      if (share === 1) this.snap();
      return;
    }
    this.value += (this.goal - this.value) * (1 - Math.exp(-SETTLE * seconds));
    if (Math.abs(this.goal - this.value) < CLOSE) this.snap();
  }
}
