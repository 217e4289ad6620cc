import { useEffect, useRef } from 'react';
import type { Spot } from './lesson.ts';

/** What the ring lies around; a seat's plate is found by its number. */
const PARTS: Readonly<Record<string, string>> = {
  prompt: '.rail .ask',
  life: '.rail .mine',
  role: '.role-chip',
  pile: '.pile-count',
  train: '.train-board',
};
const LOOK_EVERY = 100;
/** Left free between the part and its ring. CSS pixels. */
const MARGIN = 6;

/** A ring around what the coach speaks of; it follows the part, since plates move with the camera. */
export function SpotRing({ spot }: { readonly spot: Spot }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const part = document.querySelector(PARTS[spot] ?? `[data-seat="${spot.replace('seat-', '')}"]`);
      if (!ring.current) return;
      const box = part?.getBoundingClientRect();
      ring.current.style.display = box && box.width > 0 ? 'block' : 'none';
      if (!box) return;
      ring.current.style.transform = `translate(${box.left - MARGIN}px, ${box.top - MARGIN}px)`;
      ring.current.style.width = `${box.width + 2 * MARGIN}px`;
      ring.current.style.height = `${box.height + 2 * MARGIN}px`;
    };
    place();
    const timer = setInterval(place, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [spot]);
  return <div ref={ring} className="spot-ring" aria-hidden="true" />;
}
