import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';

/** How long a pointer rests on a thing before it explains itself, and a finger before it counts as a long press. */
const HOVER_MS = 300;
const LONG_PRESS_MS = 500;
const EDGE = 12;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One figure of a sum: `+ 1 your Mustang`. The last one is the result. */
export interface Figure {
  readonly sign?: string | undefined;
  readonly value: ReactNode;
  readonly word: ReactNode;
}

interface WhySheetProps {
  /** What it belongs to, in CSS pixels of the window; the sheet stands above or below it, always inside the window. */
  readonly at: Box;
  readonly title?: ReactNode;
  readonly sum?: readonly Figure[] | undefined;
  readonly children?: ReactNode;
  onEnter?(): void;
  onLeave?(): void;
}

/** The paper that answers "Why?": the question, the sum as figures, the conclusion, the rule. */
export function WhySheet({ at, title, sum, children, onEnter, onLeave }: WhySheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const box = sheet.current?.getBoundingClientRect();
    if (!box) return;
    const left = Math.min(Math.max(EDGE, (at.left + at.right - box.width) / 2), innerWidth - box.width - EDGE);
    const above = at.top - box.height - EDGE;
    const below = Math.min(at.bottom + EDGE, innerHeight - box.height - EDGE);
    setPlace({ left, top: above >= EDGE ? above : below });
  }, [at.left, at.right, at.top, at.bottom]);
  return createPortal(
    <div
      ref={sheet}
      role="tooltip"
      className="paper why-sheet comes"
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {title && (
        <div className="lbl">
          <Icon name="help" /> {title}
        </div>
      )}
      {sum && sum.length > 0 && (
        <div className="sum">
          {sum.flatMap((figure, index) => [
            // biome-ignore lint/suspicious/noArrayIndexKey: a sum never changes its order
            figure.sign ? <i key={`sign${index}`}>{figure.sign}</i> : null,
            // biome-ignore lint/suspicious/noArrayIndexKey: a sum never changes its order
            <span key={`value${index}`}>
              <b>{figure.value}</b>
              {figure.word}
            </span>,
          ])}
        </div>
      )}
      {children}
    </div>,
    document.body,
  );
}

interface WhyProps {
  /** What the sheet says; null or empty: nothing to explain, nothing opens. */
  readonly says: ReactNode;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** Wraps anything of the page: rest the pointer on it, focus it or hold it, and it explains itself. */
export function Why({ says, title, children }: WhyProps) {
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [at, setAt] = useState<Box | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(then, ms);
  };
  const open = () => {
    const box = around.current?.firstElementChild?.getBoundingClientRect();
    if (box && says) setAt(box);
  };
  const close = () => setAt(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the thing inside is the control, this only listens
    <span
      ref={around}
      style={{ display: 'contents' }}
      onPointerOver={() => wait(HOVER_MS, open)}
      onPointerOut={() => wait(HOVER_MS / 2, close)}
      onPointerDown={(event) => event.pointerType === 'touch' && wait(LONG_PRESS_MS, open)}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {at && (
        <WhySheet
          at={at}
          title={title}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => wait(HOVER_MS / 2, close)}
        >
          <p>{says}</p>
        </WhySheet>
      )}
    </span>
  );
}
