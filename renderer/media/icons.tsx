import type { SVGProps } from 'react';
import { GLYPHS, type GlyphName } from '../../assets/art/glyphs.ts';
import { RULE_GLYPHS, type RuleRow, type RuleSymbol } from '../../assets/art/rule-symbols.ts';
import { SUIT_PATHS } from '../../assets/art/suits.ts';
import type { Suit } from '../../core/index.ts';
import { symbolsOf } from './art.ts';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly name: GlyphName;
  /** CSS length; without it the height of the text around. */
  readonly size?: number | string;
  /** What a screen reader says; without it the sign is decoration. */
  readonly label?: string;
}

/** One of our signs in the colour of the text around. */
export function Icon({ name, size = '1em', label, ...rest }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from readers or named by aria-label, and a title would pop up as a tooltip
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" {...spoken(label)} {...rest}>
      {GLYPHS[name].map(([d, width]) =>
        width === 0 ? (
          <path key={d} d={d} fill="currentColor" fillRule="evenodd" />
        ) : (
          <path key={d} d={d} stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
        ),
      )}
    </svg>
  );
}

interface SuitProps extends SVGProps<SVGSVGElement> {
  readonly suit: Suit;
  readonly size?: number | string;
  readonly label?: string;
}

/** A suit in the colour of the text around: a suit is never told by its colour alone. */
export function SuitIcon({ suit, size = '1em', label, ...rest }: SuitProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: as above
    <svg viewBox="-13 -13 26 26" width={size} height={size} {...spoken(label)} {...rest}>
      <path d={SUIT_PATHS[suit]} fill="currentColor" />
    </svg>
  );
}

/** The symbols printed on a kind of card, as it bears them: `BANG REACH`, or two lines with a bar between. */
export function RuleSymbols({ kind, size = '1em', label }: { kind: string; size?: number | string; label?: string }) {
  return <RuleRowIcons row={symbolsOf(kind)} size={size} label={label} />;
}

function RuleRowIcons({ row, size, label }: { row: RuleRow; size: number | string; label: string | undefined }) {
  return (
    <span style={{ display: 'inline-flex', gap: '.3em', alignItems: 'center' }} {...spoken(label)}>
      {row.map((symbols, line) => (
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
            <RuleSymbolIcon key={at} symbol={symbol} size={size} />
          ))}
        </span>
      ))}
    </span>
  );
}

function RuleSymbolIcon({ symbol, size }: { symbol: RuleSymbol; size: number | string }) {
  return (
    <span style={{ display: 'inline-flex', gap: '.12em', alignItems: 'center', fontWeight: 700 }}>
      <Icon name={RULE_GLYPHS[symbol.sign]} size={size} />
      {symbol.figure}
    </span>
  );
}

function spoken(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
}
