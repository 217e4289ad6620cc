import { useEffect, useState } from 'react';
import type { Reason } from '../../../core/index.ts';
import type { Rejection } from '../../../core/protocol/messages.ts';
import { useSession } from '../../session/store.ts';
import { useSettings } from '../../settings/store.ts';
import { useWords, type Words } from '../words.ts';

/** Milliseconds that a line stands: a refusal is read, a switch only noticed. */
const SHOWN_MS = { refused: 6000, notice: 4500, switched: 1800 } as const;

/** One line above the rail about what stands neither in the log nor in the prompt. */
export interface Toast {
  readonly tone: keyof typeof SHOWN_MS;
  readonly text: string;
}

/** What is to be told in passing now: a refusal first, then news of the line, then a switch that was turned. */
export function useToast(): Toast | null {
  const words = useWords();
  const rejected = useSession((session) => session.rejected);
  const notice = useSession((session) => session.notice);
  const switched = useSwitched();
  useForgotten(rejected, SHOWN_MS.refused, setRejected);
  useForgotten(notice, SHOWN_MS.notice, setNotice);
  if (rejected) return { tone: 'refused', text: reasonText(rejected.reason, words) };
  if (notice) return { tone: 'notice', text: words.t(`table:toast.${notice}`) };
  if (switched === null) return null;
  return { tone: 'switched', text: words.t(switched ? 'table:toast.closeUpsOn' : 'table:toast.closeUpsOff') };
}

/** What the host says against a move or a wish, in plain words. */
const reasonText = ({ code, figures = {} }: Reason | Rejection, { t, names }: Words): string =>
  t(`reasons:code.${code}`, { ...figures, bang: names.card('bang') });

/** Whether close-ups are on, for a moment after they were switched at the table; else null. */
function useSwitched(): boolean | null {
  const [switched, setSwitched] = useState<boolean | null>(null);
  useEffect(
    () =>
      useSettings.subscribe(({ closeUps }, before) => {
        if (closeUps !== before.closeUps) setSwitched(closeUps);
      }),
    [],
  );
  useForgotten(switched, SHOWN_MS.switched, setSwitched);
  return switched;
}

const setRejected = (rejected: null): void => useSession.setState({ rejected });
const setNotice = (notice: null): void => useSession.setState({ notice });

/** Sets back to null what has been told for so many milliseconds. */
function useForgotten(told: unknown, after: number, set: (nothing: null) => void): void {
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(set, after, null);
    return () => clearTimeout(timer);
  }, [told, after, set]);
}
