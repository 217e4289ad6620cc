import { useCallback, useRef } from 'react';
import { type Card, cardsIn, handOf } from '../../../core/index.ts';
import { Icon } from '../../design/icon.tsx';
import { SuitIcon } from '../../media/icons.tsx';
import { useSelection } from '../../session/selection.ts';
import { projection } from '../../table/pointing/projection.ts';
import { useDigit } from '../choices/use-choices.ts';
import type { OnScreen } from '../use-table.ts';
import { useThing } from '../use-thing.ts';
import { useWords } from '../words.ts';
import { useFollow } from './follow.ts';
import { handVerb } from './hand-verb.ts';

/** What a key cap and its gap take beside the rank, in heights of the rank. */
const KEY = 1.125;

/** Above every card of my hand: its key, rank and suit, and what it does now. The cards themselves are in 3D. */
export function HandLabels({ screen }: { readonly screen: OnScreen }) {
  const { t } = useWords();
  const hand = cardsIn(screen.state, handOf(screen.me));
  return (
    <section className="hand-labels" data-region="hand" aria-label={t('table:handRegion')}>
      {hand.map((card, at) => (
        <HandLabel key={card} screen={screen} card={card} number={at + 1} />
      ))}
    </section>
  );
}

function HandLabel({
  screen,
  card,
  number,
}: {
  readonly screen: OnScreen;
  readonly card: Card;
  readonly number: number;
}) {
  const words = useWords();
  const { look, props } = useThing({ what: 'hand', card });
  const digit = useDigit({ what: 'hand', card });
  const slot = useSelection((selection) => selection.slot);
  const label = useRef<HTMLButtonElement>(null);
  const place = useCallback((element: HTMLElement) => placeLabel(element, card), [card]);
  useFollow(label, place);
  const printed = screen.state.printed[card];
  if (!printed) return null;
  const verb = handVerb({ state: screen.state, card, look, question: screen.question, slot, words });
  const spoken = words.t('table:handCard', { number, card: words.card(card), face: words.spokenFace(card) });
  return (
    <button
      ref={label}
      type="button"
      {...props}
      className={`hand-label look-${look}`}
      aria-label={[spoken, verb ?? '', words.t(`table:look.${look}`)].filter(Boolean).join(', ')}
    >
      {digit !== null && <kbd>{digit}</kbd>}
      <span className={`print ${printed.suit === 'H' || printed.suit === 'D' ? 'red' : ''}`}>
        {printed.rank}
        {printed.suit && <SuitIcon suit={printed.suit} />}
      </span>
      {look === 'faded' && <span className="why-mark">?</span>}
      {verb && (
        <span className={`verb ${look === 'picked' && slot.includes(card) ? 'away' : ''}`}>
          {look === 'picked' && <Icon name={slot.includes(card) ? 'cross' : 'check'} />}
          {verb}
        </span>
      )}
    </button>
  );
}

/** Where cards lie close, the word moves above the rank and then the key leaves: the digit still works. */
function fitLabel(element: HTMLElement, room: number): void {
  const part = (name: string) => element.querySelector<HTMLElement>(name);
  const print = part('.print');
  const crowded = print !== null && print.offsetWidth + KEY * print.offsetHeight > room;
  const verb = element.dataset.fit === undefined ? 0 : (part('.verb')?.offsetWidth ?? 0);
  const tight = crowded || element.offsetWidth + verb > room;
  if (crowded) element.dataset.fit = 'crowded';
  else if (tight) element.dataset.fit = 'tight';
  else delete element.dataset.fit;
}

function placeLabel(element: HTMLElement, card: Card): void {
  const anchor = projection.hand.get(card);
  element.style.visibility = anchor?.visible ? 'visible' : 'hidden';
  if (!anchor) return;
  fitLabel(element, anchor.width);
  const x = anchor.x - element.offsetWidth / 2;
  const y = anchor.y - element.offsetHeight / 2;
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
