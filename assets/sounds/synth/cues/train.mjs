import { ironBar, latch, wood } from '../bodies.mjs';
import { hill, line, sinking, strike } from '../envelope.mjs';
import { band, filtered, high, low, peak } from '../filter.mjs';
import { between } from '../random.mjs';
import { inRoom, inStereoRoom } from '../reverb.mjs';
import { driven, mix, mixStereo, RATE } from '../signal.mjs';
import { noise, partials, ringing, strewn, tone } from '../source.mjs';

/** The street outside: the train runs under the open sky, not in the saloon. */
const YARD = { seconds: 0.9, size: 1.7, bright: 2600 };

/** Steam out of a pipe: bright at first, dull as the pressure falls. */
const steam = (random, seconds, envelope) =>
  filtered(noise(random, seconds, envelope), high(1900, 0.7), low(sinking(9500, 4200, seconds / 3), 0.6));

/** One stroke of the cylinder: steam up the chimney, a thump in the boiler, the rod that knocks. */
export function chuff(random) {
  const blast = filtered(
    noise(random, 0.34, strike(0.014, between(random, 0.055, 0.075))),
    band(sinking(between(random, 620, 760), 330, 0.07), 0.75),
  );
  const thump = tone(0.24, sinking(104, 58, 0.03), strike(0.006, 0.045));
  const hiss = steam(random, 0.3, strike(0.02, 0.05));
  const rod = ironBar(random, between(random, 300, 340), 0.12);
  return inRoom(driven(mix([blast, 2.6], [thump, 0.55], [hiss, 0.22], [rod, 0.16, 0.03]), 1.4), 0.2, YARD);
}

/** Five pipes of one whistle, in hertz: an open chord with a sour sixth on top. */
const PIPES = [311, 370, 466, 554, 622];

/** One pull of the cord: breath first, the pitch comes up with the pressure and sags when it is let go. */
function blown(random, seconds) {
  const pull = line([0, 0], [0.05, 0.5], [0.13, 1], [seconds - 0.2, 0.9], [seconds, 0]);
  const bend = line([0, 0.93], [0.12, 1], [seconds - 0.25, 1.003], [seconds, 0.945]);
  const pipes = PIPES.map((hertz, index) => {
    const beat = between(random, 4.6, 6.2);
    const loud = (t) => pull(t) * (0.9 + 0.1 * Math.sin(2 * Math.PI * beat * t + index));
    return [
      mix(
        [tone(seconds, (t) => hertz * bend(t), loud), 1],
        [tone(seconds, (t) => hertz * 2.003 * bend(t), loud), 0.22],
        [tone(seconds, (t) => hertz * 3.01 * bend(t), loud), 0.08],
      ),
      0.3 - 0.03 * index,
    ];
  });
  const breath = filtered(noise(random, seconds, pull), band(1250, 0.6), high(500, 0.7));
  const edge = steam(random, seconds, (t) => pull(t) * (0.35 + 0.65 * Math.exp(-t / 0.08)));
  return mix(...pipes, [breath, 0.3], [edge, 0.16]);
}

/** The end of the line: a short pull and a long one, and the houses across answer. */
export function whistle(random) {
  const short = blown(random, 0.36);
  const long = blown(random, 1.15);
  const far = filtered(long, low(1500, 0.6));
  return inStereoRoom(
    mixStereo([short, 0.9, 0, -0.1], [long, 1, 0.46, 0.1], [far, 0.16, 0.8, 0.7], [far, 0.1, 0.98, -0.7]),
    0.32,
    { ...YARD, seconds: 1.4 },
  );
}

