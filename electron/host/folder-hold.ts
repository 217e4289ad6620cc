import { ask, ClaimSocket, claimsOf, type Hold, nestOf, pipeOf } from './claim-socket.ts';
import { makeFolder } from './make-folder.ts';

/** Who holds a folder of saves: two programs must not write the same log. */
export interface Holder {
  /** Where its table can be opened; empty if only in its own window. */
  readonly address: string;
}

/** Milliseconds between two looks at others who want the folder at the same time. */
const LOOK_AGAIN = 20;
/** So many looks; then whoever still neither holds it nor goes is taken for its holder. */
const MOST_LOOKS = 250;

/**
 * Takes the folder, made if it is missing, or says who holds it. What holds it is a local socket (a named pipe on
 * Windows): the system lets go of it with the program, so that no crash, kill -9 or power cut leaves a folder locked for
 * good.
 * @throws where the system has no room for such a socket, or does not let a holder be asked
 */
export function holdFolder(folder: string): Promise<Hold | Holder> {
  makeFolder(folder);
  return process.platform === 'win32' ? holdByPipe(folder) : holdByClaims(folder);
}

export const isOurs = (taken: Hold | Holder): taken is Hold => 'release' in taken;

/**
 * Each program has a socket under a name of its own, which nobody ever takes again: where nobody answers nobody ever will,
 * and it is cleared away without harming anyone. Every program shows its claim before it looks for others', so of two that
 * start at once at least one sees the other. It gives way to a holder, and to a claim with a lower name; before a higher
 * one it waits until that has given way, or holds the folder after all, having looked before this claim was there.
 */
async function holdByClaims(folder: string): Promise<Hold | Holder> {
  const nest = nestOf(folder);
  for (let look = 0; ; ) {
    const claim = await ClaimSocket.open(nest);
    for (let waits = true; waits; look += 1) {
      const others = await claimsOf(nest, claim.name);
      const holder = others.find(({ holds }) => holds) ?? (look > MOST_LOOKS ? others[0] : undefined);
      if (holder) {
        await claim.release();
        return { address: holder.address };
      }
      if (others.length === 0) return claim.hold();
      waits = others.every(({ name }) => name > claim.name);
      if (waits) await pause();
    }
    await claim.release();
    await pause();
  }
}

/** Windows gives a pipe to one program, and takes it back with it: whoever has the name has the folder. */
async function holdByPipe(folder: string): Promise<Hold | Holder> {
  const path = pipeOf(folder);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const claim = await ClaimSocket.alone(path);
    if (claim) return claim.hold();
    const said = await ask(path);
    if (said) return { address: said.address };
    await pause();
  }
  throw new Error(`expected to take ${path}, but nobody answers there and it cannot be listened to`);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN * (1 + Math.random())));
