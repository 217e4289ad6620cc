import { askedSeat, legal, type State } from '../../core/index.ts';

/** How many of the cheap promises of the rules this state breaks: cards conserved, nobody above his life, somebody asked. */
export function brokenIn(state: State): number {
  return Number(!cardsAreWhole(state)) + Number(!livesAreSound(state)) + Number(!somebodyMayAct(state));
}

/** Every printed card lies in exactly one place. */
function cardsAreWhole({ zones, printed }: State): boolean {
  const found = new Uint8Array(printed.length);
  let count = 0;
  for (const zone of zones) {
    for (const card of zone) {
      if (found[card] !== 0) return false;
      found[card] = 1;
      count += 1;
    }
  }
  return count === printed.length;
}

const livesAreSound = ({ life, maxLife, dead }: State): boolean =>
  life.every((points, seat) => points <= (maxLife[seat] ?? 0) && (points > 0) !== dead[seat]);

function somebodyMayAct(state: State): boolean {
  const seat = askedSeat(state);
  return seat === null ? state.winners !== null : legal(state, seat).length > 0;
}
