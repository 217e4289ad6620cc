import { distance, kindOf, rangeOf, type Seat, type State } from '../../../core/index.ts';
import { lookOf, useSelection } from '../../session/selection.ts';
import { measureOf } from '../../session/source.ts';
import { useSession } from '../../session/store.ts';

/** What the felt before a seat tells: how far away it is, and whether that is near enough. */
interface SeatFrame {
  readonly lines: number;
  readonly inReach: boolean;
}

type Frames = readonly (SeatFrame | null)[];
const NONE: Frames = [];
const MOST_LINES = 4;

/**
 * The distance lens (`rules/base.md`, B4): every other living seat has as many lines as its distance. It is there while
 * I choose a target for a card that asks for a distance, while I point at a card in my hand that would change what I
 * reach, and from another seat's eyes while I point at its place. Empty at all other times.
 */
export function lensFrames(): Frames {
  const { shown, me, backlog } = useSession.getState();
  if (!shown) return NONE;
  const { picked, as, hovered } = useSelection.getState();
  if (picked !== null) return me >= 0 ? aimed(shown, me, as ?? shown.printed[picked]?.kind ?? '') : NONE;
  // While something is on stage the frames would look like a part of it.
  if (backlog.length > 0) return NONE;
  if (hovered?.what === 'seat' && hovered.seat !== me)
    return seenFrom(shown, hovered.seat, rangeOf(shown, hovered.seat), 0);
  if (hovered?.what !== 'hand' || me < 0) return NONE;
  const kind = shown.printed[hovered.card]?.kind;
  const { range, sight } = (kind && kindOf(kind).numbers) || {};
  if (range === undefined && sight === undefined) return NONE;
  return seenFrom(shown, me, range ?? rangeOf(shown, me), sight ?? 0);
}

/** What is in reach is what may be chosen. */
function aimed(shown: State, me: Seat, kind: string): Frames {
  if (!measureOf(kind)) return NONE;
  return frames(shown, me, 0, (seat) => {
    const look = lookOf({ what: 'seat', seat });
    return look === 'legal' || look === 'picked';
  });
}

const seenFrom = (shown: State, from: Seat, range: number, sight: number): Frames =>
  frames(shown, from, sight, (_, far) => far <= range);

function frames(shown: State, from: Seat, sight: number, inReach: (seat: Seat, far: number) => boolean): Frames {
  return shown.roles.map((_, seat) => {
    if (seat === from || shown.dead[seat] || shown.dead[from]) return null;
    const far = Math.max(1, distance(shown, from, seat) - sight);
    return { lines: Math.min(MOST_LINES, far), inReach: inReach(seat, far) };
  });
}
