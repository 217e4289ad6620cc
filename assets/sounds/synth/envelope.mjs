/** Rises in `attack` seconds, then falls to 1/e every `fall` seconds. */
export const strike = (attack, fall) => (t) => (t < attack ? t / attack : Math.exp(-(t - attack) / fall));

/** A smooth hill over `seconds`; `lean` below 0.5 puts its top early. */
export function hill(seconds, lean = 0.5) {
  const power = Math.log(0.5) / Math.log(lean);
  return (t) => (t >= seconds || t <= 0 ? 0 : Math.sin(Math.PI * (t / seconds) ** power) ** 2);
}

/** Straight lines between `[time, value]` points; holds the first and the last value. */
export function line(...points) {
  return (t) => {
    if (t <= points[0][0]) return points[0][1];
    for (let i = 1; i < points.length; i += 1) {
      const [t1, v1] = points[i];
      if (t >= t1) continue;
      const [t0, v0] = points[i - 1];
      return v0 + ((v1 - v0) * (t - t0)) / (t1 - t0);
    }
    return points[points.length - 1][1];
  };
}

/** Falls from one value towards another, as pitch and brightness do after a blow. */
export const sinking = (from, to, fall) => (t) => to + (from - to) * Math.exp(-t / fall);
