import { coveredNow, remInPixels } from '../../table/camera/view.ts';
import { type Anchor, type PlateSide, projection, type SeatAnchor } from '../../table/pointing/projection.ts';
import { partedStarts } from './part.ts';
import { plateForm } from './plate-form.ts';

/** Distance from every edge of the window that plates keep, and from each other; in rem. */
const MARGIN = 2.4;
const GAP = 0.6;
/** So far the plate of a far seat reaches down over its cards, where the train stands above it; in rem. */
const TUCK = 0.5;
/** So far a plate may reach past its room before it says less: over a neighbour's gap, or a hand of hidden cards; in rem. */
const SLACK = { far: 0.4, side: 2.6 } as const;
/** A tag and its gap to the plate, in rem. */
const TAG = 4;

const SIDES: readonly PlateSide[] = ['left', 'right', 'far'];

interface Placed {
  readonly element: HTMLElement;
  readonly anchor: SeatAnchor;
  x: number;
  y: number;
}

/** In CSS pixels: a rem, and what the open log leaves of the window's width. */
interface Ground {
  readonly rem: number;
  readonly wide: number;
}

/** Hangs every plate outwards from its row (above it on the far side), inside what the log leaves of the window, and off its neighbours. */
export function placePlates(plates: HTMLElement): void {
  const rem = remInPixels();
  const ground = { rem, wide: innerWidth - coveredNow(rem) };
  tell(plates, 'train', projection.locomotive.visible ? 'here' : 'none');
  const placed: Placed[] = [];
  for (const element of plates.querySelectorAll<HTMLElement>('[data-seat]')) {
    const anchor = projection.seats.get(Number(element.dataset.seat));
    element.style.visibility = anchor?.visible ? 'visible' : 'hidden';
    if (anchor) placed.push({ element, anchor, x: anchor.x, y: anchor.y });
  }
  // What they say first: only then do they have their sizes.
  for (const side of SIDES) {
    const row = placed.filter(({ anchor }) => anchor.side === side);
    for (const { element, anchor } of row) {
      tell(element, 'side', side);
      tell(element, 'form', plateForm(roomOf(anchor, row, ground), rem));
    }
  }
  for (const side of SIDES) hang(side, placed, ground);
}

/** CSS pixels in which a plate does not reach over cards or another plate. */
function roomOf({ side, x }: SeatAnchor, row: readonly Placed[], { rem, wide }: Ground): number {
  const edge = MARGIN * rem;
  if (side !== 'far') return (side === 'left' ? x : wide - x) - edge + SLACK.side * rem;
  let room = wide - 2 * edge;
  for (const one of row)
    for (const other of row)
      if (one !== other) room = Math.min(room, Math.abs(one.anchor.x - other.anchor.x) - (GAP - SLACK.far) * rem);
  return room;
}

function hang(side: PlateSide, placed: readonly Placed[], { rem, wide }: Ground): void {
  const row = placed.filter(({ anchor }) => anchor.side === side);
  for (const one of row) {
    const { x, y } = one.anchor;
    const { offsetWidth: width, offsetHeight: height } = one.element;
    const above = projection.locomotive.visible ? -TUCK : GAP;
    one.x = within(side === 'far' ? x - width / 2 : side === 'left' ? x - width : x, width, wide, rem);
    one.y = within(side === 'far' ? y - height - above * rem : y - height / 2, height, innerHeight, rem);
  }
  spread(row, side === 'far' ? 'x' : 'y', rem);
  for (const { element, x, y } of row) {
    const { offsetWidth: width, offsetHeight: height } = element;
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    tell(element, 'glass', isOverTrain(x, y, width, height) ? 'on' : 'off');
    // Two plates of one side keep their tags out of each other's way, and those of the far side never lie on the train.
    const upper = side === 'far' || (row.length > 1 && row.every((other) => other.y >= y));
    const covers = side === 'far' && isOverTrain(x, y - TAG * rem, width, TAG * rem);
    tell(element, 'tags', covers ? 'away' : upper ? 'above' : 'below');
  }
}

/** In an attribute and not among the classes, which React writes anew. */
function tell(element: HTMLElement, name: string, value: string): void {
  if (element.dataset[name] !== value) element.dataset[name] = value;
}

/** What a wagon takes of the window round its anchor on the roof, in shares of the window's height. */
const WAGON = { half: 0.055, up: 0.01, down: 0.064 } as const;

/** A part of the train stands behind this part of the window, so that one must look through what lies there. */
function isOverTrain(x: number, y: number, width: number, height: number): boolean {
  for (const anchor of projection.wagons.values()) if (covers(anchor)) return true;
  return covers(projection.locomotive);

  function covers({ x: atX, y: atY, visible }: Anchor): boolean {
    if (!visible) return false;
    const half = WAGON.half * innerHeight;
    const beside = x < atX + half && x + width > atX - half;
    return beside && y < atY + WAGON.down * innerHeight && y + height > atY - WAGON.up * innerHeight;
  }
}

const within = (value: number, size: number, whole: number, rem: number): number =>
  Math.min(Math.max(value, MARGIN * rem), whole - size - MARGIN * rem);

/** Neighbours that would overlap part along their side, as little as they must. */
function spread(row: Placed[], along: 'x' | 'y', rem: number): void {
  const sorted = row.sort((a, b) => a[along] - b[along]);
  const stretches = sorted.map(({ element, [along]: start }) => ({
    start,
    size: along === 'x' ? element.offsetWidth : element.offsetHeight,
  }));
  for (const [at, start] of partedStarts(stretches, GAP * rem).entries()) {
    const one = sorted[at];
    if (one) one[along] = start;
  }
}
