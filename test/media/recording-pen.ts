import type { Picture } from '../../assets/art/pen.ts';

/** Stands in for the browser's path: keeps what was drawn as text. */
class RecordedPath {
  private readonly steps: string[] = [];
  constructor(d = '') {
    this.steps.push(d);
  }
  addPath(path: RecordedPath) {
    this.steps.push(String(path));
  }
  arc(...figures: unknown[]) {
    this.steps.push(`arc ${figures.join(' ')}`);
  }
  ellipse(...figures: unknown[]) {
    this.steps.push(`ellipse ${figures.join(' ')}`);
  }
  moveTo(...figures: unknown[]) {
    this.steps.push(`M ${figures.join(' ')}`);
  }
  roundRect(...figures: unknown[]) {
    this.steps.push(`rect ${figures.join(' ')}`);
  }
  toString() {
    return this.steps.join(';');
  }
}

interface Recording {
  /** One line a call or a colour set. */
  readonly marks: readonly string[];
  /** How many saves were left open. */
  readonly depth: number;
  /** Moves of the pen that no save would take back. */
  readonly leaks: readonly string[];
}

/** Everything that a picture does to its pen; no canvas needed. */
export function record(picture: Picture): Recording {
  const marks: string[] = [];
  const leaks: string[] = [];
  let depth = 0;
  const before = globalThis.Path2D;
  globalThis.Path2D = RecordedPath as unknown as typeof Path2D;
  // What a call may give back: a gradient, or the measure of a text.
  const gradient = { width: 100, addColorStop: (at: number, colour: string) => marks.push(`stop ${at} ${colour}`) };
  const pen = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...figures: unknown[]) => {
          if (name === 'save') depth++;
          if (name === 'restore') depth--;
          const mark = `${name} ${figures.map(String).join(' ')}`;
          marks.push(mark);
          if (depth === 0 && /^(translate|rotate|scale|clip) /.test(mark)) leaks.push(mark);
          return gradient;
        },
      set: (_, name: string, value) => {
        marks.push(`${name} = ${value}`);
        return true;
      },
    },
  );
  try {
    picture(pen as Parameters<Picture>[0]);
  } finally {
    globalThis.Path2D = before;
  }
  return { marks, depth, leaks };
}
