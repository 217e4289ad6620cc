import { useEffect } from 'react';
import { useT } from '../i18n/text.ts';
import { useSettings } from '../settings/store.ts';
import './captions.css';
import { type Caption, useCaptions } from './captions.ts';

/** What sounds, in words, at the edge from which it comes; shown where the settings ask for it. */
export function Captions() {
  const on = useSettings((settings) => settings.captions);
  return on ? <Lines /> : null;
}

function Lines() {
  const lines = useCaptions((stream) => stream.lines);
  const expire = useCaptions((stream) => stream.expire);
  useEffect(() => {
    const next = lines.length > 0 ? Math.min(...lines.map((line) => line.until)) : null;
    if (next === null) return;
    const timer = setTimeout(() => expire(performance.now()), Math.max(0, next - performance.now()) + 1);
    return () => clearTimeout(timer);
  }, [lines, expire]);
  // Screen readers have the log and the prompts; a second voice for the same event would only be in their way.
  return (
    <ul className="captions" aria-hidden="true">
      {lines.map((line) => (
        <Line key={line.id} {...line} />
      ))}
    </ul>
  );
}

function Line({ cue, side, times }: Caption) {
  const t = useT();
  return (
    <li className={side ? `caption ${side}` : 'caption'}>
      <span>{t(`sound:${cue}`)}</span>
      {times > 1 && <span className="times">{times}×</span>}
    </li>
  );
}
