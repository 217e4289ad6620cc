import { soundAlerts } from './alerts.ts';
import { soundEvening, soundFuse } from './evening.ts';
import { soundChoices, soundPresses } from './presses.ts';
import { startSound } from './sound.ts';

/** Everything that is heard, for as long as the page lives; returns what ends it. */
export function startSounds(): () => void {
  const ends = [startSound(), soundAlerts(), soundEvening(), soundFuse(), soundPresses(), soundChoices()];
  return () => {
    for (const end of ends) end();
  };
}
