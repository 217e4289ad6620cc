import type { CSSProperties } from 'react';
import { paintedMedallion } from './face-cache.ts';
import { PaintedCanvas } from './PaintedCanvas.tsx';

interface Props {
  readonly character: string;
  /** Diameter in CSS pixels or any CSS length. */
  readonly size: number | string;
  readonly label?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A character's round portrait; rings and clocks around it are the business of whoever shows it. */
export function Medallion({ character, size, label, className, style }: Props) {
  return (
    <PaintedCanvas
      width={size}
      aspect={1}
      drawing={character}
      paint={(pixels) => paintedMedallion(character, pixels)}
      label={label}
      className={className}
      style={{ borderRadius: '50%', ...style }}
    />
  );
}
