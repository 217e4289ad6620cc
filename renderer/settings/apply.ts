import { useEffect, useSyncExternalStore } from 'react';
import { speak } from '../i18n/text.ts';
import { shell } from '../session/connection.ts';
import { BIG, followOtherTabs, HUGE, languageOf, useSettings } from './store.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const watchStill = (changed: () => void) => {
  still.addEventListener('change', changed);
  return () => still.removeEventListener('change', changed);
};

/** Whether motion is wanted less: the setting, or the system's wish where the setting leaves it to the system. */
export function useReducedMotion(): boolean {
  const system = useSyncExternalStore(watchStill, () => still.matches);
  const setting = useSettings((settings) => settings.reducedMotion);
  return setting === 'system' ? system : setting === 'on';
}

/** Brings the settings to the page: scale, contrast, motion, language. Used once, by the app. */
export function useAppliedSettings(): void {
  const settings = useSettings();
  const reduced = useReducedMotion();
  const language = languageOf(settings);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    speak(language);
    shell()?.setLanguage(language);
  }, [language]);
  useEffect(() => {
    const { classList, style } = document.documentElement;
    style.setProperty('--scale', String(settings.uiScale / 100));
    classList.toggle('big', settings.uiScale >= BIG);
    classList.toggle('huge', settings.uiScale >= HUGE);
    classList.toggle('contrast', settings.highContrast);
    classList.toggle('still', reduced);
  }, [settings.uiScale, settings.highContrast, reduced]);
}
