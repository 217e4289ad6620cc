/** Where the focus goes: Tab walks what is possible now, F6 the parts of the screen, arrows everything within one part. */
const WALK = '[data-walk="legal"]';
const REGIONS = '[data-region]';
const INSIDE = 'button, [href], select, input, [tabindex]';

const isShown = (element: HTMLElement): boolean =>
  element.offsetParent !== null && getComputedStyle(element).visibility !== 'hidden';

const shownIn = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** The next legal thing after the focused one, around and around; false where nothing is legal. */
export function walkLegal(back: boolean): boolean {
  const legal = shownIn(document, WALK);
  if (legal.length === 0) return false;
  const at = legal.indexOf(document.activeElement as HTMLElement);
  const from = at < 0 && back ? 0 : at;
  legal[(from + (back ? -1 : 1) + legal.length) % legal.length]?.focus();
  return true;
}

/** The next part of the screen that has something to focus: its legal things first. */
export function walkRegions(back: boolean): void {
  const regions = shownIn(document, REGIONS).filter((region) => shownIn(region, INSIDE).length > 0);
  const here = document.activeElement?.closest<HTMLElement>(REGIONS) ?? null;
  const at = here ? regions.indexOf(here) : -1;
  const next = regions[(at + (back ? -1 : 1) + regions.length) % regions.length];
  if (next) focusIn(next);
}

/** The part of this name, where it is on the screen. */
export function focusRegion(name: string): void {
  const region = shownIn(document, REGIONS).find((one) => one.dataset.region === name);
  if (region) focusIn(region);
}

function focusIn(region: HTMLElement): void {
  const [legal] = shownIn(region, WALK);
  (legal ?? shownIn(region, INSIDE)[0])?.focus();
}

/** The nearest control of the same part in this direction. */
export function walkArrow(x: number, y: number): boolean {
  const from = document.activeElement;
  const region = from?.closest<HTMLElement>(REGIONS);
  if (!(from instanceof HTMLElement) || !region) return false;
  const here = centreOf(from);
  const ways = shownIn(region, INSIDE).flatMap((control) => {
    const there = centreOf(control);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    return control !== from && along > NUDGE ? [{ control, cost: along + ASIDE * aside }] : [];
  });
  const best = ways.toSorted((a, b) => a.cost - b.cost)[0];
  best?.control.focus();
  return best !== undefined;
}
/** CSS pixels below which two things stand side by side. */
const NUDGE = 4;
/** How much worse a step aside is than one along. */
const ASIDE = 2;

function centreOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
