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

/** Space presses the main button from everywhere but another control. */
export function useMainKey(press: () => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.defaultPrevented || event.repeat) return;
      const on = event.target;
      if (on instanceof Element && on.closest('button, a, input, select, textarea, dialog, [role=tab]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
