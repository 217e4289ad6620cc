import { BRASS_LIGHT, CHALK, INK, RED, RED_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
import { playingCard } from '../../../art/playing-card.ts';
import { circle, oval, shape } from '../../../art/shape.ts';
import { burst, cut, fill, ground, line, nicks } from '../../../art/woodcut.ts';

const SKIN = '#e8c39a';
const HAIR = '#7a3a1c';
const STOCKING = '#2c2230';
const LACE = '#f7ead6';
const RUFFLES = 11;

/** The dancer kicks a card out of somebody's hand. */
export function canCan(pen: Pen): void {
  burst(pen, 'rgba(75,107,58,.24)', 20, 280, 0, 0);
  ground(pen, 0, 94, 74);
  placed(pen, { x: -12, y: 0 }, () => {
    skirt(pen);
    standingLeg(pen);
    body(pen);
    kickingLeg(pen);
  });
  playingCard(pen, { x: 84, y: -66, height: 38, turn: 0.5 }, 'H');
  line(pen, 'M66,-44 L60,-36 M78,-38 L76,-30 M92,-38 L96,-32', 2.8);
}

/** A fan of cloth held up with both hands, its frills outside and white lace within. */
function skirt(pen: Pen): void {
  for (const [radius, colour, size] of [
    [80, RED, 15],
    [62, LACE, 12],
    [48, '#e9d5b4', 10],
  ] as const) {
    const points = Array.from({ length: RUFFLES + 1 }, (_, at) => {
      const angle = Math.PI * (1.1 - (at / RUFFLES) * 1.2);
      return [Math.cos(angle) * radius * 1.06, 14 + Math.sin(angle) * radius * 0.84] as const;
    });
    for (const [x, y] of points) fill(pen, circle(x + 1, y + 1.4, size + 2.8), INK);
    for (const [x, y] of points) cut(pen, circle(x, y, size), colour, { edge: 0, gap: 4, light: 0.5, dark: 0.5 });
    const [from, to] = [points[0], points.at(-1)];
    if (!from || !to) return;
    cut(
      pen,
      shape(
        `M0,-12 L${from[0]},${from[1]} C${-radius * 1.1},${14 + radius * 0.62} ${-radius * 0.5},${16 + radius * 0.86} 0,${14 + radius * 0.84} C${radius * 0.5},${16 + radius * 0.86} ${radius * 1.1},${14 + radius * 0.62} ${to[0]},${to[1]} Z`,
      ),
      colour,
      { edge: 2.2, gap: 4.6, light: 0.6, dark: 0.4 },
    );
    for (let fold = 1; fold < RUFFLES; fold++) {
      const [x, y] = points[fold] ?? [0, 0];
      nicks(pen, [[x * 0.98, y, x * 0.88, y * 0.9, x * 0.76, y * 0.78, 1.6]]);
    }
  }
}

function standingLeg(pen: Pen): void {
  cut(pen, shape('M-22,16 L0,16 C2,42 -2,60 -5,78 L-19,78 C-24,58 -26,38 -22,16 Z'), STOCKING, {
    gap: 4.2,
    light: 0.9,
    dark: 0,
  });
  cut(pen, shape('M-23,26 C-15,31 -6,31 1,26 L1,35 C-6,40 -15,40 -24,35 Z'), RED, { edge: 2.2, gap: 3 });
  cut(pen, shape('M-20,72 L-4,72 C1,80 9,84 15,90 L15,96 L-7,96 L-11,90 L-13,97 L-20,97 Z'), RED, {
    gap: 3.6,
    edge: 2.6,
  });
}

/** From the hip over the arm to the toe, up to the right. */
function kickingLeg(pen: Pen): void {
  cut(
    pen,
    shape(
      'M-6,8 C6,-6 26,-20 42,-34 C54,-44 62,-54 70,-66 L84,-58 C78,-42 66,-28 54,-18 C40,-4 26,12 14,26 C4,28 -6,20 -6,8 Z',
    ),
    STOCKING,
    { gap: 4.2, light: 0.9, dark: 0 },
  );
  cut(pen, shape('M24,-22 L42,-2 L35,5 L16,-15 Z'), RED, { edge: 2.2, gap: 3 });
  cut(
    pen,
    shape(
      'M68,-64 L84,-55 C88,-62 92,-72 92,-82 C94,-92 92,-100 88,-104 C82,-102 80,-94 78,-86 C74,-86 70,-90 66,-92 L60,-87 C66,-82 68,-74 68,-64 Z',
    ),
    RED,
    { gap: 3.6, edge: 2.6 },
  );
}

function body(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(
      pen,
      shape('M14,-46 C32,-44 48,-30 64,-16 C72,-14 78,-8 76,-2 C72,2 64,0 60,-4 C44,-12 28,-22 12,-32 Z'),
      SKIN,
      {
        gap: 3.8,
        edge: 2.6,
      },
    );
    cut(pen, shape('M13,-49 C22,-54 31,-48 31,-40 C27,-34 18,-34 13,-38 Z'), RED, { gap: 3.6, edge: 2.4 });
    pen.restore();
  }
  cut(
    pen,
    shape('M-17,-52 C-8,-46 8,-46 17,-52 C19,-36 13,-20 17,-4 C6,4 -6,4 -17,-4 C-13,-20 -19,-36 -17,-52 Z'),
    RED_DARK,
    { gap: 4.2 },
  );
  line(pen, 'M-5,-38 L5,-30 M5,-38 L-5,-30 M-5,-26 L5,-18 M5,-26 L-5,-18', 1.8, BRASS_LIGHT);
  cut(pen, shape('M-16,-52 C-8,-42 8,-42 16,-52 L8,-58 L-8,-58 Z'), SKIN, { gap: 3.6, edge: 2.2 });
  cut(
    pen,
    shape(
      'M-22,-78 C-24,-94 -10,-102 2,-100 C16,-100 24,-90 21,-76 C20,-68 16,-62 12,-60 L-12,-60 C-18,-64 -21,-70 -22,-78 Z',
    ),
    HAIR,
    { gap: 3.6 },
  );
  cut(pen, shape('M-14,-82 C-15,-66 -8,-55 0,-55 C8,-55 15,-66 14,-82 C8,-90 -8,-90 -14,-82 Z'), SKIN, {
    gap: 3.6,
    edge: 2.4,
  });
  cut(pen, shape('M-15,-82 C-10,-94 10,-94 15,-82 C8,-86 2,-86 -4,-82 C-8,-80 -12,-80 -15,-82 Z'), HAIR, {
    gap: 3,
    edge: 2,
  });
  face(pen);
  cut(pen, shape('M-16,-92 C-18,-108 -32,-112 -36,-100 C-40,-88 -30,-80 -18,-84 Z'), '#3f7a6a', {
    gap: 3.4,
    edge: 2.4,
  });
  cut(pen, circle(-15, -88, 4.6), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
}

function face(pen: Pen): void {
  for (const x of [-6, 6]) {
    fill(pen, oval(x, -75, 2, 2.6), INK);
    nicks(pen, [[x - 4, -79, x, -82, x + 4, -79, 1.4]]);
  }
  fill(pen, oval(-9, -68, 3.4, 2.4), 'rgba(200,70,70,.45)');
  fill(pen, oval(9, -68, 3.4, 2.4), 'rgba(200,70,70,.45)');
  fill(pen, shape('M-6,-66 C-2,-64 2,-64 6,-66 C4,-60 -4,-60 -6,-66 Z'), RED);
  fill(pen, shape('M-4,-65.4 L4,-65.4 L3,-63.6 L-3,-63.6 Z'), CHALK);
  for (const x of [-15, 15]) cut(pen, circle(x, -66, 2.6), BRASS_LIGHT, { edge: 1.4, light: 0, dark: 0 });
}
