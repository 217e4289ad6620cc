import { useEffect, useRef, useState } from 'react';
import type { LogLine } from '../log/sentence.ts';
import { sentenceOf } from '../log/text.ts';
import { usePrompt } from '../rail/Rail.tsx';
import { plain } from '../rich.tsx';
import type { OnScreen } from '../use-table.ts';
import { useWords } from '../words.ts';

/** What is spoken at once, so that a long turn of bots does not talk for minutes. */
const MOST_SPOKEN = 4;

/** For those who listen: new sentences of the log politely, a prompt for me at once. */
export function Live({ screen, lines }: { readonly screen: OnScreen; readonly lines: readonly LogLine[] }) {
  const words = useWords();
  const prompt = usePrompt(screen);
  const told = useRef(lines.length);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = lines.slice(told.current).slice(-MOST_SPOKEN);
    told.current = lines.length;
    if (fresh.length > 0) setNews(fresh.map((line) => sentenceOf(line, words)).join(' '));
  }, [lines, words]);
  const mine = prompt.tone !== 'others';
  return (
    <div className="unseen">
      <div aria-live="polite">{news}</div>
      <div aria-live="assertive">
        {mine ? `${prompt.flag ?? ''} ${plain(prompt.sentence)} ${plain(prompt.detail)}` : ''}
      </div>
    </div>
  );
}
