import { BRASS_LIGHT, CHALK, INK, RED, RED_DARK } from '../../../art/palette.ts';
import { type Pen, placed } from '../../../art/pen.ts';
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
  ground(pen, 4, 93, 80);
  skirt(pen);
  standingLeg(pen);
  kickingLeg(pen);
  body(pen);
}

/** A fan of cloth held up with both hands, its frills outside. */
function skirt(pen: Pen): void {
  for (const [radius, colour, size] of [
    [82, RED, 15],
    [64, LACE, 12],
    [50, RED_DARK, 10],
    [38, LACE, 8],
  ] as const) {
    const points = Array.from({ length: RUFFLES + 1 }, (_, at) => {
      const angle = Math.PI * (1.12 - (at / RUFFLES) * 1.24);
      return [Math.cos(angle) * radius * 1.08, 14 + Math.sin(angle) * radius * 0.84] as const;
    });
    for (const [x, y] of points) fill(pen, circle(x + 1, y + 1.4, size + 2.8), INK);
    for (const [x, y] of points) cut(pen, circle(x, y, size), colour, { edge: 0, gap: 4, light: 0.6, dark: 0.7 });
    const [from, to] = [points[0], points.at(-1)];
    if (!from || !to) return;
    cut(
      pen,
      shape(
        `M0,-12 L${from[0]},${from[1]} C${-radius * 1.1},${14 + radius * 0.62} ${-radius * 0.5},${16 + radius * 0.86} 0,${14 + radius * 0.84} C${radius * 0.5},${16 + radius * 0.86} ${radius * 1.1},${14 + radius * 0.62} ${to[0]},${to[1]} Z`,
      ),
      colour,
      { edge: 2.2, gap: 4.6, light: 0.7, dark: 0.6 },
    );
    for (let fold = 1; fold < RUFFLES; fold++) {
      const [x, y] = points[fold] ?? [0, 0];
      nicks(pen, [[x * 0.98, y, x * 0.86, y * 0.88, x * 0.7, y * 0.72, 1.6]]);
    }
  }
}

function standingLeg(pen: Pen): void {
  cut(pen, shape('M-20,18 L4,18 C4,42 0,60 -4,78 L-18,78 C-22,58 -24,38 -20,18 Z'), STOCKING, {
    gap: 4.2,
    light: 0.9,
    dark: 0,
  });
  cut(pen, shape('M-22,28 C-14,33 -4,33 4,28 L4,37 C-4,42 -14,42 -23,37 Z'), RED, { edge: 2.2, gap: 3 });
  cut(pen, shape('M-19,72 L-3,72 C2,80 10,84 16,90 L16,95 L-6,95 L-10,90 L-12,96 L-19,96 Z'), RED, {
    gap: 3.6,
    edge: 2.6,
  });
}

function kickingLeg(pen: Pen): void {
  placed(pen, { x: 8, y: 16, turn: 0 }, () => {
    cut(pen, shape('M-10,4 C4,-10 30,-34 50,-62 L62,-54 C50,-26 30,4 10,18 Z'), STOCKING, {
      gap: 4.2,
      light: 0.9,
      dark: 0,
    });
    cut(pen, shape('M6,-12 L22,4 L16,11 L-1,-6 Z'), RED, { edge: 2.2, gap: 3 });
    cut(pen, shape('M48,-58 L60,-50 C68,-56 74,-66 78,-80 L84,-92 L78,-96 L66,-86 L62,-92 L57,-89 L58,-76 Z'), RED, {
      gap: 3.6,
      edge: 2.6,
    });
  });
}

function body(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    cut(
      pen,
      shape('M14,-44 C30,-40 44,-28 62,-16 C70,-14 76,-10 74,-4 C70,0 62,-2 58,-6 C42,-12 26,-22 12,-30 Z'),
      SKIN,
      {
        gap: 3.8,
        edge: 2.6,
      },
    );
    cut(pen, shape('M13,-47 C22,-52 30,-46 30,-38 C26,-32 18,-32 13,-36 Z'), RED, { gap: 3.6, edge: 2.4 });
    pen.restore();
  }
  cut(
    pen,
    shape('M-17,-50 C-8,-44 8,-44 17,-50 C19,-34 13,-20 16,-4 C6,4 -6,4 -16,-4 C-13,-20 -19,-34 -17,-50 Z'),
    RED_DARK,
    {
      gap: 4.2,
    },
  );
  line(pen, 'M-5,-36 L5,-28 M5,-36 L-5,-28 M-5,-24 L5,-16 M5,-24 L-5,-16', 1.8, BRASS_LIGHT);
  cut(pen, shape('M-16,-50 C-8,-40 8,-40 16,-50 L8,-56 L-8,-56 Z'), SKIN, { gap: 3.6, edge: 2.2 });
  cut(
    pen,
    shape(
      'M-22,-78 C-24,-94 -10,-102 2,-100 C16,-100 24,-90 21,-76 C20,-68 16,-62 12,-60 L-12,-60 C-18,-64 -21,-70 -22,-78 Z',
    ),
    HAIR,
    {
      gap: 3.6,
    },
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
  cut(pen, shape('M16,-92 C18,-108 32,-112 36,-100 C40,-88 30,-80 18,-84 Z'), '#3f7a6a', { gap: 3.4, edge: 2.4 });
  cut(pen, circle(15, -88, 4.6), BRASS_LIGHT, { edge: 2, light: 0, dark: 0 });
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
