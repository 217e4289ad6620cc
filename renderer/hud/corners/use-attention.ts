import { useEffect } from 'react';
import { useLoading } from '../../session/loading.ts';
import { useOutlook } from '../../session/outlook.ts';
import { useSession } from '../../session/store.ts';
import type { OnScreen } from '../use-table.ts';

/**
 * Tells the host what this player sees: that a question is on the screen, so that its clock runs from then on; and, at a
 * table with no other person, that a menu or a screen lies over the table, or that it is still being drawn, so that it
 * waits meanwhile.
 */
export function useAttention({ question, me }: OnScreen, covered: boolean): void {
  const line = useSession((session) => (session.practice ? null : session.line));
  const table = useSession((session) => session.table);
  const alone = useAlone();
  const sheet = useOutlook((outlook) => outlook.sheet !== null);
  const drawn = useLoading((loading) => loading.shown);
  const away = covered || sheet || !drawn;
  const clocked = useSession(({ decision }) => decision?.clock != null);
  const asked = clocked && !away && question?.seats.includes(me) ? question.id : null;
  useEffect(() => {
    if (!line || table === null || !alone || !away) return;
    line.send({ t: 'pause', on: true });
    return () => line.send({ t: 'pause', on: false });
  }, [line, table, alone, away]);
  useEffect(() => {
    if (line && asked !== null) line.send({ t: 'seen', question: asked });
  }, [line, asked]);
}

/** I am the only person at the table. */
export const useAlone = (): boolean =>
  useSession(({ settings, me }) => {
    const persons = settings?.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return persons?.length === 1 && persons[0] === me;
  });
