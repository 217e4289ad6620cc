import { useCallback, useRef } from 'react';
import { Icon } from '../../design/icon.tsx';
import { projection } from '../../table/pointing/projection.ts';
import { cardsLeft } from '../facts.ts';
import type { OnScreen } from '../use-table.ts';
import { useWords } from '../words.ts';
import { useFollow } from './follow.ts';

/** How many cards are left to draw, beside the pile. */
export function PileCount({ screen: { state } }: { readonly screen: OnScreen }) {
  const { t } = useWords();
  const label = useRef<HTMLDivElement>(null);
  const place = useCallback((element: HTMLElement) => {
    const { x, y, visible } = projection.deck;
    element.style.visibility = visible ? 'visible' : 'hidden';
    element.style.transform = `translate(${Math.round(x - element.offsetWidth / 2)}px, ${Math.round(y)}px)`;
  }, []);
  useFollow(label, place);
  const count = cardsLeft(state);
  return (
    <div
      ref={label}
      className="pile-count"
      role="img"
      aria-label={t('table:deck', { count })}
      title={t('table:deck', { count })}
    >
      <Icon name="hand" />
      {count}
    </div>
  );
}
