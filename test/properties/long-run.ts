import { breachInGames, type Law } from './law.ts';

const CHUNKS = 20;

/** Many games in chunks, with a line of progress after each; lets the line be printed before it goes on. */
export async function breachInLongRun(
  laws: Readonly<Record<string, Law>>,
  first: number,
  games: number,
): Promise<string | null> {
  const size = Math.ceil(games / CHUNKS);
  for (let done = 0; done < games; done += size) {
    const breach = breachInGames(laws, first + done, Math.min(size, games - done));
    if (breach) return breach;
    console.log(`${Math.min(games, done + size)} of ${games} games`);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return null;
}
