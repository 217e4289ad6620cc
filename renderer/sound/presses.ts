import { type Selection, useSelection } from '../session/selection.ts';
import { playCue } from './sound.ts';

const PRESSED = 'button, [role="button"], [role="tab"], [role="option"], summary, input, select';
/** One's own click shall be felt more than heard. */
const PRESS_GAIN = 0.35;

/**
 * A quiet sound under every button, by mouse and by key alike. `data-sound="back"` steps back, `data-sound="none"`
 * leaves it to what the button does.
 */
export function soundPresses(): () => void {
  const press = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (!pressed || pressed.dataset.sound === 'none') return;
    const back = pressed.dataset.sound === 'back';
    playCue(pressed.ariaDisabled === 'true' ? 'refused' : back ? 'ui-back' : 'ui-press', { gain: PRESS_GAIN });
  };
  document.addEventListener('click', press, true);
  return () => document.removeEventListener('click', press, true);
}

const stepsOf = ({ picked, target, slot }: Selection): number =>
  slot.length + (picked === null ? 0 : 1) + (target === null ? 0 : 1);

/** The same for what is no button: a card lifted from the hand, a target pointed at, something that cannot be chosen. */
export function soundChoices(): () => void {
  return useSelection.subscribe((now, before) => {
    if (now.refusals !== before.refusals) playCue('refused', { gain: PRESS_GAIN });
    const other = now.picked !== null && now.picked !== before.picked;
    if (other || stepsOf(now) > stepsOf(before)) playCue('ui-press', { gain: PRESS_GAIN });
  });
}
