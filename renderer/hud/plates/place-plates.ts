import { coveredNow, remInPixels } from '../../table/camera/view.ts';
import { type Anchor, projection } from '../../table/pointing/projection.ts';
import { partedStarts } from './part.ts';

/** Distance from every edge of the window that plates keep, and from each other; in rem. */
const MARGIN = 2.4;
const GAP = 0.6;
/** Anchors above this part of the window's height belong to the far side: their plates stand above their rows. */
const FAR = 0.3;

const SIDES = ['left', 'right', 'far'] as const;

interface Placed {
  readonly element: HTMLElement;
  readonly side: (typeof SIDES)[number];
  x: number;
  y: number;
}

/** Hangs every plate outwards from its row (above it on the far side), inside what the log leaves of the window, and off its neighbours. */
export function placePlates(plates: HTMLElement): void {
  const rem = remInPixels();
  const width = innerWidth - coveredNow(rem);
  const placed: Placed[] = [];
  for (const element of plates.querySelectorAll<HTMLElement>('[data-seat]')) {
    const anchor = projection.seats.get(Number(element.dataset.seat));
    element.style.visibility = anchor?.visible ? 'visible' : 'hidden';
    if (!anchor) continue;
    const { offsetWidth, offsetHeight: height } = element;
    const side = anchor.y < innerHeight * FAR ? 'far' : anchor.x < width / 2 ? 'left' : 'right';
    const x = side === 'far' ? anchor.x - offsetWidth / 2 : side === 'left' ? anchor.x - offsetWidth : anchor.x;
    const y = side === 'far' ? anchor.y - height - GAP * rem : anchor.y - height / 2;
    placed.push({ element, side, x: within(x, offsetWidth, width, rem), y: within(y, height, innerHeight, rem) });
  }
  const rows = SIDES.map((side) => ({ side, row: placed.filter((one) => one.side === side) }));
  for (const { side, row } of rows) spread(row, side === 'far' ? 'x' : 'y', rem);
  for (const { side, row } of rows)
    for (const { element, x, y } of row) {
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      // Two plates of one side keep their tags out of each other's way.
      const upper = row.length > 1 && row.every((other) => other.y >= y);
      element.classList.toggle('tags-above', side === 'far' || upper);
      element.classList.toggle('glass', isOverTrain(x, y, element));
    }
}

/** What a wagon takes of the window round its anchor on the roof, in shares of the window's height. */
const WAGON = { half: 0.055, up: 0.01, down: 0.07 } as const;

/** A part of the train stands behind the plate, so that one must look through it. */
function isOverTrain(x: number, y: number, { offsetWidth, offsetHeight }: HTMLElement): boolean {
  for (const anchor of projection.wagons.values()) if (covers(anchor)) return true;
  return covers(projection.locomotive);

  function covers({ x: atX, y: atY, visible }: Anchor): boolean {
    if (!visible) return false;
    const half = WAGON.half * innerHeight;
    const beside = x < atX + half && x + offsetWidth > atX - half;
    return beside && y < atY + WAGON.down * innerHeight && y + offsetHeight > atY - WAGON.up * innerHeight;
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
