import type { KeyboardEvent } from 'react';

const CONTROLS = 'button, a[href], select, input, [tabindex="0"]';
const OWN_ARROWS =
  'input[type="radio"], input[type="range"], input[type="text"], input[type="search"], select, [role="tab"]';

/** Arrows walk the buttons of a menu to the nearest one in that direction. Put it on the `onKeyDown` of their parent. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  const from = document.activeElement;
  if (!way || !from || from.matches(OWN_ARROWS)) return;
  const [dx = 0, dy = 0] = way;
  const here = centre(from);
  let best: HTMLElement | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const control of event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control === from || control.offsetParent === null) continue;
    const there = centre(control);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const cost = along + 3 * aside;
    if (along > 4 && cost < bestCost) {
      best = control;
      bestCost = cost;
    }
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
