import { askedSeat, HIDDEN, type State } from '../../core/index.ts';

/** How many of the cheap promises of the rules this state breaks: cards conserved, lives in their bounds, somebody asked. */
export function brokenIn(state: State): number {
  return Number(!cardsAreWhole(state)) + Number(!livesAreSound(state)) + Number(!somebodyMayAct(state));
}

/** Every printed card lies in exactly one place. */
function cardsAreWhole({ zones, printed }: State): boolean {
  const found = new Uint8Array(printed.length);
  let count = 0;
  // By place, since iterators of lists that differ in kind were a twentieth of what a game lets go.
  for (let zone = 0; zone < zones.length; zone += 1) {
    const cards = zones[zone] ?? [];
    for (let at = 0; at < cards.length; at += 1) {
      const card = cards[at] ?? HIDDEN;
      if (found[card] !== 0) return false;
      found[card] = 1;
    }
    count += cards.length;
  }
  return count === printed.length;
}

const livesAreSound = ({ life, maxLife, dead }: State): boolean =>
  life.every((points, seat) => points <= (maxLife[seat] ?? 0) && !(dead[seat] && points > 0));

/** The table waits for somebody or is over. Whether there is something to answer shows at the next decision. */
const somebodyMayAct = (state: State): boolean => (askedSeat(state) === null) === (state.winners !== null);
