import type { SVGProps } from 'react';
import type { RuleSymbol } from '../../assets/art/rule-symbols.ts';
import { SUIT_PATHS } from '../../assets/art/suits.ts';
import type { Suit } from '../../core/index.ts';
import { Icon } from '../design/icon.tsx';
import { symbolsOf } from './art.ts';

interface SuitProps extends SVGProps<SVGSVGElement> {
  readonly suit: Suit;
  readonly size?: number | string;
  readonly label?: string;
}

/** A suit in the colour of the text around: a suit is never told by its colour alone. */
export function SuitIcon({ suit, size = '1em', label, ...rest }: SuitProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from readers or named by aria-label, and a title would pop up as a tooltip
    <svg viewBox="-13 -13 26 26" width={size} height={size} {...spoken(label)} {...rest}>
      <path d={SUIT_PATHS[suit]} fill="currentColor" />
    </svg>
  );
}

/** The symbols printed on a kind of card, as it bears them: `BANG REACH`, or two lines with a bar between. */
export function RuleSymbols({ kind, label }: { readonly kind: string; readonly label?: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: '.3em', alignItems: 'center' }} {...spoken(label)}>
      {symbolsOf(kind).map((symbols, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never changes its order
          key={line}
          style={{
            display: 'inline-flex',
            gap: '.3em',
            alignItems: 'center',
            ...(line > 0 && { borderLeft: '.1em solid currentColor', paddingLeft: '.35em' }),
          }}
        >
          {symbols.map((symbol, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never changes its order
            <RuleSymbolIcon key={at} symbol={symbol} />
          ))}
        </span>
      ))}
    </span>
  );
}

function RuleSymbolIcon({ symbol }: { readonly symbol: RuleSymbol }) {
  return (
    <span style={{ display: 'inline-flex', gap: '.12em', alignItems: 'center', fontWeight: 700 }}>
      <Icon name={symbol.sign} />
      {symbol.figure}
    </span>
  );
}

function spoken(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
}
