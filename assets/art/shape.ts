/** A path together with the box around its points, so that hatching knows where to run. */
export interface Shape {
  readonly path: Path2D;
  readonly box: Box;
}
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** A shape from path data in absolute M, L, C, Q and Z; anything else would make the box wrong and is refused. */
export function shape(d: string): Shape {
  const odd = d.match(/[^MLCQZ\s\d.,-]/);
  if (odd) throw new Error(`expected only M L C Q Z in a shape, got ${odd[0]} in ${d.slice(0, 40)}`);
  const figures = (d.match(NUMBER) ?? []).map(Number);
  const xs = figures.filter((_, at) => at % 2 === 0);
  const ys = figures.filter((_, at) => at % 2 === 1);
  return { path: new Path2D(d), box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

export function circle(x: number, y: number, radius: number): Shape {
  return oval(x, y, radius, radius);
}

export function oval(x: number, y: number, rx: number, ry: number, turn = 0): Shape {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  const reach = turn === 0 ? { x: rx, y: ry } : { x: Math.max(rx, ry), y: Math.max(rx, ry) };
  return { path, box: [x - reach.x, y - reach.y, x + reach.x, y + reach.y] };
}

export function block(x: number, y: number, width: number, height: number, corner = 2): Shape {
  const path = new Path2D();
  path.roundRect(x, y, width, height, corner);
  return { path, box: [x, y, x + width, y + height] };
}

export function polygon(points: readonly (readonly [number, number])[]): Shape {
  return shape(`M${points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' L')} Z`);
}

/** A star with its first point up; `inner` is the radius of the notches. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0, turn = 0): Shape {
  return polygon(
    Array.from({ length: points * 2 }, (_, at) => {
      const angle = turn - Math.PI / 2 + (at * Math.PI) / points;
      const radius = at % 2 ? inner : outer;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    }),
  );
}

/** One shape out of several that may overlap, like the bubbles of foam or a cloud of smoke. */
export function joined(...shapes: readonly Shape[]): Shape {
  const path = new Path2D();
  for (const one of shapes) path.addPath(one.path);
  return {
    path,
    box: [
      Math.min(...shapes.map(({ box }) => box[0])),
      Math.min(...shapes.map(({ box }) => box[1])),
      Math.max(...shapes.map(({ box }) => box[2])),
      Math.max(...shapes.map(({ box }) => box[3])),
    ],
  };
}
