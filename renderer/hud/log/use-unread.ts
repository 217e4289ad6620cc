import { useEffect, useState } from 'react';
import type { LogLine } from './sentence.ts';

/** Lines since the log was last open. */
export function useUnread(lines: readonly LogLine[], open: boolean): number {
  const [read, setRead] = useState(lines.length);
  useEffect(() => {
    if (open || lines.length < read) setRead(lines.length);
  }, [open, lines.length, read]);
  return open ? 0 : Math.max(0, lines.length - read);
}
