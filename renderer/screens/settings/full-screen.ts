import { useSyncExternalStore } from 'react';

const watch = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  window.addEventListener('resize', changed);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
    window.removeEventListener('resize', changed);
  };
};

/** The desktop shell fills the screen with its window, so the page alone cannot tell by `fullscreenElement`. */
const isFull = () => document.fullscreenElement !== null || window.innerHeight === window.screen.height;

/** Whether the game fills the screen, and what makes it so. */
export function useFullScreen(): readonly [boolean, (on: boolean) => void] {
  const full = useSyncExternalStore(watch, isFull);
  return [full, setFull];
}

function setFull(on: boolean): void {
  const shell = window.ironhorse?.shell;
  if (shell) {
    shell.setFullScreen(on);
    return;
  }
  // A browser may say no; then everything stays as it was.
  void (on ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => undefined);
}
