/** What the focus may be on that Enter presses. */
const PRESSED_BY_ENTER = 'button, a, summary, [role="button"]';
/** What a click may be meant for. */
const CLICKED = 'button, a, input, select, label, summary, [role]';

/**
 * Drops what a hand does without meaning it, on every screen: a key that is held down presses its button once, and the
 * second half of a double click does nothing where the first one has put something else under the pointer.
 */
export function dropSecondStrokes(): void {
  let first: Element | null = null;
  const held = (event: KeyboardEvent): void => {
    const { target, key, repeat } = event;
    if (repeat && key === 'Enter' && target instanceof Element && target.matches(PRESSED_BY_ENTER))
      event.preventDefault();
  };
  const clicked = (event: MouseEvent): void => {
    const on = event.target instanceof Element ? event.target.closest(CLICKED) : null;
    if (event.detail <= 1) first = on;
    else if (on !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('keydown', held, { capture: true });
  window.addEventListener('click', clicked, { capture: true });
}