/** The brakes bite: shoes squeal on the tyres, lower and lower, and the last steam is let off. */
export function brake(random) {
  const seconds = 0.95;
  const grip = line([0, 0], [0.07, 0.8], [0.5, 1], [0.84, 0.55], [seconds, 0]);
  const squeal = [1730, 2470, 3190, 4420].map((hertz, index) => {
    const rub = between(random, 17, 29);
    return [
      tone(
        seconds,
        (t) => hertz * (1.04 - 0.13 * (t / seconds) ** 2) * (1 + 0.004 * Math.sin(2 * Math.PI * rub * t)),
        (t) => grip(t) * (0.55 + 0.45 * Math.sin(2 * Math.PI * rub * t + index) ** 2),
      ),
      0.24 / (1 + 0.6 * index),
    ];
  });
  const grit = filtered(noise(random, seconds, grip), band(2500, 1.2), peak(900, 1, 6));
  const rumble = filtered(noise(random, seconds, line([0, 0.9], [seconds, 0])), low(170, 0.7));
  const stop = mix([ironBar(random, 190, 0.25), 0.7], [wood(random, 74, 0.2), 0.8]);
  const sigh = steam(random, 0.7, line([0, 0], [0.03, 1], [0.25, 0.5], [0.7, 0]));
  return inRoom(mix(...squeal, [grit, 0.7], [rumble, 0.9], [stop, 0.6, 0.88], [sigh, 0.3, 0.95]), 0.24, YARD);
}

/** Two iron knuckles that meet. */
const knuckle = (random, hertz, loud) =>
  mix(
    [ironBar(random, hertz, 0.3), 0.8 * loud],
    [ironBar(random, hertz * 1.43, 0.2), 0.45 * loud],
    [filtered(noise(random, 0.12, strike(0.0006, 0.014)), low(2600, 0.7)), 1.3 * loud],
    [tone(0.25, sinking(130, 66, 0.02), strike(0.001, 0.04)), 1.1 * loud],
  );

/** A chain or a pin that rattles into its place. */
const rattle = (random, count, from, to) =>
  mix(
    ...strewn(random, count, from, to, () => ironBar(random, between(random, 900, 1900), between(random, 0.05, 0.12))),
  );

/** A wagon is coupled up: buffers, the pin falls, the slack runs out along the train. */
export function couple(random) {
  return inRoom(
    driven(
      mix(
        [knuckle(random, between(random, 225, 250), 1), 1, 0.02],
        [latch(random, 1050), 0.9, 0.16],
        [rattle(random, 7, 0.16, 0.34), 0.3],
        [knuckle(random, 262, 0.5), 0.7, 0.33],
        [knuckle(random, 281, 0.32), 0.6, 0.47],
      ),
      1.2,
    ),
    0.24,
    YARD,
  );
}

/** A wagon is taken off: the pin is drawn, the chain drops, the air goes out of the hose. */
export function uncouple(random) {
  const scrape = filtered(noise(random, 0.24, hill(0.24, 0.7)), band(line([0, 1500], [0.24, 2700]), 2.4));
  const pop = filtered(noise(random, 0.09, strike(0.0008, 0.012)), band(950, 0.7));
  const air = steam(random, 0.75, line([0, 0], [0.012, 1], [0.16, 0.42], [0.75, 0]));
  return inRoom(
    mix(
      [scrape, 1.1],
      [latch(random, 1350), 1, 0.22],
      [knuckle(random, 205, 0.6), 0.9, 0.27],
      [rattle(random, 8, 0.3, 0.55), 0.34],
      [pop, 0.9, 0.36],
      [air, 0.42, 0.36],
    ),
    0.22,
    YARD,
  );
}

/** A new row of stations: signs are hammered onto their posts, and the bell on the platform is tried. */
export function stations(random) {
  const blow = (at, gain) => [
    mix([wood(random, between(random, 225, 265), 0.9), 1], [ironBar(random, between(random, 1500, 1750), 0.06), 0.4]),
    gain,
    at + between(random, -0.012, 0.012),
  ];
  const board = mix([wood(random, 120, 0.4), 1], [wood(random, 165, 0.6), 0.6, 0.03]);
  const bell = ringing(
    1.3,
    partials(random, 1174, [
      [1, 1, 0.42],
      [2.01, 0.6, 0.28],
      [2.99, 0.45, 0.17],
      [4.2, 0.3, 0.09],
    ]),
  );
  const rope = bell.map((sample, i) => sample * (1 + 0.12 * Math.sin((2 * Math.PI * 5.1 * i) / RATE)));
  return inRoom(
    mix([board, 0.9], blow(0.2, 0.7), blow(0.36, 0.9), blow(0.51, 1), [rope, 0.3, 0.78], [rope, 0.2, 1.02]),
    0.26,
    { ...YARD, bright: 4200 },
  );
}
