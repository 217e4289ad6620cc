import { rowOf, type Seat, type State } from '../../core/index.ts';
import { useSession } from '../session/store.ts';
import { panOf } from './place.ts';
import type { Bed } from './player.ts';
import { playLoop } from './sound.ts';

/** Milliseconds that the pianist plays (three rounds of the rag) and rests: no tune for hours on end. */
const PLAYS = 62_000;
const RESTS = 75_000;
const FUSE = { lying: 0.12, inTurn: 0.4 } as const;

/** Murmur and music of the saloon, in the menu and at the table, for as long as the program runs. */
export function soundEvening(): () => void {
  const murmur = playLoop('crowd');
  let piano: Bed | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const play = () => {
    piano = playLoop('piano');
    timer = setTimeout(rest, PLAYS);
  };
  const rest = () => {
    piano?.end();
    piano = null;
    timer = setTimeout(play, RESTS);
  };
  play();
  return () => {
    clearTimeout(timer);
    piano?.end();
    murmur.end();
  };
}

/** The seat before which dynamite burns, as the table is shown; null where none lies. */
export function fuseAt({ zones, printed, dead }: State): Seat | null {
  const burns = (seat: Seat) => zones[rowOf(seat)]?.some((card) => printed[card]?.kind === 'dynamite') ?? false;
  const seat = dead.findIndex((_, each) => burns(each));
  return seat < 0 ? null : seat;
}

/** A fuse hisses softly where dynamite lies, and louder while its holder's turn begins. */
export function soundFuse(): () => void {
  let fuse: Bed | null = null;
  const heed = ({ shown }: { readonly shown: State | null }) => {
    const seat = shown && !shown.winners ? fuseAt(shown) : null;
    if (shown === null || seat === null) {
      fuse?.end();
      fuse = null;
      return;
    }
    const how = { pan: panOf(seat), gain: shown.turn === seat ? FUSE.inTurn : FUSE.lying };
    if (fuse) fuse.set(how);
    else fuse = playLoop('fuse', how);
  };
  heed(useSession.getState());
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.shown !== before.shown) heed(now);
  });
  return () => {
    unsubscribe();
    fuse?.end();
  };
}
