import { type ReactNode, useEffect, useRef } from 'react';
import { walkByArrows } from '../design/arrow-keys.ts';
import { IconButton } from '../design/button.tsx';
import { useT } from '../i18n/text.ts';
import { useNavigation } from './navigation.ts';
import './screen-frame.css';

interface FrameProps {
  readonly title: string;
  readonly className?: string;
  /** What stands at the right of the title. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  /** Esc first closes what this says, if it says so by returning true. */
  onEscape?(): boolean;
  readonly children: ReactNode;
}

/** A full screen of wood: title and way back above, buttons below, what scrolls between them. */
export function ScreenFrame({ title, className = '', aside, footer, onEscape, children }: FrameProps) {
  const t = useT();
  const back = useNavigation((navigation) => navigation.back);
  const page = useRef<HTMLElement>(null);
  useEscape(() => onEscape?.() || back());
  useEffect(() => {
    const find = (what: string) => page.current?.querySelector<HTMLElement>(what);
    (find('[data-first]') ?? find('[role=tab][aria-selected=true]') ?? find('.foot button'))?.focus();
  }, []);
  return (
    <main ref={page} className={`screen wood ${className}`} onKeyDown={walkByArrows} aria-label={title}>
      <header className="bar">
        <IconButton icon="back" label={t('common:back')} cap="Esc" data-sound="back" onClick={back} />
        <h1 className="title">{title}</h1>
        <span className="grow" />
        {aside}
      </header>
      {children}
      {footer && <footer className="bar foot">{footer}</footer>}
    </main>
  );
}

/** Esc steps back and never commits; a dialog that is open takes it for itself. */
function useEscape(back: () => void): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/**
 * Space presses the main button from everywhere but a control that the keys have come to. A control that was only clicked
 * keeps the focus without showing it: there Space does what its cap on the main button says.
 */
export function useMainKey(press: () => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    let clicked: Element | null = null;
    const pointed = () => {
      clicked = null;
      // The click moves the focus after this event.
      setTimeout(() => {
        clicked = document.activeElement;
      });
    };
    const pressed = (event: KeyboardEvent) => {
      const byPointer = event.target === clicked;
      if (event.code !== 'Space') {
        clicked = null;
        return;
      }
      if (event.defaultPrevented || event.repeat) return;
      const on = event.target;
      if (on instanceof Element && on.closest(byPointer ? TYPED : CONTROL)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('pointerdown', pointed);
    window.addEventListener('keydown', pressed);
    return () => {
      window.removeEventListener('pointerdown', pointed);
      window.removeEventListener('keydown', pressed);
    };
  }, []);
}

/** What takes Space as a letter, or stands over the screen. */
const TYPED = 'input:not([type=radio], [type=checkbox], [type=range]), select, textarea, dialog';
/** What Space itself does something to. */
const CONTROL = 'button, a, input, select, textarea, dialog, [role=tab]';
