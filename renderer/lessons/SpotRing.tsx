import { useCallback, useRef } from 'react';
import { useFollow } from '../hud/plates/follow.ts';
import type { Spot } from './lesson.ts';

/** What the ring lies around; a seat's plate is found by its number. */
const PARTS: Readonly<Record<string, string>> = {
  prompt: '.rail .ask',
  life: '.rail .mine',
  role: '.role-chip',
  pile: '.pile-count',
  train: '.train-board',
};
/** Left free between the part and its ring. CSS pixels. */
const MARGIN = 6;

/** A ring around what the coach speaks of; it follows the part, since plates move with the camera. */
export function SpotRing({ spot }: { readonly spot: Spot }) {
  const ring = useRef<HTMLDivElement>(null);
  const place = useCallback(
    ({ style }: HTMLElement) => {
      const part = document.querySelector(PARTS[spot] ?? `[data-seat="${spot.replace('seat-', '')}"]`);
      const box = part?.getBoundingClientRect();
      style.display = box && box.width > 0 ? 'block' : 'none';
      if (!box) return;
      style.transform = `translate(${box.left - MARGIN}px, ${box.top - MARGIN}px)`;
      style.width = `${box.width + 2 * MARGIN}px`;
      style.height = `${box.height + 2 * MARGIN}px`;
    },
    [spot],
  );
  useFollow(ring, place);
  return <div ref={ring} className="spot-ring" aria-hidden="true" />;
}
