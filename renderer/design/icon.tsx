import { GLYPHS, type GlyphName } from '../../assets/art/glyphs.ts';

export type IconName = GlyphName;

/** One sign, as high as the text it stands in; decoration only: the word or the label beside it says the same. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {GLYPHS[name].map(([d, width]) =>
        width === 0 ? (
          <path key={d} d={d} fill="currentColor" fillRule="evenodd" stroke="none" />
        ) : (
          <path key={d} d={d} strokeWidth={width} />
        ),
      )}
    </svg>
  );
}
